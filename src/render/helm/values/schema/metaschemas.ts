import applicator2019 from 'ajv/dist/refs/json-schema-2019-09/meta/applicator.json?raw';
import content2019 from 'ajv/dist/refs/json-schema-2019-09/meta/content.json?raw';
import core2019 from 'ajv/dist/refs/json-schema-2019-09/meta/core.json?raw';
import format2019 from 'ajv/dist/refs/json-schema-2019-09/meta/format.json?raw';
import metadata2019 from 'ajv/dist/refs/json-schema-2019-09/meta/meta-data.json?raw';
import validation2019 from 'ajv/dist/refs/json-schema-2019-09/meta/validation.json?raw';
import schema2019 from 'ajv/dist/refs/json-schema-2019-09/schema.json?raw';
import applicator2020 from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json?raw';
import content2020 from 'ajv/dist/refs/json-schema-2020-12/meta/content.json?raw';
import core2020 from 'ajv/dist/refs/json-schema-2020-12/meta/core.json?raw';
import format2020 from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json?raw';
import metadata2020 from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json?raw';
import unevaluated2020 from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json?raw';
import validation2020 from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json?raw';
import schema2020 from 'ajv/dist/refs/json-schema-2020-12/schema.json?raw';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json?raw';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json?raw';
import { DEFAULT_LIMITS } from '../../../../model/limits.ts';
import { readJson } from '../../../../parse/read-json.ts';
import type { Draft } from './drafts.ts';
import { isList, isMap, jsonOfNode, type Json, type JsonMap } from './json.ts';

/** JSON Schema's own schemas of schemas, which come with ajv, as text: they are parsed if a chart has a schema. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['draft-06/schema', draft06],
  ['draft-07/schema', draft07],
  ['draft/2019-09/schema', schema2019],
  ['draft/2019-09/meta/applicator', applicator2019],
  ['draft/2019-09/meta/content', content2019],
  ['draft/2019-09/meta/core', core2019],
  ['draft/2019-09/meta/format', format2019],
  ['draft/2019-09/meta/meta-data', metadata2019],
  ['draft/2019-09/meta/validation', validation2019],
  ['draft/2020-12/schema', schema2020],
  ['draft/2020-12/meta/applicator', applicator2020],
  ['draft/2020-12/meta/content', content2020],
  ['draft/2020-12/meta/core', core2020],
  ['draft/2020-12/meta/format-annotation', format2020],
  ['draft/2020-12/meta/meta-data', metadata2020],
  ['draft/2020-12/meta/unevaluated', unevaluated2020],
  ['draft/2020-12/meta/validation', validation2020],
]);

const HOME = /^https?:\/\/json-schema\.org\//;

/** A schema of schemas by its URL; undefined for any other URL. */
export function metaschemaAt(url: string): Json | undefined {
  if (!HOME.test(url)) return undefined;
  const path = url.replace(HOME, '');
  if (path === 'schema') return metaschemaAt(metaschemaUrl(2020));
  if (path === 'draft-04/schema') return draft04();
  const text = TEXTS.get(path);
  return text === undefined ? undefined : readText(text);
}

export function metaschemaUrl(draft: Draft): string {
  if (draft === 2020) return 'https://json-schema.org/draft/2020-12/schema';
  if (draft === 2019) return 'https://json-schema.org/draft/2019-09/schema';
  return `http://json-schema.org/draft-0${draft}/schema`;
}

function readText(text: string): Json {
  const read = readJson({ path: 'metaschema.json', text }, 0, DEFAULT_LIMITS);
  return read === undefined ? null : jsonOfNode(read.root);
}

/** Draft 4 in terms of draft 6, of which ajv has the text: schemas are maps, `id`, exclusive bounds are booleans. */
function draft04(): Json {
  const newer = readText(draft06);
  if (!isMap(newer)) return newer;
  const properties = new Map(isMap(newer.get('properties')) ? entriesAt(newer, 'properties') : []);
  for (const keyword of ['$id', 'const', 'contains', 'propertyNames', 'examples']) {
    properties.delete(keyword);
  }
  const bool: Json = new Map([['type', 'boolean']]);
  const self: Json = new Map([['$ref', '#']]);
  const orBool: Json = new Map([['anyOf', [bool, self]]]);
  properties.set('id', new Map([['type', 'string']]));
  properties.set('exclusiveMinimum', bool);
  properties.set('exclusiveMaximum', bool);
  properties.set('additionalProperties', orBool);
  properties.set('additionalItems', orBool);
  const definitions = new Map(entriesAt(newer, 'definitions'));
  const names = definitions.get('stringArray');
  if (isMap(names)) definitions.set('stringArray', new Map([...names, ['minItems', 1]]));
  properties.set('multipleOf', positive());
  properties.set(
    'enum',
    new Map<string, Json>([
      ['type', 'array'],
      ['minItems', 1],
      ['uniqueItems', true],
    ]),
  );
  const bounds: Json = new Map([
    ['exclusiveMaximum', ['maximum']],
    ['exclusiveMinimum', ['minimum']],
  ]);
  return new Map<string, Json>([
    ['id', 'http://json-schema.org/draft-04/schema#'],
    ['$schema', 'http://json-schema.org/draft-04/schema#'],
    ['type', 'object'],
    ['definitions', definitions],
    ['properties', properties],
    ['dependencies', bounds],
  ]);
}

function positive(): Json {
  return new Map<string, Json>([
    ['type', 'number'],
    ['minimum', 0],
    ['exclusiveMinimum', true],
  ]);
}

function entriesAt(map: JsonMap, key: string): readonly (readonly [string, Json])[] {
  const value = map.get(key);
  return isMap(value) && !isList(value) ? [...value] : [];
}
