import { sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import {
  isApplication,
  isFluxKustomization,
  isHelmRelease,
} from '../../model/kinds/deployer-kinds.ts';
import type { BuildFailure, BuildKind, Manifest } from '../../model/manifest.ts';
import { pathBelowRoot } from '../../model/names/folder-of.ts';
import { mapAt, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../model/span.ts';

/** An object that deploys folders of a repository, before anything is rendered. */
export interface EntryObject {
  readonly kind: 'flux-kustomization' | 'argo-application' | 'helm-release' | 'maker';
  readonly manifest: Manifest;
  /** Of a maker: those of the entry objects that it makes. */
  readonly sources: readonly EntrySource[];
  /** Of a maker only. */
  readonly made?: Made;
  /** An ApplicationSet makes it. */
  readonly isMade?: true;
  /** It stands for the Applications that nobody here knows: what it does not find, they may not look for. */
  readonly isGuess?: true;
  /** Nobody knows whether there is one: its folder matches a path with parameters that are not known. */
  readonly isPossible?: true;
  /** It is for the clusters that its ApplicationSet does not name, and there may be none. */
  readonly isRest?: true;
}

/** What an object of the cluster makes, which nobody wrote. */
export interface Made {
  readonly buildKind: BuildKind;
  readonly objects: readonly Manifest[];
  /** Why it makes nothing. */
  readonly failures: readonly BuildFailure[];
  /** What finds nothing, if it makes nothing although nothing is wrong. */
  readonly nothing?: Span;
}

/** One place that an entry object deploys from. */
export interface EntrySource {
  /** The folder relative to the repository's root, `''` for the root itself; undefined when it has none, or holds a variable. */
  readonly folder: string | undefined;
  readonly repository: RepositoryName;
  /** It names a chart of a chart repository, not a folder. */
  readonly chart: boolean;
  /** The branch, tag or commit that is deployed; undefined for the default one. */
  readonly revision: string | undefined;
  /** As it is written, in an Application; absent for none. */
  readonly written?: string | undefined;
  /** It has a `ref` and no path: it only lends its files to the chart of another source. */
  readonly lends?: true;
}

/** How an entry object names the repository: by its URL, or by a Flux source object. */
export type RepositoryName =
  | { readonly kind: 'url'; readonly url: string }
  | {
      readonly kind: 'flux-source';
      readonly sourceKind: string;
      readonly name: string;
      readonly namespace: string | undefined;
    };

/** What an object deploys, when it is an entry object of Flux or Argo CD. */
export function entryObjectOf(manifest: Manifest): EntryObject | undefined {
  if (isFluxKustomization(manifest))
    return { kind: 'flux-kustomization', manifest, sources: [fluxSource(manifest)] };
  if (isApplication(manifest))
    return { kind: 'argo-application', manifest, sources: argoSources(manifest) };
  return isHelmRelease(manifest) ? { kind: 'helm-release', manifest, sources: [] } : undefined;
}

/** The sources that the template of an ApplicationSet names, as far as no generator fills them in: they tell which repository is meant. */
export function templateOf(set: Manifest): EntryObject {
  const template = mapAt(set.node, 'spec', 'template') ?? set.node;
  const sources = argoSources({ ...set, node: template });
  return { kind: 'argo-application', manifest: set, sources };
}

function fluxSource(manifest: Manifest): EntrySource {
  const { node, dialect, namespace } = manifest;
  const reference = mapAt(node, 'spec', 'sourceRef');
  const text = (name: string): string | undefined =>
    stringOf(valueAt(reference, name), dialect) || undefined;
  return {
    folder: folderIn(valueAt(node, 'spec', 'path'), manifest) ?? emptyWhenAbsent(manifest),
    repository: {
      kind: 'flux-source',
      sourceKind: text('kind') ?? 'GitRepository',
      name: text('name') ?? '',
      namespace: text('namespace') ?? namespace,
    },
    chart: false,
    revision: undefined,
  };
}

/** Without a path Flux builds the root of the source. */
function emptyWhenAbsent({ node }: Manifest): string | undefined {
  return valueAt(node, 'spec', 'path') === undefined ? '' : undefined;
}

function argoSources(manifest: Manifest): readonly EntrySource[] {
  const nodes = sourcesOfApplication(manifest.node);
  return nodes.map((node) => ({
    folder:
      scalarAt(node, 'chart') === undefined ? folderIn(valueAt(node, 'path'), manifest) : undefined,
    repository: { kind: 'url', url: stringOf(valueAt(node, 'repoURL'), manifest.dialect) ?? '' },
    chart: scalarAt(node, 'chart') !== undefined,
    revision: revisionOf(stringOf(valueAt(node, 'targetRevision'), manifest.dialect)),
    written: stringOf(valueAt(node, 'targetRevision'), manifest.dialect) || undefined,
    ...(lends(node) && { lends: true }),
  }));
}

function lends(node: YamlNode): boolean {
  return scalarAt(node, 'ref') !== undefined && scalarAt(node, 'path') === undefined;
}

/** Names of what is checked out here, as far as a name tells. */
const DEFAULT_REVISIONS = new Set([
  '',
  'HEAD',
  'main',
  'master',
  'refs/heads/main',
  'refs/heads/master',
]);

/** A branch, tag or commit; undefined for what is the default one by its name. */
export function revisionOf(text: string | undefined): string | undefined {
  return text === undefined || DEFAULT_REVISIONS.has(text) ? undefined : text;
}

/** A path as both controllers resolve it: no path leads out of the root. */
function folderIn(node: YamlNode | undefined, { dialect }: Manifest): string | undefined {
  const path = stringOf(node, dialect);
  if (path === undefined || /[{}$]/.test(path)) return undefined;
  return pathBelowRoot(path);
}
