import { scalarAt, type MapNode } from '../../model/node.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Span } from '../../model/span.ts';
import type { Accumulation } from './accumulation.ts';
import {
  annotationOf,
  annotationsOf,
  BUILD_ANNOTATIONS,
  LOCAL_CONFIG,
  ORIGIN,
  setAnnotations,
  TRANSFORMATIONS,
} from './annotations.ts';
import { hashNames } from './hash-names.ts';
import type { BuildOptions } from './build-options.ts';
import { fixNameReferences } from './name-references.ts';
import { rawText } from './node-fields.ts';
import { done, refused, type Outcome } from './patch/outcome.ts';
import { invalidMetadata } from './read-resources.ts';
import { tolerate } from './recorder.ts';
import { idKey } from './resource-id.ts';
import { appendAll, emptyList } from './resource-list.ts';
import { currentId, gvkOf, nameOf, namespaceOf, withNode, type Resource } from './resource.ts';
import { settleFlowNulls } from './settle-flow-nulls.ts';
import { sortResources } from './sort-resources.ts';
import type { Target } from './target.ts';
import { transformTexts } from './transform-labels.ts';
import { resolveVars } from './resolve-vars.ts';
import { findUnwritable } from './write/find-unwritable.ts';

/** The last steps of a build, done once for all that was gathered: hashes, name references, vars, order, cleaning up. */
export function finishBuild(
  target: Target,
  { resources, config, vars }: Accumulation,
  options: BuildOptions,
): Outcome<readonly Manifest[]> {
  const { directory, recorder, kustomization } = target;
  const at = kustomization.root;
  const steps: readonly ((each: readonly Resource[]) => Outcome<readonly Resource[]>)[] = [
    hashNames(directory),
    (each) => fixNameReferences(each, config.nameReference, directory),
    (each) => {
      const resolved = resolveVars(each, vars, config.varReference, directory);
      return resolved.kind === 'refused' && tolerate(recorder, resolved) ? done(each) : resolved;
    },
    (each) => dropLocal(each, at),
    (each) => sortResources(each, kustomization.sortOptions, options.reorder, at),
    (each) => addManagedBy(each, target, options),
  ];
  let current = resources;
  for (const step of steps) {
    const outcome = step(current);
    if (outcome.kind === 'refused') return outcome;
    current = outcome.value;
  }
  return printable(current.map((each) => withoutNotes(each, target)));
}

/** Objects for local use only are left out. What is left must still be objects, each its own. */
function dropLocal(resources: readonly Resource[], at: Span): Outcome<readonly Resource[]> {
  const kept: Resource[] = [];
  for (const resource of resources) {
    if (resource.node.entries.length === 0) continue;
    const failure = invalidMetadata(resource.node);
    if (failure !== undefined) return failure;
    const local = annotationOf(resource.node, LOCAL_CONFIG);
    if (local === undefined || local === 'false') kept.push(resource);
  }
  const list = emptyList();
  const failure = appendAll(list, kept, at);
  if (failure !== undefined) return failure;
  const ids = new Set(kept.map((each) => idKey(currentId(each))));
  return done(resources.filter((each) => ids.has(idKey(currentId(each)))));
}

function addManagedBy(
  resources: readonly Resource[],
  { kustomization, run, directory }: Target,
  { managedBy, version }: BuildOptions,
): Outcome<readonly Resource[]> {
  if (!run.buildMetadata.has('managedByLabel') && !managedBy) return done(resources);
  const { root } = kustomization;
  const label = {
    key: 'app.kubernetes.io/managed-by',
    keyAt: root,
    value: { text: `kustomize-${version}`, at: root },
  };
  const spec = { group: '', version: '', kind: '', path: 'metadata/labels', create: true };
  return transformTexts([label], [spec], root, directory)(resources);
}

/** Without what the build noted, and without the origins that nobody asked for. */
function withoutNotes(resource: Resource, { run }: Target): Resource {
  const { node } = resource;
  const annotations = new Map(annotationsOf(node));
  if (annotations.size > 0) for (const name of BUILD_ANNOTATIONS) annotations.delete(name);
  if (!run.buildMetadata.has('originAnnotations')) annotations.delete(ORIGIN);
  if (!run.buildMetadata.has('transformerAnnotations')) annotations.delete(TRANSFORMATIONS);
  return withNode(resource, setAnnotations(node, annotations, node));
}

function printable(resources: readonly Resource[]): Outcome<readonly Manifest[]> {
  const manifests: Manifest[] = [];
  for (const { node } of resources) {
    const unwritable = duplicateKey(node) ?? findUnwritable(node);
    if (unwritable !== undefined) {
      return refused(unwritable.at, unwritable.message, { message: wordsFor(unwritable.message) });
    }
    manifests.push(manifestOf(settleFlowNulls(node)));
  }
  return done(manifests);
}

function wordsFor(message: string): string {
  if (message.startsWith('mapping key')) return 'This map has a key twice, which kustomize refuses';
  if (message.includes('map[interface')) {
    return 'This key is no string, and kustomize writes maps with string keys only';
  }
  return 'kustomize cannot write this value';
}

const unique = new WeakSet<object>();

/** A key that a map holds twice: kubectl takes the last one, kustomize refuses to print it. */
function duplicateKey(
  object: MapNode,
): { readonly at: Span; readonly message: string } | undefined {
  const stack: Parameters<typeof unique.add>[0][] = [];
  const nodes = [object.entries.map(({ value }) => value)];
  if (object.duplicates?.[0] !== undefined) return duplicate(object);
  while (nodes.length > 0) {
    for (const node of nodes.pop() ?? []) {
      if (node.kind === 'scalar' || unique.has(node)) continue;
      if (node.kind === 'map' && node.duplicates?.[0] !== undefined) return duplicate(node);
      stack.push(node);
      nodes.push([...(node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items)]);
    }
  }
  for (const each of stack) unique.add(each);
  return undefined;
}

function duplicate({ duplicates }: MapNode) {
  const [first] = duplicates ?? [];
  if (first === undefined) return undefined;
  const { key } = first.kept;
  return { at: key, message: `mapping key "${key.text}" already defined` };
}

function manifestOf(node: MapNode): Manifest {
  const { group, kind } = gvkOf(node);
  return {
    apiVersion: rawText(scalarAt(node, 'apiVersion')),
    group,
    kind,
    name: nameOf(node) || undefined,
    namespace: namespaceOf(node) || undefined,
    node,
    road: 'kustomize',
  };
}
