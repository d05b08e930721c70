import type { Manifest } from './manifest.ts';
import type { ScalarNode } from './node.ts';
import type { Reason } from './reason.ts';
import type { Source, SourceKey, SourceKind } from './source.ts';
import type { Span } from './span.ts';
import type { Container, Workload } from './workload.ts';

/** A field that names a source, and perhaps a key of it. */
export interface Reference {
  readonly kind: SourceKind;
  readonly name: string;
  /** The node that holds the name. */
  readonly at: ScalarNode;
  /** Where the name is looked up; undefined when the object has no namespace: wherever it is applied. */
  readonly namespace: string | undefined;
  /** One key, for key references and for `items` of volumes; undefined when the whole source is meant. */
  readonly key: { readonly name: string; readonly at: ScalarNode } | undefined;
  readonly optional: boolean;
  /** Path of the field that refers, in the object: `spec.template.spec.containers[0].envFrom[0].configMapRef`. */
  readonly path: string;
  readonly use: ReferenceUse;
  readonly manifest: Manifest;
  readonly workload: Workload | undefined;
  readonly container: Container | undefined;
  /** Name of the variable (env key references) or of the volume. */
  readonly subject: string | undefined;
  /** Set if a missing source does no harm with any verdict: an unmounted volume, `resourceNames` … */
  readonly toleratesMissing: Reason | undefined;
  /** Id of the build it belongs to. */
  readonly build: string;
}

/**
 * The use of the reference: it decides the effect of a missing source on the workload. `volume-item` is one key of a volume's source; if
 * the source itself is missing, only the `volume` reference is broken.
 */
export type ReferenceUse =
  | 'env-from'
  | 'env'
  | 'volume'
  | 'volume-item'
  | 'image-pull-secret'
  | 'volume-driver'
  | 'service-account'
  | 'ingress-tls'
  | 'storage'
  | 'annotation'
  | 'custom-resource'
  | 'other';

/**
 * The verdict on a reference. `broken` is a defect beyond doubt, `undeclared` a name that nothing in the repository makes or mentions; all
 * other verdicts are fine, or unknown.
 */
export type Verdict =
  /** A manifest of the repository makes it. */
  | PresentVerdict
  /** A controller makes it from an object of the repository. */
  | { readonly kind: 'produced'; readonly source: Source }
  /** It exists without a manifest: well known, or declared in the configuration. */
  | { readonly kind: 'assumed'; readonly reason: Reason }
  /** It is missing, and the reference is optional. */
  | { readonly kind: 'optional'; readonly missing: Missing }
  /** Unknown offline. */
  | { readonly kind: 'unknown'; readonly reason: Reason }
  /** It is missing, and nothing here names a producer: it is made by hand, by another repository, or it is a mistake. */
  | { readonly kind: 'undeclared'; readonly missing: MissingSource }
  | { readonly kind: 'broken'; readonly missing: Missing; readonly proof: Proof };

/** Why a reference is broken beyond doubt. */
export type Proof =
  /** The source is in scope, all of its keys are known, and the key is not among them. */
  | 'missing-key'
  /** The name exists in scope, as the other kind only. */
  | 'other-kind'
  /** It exists in another namespace only, and both namespaces are written. */
  | 'other-namespace'
  /** Every other variant (overlay, cluster) of the same object has it. */
  | 'siblings'
  /** A name in scope differs by a typo, and nothing makes the name written. */
  | 'near-miss'
  /** kustomize adds a hash to the name that never reaches this field. */
  | 'unhashed'
  /** The tree that this one is compared with has it, and nothing has come that may make it instead. */
  | 'removed';

/** `elsewhere`: another build of the repository makes it, not the one that refers to it. */
type PresentVerdict = Present<'present'> | Present<'elsewhere'>;

interface Present<Kind> {
  readonly kind: Kind;
  /** The sources that may be meant: one, or several of the same name that only the way of applying distinguishes. */
  readonly sources: readonly Source[];
  /** The assumption, if namespaces are left open: "applied to the namespace of …". */
  readonly assumption: string | undefined;
  readonly key: SourceKey | undefined;
}

/** The missing source or key, with hints that help to find the mistake. */
export type Missing = MissingSource | MissingKey;

/** A source under another name: made by a resource of the name (an ExternalSecret), with a key of the name, with the file that a container reads, beside the reference and used by nothing, or with one word more or less in its name. */
export interface MeantSource {
  readonly source: Source;
  readonly by: 'resource' | 'key' | 'file' | 'beside' | 'words';
  /** Its name has one word more or less. */
  readonly isAlike?: true;
}

/** Where a file makes a source that no kustomization lists. */
export interface LeftOut {
  readonly at: Span;
  /** One names the file in a comment: somebody took it out on purpose. */
  readonly isCommentedOut?: true;
}

export interface MissingSource {
  readonly what: 'source';
  /** The nearest existing name of the same kind in reach. */
  readonly nearest: Source | undefined;
  /** No other name is near. */
  readonly isOnlyNear: boolean;
  /** The only source that can be meant, by something else than its name. */
  readonly meant?: MeantSource;
  /** A source of the other kind that bears the name. */
  readonly otherKind: Source | undefined;
  /** Sources of that kind and name in namespaces this reference does not reach. */
  readonly elsewhere: readonly Source[];
  /** Other builds of the same object, which have it. */
  readonly siblings: readonly Sibling[];
  /** The build makes it, but under a name with a hash that never reached this field. */
  readonly hashed: Source | undefined;
  /** A manifest next to the build's files makes it, but no kustomization lists that file. */
  readonly notDeployed: LeftOut | undefined;
  /** Builds of other clusters or environments that have it: a hint. */
  readonly otherClusters: readonly Source[];
  /** The source that it meant in the base, and that was removed; only if the run compares with a base. */
  readonly removed?: Source;
  /** A file beside the reference that may make it and that git ignores. */
  readonly ignored?: string;
}

export interface MissingKey {
  readonly what: 'key';
  readonly source: Source;
  readonly nearest: SourceKey | undefined;
  /** No other key is near. */
  readonly isOnlyNear: boolean;
  /** The key exists in `binaryData`, which variables cannot read. */
  readonly inBinaryData: boolean;
  readonly siblings: readonly Sibling[];
}

/** The missing source or key of a verdict; undefined for verdicts without one. */
export function missingIn(verdict: Verdict): Missing | undefined {
  switch (verdict.kind) {
    case 'optional':
    case 'undeclared':
    case 'broken':
      return verdict.missing;
    default:
      return undefined;
  }
}

/** Where another build of the same object has what is missing here. */
export interface Sibling {
  readonly build: string;
  readonly at: Span;
}

export interface JudgedReference {
  readonly reference: Reference;
  readonly verdict: Verdict;
  /** The place to report at: the name, or the key. */
  readonly at: Span;
}

/** The sources that a reference finds. */
export function sourcesOf(verdict: Verdict): readonly Source[] {
  if (verdict.kind === 'produced') return [verdict.source];
  return verdict.kind === 'present' || verdict.kind === 'elsewhere' ? verdict.sources : [];
}

/** The sources that a judged reference may mean; none when it means nothing that is here. */
export function sourcesMeant({ verdict }: JudgedReference): readonly Source[] {
  if (verdict.kind === 'present' || verdict.kind === 'elsewhere') return verdict.sources;
  return verdict.kind === 'produced' ? [verdict.source] : [];
}
