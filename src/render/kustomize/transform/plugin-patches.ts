import { message } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import { decodePatch, decodeSelector } from '../load/decode-arguments.ts';
import { openStruct, pluginDecoding } from '../load/decode.ts';
import { inlineText, readPatch } from '../load/read-patch.ts';
import { readResources } from '../load/read-resources.ts';
import type { Target } from '../load/target.ts';
import type { Transform } from '../object/transform.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import { patchJson6902 } from './patches-json-6902.ts';
import {
  noPatches,
  patchingOf,
  readStrategicEntry,
  transformJson,
  transformStrategic,
  transformStrategicList,
} from './transform-patches.ts';

/** The configuration of a transformer that patches. */
export function readJson6902(target: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('PatchJson6902Transformer', node);
  const { item, text } = openStruct({ node, decoding, path: '' }, ['target', 'path', 'jsonOp']);
  const args = {
    path: text('path'),
    patch: text('jsonOp'),
    target: decodeSelector(item('target')),
    allowNameChange: false,
    allowKindChange: false,
    at: node,
  };
  const failure = joinRefusals(decoding.failures);
  return failure ?? patchJson6902(target, args);
}

/** The configuration of a transformer that patches. */
export function readStrategicMerge(target: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('PatchStrategicMergeTransformer', node);
  const { text, texts } = openStruct({ node, decoding, path: '' }, ['paths', 'patches']);
  const paths = texts('paths');
  const inline = text('patches');
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return failure;
  if (paths.length === 0 && inline.text === '') {
    return refused(node, 'empty file path and empty patch content', {
      message: message`This transformer has neither \`paths\` nor \`patches\``,
    });
  }
  const all: MapNode[] = [];
  for (const path of paths) {
    const found = readStrategicEntry(target, path, path.at ?? node);
    if (found.kind === 'refused') return found;
    all.push(...found.value);
  }
  if (inline.text !== '') {
    const found = readResources(target.context, inlineText(inline, node));
    if (found.kind === 'refused') return found;
    all.push(...found.value);
  }
  return noPatches(all, node) ?? done(transformStrategicList(all, node, patchingOf(target)));
}

/** The configuration of a transformer that patches. */
export function readPatchTransformer(target: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('PatchTransformer', node);
  const args = decodePatch({ node, decoding, path: '' });
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return failure;
  return mapDone(readPatch(target, args), (patch) =>
    patch.kind === 'json'
      ? transformJson(patch, true, target)
      : transformStrategic(patch, patchingOf(target)),
  );
}
