import type { Dialect, InflatedChart, Manifest } from '../../model/manifest.ts';
import { words, message } from '../../model/message.ts';
import { mapAt, scalarAt, type MapNode } from '../../model/node.ts';
import { done } from '../../model/result.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Span } from '../../model/span.ts';
import { recordedIn, type FolderBuild } from '../kustomize/build/folder-build.ts';
import type { KustomizeContext } from '../kustomize/load/context.ts';
import { resolvePath } from '../kustomize/load/paths.ts';
import { newRecorder, type Recorder } from '../kustomize/load/recorder.ts';
import { type BuildRefusal, refused, type BuildResult } from '../kustomize/tree/build-refusal.ts';
import { refusalFindings } from '../kustomize/tree/refusal-findings.ts';
import type { RunningKustomize } from '../kustomize/tree/version-rules.ts';
import { DEFAULT_FLAGS, type ArgoContext } from './argo-context.ts';
import { readDirectory } from './directory/read-directory.ts';
import { helmRequest, kubeVersionOf, type HelmRequest } from './helm/helm-request.ts';
import type { ReferencedSource } from './helm/value-files.ts';
import { buildArgoKustomize } from './kustomize/build-argo-kustomize.ts';
import { argoEnv, type ArgoEnv } from './source/argo-env.ts';
import { effectiveSource } from './source/effective-source.ts';
import { discovered, sourceType, type SourceType } from './source/source-type.ts';

/** One source of an Application, whose repository is this one. */
interface ArgoSourceRequest {
  /** `spec.source`, or an item of `spec.sources`. */
  readonly source: MapNode;
  /** How the Application's scalars are read. */
  readonly dialect: Dialect;
  readonly appName: string;
  readonly project: string;
  /** `destination.namespace`; empty where there is none. */
  readonly namespace: string;
  /** The commit that is deployed, where it is known. */
  readonly revision: string | undefined;
  /** `kustomize.buildOptions` of the installation. */
  readonly buildOptions: string;
  /** The kustomize of the installation; absent: the newest. */
  readonly kustomize?: RunningKustomize;
  readonly kubeVersion: string;
  /** The Application's other sources that have a `ref`, by name with the dollar: `$values`. */
  readonly refs: ReadonlyMap<string, ReferencedSource>;
}

/** A source, built: the manifests that Argo CD generates from it. */
export interface ArgoSourceBuild extends FolderBuild {
  /** Undefined where Argo CD cannot tell, or it does not come to that. */
  readonly type: SourceType | undefined;
  /** In Argo CD's order; none for charts and plugins. Also when the build fails, as far as something can be said of it. */
  readonly objects: readonly Manifest[];
  /** The charts that its kustomizations inflate. */
  readonly charts: readonly InflatedChart[];
  /** The files of a plain folder that Argo CD takes for manifests, in its order. */
  readonly listed: readonly string[];
  /** How Argo CD calls helm; undefined for anything but a chart. */
  readonly helm: HelmRequest | undefined;
  /** The source with the overrides that lie in the folder; undefined where it does not come to that. */
  readonly source: MapNode | undefined;
}

/**
 * Builds one source of an Argo CD Application as the repo server of Argo CD 3.5 does, every field with its origin. A chart is not rendered
 * here: `helm` says how Argo CD calls helm for it. Never throws for what files hold.
 */
export function buildArgoSource(argo: ArgoContext, request: ArgoSourceRequest): ArgoSourceBuild {
  const { source, dialect, appName } = request;
  const context = argo.kustomizeWith(DEFAULT_FLAGS);
  const recorder = newRecorder();
  const path = scalarAt(source, 'path');
  const written = scalarText(path, dialect);
  const folder = sourceFolder(context, written, path ?? source);
  if (folder.kind === 'refused') {
    const { root = '' } = argo.tree;
    return failed(resolvePath(root, written, root) ?? root, folder, recorder);
  }
  const place = { source, dialect, appName, folder: folder.value };
  const effective = effectiveSource(context, place, recorder);
  if (effective.kind === 'refused') return failed(folder.value, effective, recorder);
  const type = sourceType(context, folder.value, effective.value);
  if (type.kind === 'refused') return failed(folder.value, type, recorder);
  const made = { folder: folder.value, source: effective.value, type: type.value };
  switch (type.value) {
    case 'Directory':
      return { ...made, ...directory(argo, made, recorder) };
    case 'Kustomize':
      return { ...made, ...kustomize(argo, request, made, recorder) };
    case 'Helm':
      return { ...made, ...chart(argo, request, made, recorder) };
    default:
      recorder.partial.add(words('a plugin generates the manifests'));
      return runsKustomize(context, made)
        ? { ...made, ...kustomize(argo, request, made, recorder) }
        : { ...made, ...NOTHING, ...recorded(recorder) };
  }
}

