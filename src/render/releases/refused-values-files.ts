import type { FileTree } from '../../model/file-tree.ts';
import { message, userText, words } from '../../model/message.ts';
import type { YamlNode } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import { nearestPath } from '../../text/nearest-name.ts';
import type { HelmRequest } from '../argo/helm/helm-request.ts';
import type { HelmFile } from '../argo/helm/value-files.ts';
import { NOT_READ, nothingRendered, type RenderedObjects } from './render-release.ts';

type LocalFile = Extract<HelmFile, { kind: 'file' }>;

/** What Argo CD says if a values file that is to be in this repository is not there, wherever the chart is; undefined if all of them are. */
export function missingValuesFile(
  { valueFiles }: HelmRequest,
  tree: FileTree,
): RenderedObjects | undefined {
  const missing = valueFiles.find(isMissing);
  return missing === undefined ? undefined : fileMissing(missing, tree);
}

/** The same if a chart from elsewhere should have a values file that only this repository has. */
export function valuesFileOutside(
  { valueFiles, ignoresMissing }: HelmRequest,
  tree: FileTree,
): RenderedObjects | undefined {
  const outside = ignoresMissing
    ? undefined
    : valueFiles.find((file) => isOfRepository(file, tree));
  return outside === undefined ? undefined : fileOutside(outside.at);
}

/** The same if one of them is a folder. */
export function folderAsValuesFile(
  { valueFiles }: HelmRequest,
  tree: FileTree,
): RenderedObjects | undefined {
  const folder = valueFiles.find((file) => isFolder(file, tree));
  return folder === undefined ? undefined : folderRefused(folder);
}

function isFolder(file: HelmFile, tree: FileTree): file is LocalFile {
  if (file.kind !== 'file') return false;
  const content = tree.read(file.path);
  return content.kind === 'unreadable' && content.cause === 'folder';
}

function isMissing(file: HelmFile): file is LocalFile {
  return file.kind === 'file' && !file.exists;
}

/** Argo CD gives the path to helm, which fails whatever the chart is. */
function fileMissing({ path, at }: LocalFile, tree: FileTree): RenderedObjects {
  const nearest = nearestPath(path, tree.paths);
  const written = userText(scalarText(at, 'kubectl'), at);
  const failure = {
    at,
    message: message`The values file \`${written}\` does not exist: there is no \`${userText(path, at)}\`. Helm: open ${userText(path, at)}: no such file or directory`,
    help:
      nearest === undefined
        ? words('Name an existing file, or set `ignoreMissingValueFiles`.')
        : message`Did you mean \`${nearest}\`?`,
    isOfAbsence: true as const,
  };
  return nothingRendered([failure], [NOT_READ]);
}

/** A path that the chart should have, and that is one of this repository: no chart has a file at the same place by chance. */
function isOfRepository(file: HelmFile, tree: FileTree): boolean {
  if (file.kind !== 'unknown' || file.text.startsWith('$')) return false;
  return FOLDERS.test(file.text) && tree.read(file.text).kind === 'bytes';
}

/** Charts have a folder of values at most. */
const FOLDERS = /^[^/]+\/[^/]+\/./;

function fileOutside(at: YamlNode): RenderedObjects {
  const written = userText(scalarText(at, 'kubectl'), at);
  const failure = {
    at,
    severity: 'warning' as const,
    message: message`The values file \`${written}\` is looked for in the chart, which is not of this repository, and only this repository has it. Helm: open ${written}: no such file or directory`,
    help: message`Give the source of this repository a \`ref\`, and write \`$REF/${written}\`.`,
  };
  return nothingRendered([failure], [NOT_READ]);
}

/** What makes a values file of Argo CD a glob. */
const GLOB = /[*?[]/;

function folderRefused({ at, path: found }: LocalFile): RenderedObjects {
  const path = scalarText(at, 'kubectl');
  const text = GLOB.test(path)
    ? message`\`${path}\` matches the folder \`${found}\` too, and helm reads values from files. Helm: read ${found}: is a directory`
    : message`\`${path}\` is a folder, and helm reads values from files. Helm: read ${path}: is a directory`;
  return nothingRendered([{ at, message: text }], [NOT_READ]);
}
