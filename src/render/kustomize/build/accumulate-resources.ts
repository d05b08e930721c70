import { isKustomizationFile } from '../../../model/file-tree.ts';
import { message, words as own } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { annotateFile, joinOrigin } from '../generate/origin-annotations.ts';
import { mergeAccumulation, type Accumulation } from '../load/accumulation.ts';
import type { Text } from '../load/decode.ts';
import { notAtHand, remoteItem } from '../load/elsewhere.ts';
import { loadText } from '../load/load-file.ts';
import { resolvePath } from '../load/paths.ts';
import { readResources } from '../load/read-resources.ts';
import { tolerate, trailFrom } from '../load/recorder.ts';
import { isRemoteFolder, isRemoteFile } from '../load/remote-path.ts';
import type { Target } from '../load/target.ts';
import { spendObjects } from '../load/work-budget.ts';
import { apiVersionOf } from '../object/gvk.ts';
import { appendAll, listOf, type ResourceList } from '../object/resource-list.ts';
import { gvkOf, resourceOf, type Resource } from '../object/resource.ts';
import {
  inField,
  joinRefusals,
  refused,
  type BuildRefusal,
  type BuildResult,
  type ListField,
} from '../tree/build-refusal.ts';
import type { Schema } from '../tree/schema.ts';
import { accumulateFolder } from './accumulate-folder.ts';

/**
 * The objects of files, and of folders with a kustomization, behind those gathered so far. All that is wrong with the paths is
 * reported at once.
 */
export function accumulateResources(
  target: Target,
  start: Accumulation,
  paths: readonly Text[],
  field: ListField,
): BuildResult<Accumulation> {
  let current = start;
  let list: ResourceList | undefined;
  const failures: BuildRefusal[] = [];
  for (const path of paths) {
    const at = path.at ?? target.kustomization.root;
    if (isDirectory(target, path.text) || isRepository(target, path.text)) {
      if (list !== undefined) current = withResources(current, list);
      list = undefined;
      const merged = addFolder(target, current, path.text, at);
      if (merged.kind === 'done') current = merged.value;
      else if (!tolerate(target.recorder, inField(merged, field), 'without-objects'))
        failures.push(merged);
      continue;
    }
    list ??= listOf(current.resources);
    const found = readFile(target, path.text, at, field);
    const failure = found.kind === 'refused' ? found : appendAll(list, found.value, at);
    const without = found.kind === 'refused' ? 'without-objects' : 'without-changes';
    if (failure !== undefined && !tolerate(target.recorder, inField(failure, field), without))
      failures.push(failure);
  }
  const failure = joinRefusals(failures);
  return failure ?? done(list === undefined ? current : withResources(current, list));
}

function withResources(accumulation: Accumulation, { items }: ResourceList): Accumulation {
  return { ...accumulation, resources: items };
}

function isDirectory({ context, folder }: Target, path: string): boolean {
  if (path === '' || path.startsWith('/') || isRemote(path)) return false;
  const found = resolvePath(folder, path, context.tree.root);
  return found === undefined ? !FILE.test(path) : context.folders.has(found);
}

const FILE = /\.(?:ya?ml|json)$/;

/** kustomize reads a file of that name, if there is one. */
function isRepository({ context, folder }: Target, path: string): boolean {
  if (remoteItem(path)?.type !== 'git') return false;
  const found = resolvePath(folder, path, context.tree.root);
  return found === undefined || !context.paths.has(found);
}

function isRemote(path: string): boolean {
  return isRemoteFile(path) || isRemoteFolder(path);
}

function addFolder(
  target: Target,
  into: Accumulation,
  path: string,
  at: Span,
): BuildResult<Accumulation> {
  const found = accumulateFolder(target, path, at, undefined);
  if (found.kind === 'refused') return found;
  const count = into.resources.length + found.value.resources.length;
  return spendObjects(target.run.work, count, at) ?? mergeAccumulation(into, found.value, at);
}

function readFile(
  target: Target,
  path: string,
  at: Span,
  field: ListField,
): BuildResult<readonly Resource[]> {
  const { context, folder, recorder, run } = target;
  if (path === '')
    return refused(at, 'new root cannot be empty', { message: message`This path is empty` });
  const file = loadText(context, { folder, path, at }, recorder);
  if (file.kind === 'refused') return notLoaded(file, path, at, field);
  const objects = readResources(context, file.value);
  if (objects.kind === 'refused') {
    return isKustomizationFile(path) ? listedKustomization(objects, path, folder, at) : objects;
  }
  const trail = trailFrom('resource', at, folder);
  const resources = objects.value.map((object) => {
    const resource = resourceOf({ ...object, trail }, run.schema);
    run.readUnknownType ||= !isKnownType(object, run.schema);
    if (run.buildMetadata.size === 0) return resource;
    return annotateFile(resource, { path: joinOrigin(target.originPath, path) }, at);
  });
  return done(resources);
}

/** A kustomization in a list of files: kustomize reads it as an object. */
function listedKustomization(
  failure: BuildRefusal,
  path: string,
  folder: string,
  at: Span,
): BuildRefusal {
  const isItself = resolvePath(folder, path) === failure.at.file.path && !path.includes('/');
  return refused(at, failure.message, {
    message: isItself
      ? message`This kustomization lists itself, and kustomize reads what it lists as objects`
      : message`\`${path}\` is a kustomization, and kustomize reads the files of this list as objects`,
    help: isItself ? message`Remove the line.` : message`List its folder instead of the file.`,
  });
}

/** A path that is no file may still be a repository. */
function notLoaded(failure: BuildRefusal, path: string, at: Span, field: ListField): BuildRefusal {
  if (failure.words?.offline !== undefined || !isRemoteFolder(path)) {
    return failure.words?.offline !== undefined || path.startsWith('/')
      ? failure
      : withField(failure, field);
  }
  return refused(at, `cannot clone ${path}`, {
    message: message`\`${path}\` is a remote base and is not fetched`,
    offline: notAtHand(path, 'remote base'),
  });
}

function withField(failure: BuildRefusal, field: ListField): BuildRefusal {
  const { words } = failure;
  if (words?.code !== 'missing-path') return failure;
  return {
    ...failure,
    words: { ...words, message: message`${words.message}; it is listed in \`${own(field)}\`` },
  };
}

function isKnownType(object: MapNode, schema: Schema): boolean {
  const gvk = gvkOf(object);
  return schema.isNamespaced(apiVersionOf(gvk), gvk.kind) !== undefined;
}
