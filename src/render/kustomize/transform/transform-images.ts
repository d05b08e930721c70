import { IMAGE, type TargetedPatch } from '../../../model/manifest.ts';
import { memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import { entryOf, entryWith } from '../../../model/node.ts';
import { done, mapDone, mapResults } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { typoOf } from '../../../text/typo.ts';
import { applyFieldSpec, type FieldSpec, type Setter } from '../fields/field-spec.ts';
import type { ImageArgs } from '../load/kustomization.ts';
import { notePatch, onto, tolerate, trailFrom, type Recorder } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { isAbout, setImage, splitImage, type ImageChange } from '../merge/set-image.ts';
import { gvkOf, nameOf, type Resource } from '../object/resource.ts';
import { changeNodes, type Transform } from '../object/transform.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { isMissingOrNull, setText } from '../tree/node-fields.ts';
import { scalarOf, withEntries, withEntry, withItems } from '../tree/nodes.ts';

const CONTAINERS = new Set(['containers', 'initContainers']);

/**
 * One entry of `images`: in every list called `containers` or `initContainers`, however deep and in whatever kind, then in the
 * fields that the configuration lists.
 */
export function transformImages(
  image: ImageArgs,
  fields: readonly FieldSpec[],
  { folder, recorder }: Pick<Target, 'folder' | 'recorder'>,
): Transform {
  const trail = trailFrom('transformer', image.at, folder);
  const change = {
    name: image.name.text,
    newName: image.newName.text,
    newTag: image.newTag.text,
    tagSuffix: image.tagSuffix.text,
    digest: image.digest.text,
  };
  const known = imagesBy(fields);
  return (resources) => {
    let isMet = false;
    const changed = changeNodes(resources, (object) => {
      // An entry about other images leaves the object as it is, and so do most of many entries.
      if (known.get(object)?.some((node) => isAbout(valueText(node), change)) === false)
        return done(object);
      if (gvkOf(object).kind === 'CustomResourceDefinition') return done(object);
      const images: YamlNode[] = [];
      const set = imageSetter(change, trail, (old, now) => {
        isMet ||= isAbout(old, change);
        images.push(now);
      });
      const use: FieldChange = { fields, set, image, object, recorder, isSound: true };
      const outcome = changeFields(changeContainers(object, set), use);
      if (outcome.kind === 'done' && use.isSound) known.set(outcome.value, images);
      return outcome;
    });
    notePatch(
      recorder,
      imageTarget(image, isMet, () => imagesOf(resources, known)),
    );
    return changed;
  };
}

/** The images of objects, in containers and in some fields. */
const imagesBy = memo(
  (_fields: readonly FieldSpec[]) => new WeakMap<MapNode, readonly YamlNode[]>(),
);

function* imagesOf(
  resources: readonly Resource[],
  known: WeakMap<MapNode, readonly YamlNode[]>,
): Iterable<YamlNode> {
  for (const { node } of resources) yield* known.get(node) ?? [];
}

/** How many images of other names may be the one that an entry means. */
const MAX_COMPARED = 500;

/** The entry as a patch of the images of its name. */
function imageTarget(
  { name, at }: ImageArgs,
  isMet: boolean,
  others: () => Iterable<YamlNode>,
): TargetedPatch {
  const target = { at: name.at ?? at, kind: IMAGE, name: name.text } as const;
  if (isMet) return { ...target, unmet: undefined };
  const last = lastPart(splitImage(name.text).name);
  const named = new Map<string, Span>();
  for (const node of others()) {
    const text = valueText(node);
    if (text !== '') named.set(splitImage(text).name, node);
    if (named.size === MAX_COMPARED) break;
  }
  const names = [...named.keys()];
  const meant =
    names.find((each) => lastPart(each) === last) ??
    names.find((each) => typoOf(last, lastPart(each)) !== undefined);
  const object = meant === undefined ? undefined : named.get(meant);
  if (meant === undefined || object === undefined) return { ...target, unmet: { why: undefined } };
  return { ...target, unmet: { why: 'typo', meant, object } };
}

function lastPart(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1);
}

