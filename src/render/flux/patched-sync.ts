import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import { parseFile } from '../../parse/parse-file.ts';
import { buildRoot } from '../kustomize/build/build-kustomization.ts';
import { IN_ORDER } from '../kustomize/build/build-options.ts';
import { EMPTY_ACCUMULATION } from '../kustomize/load/accumulation.ts';
import { openContext } from '../kustomize/load/context.ts';
import { kustomizationOf } from '../kustomize/load/read-kustomization.ts';
import { newRecorder } from '../kustomize/load/recorder.ts';
import { builtInSchema } from '../kustomize/merge/built-in-schema.ts';
import { resourceOf } from '../kustomize/object/resource.ts';
import { mapOf, sequenceOf } from '../kustomize/tree/nodes.ts';
import type { FluxInstanceSync } from './flux-instance.ts';

const NO_FILES: FileTree = {
  paths: [],
  read: () => ({ kind: 'unreadable', reason: 'it is not there', cause: 'missing' }),
};

/** The objects of a FluxInstance as the cluster gets them; not whole where a patch may change them that is not applied here. */
interface PatchedSync {
  readonly objects: readonly Manifest[];
  readonly isWhole: boolean;
}

/**
 * Applies the patches of Kustomizations (decryption and variables for all of them, as flux-operator's documentation shows) to the one that the
 * operator makes. A patch of the source is not applied: which files there are was read before. One that changes only what it leaves out, or how
 * often it is looked at, does not matter.
 */
export function patchedSync({ objects, patches }: FluxInstanceSync, limits: Limits): PatchedSync {
  const ours = patches.filter(isOfKustomizations);
  const isWhole = patches.every((patch) => ours.includes(patch) || isOfLittleMatter(patch));
  const [first] = ours;
  if (first === undefined) return { objects, isWhole };
  const patched = applied(first, ours, objects, limits);
  return patched === undefined ? { objects, isWhole: false } : { objects: patched, isWhole };
}

function isOfKustomizations(patch: YamlNode): boolean {
  const kind = valueAt(patch, 'target', 'kind');
  const isInline = valueAt(patch, 'path') === undefined;
  return isInline && kind?.kind === 'scalar' && kind.text === 'Kustomization';
}

const LITTLE = /^\/(?:spec\/(?:ignore|interval|timeout|proxySecretRef|verify)|metadata)(?:\/|$)/;

/** Whether a patch is a list of operations that leave a source's URL and revision as they are. */
function isOfLittleMatter(patch: YamlNode): boolean {
  const text = scalarAt(patch, 'patch')?.text.trimStart() ?? '';
  const kind = scalarAt(patch, 'target', 'kind')?.text ?? '';
  if (!text.startsWith('-') || !/^(?:GitRepository|OCIRepository|Bucket)$/.test(kind)) return false;
  const paths = [...text.matchAll(/^[ -]*(?:path|from): *["']?([^\s"']+)/gm)];
  const operations = text.match(/^[ -]*op:/gm)?.length ?? 0;
  return (
    operations > 0 &&
    paths.length >= operations &&
    paths.every(([, path = '']) => LITTLE.test(path))
  );
}

function applied(
  at: YamlNode,
  patches: readonly YamlNode[],
  objects: readonly Manifest[],
  limits: Limits,
): readonly Manifest[] | undefined {
  const field = ['patches', sequenceOf(patches, at, undefined)] as const;
  const root = kustomizationOf(mapOf([field], at, undefined), at.file);
  const context = openContext({
    tree: NO_FILES,
    parsed: (path) => parseFile(path, NO_FILES.read(path), limits),
    limits,
    loadRestrictor: 'root',
  });
  const schema = builtInSchema();
  const resources = objects.map(({ node }) => resourceOf(node, schema));
  const start = { ...EMPTY_ACCUMULATION, resources };
  const built = buildRoot(context, '', root, IN_ORDER, newRecorder(), start);
  return built.failed || built.partial.length > 0 ? undefined : built.objects;
}
