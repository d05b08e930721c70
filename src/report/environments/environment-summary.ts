import type { Environment } from '../../model/environment.ts';
import type { Problem } from '../../model/problem.ts';
import { groupBy } from '../../model/group-by.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../model/names/written-name.ts';
import type { Column, Document, Group, Line, Row, Table } from '../document/document.ts';
import { fixedLine } from '../document/parts.ts';
import { containerTitle } from './environment-document.ts';
import type { EnvironmentOptions } from './environment-options.ts';

/**
 * A row per container, by build: how many variables it has, how many of them only the cluster knows, how many assignments are hidden, and how
 * many problems the rules found.
 */
export function summaryDocument(
  environments: readonly Environment[],
  { problems }: EnvironmentOptions,
): Document {
  const counted = countByContainer(problems);
  const tableOf = (some: readonly Environment[], isUntitled: boolean): Table => {
    const rows = some.map((environment) => rowOf(environment, counted));
    return { kind: 'table', columns: COLUMNS, rows, untitled: isUntitled };
  };
  const builds = [...groupBy(environments, ({ workload }) => workload.build)];
  const groups = builds.map(([build, some]): Group => {
    const title = fixedLine(`build ${build}`, { tone: 'strong' });
    return { kind: 'group', blocks: [title, tableOf(some, true)] };
  });
  const hint = 'Name a workload, as in `envfrom env deployment/api`, to see its variables.';
  return [
    ...(builds.length < 2 ? [tableOf(environments, false)] : [tableOf([], false), ...groups]),
    fixedLine(hint, { tone: 'quiet' }),
  ];
}

const COLUMNS: readonly Column[] = [
  ...['VARIABLES', 'UNKNOWN', 'HIDDEN', 'PROBLEMS'].map(
    (title) => ({ title, align: 'right', least: title.length }) as const,
  ),
  { title: 'CONTAINER' },
];

function rowOf(environment: Environment, counted: ReadonlyMap<string, number>): Row {
  const problems = counted.get(identityOf(environment)) ?? 0;
  const numbers = countsOf(environment, problems).map((number, at): readonly Line[] => {
    const tone = number === 0 ? 'quiet' : COLUMNS[at]?.title === 'PROBLEMS' ? 'error' : undefined;
    return [[{ text: String(number), tone }]];
  });
  return { cells: [...numbers, [containerTitle(environment)]] };
}

function countsOf({ bindings, failures }: Environment, problems: number): readonly number[] {
  const unknown = bindings.filter(({ value }) => value.some(({ kind }) => kind === 'placeholder'));
  const hidden = bindings.reduce((sum, { hides }) => sum + hides.length, 0);
  return [bindings.length, unknown.length, hidden, Math.max(problems, failures.length)];
}

/** Problems by the container they are about. */
function countByContainer(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { subject, builds } of problems) {
    if (subject?.container === undefined) continue;
    const { kind, namespace, name, container } = subject;
    for (const build of builds) {
      const identity = JSON.stringify([build, kind, namespace ?? '', name ?? '', container]);
      counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
  }
  return counts;
}

function identityOf({ workload, container }: Environment): string {
  const { manifest, build } = workload;
  // Problems are about names as they are written.
  const [namespace, name] = [writtenNamespaceOf(manifest), writtenNameOf(manifest)];
  return JSON.stringify([build, manifest.kind, namespace ?? '', name ?? '', container.name]);
}
