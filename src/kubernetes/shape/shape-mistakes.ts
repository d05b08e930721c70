import { memoOfLast } from '../../model/memo.ts';
import { findShapeMistakes } from './find-shape-mistakes.ts';

/** The mistakes in the shape of an object, found once for all rules that ask about it in a row. */
export const shapeMistakes = memoOfLast(findShapeMistakes);
