import type { Block, Column, Section } from '../document/document.ts';
import { fixedLine, message, paragraph, section } from '../document/parts.ts';
import { count, shortListOf } from '../text/words.ts';
import { FOR_PEOPLE, withinExtent } from './bound-environments.ts';
import type { ShownEnvironment } from './shown-environment.ts';

/** A section per container, as many as people read. */
export function* environmentsDocument(environments: readonly ShownEnvironment[]): Generator<Block> {
  const showBuild = new Set(environments.map(({ build }) => build)).size > 1;
  const shown = withinExtent(environments, FOR_PEOPLE, ({ size }) => size());
  const sections = [...sameEnvironments(shown.environments)];
  for (const same of sections) yield sectionOf(same, showBuild);
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
  readonly environment: ShownEnvironment;
  /** The same in other builds. */
  readonly others: ShownEnvironment[];
}

function sameEnvironments(environments: readonly ShownEnvironment[]): Iterable<Same> {
  const found = new Map<string, Same>();
  for (const environment of environments) {
    const { kind, name, role, place, version, same: sameOf } = environment;
    const key = JSON.stringify([kind, name, role, place, version, sameOf()]);
    const same = found.get(key);
    if (same === undefined) found.set(key, { environment, others: [] });
    else same.others.push(environment);
  }
  return found.values();
}

/** The first workload that has several environments: `deployment/api`. */
function workloadThatDiffers(sections: readonly Same[]): string | undefined {
  const seen = new Map<string, string>();
  for (const { environment } of sections) {
    const { build, kind, name: of = '', role } = environment;
    const name = `${kind.toLowerCase()}/${of}`;
    const key = `${name} ${role}`;
    const before = seen.get(key);
    if (before !== undefined && before !== build && PLAIN.test(name)) return name;
    seen.set(key, before ?? build);
  }
  return undefined;
}

/** What a shell takes for one word. */
const PLAIN = /^[\w./-]+$/;

/** Builds that a title names. */
const MAX_BUILDS = 4;

/** `, build dev, the same in prod (acme-prod/api)` */
function buildsText({ environment, others }: Same): string {
  const names = others.map(({ build, namespace, name }) =>
    namespace === undefined || namespace === environment.namespace
      ? build
      : `${build} (${namespace}/${name})`,
  );
  const same = names.length === 0 ? '' : `, the same in ${shortListOf(names, MAX_BUILDS)}`;
  return `, build ${environment.build}${same}`;
}

/** `Deployment shop/api, container api`, its place, and its variables. */
function sectionOf(same: Same, showBuild: boolean): Section {
  const { title, place, isPreviewed, version, rows: rowsOf } = same.environment;
  const rows = rowsOf();
  const build = showBuild || same.others.length > 0 ? buildsText(same) : '';
  const previewed = isPreviewed ? ', previewed from values' : '';
  const block: Block =
    rows.length === 0
      ? paragraph('no variables', { tone: 'quiet' })
      : { kind: 'table', columns: COLUMNS, rows };
  const by = version === undefined ? '' : `, ${version}`;
  return { ...section(title, [block]), asides: [`${place}${build}${previewed}${by}`] };
}
