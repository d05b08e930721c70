import { appendTo } from '../model/group-by.ts';
import { once } from '../model/memo.ts';
import { message, messageText, name as named, words, type Argument } from '../model/message.ts';
import { referenceKey } from '../model/names/message-names.ts';
import { itemsAt, mapAt, scalarAt, valueAt, type MapNode, type YamlNode } from '../model/node.ts';
import { sourcesMeant, missingIn, type JudgedReference } from '../model/reference.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import { originOfKey } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { Container } from '../model/workload.ts';
import { addFileKey } from './add-file-key.ts';
import type { EnvEntry } from './env-entry.ts';
import type { EnvironmentBuilder } from './environment-builder.ts';
import { expandValueAt } from './expand-field.ts';
import { fieldValue } from './field-value.ts';
import { envField } from './pod-field.ts';
import type { Pod } from './pod.ts';
import { resourceValue } from './resource-value.ts';
import { scalarValue } from './scalar-value.ts';
import { findValue, keyNotFound, labelOf, notFound } from './source-values.ts';
import { isEmptyValue, EMPTY_VALUE, placeholderValue } from './value-parts.ts';

/** The env list, in order: each entry replaces an earlier variable of its name. */
export function addEnv(container: Container, pod: Pod, builder: EnvironmentBuilder): void {
  const items = itemsAt(container.node, 'env');
  const names = items.map((item) => scalarText(scalarAt(item, 'name'), pod.dialect));
  const places = once(() => placesOf(items, names));
  for (let index = 0; index < items.length; index += 1) {
    const node = items[index];
    if (node?.kind !== 'map') continue;
    const name = names[index] ?? '';
    const path = `${container.path}.env[${index}]`;
    const setLater = (each: string): Span | undefined => nextPlace(places().get(each), index);
    addEntry({ name, node, path, container, pod, builder }, setLater);
  }
}

interface EntryPlace {
  readonly index: number;
  readonly at: Span;
}

/** The entries of each name from last to first, so that the next one to come is at the end; few lists have a reason to ask. */
function placesOf(items: readonly YamlNode[], names: readonly string[]): Map<string, EntryPlace[]> {
  const places = new Map<string, EntryPlace[]>();
  for (const [index, item] of [...items.entries()].toReversed()) {
    appendTo(places, names[index] ?? '', { index, at: scalarAt(item, 'name') ?? item });
  }
  return places;
}

/** The first place behind an entry; those before it are not asked for again. */
function nextPlace(places: EntryPlace[] | undefined, index: number): Span | undefined {
  let next = places?.at(-1);
  while (next !== undefined && next.index <= index) {
    places?.pop();
    next = places?.at(-1);
  }
  return next?.at;
}

function addEntry(entry: EnvEntry, setLater: (name: string) => Span | undefined): void {
  const { name, node, pod, builder } = entry;
  const written = valueAt(node, 'value');
  const text = written === undefined ? EMPTY_VALUE : scalarValue(written, pod.dialect);
  if (written !== undefined && !isEmptyValue(text)) {
    const { value, unresolved } = expandValueAt(written, text, builder.lookup, pod, setLater);
    builder.assign(name, value, { kind: 'literal', at: written, itemAt: node }, unresolved);
    return;
  }
  const from = mapAt(node, 'valueFrom');
  // The first of these counts; validation refuses more than one.
  for (let at = 0; at < SOURCES.length; at += 1) {
    const source = SOURCES[at];
    const ref = source === undefined ? undefined : mapAt(from, source[0]);
    if (source === undefined || ref === undefined) continue;
    source[1](entry, ref);
    return;
  }
  builder.assign(name, EMPTY_VALUE, { kind: 'literal', at: written ?? node, itemAt: node });
}

type AddSource = (entry: EnvEntry, ref: MapNode) => void;

const SOURCES: readonly (readonly [field: string, add: AddSource])[] = [
  ['fieldRef', addField],
  ['resourceFieldRef', addResource],
  ['configMapKeyRef', (entry, ref) => addKey(entry, ref, 'configMapKeyRef')],
  ['secretKeyRef', (entry, ref) => addKey(entry, ref, 'secretKeyRef')],
  ['fileKeyRef', addFileKey],
];

