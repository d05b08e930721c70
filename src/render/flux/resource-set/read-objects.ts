import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { entryOf, type ScalarNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { manifestsOf } from '../../../parse/manifests-of.ts';
import { parseText } from '../../../parse/parse-text.ts';
import { fillPlaceholders } from '../../helm/output/fill-placeholders.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import type { RenderedResource } from './resource-template.ts';

const NO_JSON_OBJECT = 'error unmarshaling JSON: while decoding JSON: json: cannot unmarshal';
const NO_KIND = "error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing";

/**
 * The objects in what a template made: the first document, or `many`, of which those without a name are left out. Empty documents are
 * passed over (fluxcd/pkg: ReadObject and ReadObjects in ssa/utils).
 */
export function readObjects(
  { text, file }: RenderedResource,
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
  for (const document of read) {
    const root = fillPlaceholders(document.root, text);
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
