import { posix } from 'node:path';
import { KUSTOMIZATION_NAMES, type FileTree } from '../model/file-tree.ts';
import type { DeclaredEntryPoint } from '../model/settings.ts';
import type { SourceFile } from '../model/span.ts';
import { placeOf } from './explain-violation.ts';
import { parseConfig } from './parse-config.ts';
import type { Violation } from './violation.ts';

/** A mistake of an item, and the keys and positions in it that lead to what is wrong. */
interface Mistake {
  readonly steps: readonly (string | number)[];
  readonly message: string;
}

/** What items of `entryPoints` name and a tree does not have, each at its place in the configuration that declares them. */
export function missingEntryPoints(
  declared: readonly DeclaredEntryPoint[],
  file: SourceFile,
  read: FileTree['read'],
): readonly Violation[] {
  const mistakes = declared.flatMap((entry, index) =>
    mistakesOf(entry, read).map(({ steps, message }) => ({
      steps: ['entryPoints', index, ...steps].map(String),
      message,
    })),
  );
  if (mistakes.length === 0) return [];
  const { document } = parseConfig(file);
  return mistakes.map(({ steps, message }) => ({
    at: document === undefined ? { file, start: 0, end: 0 } : placeOf({ file, document }, steps),
    message,
  }));
}

function mistakesOf(
  { kind, path, values }: DeclaredEntryPoint,
  read: FileTree['read'],
): readonly Mistake[] {
  const isFile = (name: string): boolean => read(posix.join(path, name)).kind === 'bytes';
  const isChart = isFile('Chart.yaml');
  if (!isFolder(path, read)) {
    return [{ steps: [kind], message: `The ${kind} \`${path}\` does not exist.` }];
  }
  if (kind === 'folder') {
    return isChart && !KUSTOMIZATION_NAMES.some(isFile)
      ? [{ steps: [kind], message: `\`${path}\` is a Helm chart: write \`chart: ${path}\`.` }]
      : [];
  }
  if (!isChart) {
    return [{ steps: [kind], message: `\`${path}\` is not a Helm chart: it has no Chart.yaml.` }];
  }
  return values.flatMap((file, index) =>
    read(file).kind === 'bytes'
      ? []
      : [{ steps: ['values', index], message: `The values file \`${file}\` does not exist.` }],
  );
}

function isFolder(path: string, read: FileTree['read']): boolean {
  if (path === '.') return true;
  const content = read(path);
  return content.kind === 'unreadable' && content.cause === 'folder';
}
