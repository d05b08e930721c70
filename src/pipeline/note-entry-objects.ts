import type { BuildChange, Change, NotCompared, SourceChange } from '../model/changes/change.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { words, messageText } from '../model/message.ts';
import { plainNameInCluster, nameInCluster } from '../model/names/name-of.ts';
import { itemsAt, valueAt, type MapNode } from '../model/node.ts';
import { IN_CHART, type Reason } from '../model/reason.ts';
import type { UncheckedEntry, Report } from '../model/report.ts';
import { stringOf } from '../model/scalars/resolve-scalar.ts';
import { changedFluxSources } from '../rollout/compare/changed-flux-sources.ts';
import {
  comparableBuilds,
  formerlyHidden,
  newlyHidden,
} from '../rollout/compare/comparable-builds.ts';
import { isSameRequest } from '../rollout/compare/is-same-request.ts';
import { pairBy } from '../rollout/compare/pair-by.ts';

/** What one state of a repository deploys, and its entry objects that are not followed. */
type Deployed = Pick<Report, 'builds' | 'uncheckedEntries'>;

/**
 * Entry objects that come, go or change and whose objects are not known (a chart from elsewhere, another repository): the effect on pods is not in the
 * comparison, and the reader should know.
 */
export function noteEntryObjects(
  before: Deployed,
  after: Deployed,
  { builds, sources }: Pick<Change, 'builds' | 'sources'>,
  isChanged: (path: string) => boolean,
): readonly NotCompared[] {
  const { found, left } = pairBy(before.uncheckedEntries, after.uncheckedEntries, [
    placeOf,
    identityOf,
  ]);
  const around = { sources, isChanged, changedSource: changedFluxSources(builds) };
  const comes = isTelling(builds, 'after', formerlyHidden);
  const goes = isTelling(builds, 'before', newlyHidden);
  // What a build that fails brought in, or will bring in, is not what is written elsewhere under that name.
  const [wasBuilt, isBuilt] = (['before', 'after'] as const).map((side) =>
    isTelling(builds, side, () => undefined),
  );
  const [wasSeen, isSeen] = [deployersOf(before), deployersOf(after)];
  const whatHappens = (entry: UncheckedEntry): Happening | undefined => {
    const old = found.get(entry);
    if (old !== undefined) {
      if (entry.reason.code === IN_CHART.code) return undefined;
      const isOfFailed = wasBuilt?.(old) === false || isBuilt?.(entry) === false;
      return isOfFailed ? undefined : changeOf(old, entry, around);
    }
    if (wasSeen.has(plainNameInCluster(entry.manifest))) return { word: 'changes' };
    return comes(entry) === false ? undefined : { word: 'is new' };
  };
  // A part of what it deploys is known: its values describe containers.
  const changed = after.uncheckedEntries
    .filter((entry) => !isSeen.has(plainNameInCluster(entry.manifest)))
    .flatMap((entry): readonly NotCompared[] => {
      const what = whatHappens(entry);
      return what === undefined ? [] : [noteOf(entry, what)];
    });
  const former = [...left].flatMap((entry): readonly NotCompared[] => {
    const name = plainNameInCluster(entry.manifest);
    if (wasSeen.has(name)) return [];
    const at = isSeen.get(name);
    if (at === undefined)
      return goes(entry) === true ? [noteOf(entry, { word: 'is removed' })] : [];
    const isOfChart = entry.reason.code === IN_CHART.code;
    return isOfChart ? [] : [{ ...noteOf(entry, { word: 'is rendered now' }), at }];
  });
  return [...changed, ...former, ...changedInCharts(after, builds)];
}

/**
 * What changes in charts of which it is not known who installs them with which values. A chart has an object of one name for each of its
 * environments, of which the others may be known.
 */
function changedInCharts(
  { builds, uncheckedEntries }: Deployed,
  pairs: readonly BuildChange[],
): readonly NotCompared[] {
  const unknown = new Set(
    uncheckedEntries.filter(({ reason }) => reason.code === IN_CHART.code).map(identityOf),
  );
  if (unknown.size === 0) return [];
  const known = new Set(
    builds.map(({ cluster, deployedBy }) => inCluster(cluster, deployedBy?.name)),
  );
  const withEnvironments = new Set(
    builds.flatMap(({ cluster, folder }) => (cluster === undefined ? [] : (folder ?? []))),
  );
  const changed = new Map<string, NotCompared>();
  for (const { before, after } of pairs) {
    if (before === undefined || after?.kind !== 'chart') continue;
    const { cluster, folder = '' } = after;
    if (cluster === undefined && withEnvironments.has(folder)) continue;
    const old = new Map(unseenIn(before).map((entry) => [identityOf(entry), entry.manifest]));
    for (const entry of unseenIn(after)) {
      const [identity, { manifest }] = [identityOf(entry), entry];
      const was = unknown.has(identity) ? old.get(identity) : undefined;
      if (was === undefined || isSameRequest(was, manifest)) continue;
      if (known.has(inCluster(cluster, plainNameInCluster(manifest)))) continue;
      changed.set(identity, noteOf(entry, { word: 'changes' }));
    }
  }
  return [...changed.values()];
}

function unseenIn({ objects }: Build): readonly UncheckedEntry[] {
  return objects.map((manifest) => ({ manifest, reason: IN_CHART }));
}

function inCluster(cluster: string | undefined, name: string | undefined): string {
  return JSON.stringify([cluster, name]);
}

