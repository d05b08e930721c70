import { message } from '../../../model/message.ts';
import {
  entriesAt,
  entryOf,
  mapAt,
  type Entry,
  type MapNode,
  entryWith,
} from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import {
  annotationOf,
  annotationsOf,
  BUILD_ANNOTATIONS,
  GENERATOR_BEHAVIOR,
  labelsOf,
  NEEDS_HASH,
  ORIGIN,
  setAnnotation,
  setAnnotations,
  setLabels,
} from '../object/annotations.ts';
import { idText } from '../object/resource-id.ts';
import { append, listOf, namespaceOfTwin, withAnyId } from '../object/resource-list.ts';
import {
  currentId,
  nameOf,
  namespaceOf,
  setName,
  setNamespace,
  withNode,
  type Resource,
} from '../object/resource.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { asString, isMissingOrNull } from '../tree/node-fields.ts';
import { entry, mapOf, scalarOf, withEntries, withEntry, withoutEntry } from '../tree/nodes.ts';
import type { RunningKustomize, VersionRules } from '../tree/version-rules.ts';
import { base64 } from './generate-source.ts';

/** Adds a generated object to the others: as a new one, or into or instead of the one that has its id. */
export function addGenerated(
  resources: readonly Resource[],
  made: Resource,
  at: Span,
  rules: VersionRules,
): BuildResult<readonly Resource[]> {
  const id = currentId(made);
  const found = withAnyId(resources, id);
  const behavior = annotationOf(made.node, GENERATOR_BEHAVIOR) ?? '';
  const [old] = found;
  if (found.length > 1) {
    return refused(at, `found multiple objects that could accept merge of ${idText(id)}`, {
      message: message`${found.length} objects are, or once were, ${id.kind} \`${id.name}\``,
      related: found.map(({ node }) => ({ at: node, message: message`it may be this one` })),
    });
  }
  if (old === undefined) {
    if (behavior === 'merge' || behavior === 'replace')
      return nothingThere(made, behavior, at, resources);
    const list = listOf(resources);
    return append(list, made, at) ?? done(list.items);
  }
  if (behavior !== 'merge' && behavior !== 'replace') return alreadyThere(made, old, behavior, at);
  const joined =
    behavior === 'merge' ? mergeInto(made, old, at, rules) : done(withMetadataOf(made, old, at));
  return mapDone(joined, (merged) => resources.map((each) => (each === old ? merged : each)));
}

function nothingThere(
  made: Resource,
  behavior: string,
  at: Span,
  resources: readonly Resource[],
): BuildRefusal {
  const { kind, name } = currentId(made);
  const namespace = namespaceOfTwin(resources, currentId(made));
  const id = idText(currentId(made));
  return refused(at, `id ${id} does not exist; cannot merge or replace`, {
    message: message`This generator ${behavior === 'merge' ? 'merges into' : 'replaces'} ${kind} \`${name}\`, which this build does not have`,
    help:
      namespace === undefined
        ? message`Generate it in a base that this kustomization includes, or leave \`behavior\` out.`
        : message`The one in this build is in namespace \`${namespace}\`: write the same \`namespace\` in the generator.`,
    absence: true,
  });
}

function alreadyThere(made: Resource, old: Resource, behavior: string, at: Span): BuildRefusal {
  const { kind, name } = currentId(made);
  const text = `id ${idText(currentId(made))} exists; can not use behavior: '${behavior}', behavior must be merge or replace`;
  return refused(at, text, {
    message: message`This generator defines ${kind} \`${name}\`, which this build already has`,
    help: message`Set \`behavior\` to \`merge\` or \`replace\`, or give it another name.`,
    related: [{ at: old.node, message: message`it is here` }],
  });
}

/** The generated object with the name, labels and annotations of the one it replaces. */
function withMetadataOf(made: Resource, old: Resource, at: Span): Resource {
  const labels = new Map([...labelsOf(old.node), ...labelsOf(made.node)]);
  let node = setLabels(made.node, labels, at);
  node = setAnnotations(node, joinAnnotations(made, old), at);
  node = withPlacesOf(old.node, node);
  if (nameOf(old.node) !== nameOf(node)) node = setName(node, nameOf(old.node), at, undefined);
  node = setNamespace(node, namespaceOf(old.node), at);
  return { ...withNode(made, node), varNames: old.varNames };
}

/** Labels and annotations that came from the old object were written there, not where the generator is. */
function withPlacesOf(old: MapNode, node: MapNode): MapNode {
  const fields = ['labels', 'annotations'] as const;
  const changed = fields.flatMap((field) => {
    const before = mapAt(old, 'metadata', field);
    const now = mapAt(node, 'metadata', field);
    if (before === undefined || now === undefined) return [];
    return [
      [
        field,
        withEntries(
          now,
          now.entries.map((each) => placedAs(each, before)),
        ),
      ] as const,
    ];
  });
  const metadata = mapAt(node, 'metadata');
  if (metadata === undefined || changed.length === 0) return node;
  const places = new Map<string, MapNode>(changed);
  const entries = metadata.entries.map((each) =>
    entryWith(each, places.get(each.name) ?? each.value),
  );
  const key = entryOf(node, 'metadata')?.key ?? scalarOf('metadata', node, undefined);
  return withEntry(node, key, withEntries(metadata, entries));
}

