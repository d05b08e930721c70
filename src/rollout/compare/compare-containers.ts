import type { ContainerChange } from '../../model/changes/change.ts';
import type { Environment, Failure } from '../../model/environment.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Workload } from '../../model/workload.ts';
import { compareFiles, type ContainerOf } from './compare-files.ts';
import { judgedOf, valueComparer, type ValueComparer } from './compare-values.ts';
import { compareVariables, type Comparison } from './compare-variables.ts';
import { logicalNames } from './logical-names.ts';

export interface Side {
  readonly evidence: Evidence;
  readonly workload: Workload;
}

/** The same with the environments of its containers. */
export interface ResolvedSide extends Side {
  readonly environments: readonly Environment[];
}

/** The containers of a workload in which a variable, a mounted file, or what stops it differs; matched by their names. */
export function compareContainers(
  before: ResolvedSide | undefined,
  after: ResolvedSide | undefined,
): readonly ContainerChange[] {
  const comparison: Comparison = {
    values: valueComparer(judgedAt(before), judgedAt(after)),
    nameBefore: before ? logicalNames(before.evidence) : ({ name }) => name,
    nameAfter: after ? logicalNames(after.evidence) : ({ name }) => name,
  };
  const olds = new Map(before?.environments.map((each) => [each.container.name, each]));
  const news = after?.environments ?? [];
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
    ...compareFailures(old?.failures, now?.failures, comparison.values),
  };
}

type Failures = Pick<ContainerChange, 'stops' | 'needs' | 'mends'>;

/** Failures count only if they are proven: a source that nothing in the repository mentions may be made by hand. */
function compareFailures(
  old: readonly Failure[] | undefined,
  now: readonly Failure[] | undefined,
  values: ValueComparer,
): Failures {
  if (now === undefined) return { stops: [], needs: [], mends: [] };
  const isUndeclared = ({ reference }: Failure): boolean =>
    reference !== undefined && values.isUndeclared(reference);
  const known = new Set((old ?? []).map(({ message }) => message));
  const come = now.filter(({ message }) => !known.has(message));
  const still = new Set(now.map(({ message }) => message));
  const stopsNow = now.some((each) => !isUndeclared(each));
  return {
    stops: distinct(
      come.filter((each) => !isUndeclared(each)),
      ({ reason, message }) => `${reason} ${message}`,
    ),
    needs: distinct(
      come.filter(isUndeclared),
      ({ reference }) => `${reference?.kind ?? ''} ${reference?.name ?? ''}`,
    ),
    mends: stopsNow
      ? []
      : distinct(
          (old ?? []).filter((each) => !isUndeclared(each) && !still.has(each.message)),
          ({ reason, message }) => `${reason} ${message}`,
        ),
  };
}

function distinct(
  failures: readonly Failure[],
  keyOf: (failure: Failure) => string,
): readonly Failure[] {
  const seen = new Map<string, Failure>();
  for (const each of failures) if (!seen.has(keyOf(each))) seen.set(keyOf(each), each);
  return [...seen.values()];
}

function containerOf(
  side: Side | undefined,
  environment: Environment | undefined,
): ContainerOf | undefined {
  if (side === undefined || environment === undefined) return undefined;
  return { ...side, container: environment.container };
}

function isChanged(change: ContainerChange): boolean {
  const { status, variables, files, stops, needs, mends } = change;
  const lists = [variables, files, stops, needs, mends];
  return status !== 'kept' || lists.some(({ length }) => length > 0);
}

function noEnvironment(): never {
  throw new Error('a container is on one side at least');
}
