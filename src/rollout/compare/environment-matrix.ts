import type {
  EnvironmentMatrix,
  MatrixContainer,
  MatrixRow,
} from '../../model/changes/environment-matrix.ts';
import type { Binding, Environment } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Workload } from '../../model/workload.ts';
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

/** The variables of the variants of one workload side by side; those that differ keep the order of their first assignment. */
export function environmentMatrix(
  evidence: Evidence,
  variants: readonly Workload[],
): EnvironmentMatrix | undefined {
  const [workload] = variants;
  if (workload === undefined) return undefined;
  const all = groupBy(evidence.environments(), (environment) => environment.workload);
  const names = [
    ...new Set(variants.flatMap(({ containers }) => containers.map(({ name }) => name))),
  ];
  const containers = names.map((name): MatrixContainer => {
    const environments = variants.map((each) =>
      all.get(each)?.find(({ container }) => container.name === name),
    );
    return { name, rows: rowsOf(environments, variants, evidence) };
  });
  return { workload, columns: variants.map(({ build }) => build), containers };
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
    const classes = classesOf(cells, (one, other) => {
      const [old, now] = [cells[one], cells[other]];
      if (old === undefined || now === undefined) return false;
      return (
        valueComparer(judged[one] ?? [], judged[other] ?? []).compare(old.value, now.value) ===
        'same'
      );
    });
    return { name, cells, same: classes.every((each) => each === 0), classes };
  });
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
