import type { Deployment } from './deployment.ts';
import type { ItemNeed } from './elsewhere/asked-item.ts';
import { isClusterKind } from './kinds/kinds.ts';
import type { Argument } from './message.ts';
import { mapAt, valueAt, type MapNode } from './node.ts';
import type { Finding } from './problem.ts';
import type { Reason } from './reason.ts';
import type { Span } from './span.ts';
import type { DeployerVersion } from './versions/deployer-version.ts';

/** How the text of an object becomes values: whose reading of YAML decides what a plain scalar is (`yes`, `2020-01-01`). */
export type Dialect = 'kubectl' | 'kustomize';

/** One Kubernetes object, as written in a document or as rendered. */
export interface Manifest {
  readonly apiVersion: string;
  /** The part of apiVersion before `/`; empty for the core group. */
  readonly group: string;
  readonly kind: string;
  /** `metadata.name` as text; undefined when absent or not a string. May hold a template placeholder. */
  readonly name: string | undefined;
  /** `metadata.namespace`; undefined when absent or empty. */
  readonly namespace: string | undefined;
  readonly node: MapNode;
  readonly dialect: Dialect;
  /** The objects nested in it are templates, and what they make is a build of its own. */
  readonly expanded?: true;
  /** Of a release: the values for charts that are not here, composed of all that gives values. */
  readonly unread?: MapNode;
}

/** The group of an `apiVersion`: `apps` of `apps/v1`, empty for `v1`. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf('/');
  return slash === -1 ? '' : apiVersion.slice(0, slash);
}

/** The namespace of charts that nothing deploys: a default that no user chose. */
export const OWN_CHART_NAMESPACE = 'default';

/**
 * The namespace that an object has once its build is applied: its own, else that of the release or Application. Undefined where nobody
 * has chosen one, also if a template prints the made-up one.
 */
export function namespaceIn(
  manifest: Pick<Manifest, 'group' | 'kind' | 'namespace'>,
  { kind, namespace }: Pick<Build, 'kind' | 'namespace'>,
): string | undefined {
  if (isClusterKind(manifest)) return manifest.namespace;
  const found = manifest.namespace ?? namespace;
  const isOwn = kind === 'chart' && (namespace ?? OWN_CHART_NAMESPACE) === OWN_CHART_NAMESPACE;
  const isMadeUp = isOwn && found === OWN_CHART_NAMESPACE;
  return isMadeUp ? undefined : found;
}

/** The kind of entry point that a build starts from. */
export type BuildKind =
  | 'folder'
  | 'kustomization'
  | 'flux-kustomization'
  | 'argo-application'
  | 'argo-application-set'
  | 'flux-resource-set'
  | 'helm-release'
  | 'chart';

/** An object that deploys a build. */
export interface Deployer {
  /** As people name it: `Kustomization flux-system/apps`. */
  readonly name: string;
  readonly object: Manifest;
  /** Its node, at the place where it was written. */
  readonly at: MapNode;
  /** Id of the build that holds it; undefined when no build does. */
  readonly parent: string | undefined;
}

/** Why a build cannot be built; `of` names the program that refuses it, if it is not kustomize, Flux or Argo CD. */
export interface BuildFailure extends Finding {
  readonly of?: 'chart';
  /** The version of Kubernetes is the reason. */
  readonly isForOtherKubernetes?: true;
  /** A template does what its values do not allow; the chart does not say so itself (`fail`, `required`). */
  readonly isOfOperation?: true;
  /** What the templates print is not valid YAML. */
  readonly isOfOutput?: true;
  /** A template of the chart names one that does not exist, whatever the values are. */
  readonly lacksTemplate?: true;
}

/** The chart that a release asks for, wherever it is. */
export interface ChartNeed {
  /** As its Chart.yaml names it. */
  readonly name: string;
  /** A version, a range, or a tag; undefined for the newest. */
  readonly version: string | undefined;
  /** URL of the chart repository, or of the chart itself for `oci://…`; undefined if nothing here names one. */
  readonly repository: string | undefined;
  /** It is a folder of a git repository or bucket, which is among the `needs` of its release. */
  readonly isFolder?: true;
}

/** A chart from elsewhere that a build was made of. */
export interface ChartUse extends ChartNeed {
  /** The folder or archive that was taken; undefined if only its values were available. */
  readonly found: string | undefined;
}

/** A chart that a kustomization inflates (`helmCharts`). */
export interface InflatedChart extends ChartUse {
  /** The entry that asks for it. */
  readonly at: Span;
  /** It is not here: its objects are what its values let expect. */
  readonly previewed?: true;
  /** It is not here, and nothing tells its objects: the release, with the values that it would get as `unread`. */
  readonly release?: Manifest;
}

/** A value that a release gives and no template of its chart reads. */
export interface UnusedValue {
  /** Its key. */
  readonly at: Span;
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** The value that a person most likely meant. */
  readonly nearest: readonly string[] | undefined;
  /** It is one text, and neither a map nor a list. */
  readonly isText?: true;
  /** It is a map or a list without entries. */
  readonly isEmpty?: true;
}

/** A value that a template reads under a name which differs only in case from the one that values.yaml has. */
export interface MisreadValue {
  /** The name in the template. */
  readonly at: Span;
  readonly name: string;
  readonly meant: string;
  /** The key in values.yaml. */
  readonly key: Span;
}

