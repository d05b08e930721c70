import type { Refusal } from '../../model/changes/change.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { entryOf, mapAt, scalarAt } from '../../model/node.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import type { Source } from '../../model/source.ts';
import { compareKeys } from '../compare/compare-keys.ts';
import { hasNewName } from '../templates/varying.ts';

const IMMUTABLE = 'Forbidden: field is immutable when `immutable` is set';

/**
 * Why the API server refuses to change a stored ConfigMap or Secret into another (kubernetes: ValidateConfigMapUpdate and
 * ValidateSecretUpdate in pkg/apis/core/validation); undefined if it does not, or if a controller owns the object.
 */
export function refusalOf(
  before: Source,
  after: Source,
  build: Build | undefined,
): Refusal | undefined {
  if (before.name !== after.name || before.namespace !== after.namespace) return undefined;
  const [one, other] = [before.producer.manifest, after.producer.manifest];
  if (one.kind !== before.kind || other.kind !== after.kind) return undefined;
  const found = typeRefusal(before, after) ?? immutableRefusal(before, after);
  if (found === undefined) return undefined;
  return { ...found, recreatedBy: recreatorOf(other, build) };
}

type FieldRefusal = Omit<Refusal, 'recreatedBy'>;

function typeRefusal(before: Source, after: Source): FieldRefusal | undefined {
  // An update without a type keeps the old one.
  if (after.kind !== 'Secret' || after.type === undefined) return undefined;
  if (after.type === (before.type ?? 'Opaque')) return undefined;
  return {
    message: `type: Invalid value: "${after.type}": field is immutable`,
    at: scalarAt(after.producer.manifest.node, 'type') ?? after.at,
    before: scalarAt(before.producer.manifest.node, 'type') ?? before.at,
  };
}

function immutableRefusal(before: Source, after: Source): FieldRefusal | undefined {
  if (!before.immutable) return undefined;
  const set = entryOf(before.producer.manifest.node, 'immutable')?.key ?? before.at;
  if (!after.immutable) {
    const at = entryOf(after.producer.manifest.node, 'immutable')?.key ?? after.at;
    return { message: `immutable: ${IMMUTABLE}`, at, before: set };
  }
  const differing = firstDifference(before, after);
  if (differing === undefined) return undefined;
  return { message: `${differing.field}: ${IMMUTABLE}`, at: differing.at, before: set };
}

function firstDifference(
  before: Source,
  after: Source,
): { field: string; at: Source['at'] } | undefined {
  if (before.keys.kind === 'unknown' || after.keys.kind === 'unknown') return undefined;
  for (const [name, key] of after.keys.value) {
    const old = before.keys.value.get(name);
    if (old !== undefined && compareKeys(before, old, after, key) !== 'changed') continue;
    return { field: fieldOf(key.field), at: key.at };
  }
  for (const [name, key] of before.keys.value) {
    if (!after.keys.value.has(name) && key.field !== 'stringData') {
      return { field: fieldOf(key.field), at: after.at };
    }
  }
  return undefined;
}

function fieldOf(field: 'data' | 'binaryData' | 'stringData'): string {
  return field === 'stringData' ? 'data' : field;
}

/** Who deletes and creates an object that cannot be changed in place: Flux and Argo CD do so on request. */
export function recreatorOf(manifest: Manifest, build: Build | undefined): string | undefined {
  const { node, dialect } = manifest;
  const annotations = mapAt(node, 'metadata', 'annotations');
  const force = scalarAt(annotations, 'kustomize.toolkit.fluxcd.io/force')?.text;
  if (force?.toLowerCase() === 'enabled') return 'Flux (`kustomize.toolkit.fluxcd.io/force`)';
  const options = scalarAt(annotations, 'argocd.argoproj.io/sync-options')?.text ?? '';
  if (options.split(',').some((option) => /^\s*(?:Replace|Force)=true\s*$/.test(option))) {
    return 'Argo CD (`argocd.argoproj.io/sync-options`)';
  }
  if (
    build?.kind === 'flux-kustomization' &&
    isTrue(scalarAt(build.deployedBy?.at, 'spec', 'force'), dialect)
  ) {
    return `Flux (\`spec.force\` of ${build.deployedBy?.name ?? 'its Kustomization'})`;
  }
  return hasNewName(manifest, build) ? 'The chart (another name in each release)' : undefined;
}
