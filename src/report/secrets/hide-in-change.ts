import type { Change, ContainerChange, FileContent } from '../../model/changes/change.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import { hideInBinding, hideInValue } from './hide-in-environment.ts';
import type { HideIn } from './text-hider.ts';

/** A change whose names of containers, variables and placeholders hold no text of a Secret. Titles and reasons are hidden where they are made. */
export function hideInChange(change: Change, hide: HideIn): Change {
  return {
    ...change,
    workloads: change.workloads.map((workload) => ({
      ...workload,
      containers: workload.containers.map((container) => hideInContainer(container, hide)),
    })),
  };
}

function hideInContainer(container: ContainerChange, hide: HideIn): ContainerChange {
  const content = (side: FileContent | undefined): FileContent | undefined =>
    side && { ...side, value: hideInValue(side.value, hide) };
  return {
    ...container,
    name: hide(container.name),
    variables: container.variables.map((each) => ({
      ...each,
      name: hide(each.name),
      before: each.before && hideInBinding(each.before, hide),
      after: each.after && hideInBinding(each.after, hide),
      nowHides: each.nowHides.map((binding) => hideInBinding(binding, hide)),
      noLongerHides: each.noLongerHides.map((binding) => hideInBinding(binding, hide)),
    })),
    files: container.files.map((file) => ({
      ...file,
      path: hide(file.path),
      before: content(file.before),
      after: content(file.after),
    })),
  };
}

/** The variants of a workload side by side without texts of Secrets in names and placeholders. */
export function hideInMatrix(matrix: EnvironmentMatrix, hide: HideIn): EnvironmentMatrix {
  return {
    ...matrix,
    containers: matrix.containers.map(({ name, rows }) => ({
      name: hide(name),
      rows: rows.map((row) => ({
        ...row,
        name: hide(row.name),
        cells: row.cells.map((cell) => cell && hideInBinding(cell, hide)),
      })),
    })),
  };
}
