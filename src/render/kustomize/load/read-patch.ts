import { message, type Message } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { noteSecretUse, useOfPatch } from '../../../model/secret-use.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { readJsonPatch, type JsonPatchOperation } from '../merge/json-patch.ts';
import {
  ALLOW_KIND_CHANGE,
  ALLOW_NAME_CHANGE,
  annotationsOf,
  ENABLED,
  setAnnotations,
} from '../object/annotations.ts';
import type { Selector } from '../object/selector.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { embedText } from '../tree/embed-text.ts';
import type { Text } from './decode.ts';
import type { PatchArgs } from './kustomization.ts';
import type { Place } from './load-config.ts';
import { loadText } from './load-file.ts';
import { readPlainDocument } from './read-plain-document.ts';
import { readResources } from './read-resources.ts';

/** A patch whose text has been read. */
export type ReadPatch = StrategicPatch | JsonPatch;

export interface StrategicPatch {
  readonly kind: 'strategic';
  readonly patches: readonly MapNode[];
  readonly target: Selector | undefined;
  /** The entry of the kustomization. */
  readonly at: Span;
  readonly source: string;
}

export interface JsonPatch {
  readonly kind: 'json';
  readonly operations: readonly JsonPatchOperation[];
  readonly target: Selector | undefined;
  readonly at: Span;
  readonly source: string;
}

/** An entry of `patches`: a strategic merge patch or a JSON patch, in place or in a file. */
export function readPatch(place: Place, args: PatchArgs): BuildResult<ReadPatch> {
  const { at, target } = args;
  const found = patchText(place, args.path, args.patch, at);
  if (found.kind === 'refused') return found;
  noteSecretUse(found.value, useOfPatch(target?.kind ?? ''));
  const source = args.patch.text.trim() === '' ? `[path: "${args.path.text}"]` : '[patch]';
  const objects = readResources(place.context, found.value);
  if (objects.kind === 'done') {
    // Whatever holds objects is not a list of operations.
    const patches = objects.value.map((each) => withOptions(each, args));
    return done({ kind: 'strategic', patches, target, at, source });
  }
  const operations = readOperations(place, found.value, at);
  if (operations.kind === 'refused') {
    return unreadable(found.value, objects.at, source, objects.words?.message ?? objects.message);
  }
  return done({ kind: 'json', operations: operations.value, target, at, source });
}

function unreadable(file: SourceFile, at: Span, source: string, why: string | Message) {
  return refused(at, `unable to parse SM or JSON patch from ${source}`, {
    message: message`This is neither a strategic merge patch nor a JSON patch. ${why}`,
    help: helpFor(file.text.trimStart().charAt(0)),
  });
}

function helpFor(first: string): Message {
  if (first === '[')
    return message`A patch that begins with \`[\` must be JSON: quote the keys, or write a list of \`- op: …\`.`;
  return first === '-'
    ? message`A JSON patch is a list of \`op\`, \`path\` and \`value\`.`
    : message`A strategic merge patch has \`apiVersion\`, \`kind\` and \`metadata.name\`.`;
}

/** The text of a patch: what is in the kustomization, or the file it names; exactly one of them. */
function patchText(
  { context, folder, recorder }: Place,
  path: Text,
  inline: Text,
  at: Span,
): BuildResult<SourceFile> {
  const text = inline.text.trim();
  if (text === '' && path.text === '') {
    return refused(at, 'must specify one of patch and path', {
      message: message`This entry has neither \`patch\` nor \`path\``,
    });
  }
  if (text !== '' && path.text !== '') {
    return refused(at, "patch and path can't be set at the same time", {
      message: message`This entry has both \`patch\` and \`path\`; only one of them may be given`,
    });
  }
  if (text === '') {
    const use = { folder, path: path.text, at: path.at ?? at };
    return loadText(context, use, recorder);
  }
  return done(inlineText(inline, at, true));
}

/** A text written in the kustomization as a file of its own. */
export function inlineText({ text, at }: Text, around: Span, trimmed = false): SourceFile {
  if (at?.kind === 'scalar') return embedText(at, trimmed);
  return { path: around.file.path, text: trimmed ? text.trim() : text };
}

/** The operations of a JSON patch's text. */
export function readOperations(
  { context }: Place,
  file: SourceFile,
  at: Span,
): BuildResult<readonly JsonPatchOperation[]> {
  const root = readPlainDocument(context, file);
  if (root.kind === 'refused') return root;
  return readJsonPatch(file.text, root.value, at);
}

/** Marks what the patch may change; with that all its annotations become strings, so that a null no longer deletes. */
function withOptions(patch: MapNode, { allowNameChange, allowKindChange, at }: PatchArgs): MapNode {
  if (!allowNameChange && !allowKindChange) return patch;
  const annotations = new Map(annotationsOf(patch));
  if (allowNameChange) annotations.set(ALLOW_NAME_CHANGE, ENABLED);
  if (allowKindChange) annotations.set(ALLOW_KIND_CHANGE, ENABLED);
  return setAnnotations(patch, annotations, at);
}