function addField({ name, node, pod, builder }: EnvEntry, ref: MapNode): void {
  const fieldPath = scalarText(scalarAt(ref, 'fieldPath'), pod.dialect);
  const apiVersion = scalarText(scalarAt(ref, 'apiVersion'), pod.dialect) || 'v1';
  const field = envField(apiVersion, fieldPath, pod.version);
  const at = scalarAt(ref, 'fieldPath') ?? ref;
  const from = { kind: 'field' as const, fieldPath, at, itemAt: node };
  if (field.kind === 'unusable') {
    builder.fail(field.message, at);
    builder.assign(name, placeholderValue(`field ${fieldPath}`), from);
  } else builder.assign(name, fieldValue(field, pod), from);
}

function addResource({ name, node, container, pod, builder }: EnvEntry, ref: MapNode): void {
  const resource = scalarText(scalarAt(ref, 'resource'), pod.dialect);
  const found = resourceValue(ref, container, pod);
  const at = scalarAt(ref, 'resource') ?? ref;
  const from = { kind: 'resource' as const, resource, at, itemAt: node };
  if (found.kind === 'unusable') builder.fail(found.message, ref);
  const value = found.kind === 'value' ? found.value : placeholderValue(resource);
  builder.assign(name, value, from);
}

function addKey(entry: EnvEntry, ref: MapNode, field: string): void {
  const { pod, path, builder } = entry;
  const judged = pod.judged.get(`${path}.valueFrom.${field}`);
  const name = scalarText(scalarAt(ref, 'name'), pod.dialect);
  if (judged !== undefined) addJudgedKey(entry, judged);
  else if (name === '') builder.fail(`object "${pod.namespace}"/"" not registered`, ref);
  else {
    const kind = field === 'secretKeyRef' ? 'Secret' : 'ConfigMap';
    const key = scalarText(scalarAt(ref, 'key'), pod.dialect);
    builder.fail(
      keyNotFound({ kind, name, at: ref }, named(key, scalarAt(ref, 'key')), namespaceIn(pod)),
      ref,
    );
  }
}

function addJudgedKey(entry: EnvEntry, judged: JudgedReference): void {
  const { name, node, pod, builder } = entry;
  const { reference, verdict } = judged;
  const key = reference.key?.name ?? '';
  const found = findValue(sourcesMeant(judged), key, pod.readKey);
  const missing = missingIn(verdict);
  if (found.kind === 'known') {
    const { source, value } = found;
    const at = originOfKey(found.key);
    const from = { kind: 'key' as const, reference, source, key, at, itemAt: node };
    builder.assign(name, value, from);
    return;
  }
  const source = found.kind === 'unknown' ? found.source : undefined;
  const from = { kind: 'key' as const, reference, source, key, at: reference.at, itemAt: node };
  const lacksKey = found.kind === 'missing' && sourcesMeant(judged).length > 0;
  if (missing === undefined && !lacksKey) {
    builder.assign(name, placeholderValue(labelOf(reference, key)), from);
    return;
  }
  const noSource = missing?.what === 'source';
  if (reference.optional) {
    const kind = words(reference.kind);
    const source = named(reference.name, reference.at);
    const wording = noSource
      ? message`optional, and there is no ${kind} ${source}`
      : message`optional, and ${kind} ${source} has no key ${referenceKey(reference)}`;
    builder.skip({ name, at: node, reason: messageText(wording), wording });
    return;
  }
  const failure = noSource
    ? notFound(reference)
    : keyNotFound(reference, referenceKey(reference), namespaceIn(pod));
  const isUndeclared = verdict.kind === 'undeclared';
  builder.fail(failure, judged.at, reference, isUndeclared);
  const label = `missing ${labelOf(reference, key)}`;
  builder.assign(
    name,
    [{ kind: 'placeholder', label, missing: isUndeclared ? 'perhaps' : 'surely' }],
    from,
  );
}

/** The namespace as the kubelet names it. */
function namespaceIn({ namespace, workload }: Pod): Argument {
  return named(namespace, scalarAt(workload.manifest.node, 'metadata', 'namespace'));
}
