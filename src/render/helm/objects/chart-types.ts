import { pointerType, sliceType, structType } from '../value/go-types.ts';
import type { FieldTag, GoType, StructValue } from '../value/go-value.ts';

/** Fields with their names in JSON; `!` keeps an empty one in JSON. */
type Fields = readonly (readonly [field: string, json: string])[];

const MAINTAINER_FIELDS: Fields = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['URL', 'url'],
];

const DEPENDENCY_FIELDS: Fields = [
  ['Name', '!name'],
  ['Version', 'version'],
  ['Repository', '!repository'],
  ['Condition', 'condition'],
  ['Tags', 'tags'],
  ['Enabled', 'enabled'],
  ['ImportValues', 'import-values'],
  ['Alias', 'alias'],
];

const METADATA_FIELDS: Fields = [
  ['Name', 'name'],
  ['Home', 'home'],
  ['Sources', 'sources'],
  ['Version', 'version'],
  ['Description', 'description'],
  ['Keywords', 'keywords'],
  ['Maintainers', 'maintainers'],
  ['Icon', 'icon'],
  ['APIVersion', 'apiVersion'],
  ['Condition', 'condition'],
  ['Tags', 'tags'],
  ['AppVersion', 'appVersion'],
  ['Deprecated', 'deprecated'],
  ['Annotations', 'annotations'],
  ['KubeVersion', 'kubeVersion'],
  ['Dependencies', 'dependencies'],
  ['Type', 'type'],
];

/** The Go types of Helm 3's `.Chart`. */
export const MAINTAINER = pointerType(
  structType('chart.Maintainer', { tags: tags(MAINTAINER_FIELDS) }),
);
export const MAINTAINERS = sliceType(MAINTAINER);
export const DEPENDENCY = pointerType(
  structType('chart.Dependency', { tags: tags(DEPENDENCY_FIELDS) }),
);
export const DEPENDENCIES = sliceType(DEPENDENCY);
export const METADATA = structType('chart.Metadata', { tags: tags(METADATA_FIELDS) });
export const CHART: GoType<StructValue> = {
  ...structType('struct { chart.Metadata; IsRoot bool }', {
    tags: new Map([['Metadata', { json: '', omitEmpty: false, embedded: true }]]),
  }),
  named: false,
};

function tags(fields: Fields): ReadonlyMap<string, FieldTag> {
  return new Map(
    fields.map(([field, json]) => {
      const omitEmpty = !json.startsWith('!');
      return [field, { json: json.replace('!', ''), omitEmpty, embedded: false }];
    }),
  );
}