/**
 * Whether a plugin does nothing but pass on what `kustomize build` makes of the folder, with secrets filled in (`argocd-vault-plugin-kustomize`
 * and others with such names). One that runs helm, too, may write files that the kustomization lists.
 */
function runsKustomize(context: KustomizeContext, { folder, source }: Found): boolean {
  const name = scalarAt(source, 'plugin', 'name')?.text ?? '';
  if (!/kustomize/i.test(name) || /helm|jsonnet|lovely/i.test(name)) return false;
  return discovered(context, folder) === 'Kustomize';
}

interface Found {
  readonly folder: string;
  readonly source: MapNode;
  readonly type: SourceType;
}

type Rendered = Omit<ArgoSourceBuild, keyof Found>;

function directory(argo: ArgoContext, { folder, source }: Found, recorder: Recorder): Rendered {
  const context = argo.kustomizeWith(DEFAULT_FLAGS);
  const { objects, refusals, listed } = readDirectory(
    context,
    folder,
    mapAt(source, 'directory'),
    recorder,
  );
  return { ...recorded(recorder), ...withRefusals(refusals), objects, listed, helm: undefined };
}

function kustomize(
  argo: ArgoContext,
  request: ArgoSourceRequest,
  { folder, source }: Found,
  recorder: Recorder,
): Rendered {
  const version = kubeVersionOf({ source, kubeVersion: request.kubeVersion });
  if (version.kind === 'refused') {
    return { ...NOTHING, ...recorded(recorder), ...withRefusals([version]) };
  }
  const build = buildArgoKustomize(
    argo,
    {
      folder,
      options: mapAt(source, 'kustomize'),
      env: envOf(request, source),
      buildOptions: request.buildOptions,
      ...(request.kustomize !== undefined && { kustomize: request.kustomize }),
      at: scalarAt(source, 'path') ?? source,
    },
    recorder,
  );
  return { ...build, listed: [], helm: undefined };
}

function envOf(
  { appName, project, namespace, revision }: ArgoSourceRequest,
  source: MapNode,
): ArgoEnv {
  const field = (name: string) => scalarText(scalarAt(source, name), 'kubectl');
  return argoEnv({
    appName,
    project,
    namespace,
    revision,
    repoUrl: field('repoURL'),
    path: field('path'),
    targetRevision: field('targetRevision'),
  });
}

function chart(
  { tree }: ArgoContext,
  request: ArgoSourceRequest,
  { folder, source }: Found,
  recorder: Recorder,
): Rendered {
  const { appName, namespace, kubeVersion, refs } = request;
  const env = envOf(request, source);
  const helm = helmRequest({ tree, folder, refs, env, source, appName, namespace, kubeVersion });
  if (helm.kind === 'refused') {
    return { ...NOTHING, ...recorded(recorder), ...withRefusals([helm]) };
  }
  return { ...NOTHING, ...recorded(recorder), helm: helm.value };
}

/** What a source gives that is not rendered here. */
const NOTHING = { objects: [], listed: [], findings: [], failed: false, helm: undefined } as const;

function failed(folder: string, refusal: BuildRefusal, recorder: Recorder): ArgoSourceBuild {
  const rest = { ...NOTHING, ...recorded(recorder), ...withRefusals([refusal]) };
  return { ...rest, folder, type: undefined, source: undefined };
}

function withRefusals(refusals: readonly BuildRefusal[]) {
  const findings = refusalFindings(refusals, 'Argo CD');
  return { findings, failed: findings.length > 0 };
}

function recorded(recorder: Recorder) {
  return { ...recordedIn(recorder), charts: [...recorder.charts.values()] };
}

/** The folder that `path` of a source names, relative to the root of the run. */
function sourceFolder(context: KustomizeContext, path: string, at: Span): BuildResult<string> {
  if (path.startsWith('/')) {
    return refused(at, `${path}: app path is absolute`, {
      message: message`\`${path}\` is absolute; the path of a source is relative to the repository`,
    });
  }
  const { root = '' } = context.tree;
  const folder = resolvePath(root, path, root);
  if (folder === undefined) {
    return refused(at, `${path}: app path outside root`, {
      message: message`\`${path}\` points outside the repository`,
    });
  }
  if (context.folders.has(folder)) return done(folder);
  if (context.paths.has(folder)) {
    return refused(at, `${path}: app path is not a directory`, {
      message: message`\`${path}\` is a file, but the path of a source must be a folder`,
    });
  }
  return refused(at, `${path}: app path does not exist`, {
    code: 'missing-path',
    message: message`The folder \`${path}\` does not exist`,
  });
}
