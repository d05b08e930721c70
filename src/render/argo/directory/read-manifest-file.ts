import { message as say } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import { scalarAt, type MapNode, valueAt, type YamlNode } from '../../../model/node.ts';
import type { ParsedDocument, ParsedFile, ParseFault } from '../../../model/parsed-file.ts';
import { done } from '../../../model/result.ts';
import { isNull, stringOf, jsonTypeName } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { parseDocument, parseText } from '../../../parse/parse-text.ts';
import { readJsonValue } from '../../../parse/read-json-value.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';

/** The objects of a file in a folder that Argo CD reads file by file; null where a JSON file holds null. */
type FileObjects = readonly (MapNode | undefined)[];

/**
 * What Argo CD finds in a manifest file (3.5). A YAML file that holds anything but objects is passed over in silence, unless an object came
 * before or the text looks like a manifest; a JSON file must hold one object.
 */
export function readManifestFile(
  context: KustomizeContext,
  file: SourceFile,
): BuildResult<FileObjects> {
  return file.path.endsWith('.json') ? readJsonFile(context, file) : readYamlFile(context, file);
}

function readYamlFile(context: KustomizeContext, file: SourceFile): BuildResult<FileObjects> {
  const objects: MapNode[] = [];
  for (const { root, fault, span } of documentsOf(context, file)) {
    if (fault === undefined && (root === undefined || isNull(root, 'kubectl'))) continue;
    if (fault === undefined && root?.kind === 'map' && hasKind(root)) {
      objects.push(root);
      continue;
    }
    if (objects.length === 0 && !looksLikeManifest(file.text)) return done([]);
    const reason = fault?.kubectl ?? fault?.message ?? "Object 'Kind' is missing";
    return unreadable(file, fault?.at ?? root ?? span, reason);
  }
  return done(objects);
}

function hasKind(root: MapNode): boolean {
  const kind = stringOf(scalarAt(root, 'kind'), 'kubectl');
  return kind !== undefined && kind !== '';
}

function looksLikeManifest(text: string): boolean {
  return ['apiVersion:', 'kind:', 'metadata:'].every((word) => text.includes(word));
}

function unreadable(file: SourceFile, at: Span, reason: string): BuildRefusal {
  const name = fileNameOf(file.path);
  return refused(at, `Failed to unmarshal "${name}": failed to unmarshal manifest: ${reason}`, {
    message: say`This is not a Kubernetes object, but Argo CD reads \`${name}\` as a file of manifests`,
    help: say`Move it, exclude the file in \`directory.exclude\`, or write \`# +argocd:skip-file-rendering\` in it.`,
  });
}

function readJsonFile({ limits }: KustomizeContext, file: SourceFile): BuildResult<FileObjects> {
  const name = fileNameOf(file.path);
  const failed = `Failed to unmarshal "${name}"`;
  const read = readJsonValue(file, 0, limits);
  if (read.kind === 'none') {
    const at = { file, start: 0, end: file.text.length };
    return badJson(at, `${failed}: EOF`, `\`${name}\` is empty`);
  }
  if (read.kind === 'broken') {
    return badJson(read.at, `${failed}: ${read.message}`, 'This is not valid JSON');
  }
  const { root, end } = read.value;
  const object = root.kind === 'map' && (hasKind(root) || isImageManifest(root)) ? root : undefined;
  if (object === undefined && !isNull(root, 'kubectl')) {
    const message = `\`${name}\` is not a Kubernetes object`;
    return badJson(root, `${failed}: Object 'Kind' is missing`, message);
  }
  if (!/^\s*(?:[\]}]|$)/.test(file.text.slice(end))) {
    const at = { file, start: end, end: file.text.length };
    const reason = `Found multiple objects in "${name}". Only single objects are allowed in JSON files.`;
    return badJson(at, reason, 'A JSON file can hold only one object');
  }
  return done([object]);
}

function badJson(at: Span, reason: string, message: string): BuildRefusal {
  return refused(at, reason, {
    message: say`${message}, and Argo CD reads every JSON file of the folder as a manifest`,
    help: say`Move the file, or exclude it in \`directory.exclude\`.`,
  });
}

type JsonType = ReturnType<typeof jsonTypeName>;

const FIELDS: readonly (readonly [field: string, type: JsonType])[] = [
  ['schemaVersion', 'number'],
  ['mediaType', 'string'],
  ['artifactType', 'string'],
  ['config', 'object'],
  ['layers', 'array'],
  ['subject', 'object'],
  ['annotations', 'object'],
];

/**
 * Whether Go decodes a JSON object as the manifest of an image: Argo CD lets any object pass for one, so that a `package.json` becomes an
 * object without a kind.
 */
function isImageManifest(root: MapNode): boolean {
  return FIELDS.every(([field, type]) => isOf(valueAt(root, field), type));
}

function isOf(node: YamlNode | undefined, type: JsonType): boolean {
  return node === undefined || isNull(node, 'kubectl') || jsonTypeName(node, 'kubectl') === type;
}

interface Document {
  readonly span: Span;
  readonly root: YamlNode | undefined;
  /** Why kubectl's reader stops here. */
  readonly fault: ParseFault | undefined;
}

/** The documents of a file as kubectl's reader separates them; from the run's own parse where that read them. */
function documentsOf(context: KustomizeContext, file: SourceFile): Iterable<Document> {
  const parsed = context.parsed(file.path);
  return parsed.source === file && parsed.class.kind === 'manifests'
    ? parsedDocuments(context, parsed)
    : parseText(file, context.limits).documents;
}

function* parsedDocuments(context: KustomizeContext, file: ParsedFile): Generator<Document> {
  for (const document of file.documents) {
    const { span, root, skipped } = document;
    if (skipped !== undefined) yield parseDocument(span, context.limits);
    else yield { span, root, fault: root === undefined ? faultIn(file, document) : undefined };
  }
}

function faultIn({ faults }: ParsedFile, { span }: ParsedDocument): ParseFault | undefined {
  return faults.find(({ at }) => span.start <= at.start && at.end <= span.end);
}
