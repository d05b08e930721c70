import { isKustomizationFile, isManifestName, type FileContent } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type {
  FileClass,
  SkippedAs,
  ParsedDocument,
  ParsedFile,
  ParseFault,
} from '../model/parsed-file.ts';
import { isNull } from '../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../model/span.ts';
import { decodeBytes, type DecodedBytes } from './decode-bytes.ts';
import { isFormatted } from './is-formatted.ts';
import { isYtt } from './is-ytt.ts';
import { looksTemplated } from './looks-templated.ts';
import { manifestsOf, type FoundManifests } from './manifests-of.ts';
import { parseText, type TextDocument } from './parse-text.ts';
import { skipDocument } from './skip-document.ts';

/** Without a key of either name, there is no manifest: most files without manifests are recognized by this alone. */
const MANIFEST_KEY =
  /(?:^|[{,][ \t]*|\?[ \t]+)["']?(?:apiVersion|kind)["']?[ \t]*:|"(?:apiVersion|kind)"[ \t\r\n]*:/m;

/** How much of a file that is too large is looked at. */
const HEAD_BYTES = 65_536;

interface ReadDocument extends TextDocument {
  readonly found: FoundManifests;
}

/** The results for contents that are still in use: two trees of one run may share them. */
const known = new WeakMap<Uint8Array, { readonly file: ParsedFile; readonly limits: Limits }>();

/** Reads one file of the tree. Never throws; a skipped file has its reason. The very same bytes at the same path are parsed once. */
export function parseFile(path: string, content: FileContent, limits: Limits): ParsedFile {
  const before = content.kind === 'bytes' ? known.get(content.bytes) : undefined;
  if (before?.file.path === path && before.limits === limits) return before.file;
  const file = parseContent(path, content, limits);
  if (content.kind === 'bytes') known.set(content.bytes, { file, limits });
  return file;
}

function parseContent(path: string, content: FileContent, limits: Limits): ParsedFile {
  if (!isManifestName(path))
    return skippedFile(path, 'not-yaml', 'not a .yaml, .yml or .json file');
  if (content.kind === 'unreadable') return unreadable(path, content);
  if (content.bytes.length > limits.fileSize) return tooLarge(path, content.bytes, limits);
  const decoded = decodeBytes(path, content.bytes);
  if (decoded.kind === 'no-text') return notText(path, decoded, content.bytes);
  const { file } = decoded;
  if (isKustomizationFile(path)) {
    return parseKustomization(file, limits);
  }
  if (!MANIFEST_KEY.test(file.text)) return notKubernetes(file);
  const { documents, faults } = parseText(file, limits, { skip: skipDocument });
  const [only] = documents;
  if (decoded.valid && documents.length === 1 && only !== undefined) {
    const sound = oneSoundDocument(file, only, faults);
    if (sound !== undefined) return sound;
  }
  const read = documents.map((document) => {
    const sound = decoded.valid ? document : withoutBrokenText(document);
    return { ...sound, found: manifestsOf(sound.root) };
  });
  const own = new Set(documents.map(({ fault }) => fault));
  return classify(
    file,
    read,
    faults.filter((fault) => !own.has(fault)),
  );
}

const MANIFESTS: FileClass = { kind: 'manifests' };
const NO_FAULTS: readonly ParseFault[] = [];

/** The common case, decided at once: a file of objects in one document in which nothing is wrong. Undefined for all others. */
function oneSoundDocument(
  source: SourceFile,
  { span, root, fault, skipped }: TextDocument,
  others: readonly ParseFault[],
): ParsedFile | undefined {
  if (fault !== undefined || skipped !== undefined || others.length > 0) return undefined;
  const { manifests, faults } = manifestsOf(root);
  if (manifests.length === 0 || faults.length > 0) return undefined;
  if (isYtt(source.text, [root]) || isFormatted(source.text, [root])) return undefined;
  const documents = [{ span, root, manifests }];
  return { path: source.path, class: MANIFESTS, source, documents, faults: NO_FAULTS };
}

/** A problem, since what is in it is not checked; a file that vanished during the run is gone, and none. */
function unreadable(
  path: string,
  { reason, cause }: Extract<FileContent, { kind: 'unreadable' }>,
): ParsedFile {
  const file = skippedFile(path, 'unreadable', reason);
  if (cause === 'missing') return file;
  return withFault(file, '', {
    message: `The file cannot be read (${reason}), so nothing in it is checked`,
    help: 'Make it readable, or leave it out with `exclude` in the configuration.',
  });
}

/** A problem if a manifest was saved as UTF-16 without its mark, or holds a NUL that would hide it; other binary data is ignored. */
function notText(
  path: string,
  { as, reason }: Extract<DecodedBytes, { kind: 'no-text' }>,
  bytes: Uint8Array,
): ParsedFile {
  const file = skippedFile(path, as, reason);
  const letters = bytes.subarray(0, HEAD_BYTES).filter((byte) => byte > 0 && byte < 0x80);
  const text = new TextDecoder('latin1').decode(letters);
  if (as !== 'binary' || !API_VERSION_LINE.test(text) || !KIND_LINE.test(text)) return file;
  return withFault(file, '', {
    message: `The file cannot be read (${reason}), so nothing in it is checked`,
    help: 'Save it as UTF-8.',
  });
}

/** A problem if its first part looks like a manifest; any other big file is ignored. */
function tooLarge(path: string, bytes: Uint8Array, { fileSize }: Limits): ParsedFile {
  const file = skippedFile(path, 'too-large', `larger than ${fileSize} bytes, the limit`);
  const head = decodeBytes(path, bytes.subarray(0, HEAD_BYTES));
  if (head.kind === 'no-text' || !MANIFEST_KEY.test(head.file.text)) return file;
  return withFault(file, head.file.text, {
    message: `The file is larger than ${fileSize} bytes, the limit, so nothing in it is checked`,
    help: 'Raise `limits.fileSize` in the configuration (`--limit file-size=N`), or leave the file out with `exclude`.',
  });
}

function withFault(
  file: ParsedFile,
  text: string,
  fault: { readonly message: string; readonly help: string },
): ParsedFile {
  const at = { file: { path: file.path, text }, start: 0, end: 0 };
  return { ...file, faults: [{ at, ...fault }] };
}

function parseKustomization(file: SourceFile, limits: Limits): ParsedFile {
  const { documents, faults } = parseText(file, limits);
  if (faults.some(({ at }) => looksTemplated(at))) return template(file);
  const plain = documents.map(({ span, root }) => ({ span, root, manifests: [] }));
  return {
    path: file.path,
    class: { kind: 'kustomization' },
    source: file,
    documents: plain,
    faults,
  };
}

function classify(
  file: SourceFile,
  read: readonly ReadDocument[],
  others: readonly ParseFault[],
): ParsedFile {
  if (read.some(({ fault }) => fault !== undefined && looksTemplated(fault.at))) {
    return template(file);
  }
  const roots = read.map(({ root }) => root);
  if (isYtt(file.text, roots) || isFormatted(file.text, roots)) return template(file);
  const isBroken = read.some(({ fault }) => fault !== undefined);
  if (isBroken && (COMMAND.test(file.text) || SCRIPT.test(file.text))) {
    return skippedFile(file.path, 'template', SHELL, file);
  }
  const any = read.some(
    ({ found, skipped }) => found.manifests.length > 0 || skipped !== undefined,
  );
  // Other programs have a `Service` and a `Namespace` of their own beside kinds that only they have.
  const isOther = read.some(({ found }) => found.perhapsOther === true);
  const meant = read.some(
    (document) =>
      document.found.faults.length > 0 ||
      (document.found.half !== undefined && !isOther) ||
      looksLikeManifest(document),
  );
  if (!any && !meant) return notKubernetes(file);
  const faults = [...read.flatMap((document) => faultsOf(document, any)), ...others];
  return { path: file.path, class: MANIFESTS, source: file, documents: read.map(toParsed), faults };
}

function toParsed({ span, root, found, skipped }: ReadDocument): ParsedDocument {
  return { span, root, manifests: found.manifests, ...(skipped !== undefined && { skipped }) };
}

function faultsOf(
  { root, fault, found }: ReadDocument,
  besideManifests: boolean,
): readonly ParseFault[] {
  if (fault !== undefined) return [fault];
  if (found.half !== undefined) return [found.half];
  if (!besideManifests) return found.faults;
  if (root === undefined || root.kind === 'map' || isNull(root, 'kubectl')) return found.faults;
  const message = 'A document of this file is not an object, and kubectl refuses it';
  return [
    { at: root, message, kubectl: 'invalid object to validate', help: 'Remove the document.' },
  ];
}

/** Why a file is skipped that holds commands. */
export const SHELL = 'a command for a shell, not YAML';

/** The first line is a command that opens a here-document: `kubectl apply -f - <<EOF`. */
const COMMAND =
  /^(?:[ \t]*(?:#[^\n]*|(?:---)?\r?)\n){0,1000}(?:\$ )?(?:kubectl|oc|cat|k3s|microk8s|sudo|minikube)\b[^\n]*<<-?[ \t]*["']?\w/;

/** A text in quotes that ends with `" | kubectl apply -f -`, or a command in place of a document. */
const SCRIPT =
  /^["'][ \t]*\|[ \t]*(?:kubectl|oc)\b|(?:^|\n)---[ \t]*\r?\n(?:\$ )?(?:kubectl|oc) [a-z]/m;

const API_VERSION_LINE = /^["']?apiVersion["']?[ \t]*:|"apiVersion"[ \t]*:/m;
const KIND_LINE = /^["']?kind["']?[ \t]*:|"kind"[ \t]*:/m;

/** A document that kubectl cannot read although it was written for it; other YAML is ignored. */
function looksLikeManifest({ span, fault }: ReadDocument): boolean {
  if (fault === undefined) return false;
  const text = span.file.text.slice(span.start, span.end);
  return API_VERSION_LINE.test(text) && KIND_LINE.test(text) && !isKubeconfig(text);
}

/** What kubectl reads to find a cluster, and nobody applies. */
function isKubeconfig(text: string): boolean {
  return (
    /^kind:[ \t]*["']?Config["']?[ \t]*\r?$/m.test(text) &&
    /^apiVersion:[ \t]*["']?v1["']?[ \t]*\r?$/m.test(text)
  );
}

/** Go replaces bytes that are not UTF-8 in JSON strings, and refuses them in YAML. */
function withoutBrokenText(document: TextDocument): TextDocument {
  const { file, start, end } = document.span;
  const at = file.text.indexOf('\ufffd', start);
  const isJson = file.text.startsWith('{', start);
  if (at === -1 || at >= end || isJson || document.skipped !== undefined) return document;
  const fault: ParseFault = {
    at: { file, start: at, end: at + 1 },
    message: 'The text is not valid UTF-8 here',
    kubectl: 'yaml: invalid leading UTF-8 octet',
    help: 'Save the file as UTF-8.',
  };
  return { span: document.span, root: undefined, fault: document.fault ?? fault };
}

function template(file: SourceFile): ParsedFile {
  return skippedFile(
    file.path,
    'template',
    'a template, which becomes YAML only when it is rendered',
    file,
  );
}

function notKubernetes(file: SourceFile): ParsedFile {
  return skippedFile(
    file.path,
    'not-kubernetes',
    'no document in it has `apiVersion` and `kind`',
    file,
  );
}

function skippedFile(path: string, as: SkippedAs, reason: string, source?: SourceFile): ParsedFile {
  return { path, class: { kind: 'skipped', as, reason }, source, documents: [], faults: [] };
}
