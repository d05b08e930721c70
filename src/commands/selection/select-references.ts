import type { JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { Workload } from '../../model/workload.ts';
import { listFilter, type ListFilter } from './list-filter.ts';
import { selectEnvironments, type Selection } from './select-environments.ts';

/**
 * The references of the workloads that are selected, or all where nothing is, under a filter. Throws CannotRun for a selector that names no
 * workload.
 */
export function selectReferences(
  { references, environments, builds }: Report,
  selection: Selection,
  { namespace, builds: wanted }: Pick<ListFilter, 'namespace' | 'builds'>,
): readonly JudgedReference[] {
  const isListed = listFilter({ ...ANY, namespace, builds: wanted }, builds);
  const isSelected = selectedBy(environments, selection);
  return references.filter(({ reference }) => isSelected(reference) && isListed(reference));
}

const ANY = { kind: undefined, name: undefined, verdict: undefined };

function selectedBy(
  environments: Report['environments'],
  selection: Selection,
): (reference: JudgedReference['reference']) => boolean {
  if (selection.workloads.length + selection.files.length === 0) return () => true;
  const selected = selectEnvironments(environments(), selection);
  const keys = new Set(selected.map(({ workload }) => keyOf(workload)));
  return ({ workload }) => workload !== undefined && keys.has(keyOf(workload));
}

function keyOf({ build, path, manifest: { kind, namespace, name } }: Workload): string {
  return [build, kind, namespace, name, path].join('\0');
}
