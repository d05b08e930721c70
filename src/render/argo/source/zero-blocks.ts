import type { MapNode, YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { FieldType, StructType } from '../../kustomize/load/go-struct.ts';
import { APPLICATION_SOURCE } from './source-struct.ts';

const BLOCKS: ReadonlySet<string> = new Set(['directory', 'helm', 'kustomize']);

/**
 * A source of an Application without the blocks that say nothing (`directory: {recurse: false}`, `helm: {}`): the controller drops them when it
 * reads the Application, so that what is in the folder decides (argo-cd: NormalizeApplicationSpec in util/argo/argo.go). Fields that Argo CD does
 * not know say nothing either.
 */
export function withoutZeroBlocks(source: MapNode): MapNode {
  const entries = source.entries.filter(
    ({ name, value }) => !BLOCKS.has(name) || !isZeroBlock(value, fieldsOf(name)),
  );
  return entries.length === source.entries.length ? source : { ...source, entries };
}

function fieldsOf(block: string): StructType | undefined {
  const type = APPLICATION_SOURCE.get(block)?.type;
  return type?.kind === 'struct' ? type.of : undefined;
}

function isZeroBlock(node: YamlNode, type: StructType | undefined): boolean {
  if (node.kind !== 'map') return isZero(node, undefined);
  return node.entries.every(({ name, value }) => {
    const field = type?.get(name);
    return field === undefined || NOT_COUNTED.has(name) || isZero(value, field.type);
  });
}

/** What says nothing without other options of kustomize (argo-cd: ApplicationSourceKustomize.IsZero). */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  'commonAnnotationsEnvsubst',
  'forceCommonAnnotations',
  'forceCommonLabels',
  'labelIncludeTemplates',
  'labelWithoutSelector',
]);

/** `valuesObject: {}` says something: it takes the place of `values`. One of nulls does not: applying an Application takes them away. */
function isZero(node: YamlNode, type: FieldType | undefined): boolean {
  if (node.kind === 'sequence') return node.items.length === 0;
  if (node.kind === 'map') {
    if (type?.kind === 'struct') return isZeroBlock(node, type.of);
    return type?.kind === 'any' ? isOfNulls(node) : node.entries.length === 0;
  }
  const resolved = resolveScalar(node, 'kubectl');
  if (resolved.kind === 'null') return true;
  if (resolved.kind === 'string') return resolved.value === '';
  return resolved.kind === 'bool' && !resolved.value;
}

function isOfNulls({ entries }: MapNode): boolean {
  const holdsNulls = (value: YamlNode): boolean =>
    value.kind === 'map'
      ? isOfNulls(value)
      : value.kind === 'scalar' && resolveScalar(value, 'kubectl').kind === 'null';
  return entries.length > 0 && entries.every(({ value }) => holdsNulls(value));
}
