import { hostSpan } from '../../model/span.ts';
import type { ChartRefusal } from '../helm/chart/chart.ts';

const NO_YAML = /^cannot load (?:values|Chart)\.yaml: .*error converting YAML to JSON/;
/** What fills in a file before it is a chart's: templates, and words between signs (`@VERSION@`). */
const FILLED_IN = /\{\{|\{%|[@%][A-Z_]+[@%]/;

/** Whether the metadata or the values of a chart are not YAML, and nothing fills them in before. */
export function isNoYaml({ message, at }: ChartRefusal): boolean {
  return NO_YAML.test(message) && !FILLED_IN.test(hostSpan(at).file.text);
}