function placedAs(each: Entry, before: MapNode): Entry {
  const value = entryOf(before, each.name)?.value;
  if (value?.kind !== 'scalar' || each.value.kind !== 'scalar' || value.text !== each.value.text)
    return each;
  const { file, start, end, trail } = value;
  const placed = { ...each.value, file, start, end, ...(trail === undefined ? {} : { trail }) };
  return entryWith(each, placed);
}

/** What the build noted is taken from the old object; a hash only when both want one. */
function joinAnnotations(made: Resource, old: Resource): ReadonlyMap<string, string> {
  const own = annotationsOf(made.node);
  const before = annotationsOf(old.node);
  const joined = new Map([...before, ...own]);
  for (const name of BUILD_ANNOTATIONS) {
    const noted = before.get(name);
    if (noted === undefined) joined.delete(name);
    else joined.set(name, noted);
  }
  if (!own.has(NEEDS_HASH)) joined.delete(NEEDS_HASH);
  return joined;
}

function mergeInto(
  made: Resource,
  old: Resource,
  at: Span,
  rules: VersionRules,
): BuildResult<Resource> {
  const joined = withMetadataOf(made, old, at);
  const { group, kind } = currentId(made);
  const isSecret = group === '' && kind === 'Secret';
  const { dropsStringData } = rules;
  const keeps = isSecret && dropsStringData === undefined;
  const data = keeps ? withStringData(old.node) : done(old.node);
  if (data.kind === 'refused') return data;
  const start = isSecret ? dropping(joined.node, old.node, dropsStringData) : joined.node;
  let node = mergeTexts(start, data.value, 'data', at);
  node = mergeTexts(node, old.node, 'binaryData', at);
  const origin = annotationOf(old.node, ORIGIN);
  if (origin !== undefined) node = setAnnotation(node, ORIGIN, origin, at);
  return done(withNode(joined, node));
}

/** The merged Secret, whose last step says which keys it drops. */
function dropping(node: MapNode, old: MapNode, by: RunningKustomize | undefined): MapNode {
  const keys = entriesAt(old, 'stringData').map(({ name, key }) => ({ name, at: key }));
  const { trail } = node;
  if (by === undefined || keys.length === 0 || trail === undefined) return node;
  const drops = { keys, kustomize: by.version, isKnown: by.isKnown };
  return { ...node, trail: { ...trail, step: { ...trail.step, drops } } };
}

/** The keys of both, the new ones winning; every value becomes a string. */
function mergeTexts(node: MapNode, old: MapNode, field: string, at: Span): MapNode {
  const own = entryOf(node, field)?.value;
  const entries = new Map<string, Entry>();
  for (const each of [...entriesAt(old, field), ...entriesAt(own)]) {
    entries.set(each.key.text, asText(each));
  }
  if (entries.size === 0) return withoutEntry(node, field);
  const map = own?.kind === 'map' ? own : mapOf([], at, node.trail);
  return withEntry(node, scalarOf(field, at, node.trail), {
    ...map,
    entries: [...entries.values()],
  });
}

function asText({ key, value }: Entry): Entry {
  const text = value.kind === 'scalar' && !isMissingOrNull(value) ? value.text : '';
  const plainKey = key.style === 'plain' ? key : scalarOf(key.text, key, key.trail);
  return entry(plainKey, asString(value, text));
}

/**
 * A Secret with what it has in `stringData` in its `data`, too, each at the line that wrote it (kustomize 5.8.2 and later:
 * normalizeSecretStringData in api/resmap/reswrangler.go).
 */
function withStringData(secret: MapNode): BuildResult<MapNode> {
  const texts = entriesAt(secret, 'stringData');
  const wrong = texts.find(({ value }) => value.kind !== 'scalar');
  if (wrong !== undefined) {
    return refused(wrong.value, `stringData value for key "${wrong.name}" must be a scalar`, {
      message: message`\`${wrong.key}\` of \`stringData\` must be a text, since a generator merges into this Secret`,
    });
  }
  if (texts.length === 0) return done(secret);
  const entries = new Map<string, Entry>();
  for (const each of [...entriesAt(secret, 'data'), ...texts.map(encoded)]) {
    entries.set(each.name, each);
  }
  const data = { ...mapOf([], secret, secret.trail), entries: [...entries.values()] };
  return done(withEntry(secret, scalarOf('data', secret, secret.trail), data));
}

function encoded(each: Entry): Entry {
  const { value } = each;
  const text = value.kind === 'scalar' ? value.text : '';
  return entryWith(each, asString(value, base64({ kind: 'text', text })));
}
