import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import type { Environment } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Report } from '../../model/report.ts';
import type { Workload } from '../../model/workload.ts';
import { redactMatrix } from '../../report/redact/redact-change.ts';
import { redactEnvironment } from '../../report/redact/redact-environment.ts';
import { redactionOf } from '../../report/redact/redact-report.ts';
import { originalOf } from '../../report/redact/redact-workload.ts';
import type { Redaction } from '../../report/redact/redaction.ts';
import { environmentMatrix, variantsOf } from '../../rollout/compare/environment-matrix.ts';
import { selectEnvironments, type Selection } from './select-environments.ts';

type Restricted = Pick<Report, 'builds' | 'workloads'>;

/** The environments of the workloads of a report, variants of one workload side by side, without texts of Secrets. */
export function collectMatrices(
  evidence: Evidence,
  report: Restricted,
  before?: Evidence,
): readonly EnvironmentMatrix[] {
  const redaction = redactionOf(before === undefined ? [evidence] : [evidence, before]);
  return matricesOf(evidence, environmentsIn(evidence, report), redaction);
}

/** The same of what a selection names, by names without texts of Secrets. Throws CannotRun for a selector that names none. */
export function selectMatrices(
  evidence: Evidence,
  report: Restricted,
  selection: Selection,
): readonly EnvironmentMatrix[] {
  const redaction = redactionOf([evidence]);
  const shown = new Map(
    environmentsIn(evidence, report).map((each) => [
      redactEnvironment(each, true, redaction),
      each,
    ]),
  );
  const named = selectEnvironments([...shown.keys()], { ...selection, builds: evidence.builds });
  const environments = named.flatMap((each) => shown.get(each) ?? []);
  return matricesOf(evidence, environments, redaction);
}

function environmentsIn(evidence: Evidence, report: Restricted): readonly Environment[] {
  const builds = new Set(report.builds.map(({ id }) => id));
  const workloads = new Set(report.workloads.map(originalOf));
  return evidence
    .environments()
    .filter(({ workload }) => builds.has(workload.build) && workloads.has(workload));
}

function matricesOf(
  evidence: Evidence,
  environments: readonly Environment[],
  redaction: Redaction,
): readonly EnvironmentMatrix[] {
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
