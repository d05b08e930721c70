import type { Budget } from '../../../model/budget.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { words } from '../../../model/message.ts';
import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Span } from '../../../model/span.ts';
import type { Text } from '../../helm/text/text.ts';
import type { MapValue } from '../../helm/value/go-value.ts';
import type { BuildRefusal, BuildResult } from '../../kustomize/tree/build-refusal.ts';

/** What an ApplicationSet is expanded with. */
export interface ApplicationSetInput {
  readonly limits: Limits;
  /**
   * The repository at hand that the URL of a git generator means; `unknown` with the reason, a clause. `path` is a folder or file
   * that the generator looks for there, `''` for the root; undefined where a parameter decides. `at` is the generator.
   */
  readonly identify: (url: string, path: string | undefined, at: Span) => GitSource;
  /** The clusters registered in Argo CD; undefined when they are not known. */
  readonly clusters: readonly ArgoCluster[] | undefined;
  /** The names of the projects there are; absent: they are not known, and every name is taken to exist. */
  readonly projects?: ReadonlySet<string>;
  /** The controller's `applicationsetcontroller.enable.new.git.file.globbing`. */
  readonly newGitFileGlobbing: boolean;
  /** The repo server's `reposerver.include.hidden.directories`. */
  readonly includeHiddenDirectories: boolean;
  /** What the expansion may use up. */
  readonly budget: Budget;
}

export type GitSource =
  | { readonly kind: 'known'; readonly tree: FileTree }
  | { readonly kind: 'unknown'; readonly reason: Reason };

/** A cluster's Secret, as far as generators see it. */
export interface ArgoCluster {
  readonly name: string;
  readonly server: string;
  readonly project?: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly annotations: ReadonlyMap<string, string>;
  /** Where it is declared. */
  readonly at: Span | undefined;
}

/** What became of an ApplicationSet. */
export interface ExpandedSet {
  /** What the controller applies; nothing when it refuses. */
  readonly applications: readonly Manifest[];
  /** Generators whose parameters cannot be known offline, where nothing stands for what they make. */
  readonly unknown: readonly UnknownGenerator[];
  /** Why the controller applies nothing. */
  readonly refusal: BuildRefusal | undefined;
  /** What was generated before the refusal; for people, never applied. */
  readonly partial: readonly Manifest[];
  /**
   * Applications that each stand for a number that is not known: what depends on the parameters of such a generator holds `{{…}}`, in
   * the way a template would name it, and is marked as unknowable. Never applied as they are.
   */
  readonly standIns: readonly StandIn[];
  /** Names that several of the applications have: the controller applies none of those. */
  readonly duplicateNames: readonly string[];
}

export interface StandIn {
  readonly application: Manifest;
  readonly because: readonly UnknownGenerator[];
  /** Nobody knows whether there is one: its folder or file matches what the template asks for, or nothing names what it would be for. */
  readonly isPossible: boolean;
  /** It is only for what is named nowhere. */
  readonly isRest?: true;
}

export interface UnknownGenerator {
  readonly at: Span;
  /** A clause. */
  readonly reason: Reason;
}

/** One set of parameters: one Application to be. */
export interface ParameterSet {
  readonly params: MapValue;
  /** Where it was written: the element, the file, the cluster; of a matrix both. */
  readonly at: readonly Span[];
  /** Why it stands for a number of sets that nobody knows; empty when it is one. */
  readonly standsFor: readonly UnknownGenerator[];
  /** It stands for those only that are named nowhere, and there may be none. */
  readonly isRest?: true;
}

/** What a generator gives. */
export type Generated =
  | {
      readonly kind: 'sets';
      readonly sets: readonly ParameterSet[];
      /** There are more, which were not made. */
      readonly isCut: boolean;
    }
  | BuildRefusal
  | ({ readonly kind: 'unknown' } & UnknownGenerator);

/** What all generators of a set share. */
export interface SetContext extends ApplicationSetInput {
  /** As steps name it: `ApplicationSet argocd/apps`. */
  readonly id: string;
  readonly goTemplate: boolean;
  /** The set's `spec`, as JSON. */
  readonly spec: YamlNode;
  /** `spec.template.spec.project`: git generators need it; undefined when it is filled in later. */
  readonly project: string | undefined;
  /** Fills in a text of the set; `strict`: a missing key is an error whatever the set's options say. */
  readonly fill: (scalar: ScalarNode, params: MapValue, strict?: boolean) => BuildResult<Text>;
}

/** More sets of parameters, and more Applications, than this are not made. */
export const MAX_SETS = 10_000;
export const TOO_MANY = words('it generates more than 10,000 applications, the limit');

export function sets(made: readonly ParameterSet[], isCut = false): Generated {
  return { kind: 'sets', sets: made, isCut };
}

export function unknown(at: Span, reason: Reason): Generated {
  return { kind: 'unknown', at, reason };
}
