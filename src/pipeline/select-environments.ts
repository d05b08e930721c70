import { CannotRun } from '../model/cannot-run.ts';
import type { Environment } from '../model/environment.ts';
import { nameGlobs, pathGlobs } from '../model/glob-set.ts';
import { nearestName } from '../model/nearest-name.ts';
import { hostSpan } from '../model/span.ts';
import type { WorkloadSelector } from '../options/env-arguments.ts';

export interface Selection {
  readonly workloads: readonly WorkloadSelector[];
  /** Paths or globs of files, relative to the root of the run. */
  readonly files: readonly string[];
  /** A glob; undefined: any namespace. */
  readonly namespace: string | undefined;
}

type Matches = (environment: Environment) => boolean;

const SHORT_KINDS: ReadonlyMap<string, string> = new Map([
  ['po', 'pod'],
  ['deploy', 'deployment'],
  ['sts', 'statefulset'],
  ['ds', 'daemonset'],
  ['rs', 'replicaset'],
  ['rc', 'replicationcontroller'],
  ['cj', 'cronjob'],
  ['ksvc', 'service'],
  ['dc', 'deploymentconfig'],
  ['ro', 'rollout'],
  ['wf', 'workflow'],
]);

/** The environments that a selection names, in their order. Throws CannotRun for a selector that names none. */
export function selectEnvironments(
  environments: readonly Environment[],
  selection: Selection,
): readonly Environment[] {
  const { workloads, files, namespace } = selection;
  const inNamespace =
    namespace === undefined ? environments : inNamespaceOf(environments, namespace);
  const selectors = [
    ...workloads.map((selector) => {
      const { text, kind } = selector;
      return { text, kind, matches: workloadMatcher(selector) };
    }),
    ...files.map((file) => ({ text: file, kind: undefined, matches: fileMatcher(file) })),
  ];
  for (const { text, kind, matches } of selectors) {
    if (!inNamespace.some(matches)) throw nothingMatches(text, kind, environments, selection);
  }
  if (selectors.length === 0) return inNamespace;
  return inNamespace.filter((environment) => selectors.some(({ matches }) => matches(environment)));
}

/** Workloads of the namespace; where there are none, those that leave it open and may be applied there. */
function inNamespaceOf(
  environments: readonly Environment[],
  namespace: string,
): readonly Environment[] {
  const { matches } = nameGlobs([namespace]);
  const exact = environments.filter(({ workload }) => matches(workload.manifest.namespace ?? ''));
  if (exact.length > 0) return exact;
  return environments.filter(({ workload }) => workload.manifest.namespace === undefined);
}

function workloadMatcher({ kind, name, container }: WorkloadSelector): Matches {
  const matchesKind = kind === undefined ? () => true : kindMatcher(kind);
  const { matches: matchesName } = nameGlobs([name]);
  const matchesContainer = container === undefined ? () => true : nameGlobs([container]).matches;
  return ({ workload: { manifest }, container: { name: of } }) =>
    matchesName(manifest.name ?? '') &&
    matchesContainer(of) &&
    matchesKind(manifest.kind, manifest.group);
}

/** `deploy`, `Deployments`, `deployment.apps`, `rollout.argoproj.io`, `*`. */
function kindMatcher(written: string): (kind: string, group: string) => boolean {
  const [first = '', ...group] = written.toLowerCase().split('.');
  const { matches } = nameGlobs([SHORT_KINDS.get(first) ?? first]);
  const wantedGroup = group.join('.');
  return (kind, ofGroup) => {
    const lower = kind.toLowerCase();
    const names = [lower, `${lower}s`, `${lower}es`, lower.replace(/y$/, 'ies')];
    return names.some(matches) && (wantedGroup === '' || wantedGroup === ofGroup.toLowerCase());
  };
}

function fileMatcher(file: string): Matches {
  const { matches } = pathGlobs([`/${file}`]);
  return ({ workload }) => matches(hostSpan(workload.podSpec).file.path);
}

function nothingMatches(
  text: string,
  kind: string | undefined,
  environments: readonly Environment[],
  { namespace }: Selection,
): CannotRun {
  const inNamespace = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  if (environments.length === 0) return new CannotRun('There are no workloads here.');
  const names = new Set(environments.flatMap((environment) => namesOf(environment, kind)));
  const nearest = nearestName(text, names);
  const some = [...new Set(environments.map(titleOf))].slice(0, 10);
  return new CannotRun(
    `No workload matches \`${text}\`${inNamespace}.`,
    nearest === undefined ? `There are ${some.join(', ')}.` : `Did you mean \`${nearest}\`?`,
  );
}

/** How one container's workload can be named, as the user may have meant it: also by the kind as they write it. */
function namesOf({ workload, container }: Environment, written = '*'): readonly string[] {
  const { kind, group, name = '' } = workload.manifest;
  const kinds = kindMatcher(written)(kind, group)
    ? [kind.toLowerCase(), written]
    : [kind.toLowerCase()];
  return [name, ...kinds.flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container.name}`])];
}

function titleOf({ workload }: Environment): string {
  return `${workload.manifest.kind.toLowerCase()}/${workload.manifest.name ?? ''}`;
}
