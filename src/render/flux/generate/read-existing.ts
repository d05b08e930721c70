import type { DroppedField } from '../../../model/manifest.ts';
import { message as say } from '../../../model/message.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { openDecoding, openStruct, type Decoding } from '../../kustomize/load/decode.ts';
import { KUSTOMIZATION } from '../../kustomize/load/kustomization-struct.ts';
import { firstDocument } from '../../kustomize/load/read-text.ts';
import { rewriteStruct } from '../../kustomize/load/rewrite-struct.ts';
import { joinRefusals, refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { isOfFlux } from '../../kustomize/tree/meant-for-flux.ts';
import { entry, mapOf, scalarOf, sequenceOf } from '../../kustomize/tree/nodes.ts';

export const TYPE = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

interface ExistingKustomization {
  readonly root: MapNode;
  readonly dropped: readonly DroppedField[];
}

/**
 * The kustomization of a file as Flux writes it back: unknown fields are gone, names of fields are right, and without `resources` it
 * asks for origin annotations, lest kustomize call it empty. Only the first document counts.
 */
export function readExisting(
  context: KustomizeContext,
  file: SourceFile,
): BuildResult<ExistingKustomization> {
  const document = firstDocument(file, context.limits);
  if (document?.fault !== undefined) {
    const { at, message, kubectl } = document.fault;
    return refused(at, `error converting YAML to JSON: ${kubectl ?? message}`, {
      message: say`Flux cannot read this YAML: ${message}`,
    });
  }
  const root = rootOf(document?.root, file);
  const dropped: DroppedField[] = [];
  const decoding = lenient(file, dropped);
  const rewritten = withTypes(rewriteStruct(root, KUSTOMIZATION, decoding, ''), root);
  const refusal = joinRefusals(decoding.failures);
  if (refusal !== undefined) return refusal;
  // Of an object of Flux in a file of this name, that it cannot be built says it all.
  return done({ root: withResources(rewritten, file), dropped: isOfFlux(root) ? [] : dropped });
}

/** An empty file is an empty kustomization. */
function rootOf(root: YamlNode | undefined, file: SourceFile): YamlNode {
  const whole = { file, start: 0, end: file.text.length };
  return root === undefined || isNull(root, 'kubectl') ? mapOf([], whole, undefined) : root;
}

/** Without `apiVersion` or `kind` it gets Flux's. */
function withTypes(map: MapNode, root: YamlNode): MapNode {
  const item = { node: root, decoding: lenient(root.file), path: '' };
  const { node } = openStruct(item, Object.keys(TYPE));
  const missing = Object.entries(TYPE).filter(([name]) => node(name) === undefined);
  const added = missing.map(([name, text]) => {
    return entry(scalarOf(name, root, undefined), scalarOf(text, root, undefined));
  });
  return { ...map, entries: [...added, ...map.entries] };
}

function lenient(file: SourceFile, dropped?: DroppedField[]): Decoding {
  const noting = dropped !== undefined && { dropped };
  return openDecoding('Kustomization', file, { lenientText: true, ...noting });
}

function withResources(map: MapNode, file: SourceFile): MapNode {
  if (map.entries.some(({ name }) => name === 'resources')) return map;
  const at = { file, start: 0, end: 0 };
  const value = sequenceOf([scalarOf('originAnnotations', at, undefined)], at, undefined);
  const entries = map.entries.filter(({ name }) => name !== 'buildMetadata');
  return { ...map, entries: [...entries, entry(scalarOf('buildMetadata', at, undefined), value)] };
}
