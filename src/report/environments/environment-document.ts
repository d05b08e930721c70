import type { Environment } from '../../model/environment.ts';
import { nameInCluster, nameOfContainer } from '../../model/names/name-of.ts';
import { placeOf } from '../../model/span.ts';
import type { Block, Column, Row, Section } from '../document/document.ts';
import { fixedLine, message, paragraph, partsOf, section } from '../document/parts.ts';
import { shortVersion } from '../text/deployer-version.ts';
import { count, shortListOf } from '../text/words.ts';
import { boundEnvironments, FOR_PEOPLE } from './bound-environments.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentRows } from './environment-rows.ts';

/** A section per container, as many as people read. */
export function* environmentsDocument(
  environments: readonly Environment[],
  options: EnvironmentOptions,
): Generator<Block> {
  const showBuild = new Set(environments.map(({ workload }) => workload.build)).size > 1;
  const shown = boundEnvironments(environments, FOR_PEOPLE);
  const sections = [...sameEnvironments(shown.environments, options)];
  for (const same of sections) yield sectionOf(same, options, showBuild);
  const differing = workloadThatDiffers(sections);
  if (differing !== undefined)
    yield fixedLine(
      message(`\`envfrom env --matrix ${differing}\` shows its builds side by side.`),
      { tone: 'quiet' },
    );
  if (shown.leftOut === 0) return;
  const more = count(shown.leftOut, 'more container');
  const text = `${more} not shown. Name a workload to see its variables.`;
  yield fixedLine(text, { tone: 'quiet' });
}

const COLUMNS: readonly Column[] = [
  { title: 'NAME', most: 36 },
  { title: 'VALUE', fit: 'anywhere' },
  { title: 'FROM' },
];

/** Containers that several builds have with the same variables, as one looks at them; each is shown once. */
interface Same {
  readonly environment: Environment;
  readonly rows: readonly Row[];
  /** The same in other builds. */
  readonly others: Environment[];
}

function sameEnvironments(
  environments: readonly Environment[],
  options: EnvironmentOptions,
): Iterable<Same> {
  const found = new Map<string, Same>();
  for (const environment of environments) {
    const rows = environmentRows(environment, options);
    const version = options.versionOf(environment.workload.build);
    const key = sameKey(environment, rows) + JSON.stringify(version ?? null);
    const same = found.get(key);
    if (same === undefined) found.set(key, { environment, rows, others: [] });
    else same.others.push(environment);
  }
  return found.values();
}

/** The first workload that has several environments: `deployment/api`. */
function workloadThatDiffers(sections: readonly Same[]): string | undefined {
  const seen = new Map<string, string>();
  for (const { environment } of sections) {
    const { build, manifest } = environment.workload;
    const name = `${manifest.kind.toLowerCase()}/${manifest.name ?? ''}`;
    const key = `${name} ${nameOfContainer(environment.container)}`;
    const before = seen.get(key);
    if (before !== undefined && before !== build && PLAIN.test(name)) return name;
    seen.set(key, before ?? build);
  }
  return undefined;
}

/** What a shell takes for one word. */
const PLAIN = /^[\w./-]+$/;

/** Equal for what looks the same but for the namespace, and is: values that are not shown count too. */
function sameKey(environment: Environment, rows: readonly Row[]): string {
  const { workload, container, bindings } = environment;
  const { kind, name, namespace } = workload.manifest;
  const values = bindings.map(({ value, hides }) => [value, hides.map((hidden) => hidden.value)]);
  const cells = rows.map((row) =>
    row.cells.map((lines) => lines.map((line) => partsOf(line).map(({ text }) => text))),
  );
  const shown = JSON.stringify(cells);
  const open = namespace === undefined ? shown : shown.replaceAll(`${namespace}/`, '');
  const place = placeOf(container.node);
  return JSON.stringify([kind, name, nameOfContainer(container), place, open, values]);
}

/** Builds that a title names. */
const MOST_BUILDS = 4;

/** `, build dev, the same in prod (acme-prod/api)` */
function buildsText({ environment: { workload }, others }: Same): string {
  const names = others.map(({ workload: { build, manifest } }) => {
    const { namespace, name } = manifest;
    return namespace === undefined || namespace === workload.manifest.namespace
      ? build
      : `${build} (${namespace}/${name})`;
  });
  const same = names.length === 0 ? '' : `, the same in ${shortListOf(names, MOST_BUILDS)}`;
  return `, build ${workload.build}${same}`;
}

/** `Deployment shop/api, container api`, its place, and its variables. */
function sectionOf(same: Same, options: EnvironmentOptions, showBuild: boolean): Section {
  const { environment, rows } = same;
  const { workload, container } = environment;
  const build = showBuild || same.others.length > 0 ? buildsText(same) : '';
  const previewed = workload.previewed === true ? ', previewed from values' : '';
  const block: Block =
    rows.length === 0
      ? paragraph('no variables', { tone: 'quiet' })
      : { kind: 'table', columns: COLUMNS, rows };
  const version = options.versionOf(workload.build);
  const by = version === undefined ? '' : `, ${shortVersion(version)}`;
  const asides = [`${placeOf(container.node)}${build}${previewed}${by}`];
  return { ...section(containerTitle(environment), [block]), asides };
}

/** The name of a container and its workload, without backticks. */
export function containerTitle({
  workload,
  container,
}: Pick<Environment, 'workload' | 'container'>): string {
  return `${nameInCluster(workload.manifest)}, ${nameOfContainer(container)}`.replaceAll('`', '');
}
