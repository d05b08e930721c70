import type { MapNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { readPatch, type ReadPatch } from '../load/read-patch.ts';
import { readReplacements } from '../load/read-replacements.ts';
import { noteNewField } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import type { TransformerConfig } from '../load/transformer-config.ts';
import type { Transform } from '../object/transform.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { leaveOutPatch } from './left-out-patches.ts';
import { noteTarget } from './note-target.ts';
import { transformImages } from './transform-images.ts';
import { labelTransforms, transformTexts } from './transform-labels.ts';
import { transformNames } from './transform-names.ts';
import { transformNamespace } from './transform-namespace.ts';
import {
  noPatches,
  patchingOf,
  readStrategicEntry,
  transformJson,
  transformStrategic,
  transformStrategicList,
} from './transform-patches.ts';
import { transformReplacements } from './transform-replacements.ts';
import { transformReplicas } from './transform-replicas.ts';

/** What a field of a kustomization asks for, if it is there. */
export type FromField = (
  target: Target,
  config: TransformerConfig,
) => BuildResult<readonly Transform[]>;

/** `patchesStrategicMerge`. */
export function strategicMerge(target: Target): BuildResult<readonly Transform[]> {
  const { patchesStrategicMerge, root } = target.kustomization;
  const [first] = patchesStrategicMerge;
  if (first === undefined) return done([]);
  const all: MapNode[] = [];
  let left = 0;
  for (const entry of patchesStrategicMerge) {
    const found = readStrategicEntry(target, entry, entry.at ?? root);
    if (found.kind === 'refused') {
      if (!leaveOutPatch(target.recorder, found, undefined)) return found;
      left += 1;
    } else all.push(...found.value);
  }
  const at: Span = first.at ?? root;
  if (left === 0) {
    const failure = noPatches(all, at);
    if (failure !== undefined) return failure;
  }
  return done([transformStrategicList(all, at, patchingOf(target))]);
}

export function patches(target: Target): BuildResult<readonly Transform[]> {
  const transforms: Transform[] = [];
  for (const args of target.kustomization.patches) {
    const patch = readPatch(target, args);
    if (patch.kind === 'done') transforms.push(transformOf(patch.value, target));
    else if (!leaveOutPatch(target.recorder, patch, args.target)) return patch;
  }
  return done(transforms);
}

function transformOf(patch: ReadPatch, target: Target): Transform {
  const note = noteTarget(patch.target, target);
  return patch.kind === 'json'
    ? transformJson(patch, true, target, note)
    : transformStrategic(patch, patchingOf(target), note);
}

export function namespace(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly Transform[]> {
  const { kustomization, folder } = target;
  if (kustomization.namespace.text === '') return done([]);
  return done([
    transformNamespace({
      namespace: kustomization.namespace,
      fields: config.namespace,
      unsetOnly: false,
      subjects: 'defaultOnly',
      folder,
      at: kustomization.namespace.at ?? kustomization.root,
    }),
  ]);
}

/** `namePrefix` or `nameSuffix`. */
export function names(
  { kustomization, folder }: Target,
  config: TransformerConfig,
  where: 'prefix' | 'suffix',
): BuildResult<readonly Transform[]> {
  const affix = where === 'prefix' ? kustomization.namePrefix : kustomization.nameSuffix;
  if (affix.text === '') return done([]);
  const fields = where === 'prefix' ? config.namePrefix : config.nameSuffix;
  const at = affix.at ?? kustomization.root;
  return done([transformNames({ where, affix, fields, folder, at })]);
}

/** `labels` and `commonLabels`. */
export function labels(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly Transform[]> {
  const { kustomization, folder, recorder, run } = target;
  if (kustomization.labels.length === 0 && kustomization.commonLabels.length === 0) return done([]);
  for (const { at, includeVolumeClaimTemplates } of kustomization.labels) {
    if (includeVolumeClaimTemplates)
      noteNewField(recorder, at, 'includeVolumeClaimTemplates', '5.8.2');
  }
  return labelTransforms(kustomization, config, folder, run.rules);
}

/** `commonAnnotations`. */
export function annotations(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly Transform[]> {
  const { kustomization, folder } = target;
  const { commonAnnotations } = kustomization;
  const [first] = commonAnnotations;
  if (first === undefined) return done([]);
  return done([transformTexts(commonAnnotations, config.commonAnnotations, first.keyAt, folder)]);
}

export function replicas(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly Transform[]> {
  const { kustomization, folder } = target;
  return done(
    kustomization.replicas.map((each) => transformReplicas(each, config.replicas, folder)),
  );
}

export function images(
  target: Target,
  config: TransformerConfig,
): BuildResult<readonly Transform[]> {
  const { kustomization } = target;
  return done(kustomization.images.map((each) => transformImages(each, config.images, target)));
}

export function replacements(target: Target): BuildResult<readonly Transform[]> {
  const entries = target.kustomization.replacements;
  if (entries.length === 0) return done([]);
  const read = readReplacements(target, entries);
  return mapDone(read, (all) => [transformReplacements(all, target)]);
}
