import { memo } from '../../../model/memo.ts';
import type { Entry } from '../../../model/node.ts';
import { type SourceFile, lineEnd } from '../../../model/span.ts';
import { isJsonObject, parsedJson } from '../../../text/parsed-json.ts';
import type { Schema, Shape } from '../tree/schema.ts';

const COMMENT = /^[ \t]*:[ \t]+#[#]*[ \t]*(\{.*\})[ \t]*\r?$/;

/**
 * The shape that a comment behind a key gives its value, as kyaml reads it:
 * `items: # {"type":"array","x-kubernetes-patch-strategy":"merge","x-kubernetes-patch-merge-key":"name"}`.
 */
export function commentShape(entry: Entry | undefined, schema: Schema): Shape | undefined {
  if (entry === undefined || entry.value.kind === 'scalar') return undefined;
  const { file, end } = entry.key;
  if (!hasComments(file)) return undefined;
  const rest = file.text.slice(end, lineEnd(file.text, end));
  const json = COMMENT.exec(rest)?.[1];
  return json === undefined ? undefined : shapeOfJson(parsedJson(json), schema);
}

const hasComments = memo(
  ({ text }: SourceFile) =>
    text.includes('"x-kubernetes-patch-strategy"') || text.includes('"$ref"'),
);

function shapeOfJson(json: unknown, schema: Schema): Shape | undefined {
  if (!isJsonObject(json)) return undefined;
  const ref = json['$ref'];
  if (typeof ref === 'string') return schema.definitionNamed(ref.replace(/^#\/definitions\//, ''));
  const strategy = json['x-kubernetes-patch-strategy'];
  const mapKeys = json['x-kubernetes-list-map-keys'];
  const mergeKey = json['x-kubernetes-patch-merge-key'];
  const keys = Array.isArray(mapKeys)
    ? mapKeys.map(String)
    : typeof mergeKey === 'string'
      ? [mergeKey]
      : [];
  const merges = typeof strategy === 'string' && strategy.split(',').includes('merge');
  const properties = json['properties'];
  return {
    field: (name) =>
      shapeOfJson(
        isJsonObject(properties) && Object.hasOwn(properties, name)
          ? properties[name]
          : json['additionalProperties'],
        schema,
      ),
    elements: () => (json['type'] === 'array' ? shapeOfJson(json['items'], schema) : undefined),
    mergeKeys: merges ? keys : undefined,
  };
}
