import { type Manifest, groupOf } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { keepsFolder, fileNameOf } from '../../../model/names/folder-of.ts';
import { type MapNode, scalarAt, valueAt, entryOf, type YamlNode } from '../../../model/node.ts';
import { isNull, stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { fileSpan } from '../../../model/span.ts';
import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GOBWAS_TEXT } from '../../../text/glob/glob-dialects.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import { parentFolder } from '../../kustomize/load/paths.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import { filesIn, pathsBelow } from '../../kustomize/load/walk-paths.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
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

const MANIFEST = /^.*\.(?:yaml|yml|json|jsonnet)$/;

/**
 * The files that Argo CD reads as manifests of a folder, in order: below it with `recurse`, those that `include` matches and `exclude` does
 * not. A glob that does not compile matches nothing. With `disableExtensionFilter` (Argo CD 3.6) their names may end with anything.
 */
function listDirectory(
  paths: readonly string[],
  folder: string,
  directory: MapNode | undefined,
): readonly string[] {
  const recurses = isTrue(valueAt(directory, 'recurse'), 'kubectl');
  const all = pathsBelow(recurses ? paths : filesIn(paths, folder), folder);
  const include = globAt(directory, 'include');
  const exclude = globAt(directory, 'exclude');
  const takesAny = isTrue(valueAt(directory, 'disableExtensionFilter'), 'kubectl');
  const start = folder === '' ? 0 : folder.length + 1;
  return all.filter((path) => {
    const relative = path.slice(start);
    return (
      (takesAny || MANIFEST.test(fileNameOf(path))) &&
      exclude?.(relative) !== true &&
      include?.(relative) !== false
    );
  });
}

function globAt(
  directory: MapNode | undefined,
  field: string,
): ((path: string) => boolean) | undefined {
  const pattern = scalarText(scalarAt(directory, field), 'kubectl');
  if (pattern === '') return undefined;
  return compileGlob(pattern, GOBWAS_TEXT) ?? (() => false);
}

/** The objects that a node stands for: whatever has a list of `items` is a list to Argo CD, and `items: null` an empty one. */
function targetsOf(node: MapNode): readonly YamlNode[] {
  const items = entryOf(node, 'items')?.value;
  if (items === undefined) return [node];
  if (items.kind === 'sequence') return items.items;
  const isSpecified = entryOf(node, 'spec') !== undefined || entryOf(node, 'status') !== undefined;
  return isNull(items, 'kubectl') && !isSpecified ? [] : [node];
}

/** An object as kubectl would read it, whatever it lacks. */
function manifestOf(node: MapNode): Manifest {
  const text = (...path: readonly string[]) => stringOf(valueAt(node, ...path), 'kubectl');
  const apiVersion = text('apiVersion') ?? '';
  return {
    apiVersion,
    group: groupOf(apiVersion),
    kind: text('kind') ?? '',
    name: text('metadata', 'name'),
    namespace: text('metadata', 'namespace') || undefined,
    node,
    dialect: 'kubectl',
  };
}