/** What happens to an entry object, and more of it. */
interface Happening {
  readonly word: keyof typeof CLAUSES;
  readonly more?: string;
}

/** What one and what several objects do. */
const CLAUSES = {
  'is new': ['and what it deploys', 'are new, and what each deploys'],
  changes: ['and what it deploys', 'change, and what each deploys'],
  'is removed': ['and what it deployed', 'are removed, and what each deployed'],
  'is rendered now': [
    'and what it deployed before',
    'are rendered now, and what each deployed before',
  ],
} as const;

function noteOf({ manifest, reason }: UncheckedEntry, { word, more }: Happening): NotCompared {
  const [one, several] = CLAUSES[word];
  const name = nameInCluster(manifest);
  const detail = more === undefined ? '' : ` (${more})`;
  return {
    text: `${name} ${word}${detail}, ${one} is not known: ${messageText(reason)}`,
    at: manifest.node,
    alike: {
      subject: `${name}${detail}`,
      clause: `${several} is not known: ${messageText(reason)}`,
    },
  };
}

/** The objects that deploy builds, by name. */
function deployersOf({ builds }: Deployed): ReadonlyMap<string, MapNode> {
  return new Map(
    builds.flatMap(({ deployedBy }) => (deployedBy ? [[deployedBy.name, deployedBy.at]] : [])),
  );
}

function identityOf({ manifest }: UncheckedEntry): string {
  return [manifest.group, manifest.kind, manifest.namespace ?? '', manifest.name ?? ''].join('\n');
}

/** Several clusters may have one of the same name. */
function placeOf(entry: UncheckedEntry): string {
  return `${identityOf(entry)}\n${entry.manifest.node.file.path}`;
}

/**
 * Whether an entry object really comes, or goes, with the builds that hold it: what cannot be built on the other side, or is hidden there, may be there all
 * the same. Undefined for one that no build holds: a set makes it.
 */
function isTelling(
  builds: readonly BuildChange[],
  side: 'before' | 'after',
  hides: (pair: BuildChange) => Reason | undefined,
): (entry: UncheckedEntry) => boolean | undefined {
  let holders: Map<string, boolean> | undefined;
  return (entry) => {
    holders ??= tellingOf(builds, side, hides);
    return holders.get(placeOf(entry));
  };
}

function tellingOf(
  builds: readonly BuildChange[],
  side: 'before' | 'after',
  hides: (pair: BuildChange) => Reason | undefined,
): Map<string, boolean> {
  const comparable = new Set(comparableBuilds(builds));
  const holders = new Map<string, boolean>();
  for (const pair of builds) {
    const tells = comparable.has(pair) && hides(pair) === undefined;
    for (const manifest of pair[side]?.objects ?? []) {
      const key = placeOf({ manifest, reason: words('') });
      holders.set(key, tells || holders.get(key) === true);
    }
  }
  return holders;
}

/** What else of two trees may change what an entry object deploys. */
interface Around {
  readonly sources: readonly SourceChange[];
  readonly isChanged: (path: string) => boolean;
  readonly changedSource: (entry: Manifest) => Manifest | undefined;
}

/** How an entry object changes: itself, the version of its chart, which may be in another object, its values, or what it deploys from. */
function changeOf(
  old: UncheckedEntry,
  now: UncheckedEntry,
  { sources, isChanged, changedSource }: Around,
): Happening | undefined {
  const more = versionsOf(old, now);
  if (more !== undefined) return { word: 'changes', more };
  if (!isSameRequest(old.manifest, now.manifest)) return { word: 'changes' };
  const values = valuesOf(now.manifest, sources) ?? valueFileOf(now, isChanged);
  if (values !== undefined) return { word: 'changes', more: `its values come from ${values}` };
  const source = changedSource(now.manifest);
  return source && { word: 'changes', more: `through ${nameInCluster(source)}` };
}

function versionsOf(
  { need: old }: UncheckedEntry,
  { need: now }: UncheckedEntry,
): string | undefined {
  if (old === undefined || now === undefined || old.name !== now.name) return undefined;
  if (old.version === now.version) return undefined;
  const [from, to] = [old, now].map(({ version = 'the newest' }) => version);
  return `version ${from} to ${to} of its chart`;
}

/** The first changed file of values that an Application names. */
function valueFileOf(
  { valueFiles = [] }: UncheckedEntry,
  isChanged: (path: string) => boolean,
): string | undefined {
  const changed = valueFiles.find(isChanged);
  return changed && `\`${changed}\``;
}

/** The first changed source that a HelmRelease takes values from. */
function valuesOf(
  { node, dialect, namespace }: Manifest,
  sources: readonly SourceChange[],
): string | undefined {
  for (const item of itemsAt(node, 'spec', 'valuesFrom')) {
    const [kind, name, key = 'values.yaml'] = ['kind', 'name', 'valuesKey'].map(
      (field) => stringOf(valueAt(item, field), dialect) || undefined,
    );
    const isMeant = ({ before, after, keys }: SourceChange): boolean =>
      [before, after].some(
        (each) => each?.kind === kind && each?.name === name && each?.namespace === namespace,
      ) &&
      (keys.length === 0 || keys.some((each) => each.key === key));
    const change = sources.find(isMeant);
    if (change !== undefined) return `${kind} \`${change.name}\``;
  }
  return undefined;
}
