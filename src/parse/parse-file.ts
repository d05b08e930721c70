import type { FileContent } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type { FileClass, LeftAloneAs, ParsedDocument, ParsedFile } from '../model/parsed-file.ts';
import type { SourceFile } from '../model/span.ts';
import { manifestsOf } from './manifests-of.ts';
import { parseText } from './parse-text.ts';

const KUSTOMIZATIONS: ReadonlySet<string> = new Set([
  'kustomization.yaml',
  'kustomization.yml',
  'Kustomization',
]);
const YAML_NAME = /\.(?:ya?ml|json)$/;
const MANIFEST_LINES =
  /(?:^|[{,][ \t]*)["']?(?:apiVersion|kind)["']?[ \t]*:|"(?:apiVersion|kind)"[ \t]*:/m;

/** One file of the tree → what it is and what is in it. Never throws; whatever is left alone says why. */
export function parseFile(path: string, content: FileContent, limits: Limits): ParsedFile {
  if (content.kind === 'unreadable')
    return leftAlone(path, undefined, 'unreadable', content.reason);
  const isKustomization = KUSTOMIZATIONS.has(path.slice(path.lastIndexOf('/') + 1));
  if (!isKustomization && !YAML_NAME.test(path)) {
    return leftAlone(path, undefined, 'not-yaml', 'not a .yaml, .yml or .json file');
  }
  if (content.bytes.length > limits.fileSize) {
    return leftAlone(
      path,
      undefined,
      'too-large',
      `larger than ${limits.fileSize} bytes, the limit`,
    );
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.bytes);
  const file: SourceFile = { path, text };
  if (!isKustomization && !MANIFEST_LINES.test(text)) {
    return leftAlone(path, file, 'not-kubernetes', 'no document has apiVersion and kind');
  }
  const { documents, faults } = parseText(file, limits);
  const parsed: ParsedDocument[] = documents.map(({ span, root }) => ({
    span,
    root,
    manifests: isKustomization ? [] : manifestsOf(root),
  }));
  const fileClass: FileClass = { kind: isKustomization ? 'kustomization' : 'manifests' };
  return { path, class: fileClass, source: file, documents: parsed, faults };
}

function leftAlone(
  path: string,
  source: SourceFile | undefined,
  as: LeftAloneAs,
  reason: string,
): ParsedFile {
  return { path, class: { kind: 'left-alone', as, reason }, source, documents: [], faults: [] };
}
