import { memo } from '../../model/memo.ts';
import type { Argument } from '../../model/message.ts';
import { isScalarAt, type ScalarNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { hostSpan, makingOf } from '../../model/span.ts';
import { holdsSecret } from '../../model/value.ts';
import { secretPlaces } from './secret-ranges.ts';
import { touches } from './secret-value-ranges.ts';

/** Whether an argument of a message is a value of a Secret, by the place that it comes from. */
export type IsSecret = (argument: Argument) => boolean;

/** What is told by origin, for the files of one run or several. */
export function secretOrigins(
  runs: readonly { readonly files: readonly ParsedFile[] }[],
): IsSecret {
  const places = runs.map(({ files }) => secretPlaces(files));
  return ({ kind, origin }) => {
    if (origin === undefined) return false;
    if (isScalarAt(origin) ? holdsSecret(origin.value) : 'kind' in origin)
      return isScalarAt(origin);
    if (makingOf(origin)?.secret === true) return true;
    const { file, start, end } = hostSpan(origin);
    // Where a name begins decides: a key and its value may be one text (`KEY=value`).
    const reach = kind === 'name' ? start + 1 : Math.max(end, start + 1);
    return places.some((rangesOf) => touches(rangesOf(file), start, reach));
  };
}

/** Whether a scalar was written as a value of a Secret in the files of a run, wherever it was brought; not asked of what charts print. */
export function writtenInSecret(files: readonly ParsedFile[]): (node: ScalarNode) => boolean {
  const places = memo(secretPlaces(files));
  return (node) => {
    if (node.file.host?.madeOf !== undefined) return false;
    const { file, start, end } = hostSpan(node);
    return touches(places(file), start, Math.max(end, start + 1));
  };
}
