import { environmentMatrix, variantsOf } from '../../rollout/compare/environment-matrix.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Report } from '../../model/report.ts';
import type { Workload } from '../../model/workload.ts';
import { redactMatrix } from '../../report/redact/redact-change.ts';
import { redactionOf } from '../../report/redact/redact-report.ts';

/** The environments of the workloads of a report, variants of one workload side by side, without texts of Secrets. */
export function collectMatrices(
  evidence: Evidence,
  report: Pick<Report, 'builds' | 'workloads'>,
  before?: Evidence,
): readonly EnvironmentMatrix[] {
  const builds = new Set(report.builds.map(({ id }) => id));
  const workloads = new Set(report.workloads);
  const environments = evidence
    .environments()
    .filter(({ workload }) => builds.has(workload.build) && workloads.has(workload));
  const redaction = redactionOf(before === undefined ? [evidence] : [evidence, before]);
  return variantsOf(environments).flatMap((variants) => {
    const matrix = environmentMatrix(evidence, variants.toSorted(byStage));
    return matrix === undefined ? [] : [redactMatrix(matrix, redaction)];
  });
}

/** Words for the stages of a deployment, in the order in which a change passes them. */
const STAGES = [
  /(?:^|[^a-z])(?:local|dev|develop|development|sandbox)(?:[^a-z]|$)/i,
  /(?:^|[^a-z])(?:test|testing|qa|int|integration|preview)(?:[^a-z]|$)/i,
  /(?:^|[^a-z])(?:stage|staging|stg|uat|preprod|pre-prod)(?:[^a-z]|$)/i,
  /(?:^|[^a-z])(?:prod|production|prd|live)(?:[^a-z]|$)/i,
];

function byStage(one: Workload, other: Workload): number {
  return stageOf(one) - stageOf(other);
}

function stageOf({ build }: Workload): number {
  return STAGES.findIndex((words) => words.test(build));
}
