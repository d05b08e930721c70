import { posix } from 'node:path';
import { withoutEndSlashes } from '../../../../model/names/folder-of.ts';
import { functionTable, twins } from '../../template/function-table.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING } from '../../value/go-types.ts';
import type { GoFunction } from '../../value/go-value.ts';
import { boolValue, stringValue } from '../../value/make-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';

/** sprig's functions of paths; those for the operating system's paths are the same on Linux. */
export const PATH_FUNCTIONS = functionTable({
  ...twins('base', making(baseName), 'os'),
  ...twins(
    'dir',
    making((path) => cleanPath(path.slice(0, path.lastIndexOf('/') + 1))),
    'os',
  ),
  ...twins('clean', making(cleanPath), 'os'),
  ...twins(
    'ext',
    making((path) => /\.[^./]*$/.exec(path)?.[0] ?? ''),
    'os',
  ),
  ...twins(
    'isAbs',
    goFunction([STRING], ([path]) => boolValue(path.text.text.startsWith('/'), valueOrigin(path))),
    'os',
  ),
});

function making(make: (path: string) => string): GoFunction {
  return goFunction([STRING], ([{ text }]) => stringValue(partOf(text, make(text.text))));
}

/** A text that is the end or the beginning of another one keeps its pieces. */
function partOf(text: Text, made: string): Text {
  if (made !== '' && text.text.endsWith(made)) {
    return sliceText(text, text.text.length - made.length);
  }
  return text.text.startsWith(made) ? sliceText(text, 0, made.length) : remadeText(text, made);
}

/** path.Clean: the shortest path that means the same. */
function cleanPath(path: string): string {
  const clean = posix.normalize(path);
  return clean === '/' ? clean : withoutEndSlashes(clean);
}

/** path.Base: the last element of a path. */
function baseName(path: string): string {
  if (path === '') return '.';
  const end = withoutEndSlashes(path);
  return end === '' ? '/' : end.slice(end.lastIndexOf('/') + 1);
}
