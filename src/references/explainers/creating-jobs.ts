import { podSpecPath } from '../../kubernetes/workload-kinds.ts';
import { appendTo } from '../../model/group-by.ts';
import { namespaceIn, type Build, type Manifest } from '../../model/manifest.ts';
import { memo, memoBy } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { itemsAt, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { SourceKind } from '../../model/source.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import type { Explainer } from './kit/explainer.ts';
import { sourcesCreatedIn, type CreatedSource } from './kit/sources-in-text.ts';

/** A workload of a build, and what it may do. */
interface CreatingJob {
  readonly manifest: Manifest;
  readonly isJob: boolean;
  readonly namespace: string | undefined;
  /** Words of its commands and variables. */
  readonly words: ReadonlySet<string>;
  /** What its ServiceAccount may create. */
  readonly creates: ReadonlySet<SourceKind>;
  /** The same, by Roles of its namespace alone: a controller of the whole cluster belongs to no workload. */
  readonly createsHere: ReadonlySet<SourceKind>;
  /** What its commands create by name: then it creates nothing else. */
  readonly made: readonly CreatedSource[];
  /** The same with the variables of each container for those in its commands: `kubectl create secret generic $SECRET_NAME`. */
  readonly named: readonly CreatedSource[];
}

/** Looks for workloads of the reference's build whose commands create the very name. */
export const creatingCommands: Explainer = {
  id: 'creating-command',
  strength: 'certain',
  basis: 'script',
  isAskedOfBase: true,
  open: ({ builds }) => {
    const creatorsOf = openCreators(builds);
    return ({ build, kind, name, namespace, manifest }) => {
      const found = creatorsOf(build).commanding.find(
        (job) =>
          job.manifest.node !== manifest.node &&
          mayMeet(job.namespace, namespace) &&
          job.named.some((each) => each.kind === kind && each.name === name),
      );
      return found === undefined ? undefined : message`${manifestName(found.manifest)} creates it`;
    };
  },
};

/**
 * Looks for Jobs of the reference's build whose command, arguments or variables contain the name (`--secret-name=X`), or whose ServiceAccount may
 * create such objects; for other workloads only if both holds, or if the workload belongs to the one that needs a Secret (`cache-deployer`,
 * `cache-server`): the Job creates the source when it runs.
 */
export const creatingJobs: Explainer = {
  id: 'creating-job',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds }) => {
    const creatorsOf = openCreators(builds);
    return (reference) => {
      const { byWord, permitted } = creatorsOf(reference.build);
      const may = (job: CreatingJob): boolean => mayCreate(job, reference);
      const found = byWord.get(reference.name)?.find(may) ?? permitted.find(may);
      return found === undefined
        ? undefined
        : message`${manifestName(found.manifest)} may create it`;
    };
  },
};

/** The workloads of each build that may create anything; looked for once. */
const openCreators = memo((builds: readonly Build[]) =>
  memoBy((id: string) => {
    const build = builds.find((each) => each.id === id);
    return creatorsAmong(build === undefined ? [] : jobsIn(build));
  }),
);

/** The workloads of a build that may create anything: most may not, and no reference asks them. */
interface Creators {
  /** Jobs, by the words that they contain. */
  readonly byWord: ReadonlyMap<string, readonly CreatingJob[]>;
  /** Workloads with a right. */
  readonly permitted: readonly CreatingJob[];
  /** Workloads whose commands create something by name. */
  readonly commanding: readonly CreatingJob[];
}

function creatorsAmong(jobs: readonly CreatingJob[]): Creators {
  const byWord = new Map<string, CreatingJob[]>();
  for (const job of jobs) {
    if (!job.isJob) continue;
    for (const word of job.words) appendTo(byWord, word, job);
  }
  const permitted = jobs.filter(({ creates, createsHere }) => creates.size + createsHere.size > 0);
  return { byWord, permitted, commanding: jobs.filter(({ named }) => named.length > 0) };
}

function mayCreate(
  { manifest, isJob, words, creates, createsHere, made, ...job }: CreatingJob,
  { kind, name, namespace, manifest: referring }: Reference,
): boolean {
  if (manifest.node === referring.node || !mayMeet(job.namespace, namespace)) return false;
  if (isJob) return words.has(name) || (creates.has(kind) && mayMean(name, made));
  return (
    (creates.has(kind) && words.has(name)) ||
    (createsHere.has(kind) && isCompanion(kind, manifest, referring))
  );
}

/** Whether commands may create a name: they contain no name, or one with variables that may become it. */
function mayMean(name: string, made: readonly CreatedSource[]): boolean {
  return made.length === 0 || made.some((each) => mayBecome(wildcardParts(each.name), name));
}

/** Whether two workloads belong together, by the first word of their names. Only for Secrets: every controller may create ConfigMaps, to elect a leader. */
function isCompanion(kind: SourceKind, creating: Manifest, referring: Manifest): boolean {
  const first = firstWord(creating);
  return kind === 'Secret' && first.length >= MIN_LETTERS && first === firstWord(referring);
}

const MIN_LETTERS = 3;

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
    const account = accountOf(spec, manifest);
    const texts = textsOf(spec, manifest);
    return {
      manifest,
      isJob: manifest.group === 'batch',
      namespace: namespaceIn(manifest, build),
      words: new Set(texts.flatMap((text) => text.match(WORD) ?? [])),
      made: texts.flatMap((text) => [...sourcesCreatedIn('', text)]),
      named: containersOf(spec).flatMap((container) => createdIn(container, manifest)),
      creates: allowed.get(account) ?? new Set(),
      createsHere: allowedHere.get(account) ?? new Set(),
    };
  });
}

/** `serviceAccount` is the old name of the field, which still counts. */
function accountOf(spec: YamlNode | undefined, { dialect }: Manifest): string {
  const [name = 'default'] = ['serviceAccountName', 'serviceAccount'].flatMap(
    (field) => stringOf(scalarAt(spec, field), dialect) || [],
  );
  return name;
}

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** Its commands, arguments and the values of its variables; `valueFrom` only reads. */
function textsOf(spec: YamlNode | undefined, { dialect }: Manifest): readonly string[] {
  const texts = containersOf(spec).flatMap((container) => [
    ...commandsOf(container),
    ...itemsAt(container, 'env').flatMap((item) => scalarAt(item, 'value') ?? []),
  ]);
  return texts.flatMap((text) => stringOf(text, dialect) ?? []);
}

function containersOf(spec: YamlNode | undefined): readonly YamlNode[] {
  return ['initContainers', 'containers'].flatMap((list) => itemsAt(spec, list));
}

function commandsOf(container: YamlNode): readonly YamlNode[] {
  return [...itemsAt(container, 'command'), ...itemsAt(container, 'args')];
}

/** What the commands of a container create, with its variables as if the script assigned them. */
function createdIn(container: YamlNode, { dialect }: Manifest): readonly CreatedSource[] {
  const commands = commandsOf(container).flatMap((text) => stringOf(text, dialect) ?? []);
  if (!commands.some((text) => text.includes('create'))) return [];
  const assigned = itemsAt(container, 'env').map(
    (item) => `${scalarAt(item, 'name')?.text}=${stringOf(scalarAt(item, 'value'), dialect) ?? ''}`,
  );
  return [...sourcesCreatedIn('', [...assigned, ...commands].join('\n'))];
}

const RESOURCES: ReadonlyMap<string, SourceKind> = new Map([
  ['secrets', 'Secret'],
  ['configmaps', 'ConfigMap'],
]);

/** ServiceAccounts → what the Roles of these kinds that the build binds to them let them create. */
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
