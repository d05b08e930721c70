import type { ContainerChange } from '../model/changes/change.ts';
import type { Environment, Failure } from '../model/environment.ts';
import type { Evidence } from '../model/evidence.ts';
import { groupBy } from '../model/group-by.ts';
import { memo } from '../model/memo.ts';
import type { Workload } from '../model/workload.ts';
import { compareFiles, type ContainerOf } from './compare-files.ts';
import { judgedOf, valueComparer } from './compare-values.ts';
import { compareVariables, type Comparison } from './compare-variables.ts';
import { logicalNames } from './logical-names.ts';

/** One workload on one side. */
export interface Side {
  readonly evidence: Evidence;
  readonly workload: Workload;
}

const environmentsOf = memo(({ environments }: Evidence) =>
  groupBy(environments, ({ workload }) => workload),
);

/** The containers of a workload in which a variable, a mounted file, or what stops it differs; matched by their names. */
export function compareContainers(
  before: Side | undefined,
  after: Side | undefined,
): readonly ContainerChange[] {
  const comparison: Comparison = {
    values: valueComparer(judgedAt(before), judgedAt(after)),
    nameBefore: before ? logicalNames(before.evidence) : ({ name }) => name,
    nameAfter: after ? logicalNames(after.evidence) : ({ name }) => name,
  };
  const olds = new Map(environmentsAt(before).map((each) => [each.container.name, each]));
  const news = environmentsAt(after);
  const kept = new Set(news.map(({ container }) => container.name));
  return [
    ...news.map((now) =>
      compareContainer(before, olds.get(now.container.name), after, now, comparison),
    ),
    ...[...olds.values()]
      .filter(({ container }) => !kept.has(container.name))
      .map((old) => compareContainer(before, old, after, undefined, comparison)),
  ].filter(isChanged);
}

function judgedAt(side: Side | undefined): ReturnType<typeof judgedOf> {
  return side === undefined ? [] : judgedOf(side.evidence, side.workload);
}

function environmentsAt(side: Side | undefined): readonly Environment[] {
  return side === undefined ? [] : (environmentsOf(side.evidence).get(side.workload) ?? []);
}

function compareContainer(
  before: Side | undefined,
  old: Environment | undefined,
  after: Side | undefined,
  now: Environment | undefined,
  comparison: Comparison,
): ContainerChange {
  const { container } = now ?? old ?? noEnvironment();
  return {
    name: container.name,
    kind: container.kind,
    status: old === undefined ? 'added' : now === undefined ? 'removed' : 'kept',
    variables: compareVariables(old, now, comparison),
    files: compareFiles(containerOf(before, old), containerOf(after, now), comparison.values),
    stops: now === undefined ? [] : failuresOnlyIn(now, old),
    mends: old === undefined || now === undefined ? [] : failuresOnlyIn(old, now),
  };
}

function containerOf(
  side: Side | undefined,
  environment: Environment | undefined,
): ContainerOf | undefined {
  if (side === undefined || environment === undefined) return undefined;
  return { ...side, container: environment.container };
}

function failuresOnlyIn(
  { failures }: Environment,
  other: Environment | undefined,
): readonly Failure[] {
  const known = new Set((other?.failures ?? []).map(({ message }) => message));
  return failures.filter(({ message }) => !known.has(message));
}

function isChanged({ status, variables, files, stops, mends }: ContainerChange): boolean {
  return status !== 'kept' || variables.length + files.length + stops.length + mends.length > 0;
}

function noEnvironment(): never {
  throw new Error('a container is on one side at least');
}
