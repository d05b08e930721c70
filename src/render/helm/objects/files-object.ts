import type { ChartFile } from '../chart/chart-file.ts';
import { sourceOf } from '../chart/chart-file.ts';
import { originOf } from '../text/origin.ts';
import { textOf } from '../text/text.ts';
import { BYTES, mapType, namedType } from '../value/go-types.ts';
import type { GoValue, MapValue } from '../value/go-value.ts';
import { bytesValue, mapValue } from '../value/make-value.ts';

const FILES = namedType('engine.files', mapType(BYTES));

/** `.Files`. */
export function filesObject(files: readonly ChartFile[]): MapValue {
  return mapValue(
    new Map<string, GoValue>(
      files.map((file) => {
        const source = sourceOf(file);
        const span = { file: source, start: 0, end: source.text.length };
        return [file.name, bytesValue(textOf(source.text, originOf('chart', span), 0))];
      }),
    ),
    undefined,
    FILES,
  );
}
