import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import { noteSecretUse, useOfPatch } from '../../../model/secret-use.ts';
import type { Span } from '../../../model/span.ts';
import type { PatchArgs } from '../load/kustomization.ts';
import type { Place } from '../load/load-config.ts';
import { loadText } from '../load/load-file.ts';
import { inlineText, readOperations } from '../load/read-patch.ts';
import type { Target } from '../load/target.ts';
import type { Transform } from '../object/transform.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { leaveOutPatch } from './left-out-patches.ts';
import { noteTarget, type NoteSelected } from './note-target.ts';
import { transformJson } from './transform-patches.ts';

/** The entries of `patchesJson6902`. */
export function patchesJson6902(target: Target): BuildResult<readonly Transform[]> {
  const transforms: Transform[] = [];
  for (const args of target.kustomization.patchesJson6902) {
    const transform = patchJson6902(target, args, noteTarget(args.target, target));
    if (transform.kind === 'done') transforms.push(transform.value);
    else if (!leaveOutPatch(target.recorder, transform, args.target)) return transform;
  }
  return done(transforms);
}

/** One JSON patch with a target that has a name; in place or in a file. */
export function patchJson6902(
  place: Target,
  args: PatchArgs,
  note?: NoteSelected,
): BuildResult<Transform> {
  const { target, path, patch, at } = args;
  if (target === undefined || target.name === '') {
    return refused(at, 'must specify the target name', {
      message: message`A JSON patch needs a \`target\` with a \`name\``,
    });
  }
  const source = patchText(place, args);
  if (source.kind === 'refused') return source;
  noteSecretUse(source.value, useOfPatch(target.kind));
  const operations = readOperations(place, source.value, at);
  if (operations.kind === 'refused') return operations;
  if (operations.value.length === 0) return empty(at, path.text === '' ? patch.at : path.at);
  const read = { kind: 'json', operations: operations.value, target, at, source: '' } as const;
  return done(transformJson(read, false, place, note));
}

function empty(at: Span, node: Span | undefined) {
  return refused(node ?? at, 'patch appears to be empty', {
    message: message`This patch is empty`,
  });
}

function patchText({ context, folder, recorder }: Place, { path, patch, at }: PatchArgs) {
  if (path.text === '' && patch.text === '') {
    return refused(at, 'empty file path and empty jsonOp', {
      message: message`This entry has neither \`patch\` nor \`path\``,
    });
  }
  if (path.text !== '' && patch.text !== '') {
    return refused(at, 'must specify a file path or jsonOp, not both', {
      message: message`This entry has both \`patch\` and \`path\`; only one of them may be given`,
    });
  }
  if (path.text === '') return done(inlineText(patch, at));
  return loadText(context, { folder, path: path.text, at: path.at ?? at }, recorder);
}
