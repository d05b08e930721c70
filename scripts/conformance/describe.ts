import { formatDescribe } from '../../src/report/describe/describe.ts';
import { resolveText } from './engine.ts';
import { objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

/** The version of kubectl that answered, as far as it prints otherwise than the newest: probes are left out of the comparison. */
const ANSWERED_BY = 36;

/** Manifests → the environment, mounts and volumes parts of `kubectl describe`, byte for byte. */
export function runDescribe({ json }: Vectors): readonly GroupResult[] {
  return [runCases('describe', objectsAt(json, 'cases'), checkCase)];
}

function checkCase(one: JsonObject): Outcome {
  const { pods } = resolveText(stringAt(one, 'manifest') ?? '', {});
  const actual = pods.map(({ workload }) => formatDescribe(workload, ANSWERED_BY)).join('');
  const expected = partsOf(stringAt(one, 'output') ?? '');
  if (actual === expected) return PASSED;
  return { kind: 'failed', detail: `expected\n${expected}actual\n${actual}` };
}

const SECTION = /^( {0,2})(?:Init Containers|Containers|Ephemeral Containers):(?: <none>)?$/;
const PART = /^ {4}(?:Environment Variables from|Environment|Mounts):/;
const VOLUMES = /^( {0,2})Volumes:/;

/** The labels of containers with the parts in question; nothing for objects that have none. */
function partsOf(output: string): string {
  const kept: string[] = [];
  let section: string | undefined;
  let keepFrom = Number.POSITIVE_INFINITY;
  for (const line of output.split('\n')) {
    const depth = line.length - line.trimStart().length;
    const opened = SECTION.exec(line) ?? VOLUMES.exec(line);
    if (opened !== null) {
      section = SECTION.test(line) ? (opened[1] ?? '') : undefined;
      keepFrom = section === undefined ? (opened[1] ?? '').length + 1 : Number.POSITIVE_INFINITY;
      kept.push(line);
    } else if (section !== undefined && depth === (section === '' ? 2 : 3) && line.endsWith(':')) {
      keepFrom = Number.POSITIVE_INFINITY;
      kept.push(line);
    } else if (section !== undefined && PART.test(line)) {
      keepFrom = 6;
      kept.push(line);
    } else if (depth >= keepFrom) kept.push(line);
    else keepFrom = Number.POSITIVE_INFINITY;
  }
  return kept.map((line) => `${line}\n`).join('');
}
