import { isUnreached } from '../../src/model/deployment.ts';
import { sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { isKustomizationFile } from '../../src/model/file-tree.ts';
import type { Build, Deployer } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name, userText, words, type Message } from '../../src/model/message.ts';
import { folderOf, keepsFolder } from '../../src/model/names/folder-of.ts';
import { qualifiedName } from '../../src/model/names/qualified-name.ts';
import {
  nameNodeOf,
  scalarAt,
  valueAt,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import type { Span } from '../../src/model/span.ts';
import { trailOf } from '../../src/model/trail.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { missingFile } from './missing-file.ts';
import { onlyItself } from './only-itself.ts';
import { applicationsOutOfSight } from './out-of-sight.ts';

export const rule = rulePerRun(
  {
    id: 'empty-application',
    summary:
      'An Application or ApplicationSet of Argo CD deploys nothing, or nothing that runs, or a Kustomization of Flux only itself.',
    severity: 'warning',
    group: 'builds',
    options: ['repositoryUrls'],
    since: '0.1.0',
  },
  function* (evidence) {
    yield* applicationsOutOfSight(evidence);
    const paths = once(() => new Set(evidence.tree?.paths));
    const exists = (path: string): boolean => evidence.tree === undefined || paths().has(path);
    for (const build of evidence.builds) {
      const { deployedBy } = build;
      if (deployedBy === undefined) continue;
      const found = findingOf(build, deployedBy, exists, evidence);
      if (found !== undefined) yield { ...found, subject: subjectOf(deployedBy), build: build.id };
    }
  },
);

function findingOf(
  build: Build,
  deployer: Deployer,
  exists: (path: string) => boolean,
  evidence: Evidence,
): Finding | undefined {
  if (build.makesNothing !== undefined) return ofSet(deployer, build.makesNothing, evidence);
  if (build.kind === 'flux-kustomization')
    return onlyItself(build, deployer, evidence, deployerName(deployer));
  if (build.kind !== 'argo-application') return undefined;
  const missing = missingFile(build, deployer, exists, deployerName(deployer));
  if (missing !== undefined) return missing;
  const isAll = isPlainFolder(build) && isOnlySource(deployer);
  return isAll ? ofApplication(build, deployer, evidence) : undefined;
}

/** A plain folder, all of which was read: a chart or a kustomization may be empty on purpose, by its values. */
function isPlainFolder({ failures, partial, values, files, chart }: Build): boolean {
  const isPlain = values === undefined && chart === undefined && !files.some(isKustomizationFile);
  return isPlain && failures.length === 0 && partial.length === 0;
}

/** Of a folder that git keeps only for this file, somebody knows that it is empty; and `allowEmpty` says that it may be. */
function mayBeEmpty({ files }: Build, { at }: Deployer): boolean {
  const allowed = valueAt(at, 'spec', 'syncPolicy', 'automated', 'allowEmpty');
  return isTrue(allowed, 'kubectl') || files.some(keepsFolder);
}

/** One source of several may hold nothing but values for a chart of another one. */
function isOnlySource({ at }: Deployer): boolean {
  return sourcesOfApplication(at).length < 2;
}

function sourceOf({ at }: Deployer): YamlNode | undefined {
  return sourcesOfApplication(at)[0];
}

function ofSet(set: Deployer, at: Span, { whole, before }: Evidence): Finding | undefined {
  const gone = before?.builds.filter((each) => isMadeBy(each, set.name)).length ?? 0;
  if (gone === 0 && isOfAutopilot(set)) return undefined;
  return {
    at,
    ...(gone > 0 && { severity: 'error' }),
    message: message`The generator of ${deployerName(set)} matches nothing in ${words(whole)}, so it generates no Applications.${lost(gone, 'Application', 'It generated')}`,
    help: message`Correct the path; it is relative to the root of the repository.`,
    // Many sets read one list of what is deployed.
    cause: `no match for ${at.file.text.slice(at.start, at.end)}`,
  };
}

/** `argocd-autopilot project create` writes a set that matches nothing until the first application is added. */
function isOfAutopilot({ at }: Deployer): boolean {
  const labels = valueAt(at, 'spec', 'template', 'metadata', 'labels');
  return scalarAt(labels, 'app.kubernetes.io/managed-by')?.text === 'argocd-autopilot';
}

function ofApplication(
  build: Build,
  application: Deployer,
  evidence: Evidence,
): Finding | undefined {
  if (build.objects.length > 0) return ofFrame(build, application, evidence);
  const path = scalarAt(sourceOf(application), 'path');
  const at = path ?? application.at;
  const old = evidence.before?.builds.find(
    ({ id, deployedBy }) => id === build.id && deployedBy?.name === application.name,
  );
  const gone = old?.objects.length ?? 0;
  const folder = build.folder ?? build.id;
  const isMeant = (): boolean =>
    mayBeEmpty(build, application) ||
    isToBeFilled(folder, application, evidence) ||
    isCommentedOut(folder, build, evidence);
  if (gone === 0 && isMeant()) return undefined;
  const picked = ofPatterns(folder, application, evidence);
  if (picked !== undefined && gone === 0) return picked;
  const below = manifestsBelow(folder, evidence);
  const why = below > 0 && isFlat(application) ? unreadBelow(below) : words('');
  return {
    at,
    ...(gone > 0 && { severity: 'error' }),
    message: message`${deployerName(application)} deploys nothing: there is no manifest in \`${userText(path?.text ?? folder, at)}\`.${why}${lost(gone, 'object', 'It deployed')}`,
    help:
      below > 0 && isFlat(application)
        ? RECURSE
        : message`Name the folder of the manifests, or remove the Application.`,
  };
}

/** A folder without any manifest, for files of a pattern: somebody writes them when there is something to deploy (`sealed-*.yaml`). */
function isToBeFilled(folder: string, application: Deployer, evidence: Evidence): boolean {
  return (
    includeOf(application)?.text.includes('*') === true &&
    manifestsIn(folder, evidence).length === 0
  );
}

const IN_COMMENT = /^#[ \t]*kind:/m;

/** The folder of an Application that a set makes, with a manifest in a comment: somebody switched off what is there. */
function isCommentedOut(folder: string, build: Build, { files }: Evidence): boolean {
  if (!isMadeBy(build)) return false;
  return files.some(
    ({ path, documents, source }) =>
      folderOf(path) === folder &&
      documents.every(({ root }) => root === undefined) &&
      IN_COMMENT.test(source?.text ?? ''),
  );
}

/** Which files of a plain folder are deployed, where an Application says so. */
function includeOf(application: Deployer): ScalarNode | undefined {
  return scalarAt(sourceOf(application), 'directory', 'include');
}

/** Of an Application whose `include` fits none of the manifests, and that says so. */
function ofPatterns(
  folder: string,
  application: Deployer,
  evidence: Evidence,
): Finding | undefined {
  const include = includeOf(application);
  const count = manifestsIn(folder, evidence).length;
  if (include === undefined || isFlat(application) || count === 0) return undefined;
  return {
    at: include,
    message: message`${deployerName(application)} deploys nothing: \`include\` fits none of the ${count} files with manifests in \`${userText(folder, include)}\` and below.`,
    help: message`Argo CD compares \`include\` with the path below the folder: \`**/ingress.yaml\` fits the file in any folder below it.`,
  };
}

const RECURSE = message`Set \`directory: {recurse: true}\`, or name the folder of the manifests.`;

function isFlat(application: Deployer): boolean {
  return valueAt(sourceOf(application), 'directory', 'recurse') === undefined;
}

function unreadBelow(count: number): Message {
  return message` Argo CD reads only the files directly in the folder, and ${count} ${words(count === 1 ? 'file with manifests is' : 'files with manifests are')} in folders below it.`;
}

/** What is put around the workloads of an application, and does nothing without them. */
const FRAME: ReadonlySet<string> = new Set([
  'Namespace',
  'Ingress',
  'HTTPRoute',
  'NetworkPolicy',
  'ResourceQuota',
  'LimitRange',
  'ServiceAccount',
]);

/** An Application that deploys only what is put around workloads, which are in folders below that nothing deploys. One that includes certain files was meant to. */
function ofFrame(
  { folder: own, id, objects }: Build,
  application: Deployer,
  evidence: Evidence,
): Finding | undefined {
  if (!isFlat(application) || includeOf(application) !== undefined) return undefined;
  if (!objects.every(({ kind }) => FRAME.has(kind))) return undefined;
  const folder = own ?? id;
  const left = evidence.builds.filter(
    (build) => build.id.startsWith(`${folder}/`) && isUnreached(build.deployment),
  );
  const ids = new Set(left.map((build) => build.id));
  if (!evidence.workloads.some(({ build }) => ids.has(build))) return undefined;
  const at = scalarAt(sourceOf(application), 'path') ?? application.at;
  return {
    at,
    message: message`${deployerName(application)} deploys nothing that runs.${unreadBelow(new Set(left.flatMap(({ files }) => files)).size)}`,
    help: RECURSE,
  };
}

function lost(count: number, noun: string, before: string): Message {
  if (count === 0) return words('');
  return message` ${words(before)} ${count} ${words(count === 1 ? noun : `${noun}s`)} before this change.`;
}

/** How many files with manifests are in folders below one. */
function manifestsBelow(folder: string, evidence: Evidence): number {
  return manifestsIn(folder, evidence).filter((path) => path.includes('/')).length;
}

/** The paths of the files with manifests in a folder and below, relative to it. */
function manifestsIn(folder: string, { files }: Evidence): readonly string[] {
  const prefix = folder === '.' || folder === '' ? '' : `${folder}/`;
  return files.flatMap(({ path, documents, class: each }) =>
    path.startsWith(prefix) &&
    each.kind !== 'skipped' &&
    documents.some(({ manifests }) => manifests.length > 0)
      ? [path.slice(prefix.length)]
      : [],
  );
}

/** Whether an ApplicationSet, or a certain one, made the Application of a build. */
function isMadeBy({ kind, deployedBy }: Build, set?: string): boolean {
  if (kind !== 'argo-application' || deployedBy === undefined) return false;
  for (let here = trailOf(deployedBy.at); here !== undefined; here = here.before) {
    const { step } = here;
    if (step.kind === 'template' && (set === undefined || step.in === set)) return true;
  }
  return false;
}

function deployerName({ object, at }: Deployer): Message {
  const id = qualifiedName(object.namespace, object.name ?? '(unnamed)');
  return message`${words(object.kind)} \`${name(id, nameNodeOf(at))}\``;
}

function subjectOf({ at, object }: Deployer): NonNullable<Finding['subject']> {
  const metadata = valueAt(at, 'metadata');
  return {
    kind: object.kind,
    namespace: object.namespace,
    name: object.name,
    ...(metadata?.kind === 'map' && { annotated: [metadata] }),
  };
}
