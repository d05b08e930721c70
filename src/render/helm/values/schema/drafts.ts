/** A version of JSON Schema. */
export type Draft = 4 | 6 | 7 | 2019 | 2020;

/** The version of a schema that does not name one. */
export const LATEST: Draft = 2020;

const URLS: ReadonlyMap<string, Draft> = new Map([
  ['json-schema.org/schema', LATEST],
  ['json-schema.org/draft/2020-12/schema', 2020],
  ['json-schema.org/draft/2019-09/schema', 2019],
  ['json-schema.org/draft-07/schema', 7],
  ['json-schema.org/draft-06/schema', 6],
  ['json-schema.org/draft-04/schema', 4],
]);

/** The version that a `$schema` names; undefined for one that is not built in. */
export function draftOf(url: string): Draft | undefined {
  const [before = ''] = url.split('#', 1);
  return URLS.get(before.replace(/^https?:\/\//, ''));
}

/** The keyword that names a schema. */
export function idKeyword(draft: Draft): 'id' | '$id' {
  return draft === 4 ? 'id' : '$id';
}

/** `*`: all values of the map, `[]`: all items of the list. */
const SUBSCHEMAS: readonly (readonly [since: Draft, path: string])[] = [
  [4, 'definitions/*'],
  [4, 'not'],
  [4, 'allOf/[]'],
  [4, 'anyOf/[]'],
  [4, 'oneOf/[]'],
  [4, 'properties/*'],
  [4, 'additionalProperties'],
  [4, 'patternProperties/*'],
  [4, 'items'],
  [4, 'items/[]'],
  [4, 'additionalItems'],
  [4, 'dependencies/*'],
  [6, 'propertyNames'],
  [6, 'contains'],
  [7, 'if'],
  [7, 'then'],
  [7, 'else'],
  [2019, '$defs/*'],
  [2019, 'dependentSchemas/*'],
  [2019, 'unevaluatedProperties'],
  [2019, 'unevaluatedItems'],
  [2019, 'contentSchema'],
  [2020, 'prefixItems/[]'],
];

/** The places of schemas in a schema. */
export function subschemaPaths(
  draft: Draft,
): readonly (readonly [keyword: string, inside: string])[] {
  return SUBSCHEMAS.filter(([since]) => since <= draft).map(([, path]) => {
    const [keyword = '', inside = ''] = path.split('/');
    return [keyword, inside];
  });
}