function imageSetter(
  change: ImageChange,
  trail: Trail,
  note: (old: string, now: YamlNode) => void,
): Setter {
  return (node) => {
    if (node.kind !== 'scalar' && !isMissingOrNull(node)) return notScalar(node);
    const old = valueText(node);
    const text = setImage(old, change);
    const now =
      text === old ? node : setText(node, { text, at: node, trail: onto(trail, node.trail) });
    note(old, now);
    return done(now);
  };
}

function notScalar(node: YamlNode) {
  return refused(node, 'wrong node kind: expected ScalarNode', {
    message: message`kustomize sets an image here, but this is not a string`,
  });
}

interface FieldChange {
  readonly fields: readonly FieldSpec[];
  readonly set: Setter;
  readonly image: ImageArgs;
  readonly object: MapNode;
  readonly recorder: Recorder;
  /** False once a field refuses, which each entry has to say. */
  isSound: boolean;
}

function changeFields(changed: BuildResult<MapNode>, use: FieldChange): BuildResult<MapNode> {
  const {
    fields,
    set,
    image: { at },
    object,
    recorder,
  } = use;
  let outcome = changed;
  for (const spec of fields) {
    if (outcome.kind === 'refused') return outcome;
    const next = applyFieldSpec(outcome.value, spec, set, {
      kind: undefined,
      at,
      trail: undefined,
    });
    if (next.kind === 'done') {
      outcome = next;
      continue;
    }
    use.isSound = false;
    const refusal = refusedAt(next, spec, object);
    if (!tolerate(recorder, refusal)) return refusal;
  }
  return outcome;
}

/** The images of image volumes: `spec/volumes[]/image/reference` is a field of `images` since 5.7. */
const OF_VOLUMES = /\/volumes\[\]\/image\/reference$/;

/** What stands in the way may be no mistake of its object: in a PodSecurityPolicy, `volumes` is a list of names. */
function refusedAt(refusal: BuildRefusal, { path }: FieldSpec, object: MapNode): BuildRefusal {
  if (refusal.words !== undefined) return refusal;
  const name = `${gvkOf(object).kind} \`${nameOf(object)}\``;
  return {
    ...refusal,
    words: {
      message: message`\`images\` cannot be applied to ${name}: kustomize looks for an image at \`${path}\`, and this is neither a map nor a list`,
      help: message`Move the object to a kustomization that has no \`images\`, neither itself nor above it.`,
      ...(OF_VOLUMES.test(path) && { since: '5.7.0' }),
    },
  };
}

function changeContainers<T extends YamlNode>(node: T, set: Setter): BuildResult<T>;
function changeContainers(node: YamlNode, set: Setter): BuildResult<YamlNode> {
  if (node.kind === 'scalar') return done(node);
  if (node.kind === 'sequence') {
    const items = mapResults(node.items, (item) => changeContainers(item, set));
    return mapDone(items, (changed) => withItems(node, changed));
  }
  const entries = mapResults(node.entries, (each) => changeEntry(each, set));
  return mapDone(entries, (changed) => withEntries(node, changed));
}

function changeEntry(entry: Entry, set: Setter): BuildResult<Entry> {
  const inner = changeContainers(entry.value, set);
  if (inner.kind === 'refused') return inner;
  const list = inner.value;
  const isContainers = CONTAINERS.has(entry.key.text) && list.kind === 'sequence';
  if (!isContainers) return done(list === entry.value ? entry : entryWith(entry, list));
  const items = mapResults(list.items, (container) => changeContainer(container, set));
  if (items.kind === 'refused') return items;
  const value = withItems(list, items.value);
  return done(value === entry.value ? entry : entryWith(entry, value));
}

function changeContainer(container: YamlNode, set: Setter): BuildResult<YamlNode> {
  if (isMissingOrNull(container)) return done(container);
  if (container.kind !== 'map') {
    return refused(container, 'wrong node kind: expected MappingNode', {
      message: message`An entry of a list of containers must be a map`,
    });
  }
  const image = entryOf(container, 'image')?.value;
  if (image === undefined) return done(container);
  return mapDone(set(image), (changed) =>
    withEntry(container, scalarOf('image', image, undefined), changed),
  );
}
