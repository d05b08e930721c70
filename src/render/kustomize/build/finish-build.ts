import { isLocalConfig } from '../../../kubernetes/local-config.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { entryOf, mapAt } from '../../../model/node.ts';
import { done, foldResults } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Accumulation } from '../load/accumulation.ts';
import { invalidMetadata } from '../load/read-resources.ts';
import { tolerate, type Recorder } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { addHashSuffixes } from '../names/add-hash-suffixes.ts';
import { fixNameReferences } from '../names/name-references.ts';
import { resolveVars } from '../names/resolve-vars.ts';
import {
  annotationsOf,
  BUILD_ANNOTATIONS,
  ORIGIN,
  setAnnotations,
  TRANSFORMATIONS,
} from '../object/annotations.ts';
import { manifestOf } from '../object/manifest-of.ts';
import { appendAll, emptyList } from '../object/resource-list.ts';
import { currentKey, withNode, type Resource } from '../object/resource.ts';
import { transformTexts } from '../transform/transform-labels.ts';
import type { BuildRefusal, BuildResult } from '../tree/build-refusal.ts';
import { isSound } from '../tree/is-sound.ts';
import { printedForm } from '../tree/printed-form.ts';
import { strandedComment } from '../tree/stranded-comment.ts';
import type { BuildOptions } from './build-options.ts';
import { sortResources } from './sort-resources.ts';

/** The last steps of a build, done once for all that was gathered: hashes, name references, vars, order, cleaning up. */
export function finishBuild(
  target: Target,
  { resources, config, vars }: Accumulation,
  options: BuildOptions,
): BuildResult<readonly Manifest[]> {
  const { folder, recorder, kustomization } = target;
  const at = kustomization.root;
  const steps: readonly ((each: readonly Resource[]) => BuildResult<readonly Resource[]>)[] = [
    addHashSuffixes(folder),
    (each) => fixNameReferences(each, config.nameReference, folder),
    (each) => {
      const resolved = resolveVars(each, vars, config.varReference, folder);
      return resolved.kind === 'refused' && tolerate(recorder, resolved) ? done(each) : resolved;
    },
    (each) => dropLocal(each, at, recorder),
    (each) => sortResources(each, kustomization.sortOptions, options.reorder, at),
    (each) => addManagedBy(each, target, options),
  ];
  const finished = foldResults(steps, resources, (current, step) => step(current));
  if (finished.kind === 'refused') return finished;
  return printable(finished.value.map((each) => withoutNotes(each, target)));
}

/** Objects for local use only are left out. What is left must still be objects, each its own. */
function dropLocal(
  resources: readonly Resource[],
  at: Span,
  recorder: Recorder,
): BuildResult<readonly Resource[]> {
  const kept: Resource[] = [];
  for (const resource of resources) {
    if (resource.node.entries.length === 0) continue;
    const failure = invalidMetadata(resource.node);
    if (failure !== undefined && !goesOn(recorder, failure)) return failure;
    if (failure !== undefined) continue;
    if (!isLocalConfig(resource.node)) kept.push(resource);
  }
  const list = emptyList();
  const failure = appendAll(list, kept, at);
  if (failure !== undefined && !goesOn(recorder, failure)) return failure;
  if (kept.length === resources.length) return done(resources);
  return done(resources.filter((each) => list.byId.has(currentKey(each))));
}

/** Whether what is left of a failed build is looked for: without the object. */
function goesOn(recorder: Recorder, failure: BuildRefusal): boolean {
  return recorder.left !== undefined && tolerate(recorder, failure, 'without-objects');
}

function addManagedBy(
  resources: readonly Resource[],
  { kustomization, run, folder }: Target,
  { managedBy, version }: BuildOptions,
): BuildResult<readonly Resource[]> {
  if (!run.buildMetadata.has('managedByLabel') && !managedBy) return done(resources);
  const { root } = kustomization;
  const label = {
    key: 'app.kubernetes.io/managed-by',
    keyAt: root,
    value: { text: `kustomize-${version}`, at: root },
  };
  const spec = { group: '', version: '', kind: '', path: 'metadata/labels', create: true };
  return transformTexts([label], [spec], root, folder)(resources);
}

/** Without what the build noted, and without the origins that nobody asked for. */
function withoutNotes(resource: Resource, { run }: Target): Resource {
  const { node } = resource;
  const metadata = mapAt(node, 'metadata');
  if (metadata !== undefined && entryOf(metadata, 'annotations') === undefined) return resource;
  const annotations = new Map(annotationsOf(node));
  if (annotations.size > 0) for (const name of BUILD_ANNOTATIONS) annotations.delete(name);
  if (!run.buildMetadata.has('originAnnotations')) annotations.delete(ORIGIN);
  if (!run.buildMetadata.has('transformerAnnotations')) annotations.delete(TRANSFORMATIONS);
  return withNode(resource, setAnnotations(node, annotations, node));
}

function printable(resources: readonly Resource[]): BuildResult<readonly Manifest[]> {
  const manifests: Manifest[] = [];
  for (const { node, rewritten } of resources) {
    if (isSound(node)) {
      manifests.push(manifestOf(node));
      continue;
    }
    const stranded = rewritten ? undefined : strandedComment(node);
    if (stranded !== undefined) return stranded;
    const printed = printedForm(node);
    if (printed.kind === 'refused') return printed;
    manifests.push(manifestOf(printed.value));
  }
  return done(manifests);
}
