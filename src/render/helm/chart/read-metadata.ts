import type { MapNode, YamlNode } from '../../../model/node.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import { EMPTY_TEXT } from '../text/text.ts';
import type { Dependency, Maintainer, Metadata } from './metadata.ts';
import {
  fail,
  readBool,
  readFields,
  readItems,
  readText,
  readTextMap,
  readTexts,
  type StructFault,
  type StructReading,
} from './read-struct.ts';

/** Metadata without any content. */
export function newMetadata(): Metadata {
  return {
    name: EMPTY_TEXT,
    home: EMPTY_TEXT,
    sources: undefined,
    version: EMPTY_TEXT,
    description: EMPTY_TEXT,
    keywords: undefined,
    maintainers: undefined,
    icon: EMPTY_TEXT,
    apiVersion: EMPTY_TEXT,
    condition: EMPTY_TEXT,
    tags: EMPTY_TEXT,
    appVersion: EMPTY_TEXT,
    deprecated: false,
    annotations: undefined,
    kubeVersion: EMPTY_TEXT,
    dependencies: undefined,
    type: EMPTY_TEXT,
  };
}

/**
 * Reads Chart.yaml or requirements.yaml over what is known already, as Helm unmarshals both into one struct. The fault is
 * the first value that has another type than its field; Helm then refuses the chart.
 */
export function readMetadata(root: YamlNode, metadata: Metadata): StructFault | undefined {
  const reading: StructReading = { fault: undefined };
  if (root.kind === 'map') readInto(reading, root, metadata);
  else if (!isNull(root, 'kubectl')) fail(reading, '', 'chart.Metadata', root);
  return reading.fault;
}

const TEXT_FIELDS = [
  ...(['name', 'home', 'version', 'description', 'icon', 'apiVersion'] as const),
  ...(['condition', 'tags', 'appVersion', 'kubeVersion', 'type'] as const),
];

function readInto(reading: StructReading, root: MapNode, metadata: Metadata): void {
  const texts = TEXT_FIELDS.map((field) => {
    const read = (value: YamlNode): void => {
      metadata[field] = readText(reading, `Metadata.${field}`, value, metadata[field]);
    };
    return [field, read] as const;
  });
  readFields(root, {
    ...Object.fromEntries(texts),
    sources: (value) => {
      metadata.sources = readTexts(reading, 'Metadata.sources', value);
    },
    keywords: (value) => {
      metadata.keywords = readTexts(reading, 'Metadata.keywords', value);
    },
    maintainers: (value) => {
      metadata.maintainers = readMaintainers(reading, value, metadata.maintainers ?? []);
    },
    deprecated: (value) => {
      metadata.deprecated = readBool(reading, 'Metadata.deprecated', value, metadata.deprecated);
    },
    annotations: (value) => {
      const read = readTextMap(reading, 'Metadata.annotations', value);
      metadata.annotations = read && new Map([...(metadata.annotations ?? []), ...read]);
    },
    dependencies: (value) => {
      metadata.dependencies = readDependencies(reading, value, metadata.dependencies ?? []);
    },
  });
}

/** Elements that are there already are read over, one by one, as encoding/json does. */
function readMaintainers(
  reading: StructReading,
  node: YamlNode,
  before: readonly (Maintainer | undefined)[],
): readonly (Maintainer | undefined)[] | undefined {
  const items = readItems(reading, 'Metadata.maintainers', '[]*chart.Maintainer', node);
  return items?.map((item, index) => {
    if (isNull(item, 'kubectl')) return undefined;
    const known = before[index] ?? { name: EMPTY_TEXT, email: EMPTY_TEXT, url: EMPTY_TEXT };
    const maintainer = { ...known };
    if (item.kind !== 'map') {
      fail(reading, 'Metadata.maintainers', 'chart.Maintainer', item);
      return maintainer;
    }
    const text = (field: keyof Maintainer) => (value: YamlNode) => {
      const path = `Metadata.maintainers.${field}`;
      maintainer[field] = readText(reading, path, value, maintainer[field]);
    };
    readFields(item, { name: text('name'), email: text('email'), url: text('url') });
    return maintainer;
  });
}

function readDependencies(
  reading: StructReading,
  node: YamlNode,
  before: readonly (Dependency | undefined)[],
): readonly (Dependency | undefined)[] | undefined {
  const items = readItems(reading, 'Metadata.dependencies', '[]*chart.Dependency', node);
  return items?.map((item, index) => {
    if (isNull(item, 'kubectl')) return undefined;
    const dependency = { ...(before[index] ?? newDependency()) };
    if (item.kind === 'map') readDependency(reading, item, dependency);
    else fail(reading, 'Metadata.dependencies', 'chart.Dependency', item);
    return dependency;
  });
}

function newDependency(): Dependency {
  return {
    name: EMPTY_TEXT,
    version: EMPTY_TEXT,
    repository: EMPTY_TEXT,
    condition: EMPTY_TEXT,
    tags: [],
    enabled: false,
    importValues: [],
    alias: EMPTY_TEXT,
    node: undefined,
  };
}

type DependencyText = 'name' | 'version' | 'repository' | 'condition' | 'alias';

function readDependency(reading: StructReading, item: MapNode, dependency: Dependency): void {
  const path = 'Metadata.dependencies';
  const text = (field: DependencyText) => (value: YamlNode) => {
    dependency[field] = readText(reading, `${path}.${field}`, value, dependency[field]);
  };
  dependency.node = item;
  readFields(item, {
    name: text('name'),
    version: text('version'),
    repository: text('repository'),
    condition: text('condition'),
    alias: text('alias'),
    tags: (value) => {
      dependency.tags = readTexts(reading, `${path}.tags`, value) ?? [];
    },
    enabled: (value) => {
      dependency.enabled = readBool(reading, `${path}.enabled`, value, dependency.enabled);
    },
    'import-values': (value) => {
      dependency.importValues =
        readItems(reading, `${path}.import-values`, '[]interface {}', value) ?? [];
    },
  });
}
