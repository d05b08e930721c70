import { base64Size } from '../../src/go/base64.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entriesAt, entryOf, scalarAt, type YamlNode } from '../../src/model/node.ts';
import { isPlainTree } from '../../src/model/plain-tree.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Span } from '../../src/model/span.ts';
import { sizeText } from '../../src/text/size-text.ts';
import { NONE, rulePerCoreManifest } from '../kit/rule-constructors.ts';

/** What the API server accepts as the sum of all values, and kubectl's annotation as the whole object in JSON. */
const LARGEST = 1024 * 1024;
const LARGEST_ANNOTATION = 256 * 1024;
const SYNC_OPTIONS = 'argocd.argoproj.io/sync-options';
const WITHOUT_COPY: ReadonlySet<string> = new Set(['ServerSideApply=true', 'Replace=true']);

export const rule = rulePerCoreManifest(
  {
    id: 'oversized-source',
    summary: 'A ConfigMap or Secret is larger than Kubernetes, or client-side apply, accepts.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  ['ConfigMap', 'Secret'],
  (manifest, context) => (isSmall(manifest) ? NONE : findingsOf(manifest, context)),
);

/** Bytes of an object that a character of it stands for, at most: `\0` is six characters in JSON. */
const LARGEST_CHARACTER = 6;

/** Whether an object is all in a short text, as nearly all are; an alias may make it longer. */
function isSmall({ node }: Manifest): boolean {
  const { file, start, end } = node;
  if (!isPlainTree(node) || (end - start) * (LARGEST_CHARACTER + 1) >= LARGEST_ANNOTATION)
    return false;
  const anchor = file.text.indexOf('&', start);
  return anchor === -1 || anchor >= end;
}

function* findingsOf(manifest: Manifest, { deploysSomething }: RuleContext): Iterable<Finding> {
  const fields = fieldsOf(manifest);
  if (fields.size === 0) return;
  const at = placeOfData(manifest, [...fields.keys()]);
  const size = [...fields.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (size > LARGEST) yield tooLarge(manifest, at, size);
  // Flux applies on the server's side, and Argo CD where it is told to.
  else if (!deploysSomething && !isWithoutCopy(manifest) && isTooLargeForCopy(manifest))
    yield tooLargeForApply(manifest, at);
}

function tooLarge(manifest: Manifest, at: Span, size: number): Finding {
  const path = manifest.kind === 'Secret' ? 'data' : '[]';
  return {
    at,
    message: message`${manifestName(manifest)} holds ${words(sizeText(size))}; the limit is ${words(sizeText(LARGEST))}. ${refusal(path, `Too long: may not be more than ${LARGEST} bytes`, at)}`,
    help: message`Split it, or keep large files in an image or a volume.`,
  };
}

function tooLargeForApply(manifest: Manifest, at: Span): Finding {
  return {
    at,
    // Whoever applies it on the client's side has seen it fail already.
    severity: 'info',
    message: message`${manifestName(manifest)} is larger than 256 KiB. Client-side \`kubectl apply\` stores a second copy in an annotation and fails: \`metadata.annotations: Too long: may not be more than ${LARGEST_ANNOTATION} bytes\`.`,
    help: message`Apply it with \`--server-side\` (Flux does; Argo CD with \`ServerSideApply=true\`), or split it.`,
  };
}

function isTooLargeForCopy({ node }: Manifest): boolean {
  // The exact size costs more than most objects need.
  return (
    jsonSize(node, mostBytes) > LARGEST_ANNOTATION && jsonSize(node, jsonBytes) > LARGEST_ANNOTATION
  );
}

/** Whether the object itself tells Argo CD to apply it on the server's side, or to replace it: neither stores a second copy. */
function isWithoutCopy({ node }: Manifest): boolean {
  const options = scalarAt(node, 'metadata', 'annotations', SYNC_OPTIONS)?.text ?? '';
  return options.split(',').some((option) => WITHOUT_COPY.has(option.trim()));
}

/** Bytes of each field as stored; data of a Secret and binaryData are decoded. */
function fieldsOf({ kind, node }: Manifest): ReadonlyMap<string, number> {
  const encoded = kind === 'Secret' ? 'data' : 'binaryData';
  const plain = kind === 'Secret' ? 'stringData' : 'data';
  const overriding =
    kind === 'Secret' ? new Set(entriesAt(node, plain).map(({ name }) => name)) : undefined;
  const sizes = new Map<string, number>();
  for (const { name, value } of entriesAt(node, encoded)) {
    if (overriding?.has(name) !== true) add(sizes, encoded, decodedSize(value));
  }
  for (const { value } of entriesAt(node, plain)) add(sizes, plain, textSize(value));
  return sizes;
}

function add(sizes: Map<string, number>, field: string, size: number): void {
  sizes.set(field, (sizes.get(field) ?? 0) + size);
}

function decodedSize(value: YamlNode): number {
  return value.kind === 'scalar' ? base64Size(value.text) : 0;
}

function textSize(value: YamlNode): number {
  return value.kind === 'scalar' ? Buffer.byteLength(value.text) : 0;
}

/** Bytes of the object as JSON, about: what kubectl writes into its annotation. */
function jsonSize(node: YamlNode, sizeOf: (text: string) => number): number {
  if (node.kind === 'scalar') return sizeOf(node.text);
  if (node.kind === 'sequence') {
    return node.items.reduce((sum, item) => sum + jsonSize(item, sizeOf) + 1, 2);
  }
  return node.entries.reduce(
    (sum, { name, value }) => sum + sizeOf(name) + jsonSize(value, sizeOf) + 2,
    2,
  );
}

function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

/** At most so many: a character becomes `\u0000` in the worst case. */
function mostBytes(text: string): number {
  return 6 * text.length + 2;
}

function placeOfData({ node }: Manifest, fields: readonly string[]): Span {
  for (const field of fields) {
    const entry = entryOf(node, field);
    if (entry !== undefined) return entry.key;
  }
  return node;
}
