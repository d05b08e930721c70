import { entriesAt, entryOf, scalarAt, valueAt, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { ANY_GVK } from '../object/gvk.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import type { Text } from './decode.ts';
import type { Place } from './load-config.ts';
import { loadText } from './load-file.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { EMPTY_CONFIG, mergeConfig, type TransformerConfig } from './transformer-config.ts';

const ANNOTATION = 'x-kubernetes-annotation';
const LABEL_SELECTOR = 'x-kubernetes-label-selector';
const IDENTITY = 'x-kubernetes-identity';
const VERSION = 'x-kubernetes-object-ref-api-version';
const KIND = 'x-kubernetes-object-ref-kind';
const NAME_KEY = 'x-kubernetes-object-ref-name-key';

/** References inside a type that leads to itself are followed so far. */
const DEEPEST = 32;

/**
 * What the `crds` of a kustomization say about fields of custom resources: files of OpenAPI definitions (not
 * CustomResourceDefinitions) whose properties carry `x-kubernetes-…` marks.
 */
export function loadCrds(
  place: Place,
  paths: readonly Text[],
  around: Span,
): BuildResult<TransformerConfig> {
  let config = EMPTY_CONFIG;
  const { context, folder, recorder } = place;
  for (const path of paths) {
    const at = path.at ?? around;
    const source = loadText(context, { folder, path: path.text, at }, recorder);
    if (source.kind === 'refused') return source;
    const root = readPlainDocument(context, source.value);
    if (root.kind === 'refused') return root;
    for (const each of configsOf(root.value)) {
      const merged = mergeConfig(config, each, at);
      if (merged.kind === 'refused') return merged;
      config = merged.value;
    }
  }
  return done(config);
}

function configsOf(root: YamlNode | undefined): readonly TransformerConfig[] {
  return entriesAt(root).flatMap(({ name, value }) => {
    const properties = propertiesOf(value);
    const isObject = ['kind', 'apiVersion', 'metadata'].every((each) =>
      properties.some((property) => property.name === each),
    );
    if (!isObject) return [];
    const kind = name.slice(name.lastIndexOf('.') + 1);
    const found: Found = { annotations: [], labels: [], names: [], references: [] };
    collect(root, name, kind, [], found);
    return [
      {
        ...EMPTY_CONFIG,
        commonAnnotations: found.annotations,
        commonLabels: found.labels,
        namePrefix: found.names,
        nameReference: found.references,
      },
    ];
  });
}

interface Found {
  readonly annotations: FieldSpec[];
  readonly labels: FieldSpec[];
  readonly names: FieldSpec[];
  readonly references: NameReference[];
}

function propertiesOf(definition: YamlNode | undefined) {
  const schema = entryOf(definition, 'Schema')?.value ?? entryOf(definition, 'schema')?.value;
  return entriesAt(schema, 'properties');
}

function collect(
  root: YamlNode | undefined,
  type: string,
  kind: string,
  path: readonly string[],
  found: Found,
): void {
  if (path.length > DEEPEST) return;
  for (const { name, value } of propertiesOf(valueAt(root, type))) {
    const here = [...path, name];
    const spec = fieldSpec(kind, here);
    if (has(value, ANNOTATION)) found.annotations.push(spec);
    if (has(value, LABEL_SELECTOR)) found.labels.push(spec);
    if (has(value, IDENTITY)) found.names.push(spec);
    const version = textAt(value, VERSION);
    const target = textAt(value, KIND);
    if (version !== undefined && target !== undefined) {
      const referrer = fieldSpec(kind, [...here, textAt(value, NAME_KEY) ?? 'name']);
      found.references.push({ ...ANY_GVK, version, kind: target, referrers: [referrer] });
    }
    const reference = textAt(value, '$ref');
    if (reference !== undefined) collect(root, reference, kind, here, found);
  }
}

function fieldSpec(kind: string, path: readonly string[]): FieldSpec {
  return { ...ANY_GVK, kind, path: path.join('/'), create: false };
}

function has(node: YamlNode, name: string): boolean {
  return textAt(node, name) !== undefined;
}

function textAt(node: YamlNode, name: string): string | undefined {
  return stringOf(scalarAt(node, name), 'kubectl');
}
