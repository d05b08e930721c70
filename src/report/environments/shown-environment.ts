import type { Environment } from '../../model/environment.ts';
import { once } from '../../model/memo.ts';
import { nameOfContainer, nameOfWorkload } from '../../model/names/name-of.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../model/names/written-name.ts';
import type { Problem } from '../../model/problem.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import type { Row } from '../document/document.ts';
import { partsOf } from '../document/parts.ts';
import { shortVersion } from '../text/deployer-version.ts';
import type { Json } from '../text/json-pieces.ts';
import { sizeOf, withShortValues, type Size } from './bound-environments.ts';
import { environmentJson } from './environment-json.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentRows } from './environment-rows.ts';

/** What a container is found by. */
export interface EnvironmentSubject {
  /** Id of the build. */
  readonly build: string;
  /** Of the workload. */
  readonly kind: string;
  readonly group: string;
  readonly namespace?: string | undefined;
  readonly name?: string | undefined;
  readonly container: string;
  /** The path of the file that writes the pod. */
  readonly file: string;
}

/** What titles say of a container. */
export interface ShownHead extends EnvironmentSubject {
  /** `container api`, without backticks. */
  readonly role: string;
  /** `Deployment shop/api, container api`. */
  readonly title: string;
  readonly place: string;
  readonly isPreviewed: boolean;
  /** The version of Flux or Argo CD that deploys the build. */
  readonly version?: string | undefined;
}

/** An environment as it is shown, as data: it holds no node of a file, and a value of a Secret only if the user asked for those. */
export interface ShownEnvironment extends ShownHead {
  readonly counts: () => EnvironmentCounts;
  readonly rows: () => readonly Row[];
  /** Equal for what looks the same but for the namespace, and is: values that are not shown count too. */
  readonly same: () => string;
  readonly size: () => Size;
  readonly json: () => Json;
}

/** A row of the summary. */
export interface EnvironmentCounts {
  readonly variables: number;
  /** Variables with a part that only the cluster knows. */
  readonly unknown: number;
  readonly hidden: number;
  readonly problems: number;
}

/** Environments as they are shown; what is costly is made when it is asked for. */
export function showEnvironments(
  environments: readonly Environment[],
  options: EnvironmentOptions,
): readonly ShownEnvironment[] {
  const problemsOf = problemCounter(options.problems);
  return environments.map((environment) => {
    const short = once(() => withShortValues(environment));
    const rows = once(() => environmentRows(short(), options));
    return {
      ...headOf(environment, options),
      counts: () => countsOf(environment, problemsOf(environment)),
      rows,
      same: () => sameKey(short(), rows()),
      size: () => sizeOf(short()),
      json: () => environmentJson(short(), options),
    };
  });
}

export function subjectOf({ workload, container }: Environment): EnvironmentSubject {
  const { namespace } = workload;
  const { kind, group, name } = workload.manifest;
  return {
    build: workload.build,
    kind,
    group,
    namespace,
    name,
    container: container.name,
    file: hostSpan(workload.podSpec).file.path,
  };
}

/** The name of a container and its workload, without backticks. */
export function containerTitle({
  workload,
  container,
}: Pick<Environment, 'workload' | 'container'>): string {
  return `${nameOfWorkload(workload, '')}, ${nameOfContainer(container)}`;
}

function headOf(environment: Environment, { versionOf }: EnvironmentOptions): ShownHead {
  const { workload, container } = environment;
  const version = versionOf(workload.build);
  return {
    ...subjectOf(environment),
    role: nameOfContainer(container),
    title: containerTitle(environment),
    place: placeOf(container.node),
    isPreviewed: workload.previewed === true,
    version: version && shortVersion(version),
  };
}

function countsOf({ bindings, failures }: Environment, problems: number): EnvironmentCounts {
  return {
    variables: bindings.length,
    unknown: bindings.filter(({ value }) => value.some(({ kind }) => kind === 'placeholder'))
      .length,
    hidden: bindings.reduce((sum, { hides }) => sum + hides.length, 0),
    problems: Math.max(problems, failures.length),
  };
}

function sameKey({ workload, bindings }: Environment, rows: readonly Row[]): string {
  const { namespace } = workload;
  const values = bindings.map(({ value, hides }) => [value, hides.map((hidden) => hidden.value)]);
  const cells = rows.map((row) =>
    row.cells.map((lines) => lines.map((line) => partsOf(line).map(({ text }) => text))),
  );
  const shown = JSON.stringify(cells);
  const open = namespace === undefined ? shown : shown.replaceAll(`${namespace}/`, '');
  return JSON.stringify([open, values]);
}

/** How many problems are about the container of an environment. */
function problemCounter(problems: readonly Problem[]): (environment: Environment) => number {
  const counts = new Map<string, number>();
  for (const { subject, builds } of problems) {
    if (subject?.container === undefined) continue;
    const { kind, namespace, name, container } = subject;
    for (const build of builds) {
      const identity = JSON.stringify([build, kind, namespace ?? '', name ?? '', container]);
      counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
  }
  return (environment) => counts.get(identityOf(environment)) ?? 0;
}

function identityOf({ workload, container }: Environment): string {
  const { manifest, build } = workload;
  // Problems are about names as they are written.
  const [namespace, name] = [writtenNamespaceOf(manifest), writtenNameOf(manifest)];
  return JSON.stringify([build, manifest.kind, namespace ?? '', name ?? '', container.name]);
}
