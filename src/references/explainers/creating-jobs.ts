import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import { itemsAt, scalarAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import type { SourceKind } from '../../model/source.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { podSpecPath } from '../objects/pod-spec-paths.ts';
import { valueAt } from '../../model/node.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import { type MadeInText, madeInText } from './text/made-in-text.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** A workload of a build, and what it may do. */
interface CreatingJob {
  readonly manifest: Manifest;
  readonly isJob: boolean;
  readonly namespace: string | undefined;
  /** Words of its commands and variables. */
  readonly words: ReadonlySet<string>;
  /** What its ServiceAccount may create. */
  readonly creates: ReadonlySet<SourceKind>;
  /** The same by Roles of its namespace alone: a controller of the whole cluster belongs to nobody. */
  readonly createsHere: ReadonlySet<SourceKind>;
  /** What its commands create, where they say so by name: it creates nothing else then. */
  readonly made: readonly MadeInText[];
}

/**
 * Jobs of the reference's own build that may create the source: their command, arguments or variables name it (`--secret-name=X`), or their
 * ServiceAccount may create such objects. Of other workloads, controllers among them, only those of which both holds, or which belong to the
 * workload that needs a Secret (`cache-deployer`, `cache-server`).
 */
export function creatingJobs(builds: readonly Build[]): PossibleProducer {
  const jobs = new Map<string, readonly CreatingJob[]>();
  const jobsOf = (id: string): readonly CreatingJob[] => {
    let own = jobs.get(id);
    if (own === undefined) {
      const build = builds.find((each) => each.id === id);
      jobs.set(id, (own = build === undefined ? [] : jobsIn(build)));
    }
    return own;
  };
  return ({ kind, name, namespace, build, manifest: referring }) => {
    const found = jobsOf(build).find(
      ({ manifest, isJob, words, creates, createsHere, made, ...job }) =>
        manifest.node !== referring.node &&
        mayMeet(job.namespace, namespace) &&
        (isJob
          ? words.has(name) || (creates.has(kind) && mayMean(name, made))
          : (creates.has(kind) && words.has(name)) ||
            (createsHere.has(kind) && isCompanion(kind, manifest, referring))),
    );
    return found === undefined ? undefined : `${nameOfManifest(found.manifest)} may create it`;
  };
}

/** Whether commands leave open what they create: a name with variables in it, or none. */
function mayMean(name: string, made: readonly MadeInText[]): boolean {
  return made.length === 0 || made.some((each) => mayBecome(wildcardParts(each.name), name));
}

/** ConfigMaps tell nothing: every controller may create them, to elect a leader. */
function isCompanion(kind: SourceKind, creating: Manifest, referring: Manifest): boolean {
  const first = firstWord(creating);
  return kind === 'Secret' && first.length >= FEWEST_LETTERS && first === firstWord(referring);
}

const FEWEST_LETTERS = 3;

function firstWord({ name = '' }: Manifest): string {
  const end = name.indexOf('-');
  return end === -1 ? '' : name.slice(0, end);
}

function jobsIn(build: Build): readonly CreatingJob[] {
  const jobs = build.objects.filter((manifest) => podSpecPath(manifest) !== undefined);
  if (jobs.length === 0) return [];
  const allowed = creatorsIn(build, /^(?:Cluster)?Role$/);
  const allowedHere = creatorsIn(build, /^Role$/);
  return jobs.map((manifest) => {
    const spec = valueAt(manifest.node, ...(podSpecPath(manifest) ?? []));
    const account = stringOf(scalarAt(spec, 'serviceAccountName'), manifest.dialect) ?? 'default';
    const texts = textsOf(spec, manifest);
    return {
      manifest,
      isJob: manifest.group === 'batch',
      namespace: manifest.namespace ?? build.namespace,
      words: new Set(texts.flatMap((text) => text.match(WORD) ?? [])),
      made: texts.flatMap((text) => [...madeInText('', text)]),
      creates: allowed.get(account) ?? new Set(),
      createsHere: allowedHere.get(account) ?? new Set(),
    };
  });
}

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** Command, arguments and variables that are written there; `valueFrom` only reads. */
function textsOf(spec: YamlNode | undefined, { dialect }: Manifest): readonly string[] {
  const containers = ['initContainers', 'containers'].flatMap((list) => itemsAt(spec, list));
  const texts = containers.flatMap((container) => [
    ...itemsAt(container, 'command'),
    ...itemsAt(container, 'args'),
    ...itemsAt(container, 'env').flatMap((item) => scalarAt(item, 'value') ?? []),
  ]);
  return texts.flatMap((text) => stringOf(text, dialect) ?? []);
}

const RESOURCES: ReadonlyMap<string, SourceKind> = new Map([
  ['secrets', 'Secret'],
  ['configmaps', 'ConfigMap'],
]);

/** ServiceAccounts → what a Role of these kinds of the build that is bound to them lets them create. */
function creatorsIn(
  { objects }: Build,
  kinds: RegExp,
): ReadonlyMap<string, ReadonlySet<SourceKind>> {
  const roles = new Map<string, ReadonlySet<SourceKind>>();
  for (const manifest of objects) {
    if (kinds.test(manifest.kind)) {
      roles.set(`${manifest.kind} ${manifest.name ?? ''}`, createdBy(manifest));
    }
  }
  const allowed = new Map<string, Set<SourceKind>>();
  for (const { kind, node, dialect } of objects) {
    if (!/^(?:Cluster)?RoleBinding$/.test(kind)) continue;
    const role = ['kind', 'name'].map((field) =>
      stringOf(scalarAt(node, 'roleRef', field), dialect),
    );
    for (const subject of itemsAt(node, 'subjects')) {
      const account = stringOf(scalarAt(subject, 'name'), dialect) ?? '';
      const created = allowed.get(account) ?? new Set();
      for (const each of roles.get(role.join(' ')) ?? []) created.add(each);
      allowed.set(account, created);
    }
  }
  return allowed;
}

function createdBy({ node, dialect }: Manifest): ReadonlySet<SourceKind> {
  const kinds = new Set<SourceKind>();
  for (const rule of itemsAt(node, 'rules')) {
    const textsAt = (field: string): readonly (string | undefined)[] =>
      itemsAt(rule, field).map((item) => stringOf(item, dialect));
    if (!textsAt('verbs').some((verb) => verb === 'create' || verb === '*')) continue;
    for (const resource of textsAt('resources')) {
      for (const [name, kind] of RESOURCES) {
        if (resource === name || resource === '*') kinds.add(kind);
      }
    }
  }
  return kinds;
}
