import { scalarAt, valueAt, type YamlNode } from '../../model/node.ts';

/** Fields by which a kustomization changes objects, beside their metadata and images. */
const CHANGING = [
  'patches',
  'patchesStrategicMerge',
  'patchesJson6902',
  'replacements',
  'transformers',
  'vars',
];

/** Whether a kustomization may change what an object of a kind deploys. */
export function mayChange(root: YamlNode | undefined, kind: string): boolean {
  return CHANGING.some((field) => {
    const value = valueAt(root, field);
    if (field !== 'patches' || value?.kind !== 'sequence') return value !== undefined;
    return value.items.some((patch) => mayPatch(patch, kind));
  });
}

/** The kind of a target is a regular expression, which a word equals or does not. */
const WORD = /^\w+$/;
const KIND = /^kind:[ \t]*["']?(\w+)/gm;

function mayPatch(patch: YamlNode, kind: string): boolean {
  const text = scalarAt(patch, 'patch')?.text ?? '';
  const target = valueAt(patch, 'target');
  const targeted = scalarAt(target, 'kind')?.text ?? '';
  const named =
    target === undefined
      ? [...text.matchAll(KIND)].map(([, each]) => each)
      : WORD.test(targeted)
        ? [targeted]
        : [];
  const isOfOther = named.length > 0 && !named.includes(kind);
  return !isOfOther && !changesLittle(text);
}

/** Who applies an object and when, not what it deploys. */
const LITTLE =
  /^\/(?:metadata|spec\/(?:decryption|dependsOn|interval|prune|retryInterval|serviceAccountName|timeout|wait))(?:\/|$)/;

/** Whether a patch is a list of operations on such fields. */
function changesLittle(text: string): boolean {
  if (!text.trimStart().startsWith('-')) return false;
  const paths = [...text.matchAll(/^[ \t-]*(?:path|from):[ \t]*["']?([^\s"']+)/gm)];
  const operations = text.match(/^[ \t-]*op:/gm)?.length ?? 0;
  return (
    operations > 0 &&
    paths.length >= operations &&
    paths.every(([, path = '']) => LITTLE.test(path))
  );
}
