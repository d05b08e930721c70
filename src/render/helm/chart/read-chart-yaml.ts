import type { Limits } from '../../../model/limits.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done, type Result } from '../../../model/result.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { parseDocument } from '../../../parse/parse-text.ts';
import { invalidByte } from '../text/invalid-byte.ts';
import type { ChartRefusal } from './chart.ts';

/**
 * The first YAML document of a text, as sigs.k8s.io/yaml reads it; later documents are not read. `range`: a part of the
 * text instead of all of it. `endLastLine`: adds a line break to a last line that has none.
 */
export function readChartYaml(
  file: SourceFile,
  limits: Limits,
  range: { readonly start: number; readonly end: number } = { start: 0, end: file.text.length },
  endLastLine: boolean = false,
): Result<YamlNode | undefined, ChartRefusal> {
  const invalid = invalidByte(file.text, range.start, range.end);
  if (invalid !== undefined) {
    const { message, at } = invalid;
    return refused(message, { file, start: at, end: at + 1 });
  }
  const { root, fault } = parseDocument({ file, ...range }, limits, { endLastLine });
  if (fault === undefined) return done(root);
  return refused(fault.kubectl ?? fault.message, fault.at);
}

function refused(reason: string, at: Span): ChartRefusal {
  return { kind: 'refused', message: `error converting YAML to JSON: ${reason}`, at };
}