export interface GivenValues {
  /** The files that hold them, sorted. */
  readonly files: readonly string[];
  /** The entries that change nothing. */
  readonly unused: readonly UnusedValue[];
  /** What the templates of the chart misread; absent: nothing. */
  readonly misread?: readonly MisreadValue[];
  /** Those for charts that are not here; absent if there are none. */
  readonly unread?: MapNode;
}

/** In place of a kind: the target is each image of the name, and the patch an entry of `images`. */
export const IMAGE = 'image';

/** A patch of a kustomization whose target is one object, by kind and name. */
export interface TargetedPatch {
  /** The name in the target. */
  readonly at: Span;
  readonly kind: string;
  readonly name: string;
  /** Undefined if it changes an object. */
  readonly unmet: UnmetTarget | undefined;
}

/** Why the target of a patch matches no object of its build. */
export type UnmetTarget =
  | {
      /**
       * The proof of a mistake: the name has a typo, the object has another namespace or API group, or gets the prefix and suffix in the
       * name only after the patch.
       */
      readonly why: 'typo' | 'namespace' | 'type' | 'affix';
      /** The name, namespace or apiVersion that the object has. */
      readonly meant: string;
      readonly object: Span;
    }
  | { readonly why: undefined };

/** A field of a kustomization that kustomize does not know: Flux drops it before it builds. */
export interface DroppedField {
  /** Its key. */
  readonly at: Span;
  readonly name: string;
  /** The object or map that does not have such a field, as a clause. */
  readonly of: string;
  /** The field that a person most likely meant. */
  readonly meant: string | undefined;
}

/** A variable that Flux replaces by nothing in an object, for want of a value and a default. */
export interface UnsetVariable {
  readonly name: Argument;
  /** `value`: a field is left without it; `typo`: the same, and a variable with nearly that name is set; `program`: a script or container reads it. */
  readonly use: 'value' | 'typo' | 'program';
  readonly finding: Finding;
}

/** Objects that are applied together: one entry point, rendered. */
export interface Build {
  /** The entry point's path relative to the repository: a folder, a kustomization's folder, or one file on stdin. */
  readonly id: string;
  readonly kind: BuildKind;
  /** The folder it is rendered from, if the id is not that folder. */
  readonly folder?: string;
  /** The object of the repository that deploys it. */
  readonly deployedBy?: Deployer;
  /** A key of the cluster: builds with the same text go to one cluster. Absent if it is unknown. */
  readonly cluster?: string;
  /** The version of Flux or Argo CD that deploys it; absent if an object of neither does. */
  readonly deployerVersion?: DeployerVersion;
  /** What comes out differently with other versions of its deployer, or of kustomize or Helm, while nothing tells which runs; absent: nothing. */
  readonly differences?: readonly Finding[];
  /** What kustomize refuses to read unless a flag allows it; absent: nothing. */
  readonly outside?: readonly Finding[];
  /** Fields that Flux drops from the kustomization that it builds; absent: none. */
  readonly droppedFields?: readonly DroppedField[];
  /** Variables of Flux that nothing sets, so that they are replaced by nothing; absent: none. */
  readonly unsetVariables?: readonly UnsetVariable[];
  /** The namespace of objects without one; absent if it is unknown. */
  readonly namespace?: string;
  /** Whether a cluster gets it. Absent while builds are planned, unless that is known already. */
  readonly deployment?: Deployment;
  /** The chart from elsewhere that it is made of. */
  readonly chart?: ChartUse;
  /** What it needs of other repositories, at the lines here that bring it in; absent if that is nothing. Charts of releases are not among them. */
  readonly needs?: readonly ItemNeed[];
  /** The charts that its kustomizations inflate; absent if there are none. */
  readonly inflates?: readonly InflatedChart[];
  /** The patches of its kustomizations that mean one object; absent if there are none. */
  readonly patches?: readonly TargetedPatch[];
  /** The values that its chart, or its charts, were given; absent if it is not made of a chart. */
  readonly values?: GivenValues;
  /** It shows what is left of a build that failed: without objects that could not be read, or also without what would have changed others. */
  readonly left?: 'without-objects' | 'without-changes';
  /** Its chart is not here: the objects are what its values let expect. */
  readonly previewed?: true;
  readonly objects: readonly Manifest[];
  /** Why objects may be missing from this build (a remote base, a plugin); empty when it is whole. */
  readonly partial: readonly Reason[];
  /** Why it cannot be built at all, one per cause; such a build has no objects. */
  readonly failures: readonly BuildFailure[];
  /** Of an ApplicationSet: the generator that matches nothing, so that it makes no Applications. */
  readonly makesNothing?: Span;
  /** The files it is made of, sorted: what it read, patches and generator files included. */
  readonly files: readonly string[];
  /** The cost of rendering it, in units of work; absent if that is next to nothing. */
  readonly work?: number;
}

/** Whether Helm runs an object as a hook, when its moment comes, instead of installing it. */
export function isHook({ node }: Pick<Manifest, 'node'>): boolean {
  return valueAt(mapAt(node, 'metadata', 'annotations'), 'helm.sh/hook') !== undefined;
}
