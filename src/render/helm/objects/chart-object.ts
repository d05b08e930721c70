import type { Dependency, Maintainer, Metadata } from '../chart/metadata.ts';
import type { Text } from '../text/text.ts';
import { LIST, STRING_MAP, STRINGS } from '../value/go-types.ts';
import type { GoType, GoValue, ListValue } from '../value/go-value.ts';
import {
  boolValue,
  listValue,
  mapValue,
  NIL,
  stringValue,
  structValue,
  zeroOf,
} from '../value/make-value.ts';
import { nodeValue } from '../values/node-value.ts';
import {
  CHART,
  DEPENDENCIES,
  DEPENDENCY,
  MAINTAINER,
  MAINTAINERS,
  METADATA,
} from './chart-types.ts';

type Fields = ReadonlyMap<string, GoValue>;

/** `.Chart`: a struct in Helm 3, a map with the names of its fields in Helm 4. */
export function chartObject(metadata: Metadata, isRoot: boolean, helm: 3 | 4): GoValue {
  const fields = metadataFields(metadata);
  const root: readonly [string, GoValue] = ['IsRoot', boolValue(isRoot)];
  if (helm === 4) return mapValue(new Map([...plainFields(fields), root]));
  return structValue(new Map([['Metadata', structValue(fields, METADATA)], root]), CHART);
}

function metadataFields(metadata: Metadata): Fields {
  const { maintainers, dependencies, annotations } = metadata;
  return new Map<string, GoValue>([
    ['Name', stringValue(metadata.name)],
    ['Home', stringValue(metadata.home)],
    ['Sources', texts(metadata.sources)],
    ['Version', stringValue(metadata.version)],
    ['Description', stringValue(metadata.description)],
    ['Keywords', texts(metadata.keywords)],
    ['Maintainers', structs(maintainers, maintainerFields, MAINTAINER, MAINTAINERS)],
    ['Icon', stringValue(metadata.icon)],
    ['APIVersion', stringValue(metadata.apiVersion)],
    ['Condition', stringValue(metadata.condition)],
    ['Tags', stringValue(metadata.tags)],
    ['AppVersion', stringValue(metadata.appVersion)],
    ['Deprecated', boolValue(metadata.deprecated)],
    ['Annotations', annotations === undefined ? zeroOf(STRING_MAP) : textMap(annotations)],
    ['KubeVersion', stringValue(metadata.kubeVersion)],
    ['Dependencies', structs(dependencies, dependencyFields, DEPENDENCY, DEPENDENCIES)],
    ['Type', stringValue(metadata.type)],
  ]);
}

function maintainerFields({ name, email, url }: Maintainer): Fields {
  return new Map([
    ['Name', stringValue(name)],
    ['Email', stringValue(email)],
    ['URL', stringValue(url)],
  ]);
}

function dependencyFields(dependency: Dependency): Fields {
  const { tags, importValues } = dependency;
  const imports = importValues.map((node) => nodeValue(node, { by: 'chart', secret: false }));
  return new Map<string, GoValue>([
    ['Name', stringValue(dependency.name)],
    ['Version', stringValue(dependency.version)],
    ['Repository', stringValue(dependency.repository)],
    ['Condition', stringValue(dependency.condition)],
    ['Tags', texts(tags.length === 0 ? undefined : tags)],
    ['Enabled', boolValue(dependency.enabled)],
    ['ImportValues', imports.length === 0 ? zeroOf(LIST) : listValue(imports)],
    ['Alias', stringValue(dependency.alias)],
  ]);
}

function texts(items: readonly Text[] | undefined): GoValue {
  if (items === undefined) return zeroOf(STRINGS);
  return listValue(
    items.map((text) => stringValue(text)),
    undefined,
    STRINGS,
  );
}

function textMap(entries: ReadonlyMap<string, Text>): GoValue {
  const values = new Map([...entries].map(([key, text]) => [key, stringValue(text)] as const));
  return mapValue(new Map<string, GoValue>(values), undefined, STRING_MAP);
}

function structs<Item>(
  items: readonly (Item | undefined)[] | undefined,
  fieldsOf: (item: Item) => Fields,
  type: GoType,
  list: GoType<ListValue>,
): GoValue {
  if (items === undefined) return zeroOf(list);
  const values = items.map((item) =>
    item === undefined ? NIL : structValue(fieldsOf(item), type),
  );
  return listValue(values, undefined, list);
}

/** Helm 4 turns structs into maps and every slice into a []interface {}, which is never nil. */
function plainFields(fields: Fields): readonly (readonly [string, GoValue])[] {
  return [...fields].map(([name, value]) => [name, plain(value)]);
}

function plain(value: GoValue): GoValue {
  if (value.kind === 'list') return listValue(value.items.map(plain));
  if (value.kind === 'struct') return mapValue(new Map(plainFields(value.fields)));
  return value;
}
