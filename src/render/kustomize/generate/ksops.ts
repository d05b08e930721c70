import {
  itemsAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import { codedReason, KSOPS } from '../../../model/reason.ts';
import { done } from '../../../model/result.ts';
import { loadText } from '../load/load-file.ts';
import { readResources } from '../load/read-resources.ts';
import { trailFrom } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import {
  annotationsOf,
  GENERATOR_BEHAVIOR,
  setAnnotation,
  setAnnotations,
} from '../object/annotations.ts';
import { gvkOf, resourceOf, withNode, type Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';

const BEHAVIOR = 'kustomize.config.k8s.io/behavior';
const NEEDS_HASH = 'kustomize.config.k8s.io/needs-hash';

/** The encrypted files that a ksops generator decrypts; none for any other plugin. */
export function ksopsFiles({ node }: Resource): readonly ScalarNode[] {
  if (!isKsops(node)) return [];
  return itemsAt(node, 'files').filter((each) => each.kind === 'scalar');
}

/** As a function its program decides, and its kind may be anything; as a plugin of the old style it is found by its kind. */
function isKsops(node: MapNode): boolean {
  const { group, kind } = gvkOf(node);
  const program = FUNCTION.exec(annotationsOf(node).get(FUNCTION_ANNOTATION) ?? '')?.[1];
  return program === 'ksops' || (group === 'viaduct.ai' && kind === 'ksops');
}

const FUNCTION_ANNOTATION = 'config.kubernetes.io/function';
const FUNCTION = /^[ \t]*path:[ \t]*["']?(?:[^"'\s]*\/)?([^"'\s/]+)/m;

/**
 * The objects in encrypted files: names and keys are readable, values are not (`ENC[…]`, with `sops` next to them). An object of which
 * everything is encrypted is left out: even its name is not known. A hash that ksops asks for cannot be known: names stay without one,
 * here and where they are referred to.
 */
export function readKsops(
  target: Target,
  files: readonly ScalarNode[],
): BuildResult<readonly Resource[]> {
  const { context, folder, recorder, run } = target;
  recorder.partial.add(KSOPS);
  const resources: Resource[] = [];
  for (const file of files) {
    const use = { folder, path: file.text, at: file };
    const source = loadText(context, use, recorder);
    if (source.kind === 'refused') return source;
    const objects = readResources(context, source.value);
    if (objects.kind === 'refused') return objects;
    const trail = trailFrom('generator', file, folder);
    for (const object of objects.value) {
      if (isEncrypted(object)) recorder.partial.add(ENCRYPTED);
      else resources.push(withOptions(resourceOf({ ...object, trail }, run.schema)));
    }
  }
  return done(resources);
}

const ENCRYPTED = codedReason('generator', 'a file is encrypted as a whole');

/** Whether sops encrypted what says which object it is. */
function isEncrypted(object: YamlNode): boolean {
  const said = [['apiVersion'], ['kind'], ['metadata', 'name'], ['metadata', 'namespace']];
  return said.some((path) => scalarAt(object, ...path)?.text.startsWith('ENC[') === true);
}

function withOptions(resource: Resource): Resource {
  const { node } = resource;
  const annotations = new Map(annotationsOf(node));
  const behavior = annotations.get(BEHAVIOR);
  if (behavior === undefined && !annotations.has(NEEDS_HASH)) return resource;
  annotations.delete(BEHAVIOR);
  annotations.delete(NEEDS_HASH);
  const at = valueAt(node, 'metadata') ?? node;
  const cleaned = setAnnotations(node, annotations, at);
  return withNode(resource, setAnnotation(cleaned, GENERATOR_BEHAVIOR, behavior ?? '', at));
}
