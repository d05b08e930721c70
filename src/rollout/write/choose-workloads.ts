import { CannotRun } from '../../model/cannot-run.ts';
import type { Manifest } from '../../model/manifest.ts';
import { entriesAt } from '../../model/node.ts';
import { placeOf } from '../../model/span.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { linkedKindOf, type LinkedKind } from './linked-kinds.ts';

/** The selection of workloads on a command line. */
export interface WorkloadChoice {
  /** `deployment/bar`; a name that is undefined means all of the kind that the labels fit. */
  readonly wanted: readonly { readonly kind: LinkedKind; readonly name: string | undefined }[];
  /** `-l`: undefined for any labels. */
  readonly labels: ((labels: ReadonlyMap<string, string>) => boolean) | undefined;
  readonly namespace: string | undefined;
}

export interface ChosenWorkload {
  readonly manifest: Manifest;
  readonly kind: LinkedKind;
}

/**
 * The written workloads that a command line means. `elsewhere` names the place to edit if no file holds the workload as it is. Throws
 * CannotRun for a name that no workload has, or that several files write.
 */
export function chooseWorkloads(
  written: readonly Manifest[],
  choice: WorkloadChoice,
  elsewhere: (kind: LinkedKind, name: string) => string | undefined,
): readonly ChosenWorkload[] {
  const all = written.flatMap((manifest): readonly ChosenWorkload[] => {
    const kind = linkedKindOf(manifest);
    return kind === undefined || !isIn(manifest, choice) ? [] : [{ manifest, kind }];
  });
  const chosen = choice.wanted.flatMap(({ kind, name }) => {
    const ofKind = all.filter((each) => each.kind === kind);
    if (name === undefined) return ofKind.filter(({ manifest }) => hasLabels(manifest, choice));
    return [oneNamed(ofKind, kind, name, choice.namespace, elsewhere)];
  });
  if (chosen.length === 0) throw new CannotRun('No workload matches the selector.');
  return [...new Map(chosen.map((each) => [each.manifest.node, each])).values()];
}

function oneNamed(
  all: readonly ChosenWorkload[],
  { resource, ...kind }: LinkedKind,
  name: string,
  namespace: string | undefined,
  elsewhere: (kind: LinkedKind, name: string) => string | undefined,
): ChosenWorkload {
  const found = all.filter(({ manifest }) => manifest.name === name);
  const [first, second] = found;
  const where = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  if (first === undefined) {
    const place = elsewhere({ resource, ...kind }, name);
    if (place !== undefined) throw new CannotRun(place);
    const nearest = nearestName(
      name,
      all.flatMap(({ manifest }) => manifest.name ?? []),
    );
    throw new CannotRun(
      `No manifest in this repository defines ${resource} \`${name}\`${where}.`,
      nearest === undefined ? undefined : `Did you mean \`${resource}/${nearest}\`?`,
    );
  }
  if (second === undefined) return first;
  const places = found.map(({ manifest }) => placeOf(manifest.node)).join(', ');
  throw new CannotRun(
    `Several manifests define ${resource} \`${name}\`${where}: ${places}.`,
    'Choose one with `--namespace`, or name its file or folder.',
  );
}

function isIn({ namespace }: Manifest, { namespace: wanted }: WorkloadChoice): boolean {
  return wanted === undefined || namespace === undefined || namespace === wanted;
}

function hasLabels({ node }: Manifest, { labels }: WorkloadChoice): boolean {
  const entries = entriesAt(node, 'metadata', 'labels').flatMap(({ name, value }) =>
    value.kind === 'scalar' ? [[name, value.text] as const] : [],
  );
  return labels?.(new Map(entries)) !== false;
}
