import type { DroppedField, Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { fileNameOf } from '../../../model/names/folder-of.ts';
import { scalarAt, type MapNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';
import { loadText } from '../../kustomize/load/load-file.ts';
import { kustomizationFiles } from '../../kustomize/load/read-kustomization.ts';
import type { Recorder } from '../../kustomize/load/recorder.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { mapOf, scalarOf, sequenceOf } from '../../kustomize/tree/nodes.ts';
import { listManifests } from './list-manifests.ts';
import { overrideFields } from './override-fields.ts';
import { readExisting, TYPE } from './read-existing.ts';

/** The kustomization that Flux builds: the folder's own, or a new one, with the Flux object's settings. */
export interface GeneratedKustomization {
  readonly root: MapNode;
  /** Where it is, or would be written. */
  readonly file: SourceFile;
  /** The folder has none of its own. */
  readonly isNew: boolean;
  /** Files that end Flux's build; the kustomization does not list them. */
  readonly refusals: readonly BuildRefusal[];
  /** Fields of its file that are not in it. */
  readonly dropped: readonly DroppedField[];
}

/** Namespace of a kustomization that lists nothing, lest kustomize call it empty. */
const PLACEHOLDER = '_placeholder';

/** What Flux makes of the kustomization of a folder before it builds it (pkg/kustomize's GenerateManifest). */
export function generateKustomization(
  context: KustomizeContext,
  folder: string,
  flux: Manifest,
  recorder: Recorder,
): BuildResult<GeneratedKustomization> {
  const found = findKustomization(context, folder, flux, recorder);
  if (found.kind === 'refused') return found;
  const exists = (path: string) => context.folders.has(path) || context.paths.has(path);
  const root = overrideFields(found.value.root, { flux, folder, exists });
  return mapDone(root, (overridden) => ({ ...found.value, root: overridden }));
}

function findKustomization(
  context: KustomizeContext,
  folder: string,
  flux: Manifest,
  recorder: Recorder,
): BuildResult<GeneratedKustomization> {
  const at = scalarAt(flux.node, 'spec', 'path') ?? flux.node;
  const [path] = kustomizationFiles(context, folder);
  if (path === undefined) {
    const own = folder === '' ? 'kustomization.yaml' : `${folder}/kustomization.yaml`;
    if (context.folders.has(own)) {
      return refused(at, `open /${own}: is a directory`, {
        message: message`\`${own}\` is a folder, but Flux has to write a file there`,
      });
    }
    const { resources, refusals } = listManifests(context, folder, at, recorder);
    const root = newKustomization(resources, at);
    return done({ root, file: { path: own, text: '' }, isNew: true, refusals, dropped: [] });
  }
  const file = loadText(context, { folder, path: fileNameOf(path), at }, recorder);
  if (file.kind === 'refused') return file;
  const root = readExisting(context, file.value);
  if (root.kind === 'refused') return root;
  return done({ ...root.value, file: file.value, isNew: false, refusals: [] });
}

function newKustomization(resources: readonly string[], at: Span): MapNode {
  const text = (value: string) => ({ ...scalarOf(value, at, undefined), tag: '!!str' });
  const content =
    resources.length === 0
      ? (['namespace', text(PLACEHOLDER)] as const)
      : (['resources', sequenceOf(resources.map(text), at, undefined)] as const);
  const types = Object.entries(TYPE).map(([name, value]) => [name, text(value)] as const);
  return mapOf([...types, content], at, undefined);
}
