import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { keepsFolder, fileNameOf } from '../../../model/names/folder-of.ts';
import type { MapNode } from '../../../model/node.ts';
import { fileSpan } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import { parentFolder } from '../../kustomize/load/paths.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import { filesIn } from '../../kustomize/load/walk-paths.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import { manifestOf, targetsOf } from '../source/target-objects.ts';
import { listDirectory } from './list-directory.ts';
import { readManifestFile } from './read-manifest-file.ts';

interface DirectoryObjects {
  readonly objects: readonly Manifest[];
  readonly refusals: readonly BuildRefusal[];
  /** The files that were read as manifests, in order. */
  readonly listed: readonly string[];
}

const SKIP = '+argocd:skip-file-rendering';

/** The manifests of a folder that is neither a kustomization nor a chart. */
export function readDirectory(
  context: KustomizeContext,
  folder: string,
  directory: MapNode | undefined,
  recorder: Recorder,
): DirectoryObjects {
  const at = directory ?? fileSpan(folder);
  const objects: Manifest[] = [];
  const refusals: BuildRefusal[] = [];
  const listed: string[] = [];
  for (const path of listDirectory(context.below(folder), folder, directory)) {
    const use = { folder: parentFolder(path), path: fileNameOf(path), at };
    const file = loadText(context, use, recorder);
    if (file.kind === 'refused') {
      refusals.push(outOfBounds(context, path, file));
      continue;
    }
    if (file.value.text.includes(SKIP)) continue;
    listed.push(path);
    if (path.endsWith('.jsonnet')) {
      const reason = message`\`${path}\` is not evaluated: it is jsonnet`;
      recorder.partial.add({ ...reason, code: 'jsonnet' });
      continue;
    }
    const read = readManifestFile(context, file.value);
    if (read.kind === 'refused') refusals.push(read);
    else objects.push(...read.value.flatMap(manifestsOf));
  }
  if (listed.length === 0) recordUnread(context, folder, recorder);
  return { objects, refusals, listed };
}

/** Languages of configuration, which plugins of Argo CD render. */
const LANGUAGE = /\.(?:cue|dhall|k|libsonnet|ncl|nix|pkl|star)$/;

/** What a folder without manifests has: a file that keeps it, or one that a plugin renders whose rules of discovery match it. */
function recordUnread(context: KustomizeContext, folder: string, recorder: Recorder): void {
  const paths = filesIn(context.below(folder), folder);
  for (const path of paths) if (keepsFolder(path)) recorder.files.add(path);
  const source = paths.find((path) => LANGUAGE.test(path));
  if (source !== undefined) {
    recorder.partial.add(
      message`\`${source}\` is not evaluated: a plugin of Argo CD may render it`,
    );
  }
}

function manifestsOf(node: MapNode | undefined): readonly Manifest[] {
  if (node === undefined) return [];
  return targetsOf(node).flatMap((target) => (target.kind === 'map' ? manifestOf(target) : []));
}

function outOfBounds(
  { tree }: KustomizeContext,
  path: string,
  failure: BuildRefusal,
): BuildRefusal {
  const content = tree.read(path);
  if (content.kind === 'bytes' || content.cause !== 'outside') return failure;
  return refused(failure.at, 'out of bounds symlink found', {
    message: message`\`${path}\` is a link that points outside the repository`,
  });
}
