import type { Limits } from '../../../model/limits.ts';
import { itemsAt, scalarAt, type YamlNode } from '../../../model/node.ts';
import { done, type Result } from '../../../model/result.ts';
import { isNull, stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import { EMPTY_TEXT } from '../text/text.ts';
import type { ChartRefusal } from './chart.ts';
import { readChartYaml } from './read-chart-yaml.ts';
import {
  fail,
  readFields,
  readItems,
  readText,
  type StructFault,
  type StructReading,
} from './read-struct.ts';

/** The times that Go's time.Time accepts in JSON. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[-+]\d\d:\d\d)$/;

/** The versions of dependencies in Chart.lock or requirements.lock, by name. Rendering does not use them. */
export function readLock(
  file: SourceFile,
  limits: Limits,
): Result<ReadonlyMap<string, string>, ChartRefusal> {
  const read = readChartYaml(file, limits);
  if (read.kind === 'refused') return read;
  const root = read.value;
  const fault = root && lockFault(root);
  if (fault !== undefined) return { kind: 'refused', ...fault };
  const versions = new Map<string, string>();
  for (const item of itemsAt(root, 'dependencies')) {
    const name = textAt(item, 'name');
    const version = textAt(item, 'version');
    if (name !== undefined && version !== undefined) versions.set(name, version);
  }
  return done(versions);
}

function textAt(item: YamlNode, field: string): string | undefined {
  const node = scalarAt(item, field);
  return node && stringOf(node, 'kubectl');
}

function lockFault(root: YamlNode): StructFault | undefined {
  if (isNull(root, 'kubectl')) return undefined;
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
