import type {
  EnvironmentMatrix,
  MatrixContainer,
  MatrixRow,
} from '../../model/changes/environment-matrix.ts';
import type { Binding, Environment } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { lacksPart, type Value } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import type { Sameness } from './compare-producers.ts';
import { judgedOf, valueComparer } from './compare-values.ts';
import { originOf, writtenTitleOf } from './workload-origin.ts';

/** The workloads of some environments, variants of one counted as one: by the line that names them, or by kind and name. */
export function variantsOf(environments: readonly Environment[]): readonly (readonly Workload[])[] {
  const workloads = [...new Set(environments.map(({ workload }) => workload))];
  const byTitle = groupBy(workloads, writtenTitleOf);
  const byOrigin = groupBy(workloads, originOf);
  const seen = new Set<Workload>();
  return workloads.flatMap((first) => {
    if (seen.has(first)) return [];
    const all = new Set([
      first,
      ...(byOrigin.get(originOf(first)) ?? []),
      ...(byTitle.get(writtenTitleOf(first)) ?? []),
    ]);
    for (const each of all) seen.add(each);
    return [[...all]];
  });
}

const environmentsByWorkload = memo(({ environments }: Evidence) =>
  groupBy(environments(), ({ workload }) => workload),
);

/** The variables of the variants of one workload side by side; those that differ keep the order of their first assignment. */
export function environmentMatrix(
  evidence: Evidence,
  variants: readonly Workload[],
): EnvironmentMatrix | undefined {
  const [workload] = variants;
  if (workload === undefined) return undefined;
  const all = environmentsByWorkload(evidence);
  const names = [
    ...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name))),
  ];
  const containers = names.map((name): MatrixContainer => {
    const environments = variants.map((each) =>
      all.get(each)?.find(({ container }) => container.name === name),
    );
    return { name, environments, rows: rowsOf(environments, variants, evidence) };
  });
  return { workload, columns: variants.map(({ build }) => build), variants, containers };
}

function rowsOf(
  environments: readonly (Environment | undefined)[],
  variants: readonly Workload[],
  evidence: Evidence,
): readonly MatrixRow[] {
  const bindings = environments.map(
    (each) => new Map(each?.bindings.map((binding) => [binding.name, binding])),
  );
  const names = new Set(bindings.flatMap((each) => [...each.keys()]));
  const judged = variants.map((each) => judgedOf(evidence, each));
  return [...names].map((name) => {
    const cells = bindings.map((each) => each.get(name));
    const compare = (one: number, other: number): Sameness => {
      const [old, now] = [cells[one], cells[other]];
      if (old === undefined || now === undefined) return 'changed';
      // What they read is not there, whatever hash the name of that has.
      if (lacksPart(old.value) && lacksPart(now.value)) return 'same';
      const comparer = valueComparer(judged[one] ?? [], judged[other] ?? []);
      // What only the cluster knows may be the very text that another build has.
      if (comparer.isOpaque(old.value) !== comparer.isOpaque(now.value)) return 'perhaps';
      if (!isAlikeSecret(old.value, now.value)) return 'perhaps';
      return comparer.compare(old.value, now.value);
    };
    const classes = classesOf(cells, (one, other) => compare(one, other) === 'same');
    const kinds = [...new Set(classes)];
    const same = classes.every((each) => each === 0);
    const isOpen = (kind: number): boolean =>
      kinds.every((other) => other >= kind || compare(other, kind) === 'perhaps');
    return {
      name,
      cells,
      same,
      perhaps: !same && !kinds.includes(-1) && kinds.every(isOpen),
      classes,
    };
  });
}

/** A text that is shown would tell a secret one: only what is secret in the same places may be called the same. */
function isAlikeSecret(one: Value, other: Value): boolean {
  if (!one.some(isSecret) && !other.some(isSecret)) return true;
  return one.length === other.length && one.every((part, at) => part.kind === other[at]?.kind);
}

function isSecret({ kind }: Value[number]): boolean {
  return kind === 'secret';
}

/** A number for each cell: that of the first cell which is equal. */
function classesOf(
  cells: readonly (Binding | undefined)[],
  isSame: (one: number, other: number) => boolean,
): readonly number[] {
  const classes: number[] = [];
  for (const [at, cell] of cells.entries()) {
    const first =
      cell === undefined
        ? -1
        : classes.findIndex((each, index) => each === index && isSame(index, at));
    classes.push(cell === undefined ? -1 : first === -1 ? at : first);
  }
  return classes;
}
