import type { BuildFailure, Manifest } from '../../../../model/manifest.ts';
import { mapAt } from '../../../../model/node.ts';
import { hostSpan } from '../../../../model/span.ts';
import { isKnown } from './open-place.ts';

/** An Application, and whether it stands for others or only may be one of them. */
interface Guessed {
  readonly manifest: Manifest;
  readonly isGuess?: true;
  readonly isPossible?: true;
}

/** Whether a failure is one whatever the parameters are that nobody here knows: not a path of the Application that is not there, nor what a chart makes of its values. */
export function holdsFor(
  { isGuess, isPossible, manifest }: Guessed,
  { at, of, isOfAbsence }: BuildFailure,
): boolean {
  if (isGuess !== true) return true;
  const { file } = hostSpan(manifest.node);
  const isOfPath = isOfAbsence === true && hostSpan(at).file.path === file.path;
  const isKnowable = isPossible !== true && isKnown(mapAt(manifest.node, 'spec'));
  return !isOfPath && (of !== 'chart' || isKnowable);
}
