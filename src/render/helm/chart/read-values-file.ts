import type { Limits } from '../../../model/limits.ts';
import type { MapNode } from '../../../model/node.ts';
import { done, type Result } from '../../../model/result.ts';
import { isNull, jsonTypeName } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import { splitDocuments } from '../../../parse/split-documents.ts';
import type { ChartRefusal } from './chart.ts';
import { readChartYaml } from './read-chart-yaml.ts';

export interface ValuesFileRefusal extends ChartRefusal {
  /** It is YAML, but no map. */
  readonly isNoMap?: true;
}

/**
 * A file of values as its maps, first to last: Helm 3 reads the first document only, Helm 4 all of them, and ends a last line that has no line
 * break (helm: LoadValues in pkg/chart/v2/loader/load.go).
 */
export function readValuesFile(
  file: SourceFile,
  limits: Limits,
  helm: 3 | 4,
): Result<readonly MapNode[], ValuesFileRefusal> {
  const documents: MapNode[] = [];
  const words = helm === 4 ? 'cannot unmarshal yaml document: ' : '';
  for (const range of rangesOf(file, helm)) {
    const read = readChartYaml(file, limits, range, helm === 4);
    if (read.kind === 'refused') return { ...read, message: words + read.message };
    const root = read.value;
    if (root?.kind === 'map') {
      documents.push(root);
    } else if (root !== undefined && !isNull(root, 'kubectl')) {
      const type = jsonTypeName(root, 'kubectl');
      const message = `${words}error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${type} into Go value of type map[string]interface {}`;
      return { kind: 'refused', message, at: root, isNoMap: true };
    }
  }
  return done(documents);
}

function rangesOf(
  { text }: SourceFile,
  helm: 3 | 4,
): readonly { readonly start: number; readonly end: number }[] {
  return helm === 3 ? [{ start: 0, end: text.length }] : [...splitDocuments(text, 0)];
}
