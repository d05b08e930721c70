import type { Build, Manifest } from '../../../model/manifest.ts';
import { mapAt, type YamlNode } from '../../../model/node.ts';
import { environmentOf } from '../../releases/environment-of.ts';
import type { EntryObject } from '../entry-object.ts';
import type { PlanTools, Walk } from '../walk-entries.ts';

/** Values files that other ones complete, or that show people what they may set: no environment is made of them alone. */
const NO_ENVIRONMENT = /^(?:common|shared|global|defaults?|examples?|samples?|templates?)$/i;

/** A chart that nothing here installs, and that holds entry objects which deploy from this repository. */
interface ChartRoot {
  readonly folder: string;
  /** Each with the cluster that it goes to. */
  readonly builds: readonly Build[];
  /** The folders that its entry objects name. */
  readonly named: ReadonlySet<string>;
  /** The entry objects of which it is known what they deploy. */
  readonly isKnown: (entry: EntryObject) => boolean;
  /** The objects that are, or make, the others. */
  readonly unknown: readonly Manifest[];
  /** It has values files of environments; if not, only its defaults are known. */
  readonly hasEnvironments: boolean;
  /** Each environment has its values file, and all of it was rendered. */
  readonly isWhole: boolean;
}

type FoldersOf = (entry: EntryObject) => readonly string[];
type RootTools = Pick<
  PlanTools,
  'chartsWithEntries' | 'ownCharts' | 'findEntries' | 'clusters' | 'isTestFolder'
>;

/** The charts of a repository that are an app of apps, unless they are among `deployed`. */
export function chartRoots(
  tools: RootTools,
  foldersOf: FoldersOf,
  isDeployed: (folder: string) => boolean,
): readonly ChartRoot[] {
  return tools
    .chartsWithEntries()
    .filter((folder) => !isDeployed(folder) && !tools.isTestFolder(folder))
    .flatMap((folder) => rootAt(folder, tools, foldersOf) ?? []);
}

/** The charts that were followed, by their folders. */
export type FollowedCharts = Map<string, ChartRoot>;

/**
 * Follows the entry objects in charts that nothing here installs, an app of apps whose root is applied by hand: each `values-ENV.yaml` of such a
 * chart is a cluster of its own. The chart that deploys another one comes first. `isNamed`: what an entry object of the files deploys, which was
 * not reached yet.
 */
export function followCharts(
  walk: Walk,
  followed: FollowedCharts,
  tools: RootTools,
  foldersOf: FoldersOf,
  isNamed: (folder: string) => boolean = () => false,
): void {
  for (;;) {
    const deployed = new Set(walk.builds.flatMap(({ folder }) => folder ?? []));
    const isDone = (folder: string): boolean =>
      deployed.has(folder) || followed.has(folder) || isNamed(folder);
    const roots = chartRoots(tools, foldersOf, isDone);
    const [first] = roots;
    if (first === undefined || walk.limit() !== undefined) return;
    const isFree = ({ folder }: ChartRoot): boolean =>
      !roots.some((other) => other.folder !== folder && other.named.has(folder));
    const free = roots.filter(isFree);
    for (const root of free.length > 0 ? free : [first]) {
      // Whoever deploys it may give it other values than its defaults.
      const isGiven = [...followed.values()].some(({ named }) => named.has(root.folder));
      const isOpen = isGiven && !root.hasEnvironments;
      followed.set(root.folder, isOpen ? withoutKnown(root) : root);
      if (isOpen) continue;
      for (const build of root.builds) walk.enqueueFrom(build, root.isKnown);
    }
    walk.drain();
  }
}

function rootAt(folder: string, tools: RootTools, foldersOf: FoldersOf): ChartRoot | undefined {
  const own = tools.ownCharts.at(folder);
  const environments = own.flatMap((build): readonly Build[] => {
    const name = environmentOf(build);
    if (name === undefined || NO_ENVIRONMENT.test(name)) return [];
    return [{ ...build, cluster: tools.clusters.ofEnvironment(name, folder) }];
  });
  const hasEnvironments = environments.length > 0;
  const builds = hasEnvironments ? environments : own.filter(({ id }) => id === folder).slice(0, 1);
  const entriesIn = (objects: readonly Manifest[]): readonly EntryObject[] =>
    tools.findEntries(objects).entries;
  const named = new Set(builds.flatMap(({ objects }) => entriesIn(objects).flatMap(foldersOf)));
  if (named.size === 0) return undefined;
  const open = hasEnvironments ? tools.ownCharts.withGiven(folder) : undefined;
  if (hasEnvironments && open === undefined) {
    const isWhole = builds.every(({ partial }) => partial.length === 0);
    return { folder, builds, named, isKnown: () => true, unknown: [], hasEnvironments, isWhole };
  }
  const filled =
    open?.flatMap(({ objects }) => objects) ??
    tools.ownCharts.withPlaceholders(folder)?.objects ??
    [];
  const same = new Set(entriesIn(filled).map(identityOf));
  const isKnown = (entry: EntryObject): boolean => same.has(identityOf(entry));
  const unknown = builds.flatMap(({ objects }) =>
    objects.filter((object) => !entriesIn([object]).every(isKnown)),
  );
  return { folder, builds, named, isKnown, unknown, hasEnvironments, isWhole: false };
}

/** What an entry object deploys, as what and with which values: equal where no empty default of its chart decides that. */
function identityOf({ kind, manifest, sources }: EntryObject): string {
  const { name, namespace, node } = manifest;
  const spec = mapAt(node, 'spec');
  return JSON.stringify([kind, manifest.kind, namespace, name, sources, spec && plainOf(spec)]);
}

/** The same, of which nothing is known. */
function withoutKnown(root: ChartRoot): ChartRoot {
  return { ...root, unknown: root.builds.flatMap(({ objects }) => objects) };
}

function plainOf(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.text;
  if (node.kind === 'sequence') return node.items.map(plainOf);
  return node.entries.map(({ name, value }) => [name, plainOf(value)]);
}
