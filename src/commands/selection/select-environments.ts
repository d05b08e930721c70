import { CannotRun } from '../../model/cannot-run.ts';
import type { Environment } from '../../model/environment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { subjectOf, type EnvironmentSubject } from '../../report/environments/shown-environment.ts';
import { nameGlobs, pathGlobs } from '../../text/glob/glob-set.ts';
import { nearestPath } from '../../text/nearest-name.ts';
import type { WorkloadSelector } from './workload-selectors.ts';

export interface Selection {
  readonly workloads: readonly WorkloadSelector[];
  /** Paths or globs of files, relative to the root of the run. */
  readonly files: readonly string[];
  /** A glob; undefined: any namespace. */
  readonly namespace: string | undefined;
  /** What workloads may be missing for: charts, builds and entry objects that were not rendered. */
  readonly notRendered: readonly string[];
  /** The builds of the run: a release is named for what it deploys. */
  readonly builds?: readonly ReleaseBuild[];
}

/** What says which release or Application deploys a build. */
export type ReleaseBuild = Pick<Build, 'id'> & {
  readonly deployedBy?: { readonly object: Pick<Manifest, 'kind' | 'name'> } | undefined;
};

/** Names that a message lists. */
const MAX_LISTED = 8;

type Matches = (subject: EnvironmentSubject) => boolean;

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
  const bySubject = new Map(environments.map((each) => [subjectOf(each), each]));
  return selectSubjects([...bySubject.keys()], selection).flatMap(
    (subject) => bySubject.get(subject) ?? [],
  );
}

/** The same of what containers are found by. */
export function selectSubjects<Subject extends EnvironmentSubject>(
  subjects: readonly Subject[],
  selection: Selection,
): readonly Subject[] {
  const { workloads, files, namespace } = selection;
  const inNamespace = namespace === undefined ? subjects : inNamespaceOf(subjects, namespace);
  const selectors = [
    ...workloads.map((selector) => {
      const { text, kind } = selector;
      const matches =
        releaseMatcher(selector, selection.builds ?? []) ?? matcherOf(selector, subjects);
      return { text, kind, matches };
    }),
    ...files.map((file) => ({ text: file, kind: undefined, matches: fileMatcher(file) })),
  ];
  for (const { text, kind, matches } of selectors) {
    if (inNamespace.some(matches)) continue;
    const elsewhere = subjects.filter(matches);
    throw elsewhere.length > 0
      ? inOtherNamespaces(text, namespace ?? '', elsewhere)
      : nothingMatches(text, kind, subjects, selection);
  }
  if (selectors.length === 0) return inNamespace;
  return inNamespace.filter((subject) => selectors.some(({ matches }) => matches(subject)));
}

/** Workloads of the namespace; where there are none, those that leave it open and may be applied there. */
function inNamespaceOf<Subject extends EnvironmentSubject>(
  subjects: readonly Subject[],
  wanted: string,
): readonly Subject[] {
  const { matches } = nameGlobs([wanted]);
  const exact = subjects.filter(({ namespace }) => matches(namespace ?? ''));
  if (exact.length > 0) return exact;
  return subjects.filter(({ namespace }) => namespace === undefined);
}

/** How people name what deploys workloads, and the kind that it has. */
const RELEASE_KINDS: ReadonlyMap<string, string> = new Map([
  ['release', 'HelmRelease'],
  ['hr', 'HelmRelease'],
  ['helmrelease', 'HelmRelease'],
  ['helmreleases', 'HelmRelease'],
  ['app', 'Application'],
  ['application', 'Application'],
  ['applications', 'Application'],
]);

/** `release/web`: all workloads that a HelmRelease or Application deploys; undefined for a selector of another kind. */
function releaseMatcher(
  { kind: written, name, container }: WorkloadSelector,
  builds: readonly ReleaseBuild[],
): Matches | undefined {
  const kind = RELEASE_KINDS.get(written?.toLowerCase() ?? '');
  if (kind === undefined) return undefined;
  const { matches: matchesName } = nameGlobs([name]);
  const matchesContainer = container === undefined ? () => true : nameGlobs([container]).matches;
  const deployed = builds.filter(
    ({ deployedBy: { object } = {} }) => object?.kind === kind && matchesName(object.name ?? ''),
  );
  const ids = new Set(deployed.map(({ id }) => id));
  return ({ build, container: of }) => ids.has(build) && matchesContainer(of);
}

/** A selector as it is meant: with a namespace in it where it means nothing otherwise. */
function matcherOf(selector: WorkloadSelector, subjects: readonly EnvironmentSubject[]): Matches {
  const { otherwise } = selector;
  const matches = workloadMatcher(selector);
  return otherwise === undefined || subjects.some(matches) ? matches : workloadMatcher(otherwise);
}

