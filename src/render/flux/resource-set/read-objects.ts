import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { entryOf, type ScalarNode } from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import { manifestsOf } from '../../../parse/manifests-of.ts';
import { parseText } from '../../../parse/parse-text.ts';
import { done } from '../../../model/result.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';

const NO_JSON_OBJECT = 'error unmarshaling JSON: while decoding JSON: json: cannot unmarshal';
const NO_KIND = "error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing";

/**
 * The objects in what a template made: the first document, or `many`, of which those without a name are left out. Empty documents are
 * passed over (fluxcd/pkg: ReadObject and ReadObjects in ssa/utils).
 */
export function readObjects(
  file: SourceFile,
  limits: Limits,
  single: boolean,
): BuildResult<readonly Manifest[]> {
  const { documents, faults } = parseText(file, limits);
  const [fault] = faults;
  if (fault !== undefined) {
    return refused(fault.at, `error converting YAML to JSON: ${fault.kubectl ?? fault.message}`);
  }
  const read = single ? documents.slice(0, 1) : documents;
  const objects: Manifest[] = [];
  for (const { root } of read) {
    if (root === undefined || isNull(root, 'kubectl')) continue;
    if (root.kind !== 'map') {
      const what = root.kind === 'sequence' ? 'array' : jsonKindOf(root);
      const message = `${NO_JSON_OBJECT} ${what} into Go value of type map[string]interface {}`;
      return refused(root, message);
    }
    const { manifests } = manifestsOf(root);
    if (manifests.length === 0 && entryOf(root, 'items') === undefined) {
      return refused(root, NO_KIND);
    }
    objects.push(...manifests.filter(({ name }) => single || name !== undefined));
  }
  return done(objects);
}

function jsonKindOf(node: ScalarNode): string {
  const { kind } = resolveScalar(node, 'kubectl');
  if (kind === 'bool') return 'bool';
  return kind === 'int' || kind === 'float' ? 'number' : 'string';
}
