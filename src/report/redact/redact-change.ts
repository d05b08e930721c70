import type { Change, ContainerChange, FileContent } from '../../model/changes/change.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import { redactBinding, redactValue } from './redact-environment.ts';
import type { RedactText } from './search-text.ts';

/** A change whose names of containers, variables and placeholders hold no text of a Secret. Titles and reasons are hidden where they are made. */
export function redactChange(change: Change, redact: RedactText): Change {
  return {
    ...change,
    workloads: change.workloads.map((workload) => ({
      ...workload,
      containers: workload.containers.map((container) => redactContainer(container, redact)),
    })),
  };
}

function redactContainer(container: ContainerChange, redact: RedactText): ContainerChange {
  const content = (side: FileContent | undefined): FileContent | undefined =>
    side && { ...side, value: redactValue(side.value, redact) };
  return {
    ...container,
    name: redact(container.name),
    variables: container.variables.map((each) => ({
      ...each,
      name: redact(each.name),
      before: each.before && redactBinding(each.before, redact),
      after: each.after && redactBinding(each.after, redact),
      nowHides: each.nowHides.map((binding) => redactBinding(binding, redact)),
      noLongerHides: each.noLongerHides.map((binding) => redactBinding(binding, redact)),
    })),
    files: container.files.map((file) => ({
      ...file,
      path: redact(file.path),
      before: content(file.before),
      after: content(file.after),
    })),
  };
}

/** The variants of a workload side by side without texts of Secrets in names and placeholders. */
export function redactMatrix(matrix: EnvironmentMatrix, redact: RedactText): EnvironmentMatrix {
  return {
    ...matrix,
    containers: matrix.containers.map(({ name, rows }) => ({
      name: redact(name),
      rows: rows.map((row) => ({
        ...row,
        name: redact(row.name),
        cells: row.cells.map((cell) => cell && redactBinding(cell, redact)),
      })),
    })),
  };
}