function workloadMatcher({ kind, namespace, name, container }: WorkloadSelector): Matches {
  const matchesNamespace = namespace === undefined ? () => true : nameGlobs([namespace]).matches;
  const matchesKind = kind === undefined ? () => true : kindMatcher(kind);
  const { matches: matchesName } = nameGlobs([name]);
  const matchesContainer = container === undefined ? () => true : nameGlobs([container]).matches;
  return (subject) =>
    matchesName(subject.name ?? '') &&
    matchesNamespace(subject.namespace ?? '') &&
    matchesContainer(subject.container) &&
    matchesKind(subject.kind, subject.group);
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
  return ({ file: path }) => matches(path);
}

/** The workload exists, but in other namespaces than the one that was asked for. */
function inOtherNamespaces(
  text: string,
  namespace: string,
  found: readonly EnvironmentSubject[],
): CannotRun {
  const names = [...new Set(found.map((subject) => subject.namespace ?? ''))];
  return new CannotRun(
    `No workload matches \`${text}\` in namespace \`${namespace}\`.`,
    `It is in ${listed(
      names.map((name) => `\`${name}\``),
      ' and ',
    )}.`,
  );
}

function nothingMatches(
  text: string,
  kind: string | undefined,
  subjects: readonly EnvironmentSubject[],
  { namespace, notRendered }: Selection,
): CannotRun {
  const inNamespace = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  const unseen = notRendered.length === 0 ? [] : [`Not rendered: ${listed(notRendered, ', ')}.`];
  if (subjects.length === 0)
    return new CannotRun(['There are no workloads in these files.', ...unseen]);
  const near = nearestWorkloads(text, kind, subjects);
  const titles = [...new Set(subjects.map(titleOf))];
  return new CannotRun(
    [`No workload matches \`${text}\`${inNamespace}.`, ...unseen],
    near.length === 0
      ? `There are ${listed(titles, ', ')}.`
      : `Did you mean ${listed(
          near.map((name) => `\`${name}\``),
          ' or ',
        )}?`,
  );
}

/** A file of assignments has one value per name: a shell that reads it would mix what several containers get. */
export function severalContainers(environments: readonly Environment[]): CannotRun {
  const names = environments.map((environment) => {
    const { workload, container } = environment;
    return `${titleOf(subjectOf(environment))}/${container.name} (build ${workload.build})`;
  });
  return new CannotRun(
    `\`--format dotenv\` writes the variables of one container, and ${environments.length} match.`,
    `Name one of them: ${listed(names, ', ')}. \`-b BUILD\` chooses the build.`,
  );
}

/** What the user may have meant: a name with a typo, a name with another prefix or suffix, the name in another kind. */
function nearestWorkloads(
  text: string,
  kind: string | undefined,
  subjects: readonly EnvironmentSubject[],
): readonly string[] {
  const names = new Set(subjects.flatMap((subject) => namesOf(subject, kind)));
  const nearest = nearestPath(text, names);
  const [first = '', asked = first, container] = text.toLowerCase().split('/');
  const alike = subjects
    .filter(({ name = '' }) => isAlike(name.toLowerCase(), asked))
    .map((each) => titleOf(each) + (container === undefined ? '' : `/${each.container}`));
  if (nearest === undefined) return [...new Set(alike)];
  return [
    ...new Set([nearest, ...alike.filter((title) => !title.endsWith(`/${nameIn(nearest)}`))]),
  ];
}

function nameIn(title: string): string {
  return title.split('/')[1] ?? title;
}

/** One name holds the other as whole words: `prod-api` and `api`. */
function isAlike(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return short.length > 1 && `-${long}-`.includes(`-${short}-`);
}

/** Some of many, and how many more there are. */
function listed(texts: readonly string[], between: string): string {
  const shown = texts.slice(0, MAX_LISTED).join(between);
  const more = texts.length - MAX_LISTED;
  return more > 0 ? `${shown}, and ${more} more` : shown;
}

/** How one container's workload can be named, as the user may have meant it: also by the kind as they write it. */
function namesOf(
  { kind, group, name = '', container }: EnvironmentSubject,
  written = '*',
): readonly string[] {
  const kinds = kindMatcher(written)(kind, group)
    ? [kind.toLowerCase(), written]
    : [kind.toLowerCase()];
  return [name, ...kinds.flatMap((one) => [`${one}/${name}`, `${one}/${name}/${container}`])];
}

function titleOf({ kind, name = '' }: EnvironmentSubject): string {
  return `${kind.toLowerCase()}/${name}`;
}
