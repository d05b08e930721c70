import type { Limits } from '../../../model/limits.ts';
import type { YamlNode } from '../../../model/node.ts';
import { isNull, stringOf } from '../../../model/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import { EMPTY_TEXT } from '../text/text.ts';
import { readChartYaml } from './read-chart-yaml.ts';
import {
  fail,
  readFields,
  readItems,
  readText,
  type StructFault,
  type StructReading,
} from './read-struct.ts';

/** What Go's time.Time takes in JSON. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)$/;

/** Why Helm refuses a lock file. What is locked plays no part in rendering, but the file must be readable. */
export function lockFault(file: SourceFile, limits: Limits): StructFault | undefined {
  const read = readChartYaml(file, limits);
  if (read.kind === 'refused') return read;
  const { root } = read;
  if (root === undefined || isNull(root, 'kubectl')) return undefined;
  const reading: StructReading = { fault: undefined };
  if (root.kind === 'map') {
    readFields(root, {
      generated: (value) => checkTime(reading, value),
      digest: (value) => void readText(reading, 'Lock.digest', value, EMPTY_TEXT),
      dependencies: (value) =>
        void readItems(reading, 'Lock.dependencies', '[]*chart.Dependency', value),
    });
  } else {
    fail(reading, '', 'chart.Lock', root);
  }
  return reading.fault && explained(reading.fault);
}

function checkTime(reading: StructReading, value: YamlNode): void {
  if (isNull(value, 'kubectl')) return;
  const text = stringOf(value, 'kubectl');
  if (text !== undefined && RFC_3339.test(text)) return;
  const message =
    text === undefined
      ? 'Time.UnmarshalJSON: input is not a JSON string'
      : 'parsing time: cannot parse the value as RFC 3339';
  reading.fault ??= { message, at: value };
}

function explained({ message, at }: StructFault): StructFault {
  return { message: `error unmarshaling JSON: while decoding JSON: ${message}`, at };
}
