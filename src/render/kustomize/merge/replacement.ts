import { DEEPEST } from '../../../model/limits.ts';
import { entryWith, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import type { Value } from '../../../model/value.ts';
import { matchPath, type PathMatch } from '../fields/path-matcher.ts';
import { lookUp, type FieldOptions } from '../fields/replacement-source.ts';
import { splitFieldPath } from '../fields/split-path.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { parseEmbedded } from '../tree/embedded-text.ts';
import { valueText } from '../tree/merge-context.ts';
import { placePart, withTrail } from '../tree/nodes.ts';
import { withTextKept } from '../tree/scalar-type.ts';
import { asSecret, labelOf, withValue } from '../tree/secret-nodes.ts';
import type { Edit } from '../tree/splice-yaml.ts';
import { writeEmbedded } from '../tree/write-embedded.ts';

/** The API server takes no object beyond 3 MiB, and stores none beyond 1.5 MiB. */
const MAX_TEXT = 8 * 1024 * 1024;

/** One `fieldPaths` entry of a replacement's target. */
interface ReplacementTarget {
  readonly fieldPath: string;
  readonly options: FieldOptions | undefined;
  /** `options.delimiter` counts for a value inside JSON or YAML, too. */
  readonly replacesPartsInside: boolean;
  /** The entry in the kustomization. */
  readonly at: Span;
}

/**
 * The value that a replacement copies. kustomize holds the very node of the source object: when a target is that node, what
 * is written to it is what the next targets get.
 */
export interface LiveValue {
  node: YamlNode;
  /** What is shown instead of the value, where it comes out of a Secret. */
  readonly secret: string | undefined;
}

/** An object that a value was written to. */
interface WrittenObject {
  readonly node: MapNode;
  /** The value is in the JSON or YAML that a scalar holds. */
  readonly isInside: boolean;
}

/**
 * Writes a replacement's value to one field path of a target object, at every match of it. A scalar keeps its type and
 * quotes and gets the text only; anything else is replaced as a whole. A path that goes on inside a scalar changes the
 * JSON or YAML which that scalar holds.
 */
export function writeReplacement(
  object: MapNode,
  value: LiveValue,
  target: ReplacementTarget,
  trail: Trail,
): BuildResult<WrittenObject> {
  const { options, at, replacesPartsInside } = target;
  const creates = options?.create === true;
  const matchWith = (own: FieldOptions | undefined): PathMatch => ({
    write: (node, isNew) => {
      const written = writeValue(node, value, own, isNew, at, trail);
      if (written.kind === 'done' && node === value.node) value.node = written.value;
      return written;
    },
    create: creates ? value.node.kind : undefined,
    at,
    trail,
  });
  const path = splitFieldPath(target.fieldPath);
  const failed = `unable to find ${creates ? 'or create ' : ''}field "${target.fieldPath}" in replacement target`;
  // Nothing lies that deep, and nothing may be made there.
  if (path.length > DEEPEST) return refused(at, failed);
  const own = options && !replacesPartsInside ? { ...options, delimiter: '' } : options;
  const inside = writeInside(object, path, matchWith(own), value);
  if (inside !== undefined) return done({ node: inside, isInside: true });
  const outcome = matchPath(object, path, matchWith(options));
  if (outcome.kind === 'refused') return { ...outcome, message: `${failed}: ${outcome.message}` };
  const { node, count } = outcome.value;
  return count > 0 && node.kind === 'map' ? done({ node, isInside: false }) : refused(at, failed);
}

/** The scalar that a path goes through, and how much of the path leads to it. */
function scalarOn(object: MapNode, path: readonly string[]) {
  for (let length = 1; length < path.length; length++) {
    const found = lookUp(object, path.slice(0, length));
    if (found.kind === 'done' && found.value?.kind === 'scalar') {
      return { node: found.value, length };
    }
  }
  return undefined;
}

/** The object with the path that a replacement would create, and nothing written there yet. */
export function withCreatedPath(
  object: MapNode,
  create: YamlNode['kind'],
  { fieldPath, at }: Pick<ReplacementTarget, 'fieldPath' | 'at'>,
  trail: Trail,
): MapNode {
  const path = splitFieldPath(fieldPath);
  if (path.length > DEEPEST) return object;
  const made = matchPath(object, path, { write: (node) => done(node), create, at, trail });
  return made.kind === 'done' && made.value.node.kind === 'map' ? made.value.node : object;
}

function writeValue(
  node: YamlNode,
  value: LiveValue,
  options: FieldOptions | undefined,
  isNew: boolean,
  at: Span,
  trail: Trail,
): BuildResult<YamlNode> {
  const written = joined(node, value.node, options, at);
  if (written.kind === 'refused') return written;
  const result = written.value;
  if (node.kind !== 'scalar') {
    const copied = value.secret === undefined ? result : asSecret(result, value.secret);
    return done(withTrail(copied, trail));
  }
  const text = valueText(result);
  const parts = partsWritten(node, text, value, options);
  // A scalar made for the value has no type: its text decides.
  if (isNew) return done(withValue({ ...node, text, ...placePart(result), trail }, parts));
  return done(withValue({ ...withTextKept(node, text, result), trail }, parts));
}

/** What of a text is secret: the copy, and what the target had around it. */
function partsWritten(
  node: ScalarNode,
  whole: string,
  { node: source, secret }: LiveValue,
  options: FieldOptions | undefined,
): Value | undefined {
  const own = source.kind === 'scalar' ? source.value : undefined;
  if (options === undefined || options.delimiter === '') {
    return secret === undefined ? own : [{ kind: 'secret', text: whole, label: secret }];
  }
  const label = secret ?? labelOf(source) ?? labelOf(node);
  if (label === undefined) return undefined;
  const text = valueText(source);
  const start = whole.indexOf(text);
  if (labelOf(node) !== undefined || start !== whole.lastIndexOf(text)) {
    return [{ kind: 'secret', text: whole, label }];
  }
  return [
    { kind: 'text', text: whole.slice(0, start) },
    { kind: 'secret', text, label },
    { kind: 'text', text: whole.slice(start + text.length) },
  ];
}

/** The value, put between the parts of the target that `options.delimiter` distinguishes. */
function joined(
  node: YamlNode,
  value: YamlNode,
  options: FieldOptions | undefined,
  at: Span,
): BuildResult<YamlNode> {
  if (options === undefined || options.delimiter === '') return done(value);
  if (node.kind !== 'scalar') {
    return refused(at, 'delimiter option can only be used with scalar nodes');
  }
  const { delimiter, index } = options;
  const parts = node.text.split(delimiter);
  const text = valueText(value);
  if (index < 0) parts.unshift(text);
  else if (index >= parts.length) parts.push(text);
  else parts[index] = text;
  const whole = parts.join(delimiter);
  if (whole.length > MAX_TEXT) return refused(at, 'the replacement makes a text that is too long');
  if (value.kind === 'scalar') return done({ ...value, text: whole });
  const made: ScalarNode = { kind: 'scalar', text: whole, style: 'plain', ...placePart(value) };
  return done(made);
}

/**
 * The object with the data inside one of its scalars changed; undefined when the path leads into none, or to nothing in
 * it: then it is an ordinary path, or an error.
 */
function writeInside(
  object: MapNode,
  path: readonly string[],
  match: PathMatch,
  value: LiveValue,
): MapNode | undefined {
  const found = scalarOn(object, path);
  if (found === undefined) return undefined;
  const { node: scalar, length } = found;
  const data = parseEmbedded(scalar.text);
  if (data === undefined) return undefined;
  const edits: Edit[] = [];
  const changed = matchPath(data, path.slice(length), tracking(match, edits));
  if (changed.kind === 'refused' || changed.value.count === 0) return undefined;
  const rewritten = writeEmbedded(changed.value.node, scalar.text, data, edits);
  if (rewritten === undefined) return undefined;
  const label = value.secret ?? labelOf(value.node) ?? labelOf(scalar);
  const parts: Value | undefined =
    label === undefined ? undefined : [{ kind: 'secret', text: rewritten, label }];
  return replaceScalar(object, scalar, rewritten, parts, match);
}

/** The same match, all that it writes noted. */
function tracking(match: PathMatch, edits: Edit[]): PathMatch {
  return {
    ...match,
    write: (node, isNew) => {
      const written = match.write(node, isNew);
      if (written.kind === 'done') edits.push({ old: node, made: written.value });
      return written;
    },
  };
}

/** The object with one of its scalars, known by identity, given another text. */
function replaceScalar(
  object: MapNode,
  scalar: ScalarNode,
  text: string,
  parts: Value | undefined,
  { trail }: PathMatch,
): MapNode | undefined {
  const made = withValue({ ...withTextKept(scalar, text, scalar), trail }, parts);
  const changed = replaceNode(object, scalar, made);
  return changed.kind === 'map' ? changed : undefined;
}

function replaceNode(tree: YamlNode, old: YamlNode, made: YamlNode): YamlNode {
  if (tree === old) return made;
  if (tree.kind === 'scalar') return tree;
  if (tree.kind === 'sequence') {
    const items = tree.items.map((item) => replaceNode(item, old, made));
    return items.every((item, index) => item === tree.items[index]) ? tree : { ...tree, items };
  }
  const entries = tree.entries.map((entry) => {
    const value = replaceNode(entry.value, old, made);
    return value === entry.value ? entry : entryWith(entry, value);
  });
  return entries.every((entry, index) => entry === tree.entries[index])
    ? tree
    : { ...tree, entries };
}
