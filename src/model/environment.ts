import { once } from './memo.ts';
import type { Message } from './message.ts';
import type { Reference } from './reference.ts';
import type { Source, SourceKey } from './source.ts';
import type { Span } from './span.ts';
import type { Value } from './value.ts';
import type { Container, Workload } from './workload.ts';

/** The environment of one container as the kubelet will build it. */
export interface Environment {
  readonly workload: Workload;
  readonly container: Container;
  /** In the order of their final assignment: envFrom sources first, then env. Names are unique. */
  readonly bindings: readonly Binding[];
  /** Service variables that no binding hides; shown only on request, seen by `$(VAR)` always. */
  readonly serviceBindings: () => readonly Binding[];
  /** Every assignment that leads to nothing, and why: an optional miss, a name the kubelet skips. */
  readonly skipped: readonly Skipped[];
  /** The failures that stop the container, in the kubelet's order; it starts if there are none. */
  readonly failures: readonly Failure[];
  readonly command: readonly Expanded[];
  readonly args: readonly Expanded[];
  /** Exec commands of probes, expanded the probes' own way (`livenessProbe` …). */
  readonly probes: readonly { readonly probe: string; readonly command: readonly Expanded[] }[];
  /** Exec commands of lifecycle hooks: passed as written. */
  readonly hooks: readonly { readonly hook: string; readonly command: readonly string[] }[];
  /** Every mount with a subPathExpr, in order. */
  readonly subPaths: readonly MountedSubPath[];
}

/** One name in a container's environment: its value, its origin, and what it hid. */
export interface Binding {
  readonly name: string;
  readonly value: Value;
  readonly from: BindingOrigin;
  /** Earlier assignments of the name, latest first. */
  readonly hides: readonly Binding[];
  /** `$(X)` of the value that named no variable at that moment: stay literal. */
  readonly unresolved: readonly UnresolvedVariable[];
  /** Later envFrom sources whose keys cannot be known: each may set the name too, and then wins. */
  readonly mayBeHiddenBy?: readonly Reference[];
}

/** Where the value of a binding was written (`at`), and the item of the container that asks for it. */
export type BindingOrigin =
  | {
      readonly kind: 'env-from';
      readonly reference: Reference;
      readonly source: Source;
      readonly key: string;
      readonly prefix: string;
      /** The key in the source; the value if another place wrote it, such as a patch. */
      readonly at: Span;
      /** The envFrom item. */
      readonly itemAt: Span;
    }
  /** A binding for all unknown keys of an envFrom source; only such bindings may share a name. */
  | {
      readonly kind: 'env-from-unknown';
      readonly reference: Reference;
      readonly at: Span;
      /** The source that the reference means: the build makes it, under a name with a hash that never reached the reference. */
      readonly meant?: Source;
    }
  /** `at` is the value, or the entry if it has none. */
  | { readonly kind: 'literal'; readonly at: Span; readonly itemAt: Span }
  | {
      readonly kind: 'key';
      readonly reference: Reference;
      readonly source: Source | undefined;
      readonly key: string;
      /** As for `env-from`, or the reference itself when the source is not known. */
      readonly at: Span;
      /** The env entry. */
      readonly itemAt: Span;
    }
  /** `at` is what names the field, the resource or the key; `itemAt` the env entry. */
  | {
      readonly kind: 'field';
      readonly fieldPath: string;
      readonly at: Span;
      readonly itemAt: Span;
    }
  | {
      readonly kind: 'resource';
      readonly resource: string;
      readonly at: Span;
      readonly itemAt: Span;
    }
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly key: string;
      readonly at: Span;
      readonly itemAt: Span;
    }
  | { readonly kind: 'service'; readonly service: string; readonly at: Span | undefined };

export interface UnresolvedVariable {
  readonly name: string;
  /** The variable is set, but only by a later entry of the same list. */
  readonly setLater: Span | undefined;
  /** Offset range within the text that holds it; a span if the text can be mapped to its file. */
  readonly at: Span;
}

export interface Expanded {
  readonly value: Value;
  readonly at: Span;
  readonly unresolved: readonly UnresolvedVariable[];
}

export interface MountedSubPath {
  readonly volume: string;
  readonly mountPath: string;
  /** Undefined when a variable is missing. */
  readonly subPath: Expanded | undefined;
  readonly failure: Failure | undefined;
}

export interface Skipped {
  readonly name: string | undefined;
  readonly at: Span;
  /** A clause: "optional, and ConfigMap app has no key X". */
  readonly reason: string;
  /** The same with its arguments apart from its words, for what redacts it. */
  readonly wording?: Message;
}

/** The kubelet's own reason and message, and the place. */
export interface Failure {
  readonly reason: 'CreateContainerConfigError' | 'FailedMount' | 'CreateContainerError';
  readonly message: string;
  /** The same with its arguments apart from its words, for what redacts it. */
  readonly wording?: Message;
  readonly at: Span;
  readonly reference: Reference | undefined;
  /** Nothing here makes the source, and nothing proves that it is missing: someone outside may make it. */
  readonly isOpen?: true;
}

export interface VolumeFile {
  readonly value: Value;
  /** Permission bits. */
  readonly mode: number;
  /** The key it holds; absent if it is unknown, and for files of the downward API. */
  readonly from?: { readonly source: Source; readonly key: SourceKey };
}

export interface VolumeRefusal {
  readonly message: string;
  readonly wording?: Message;
  readonly at: Span;
  readonly reference: Reference | undefined;
}

/** A file that two sources of a projected volume provide, with the places of both. */
export interface OverwrittenFile {
  readonly path: string;
  readonly at: Span;
  readonly by: Span;
}

/** The files that the kubelet writes into a volume, or why it cannot. */
export interface VolumeFiles {
  /** By path; made when asked for, since a source with many keys may be mounted by many pods. */
  readonly files: () => ReadonlyMap<string, VolumeFile>;
  /** Whether one of the files comes from a source. */
  readonly holds: (source: Source) => boolean;
  /** Files of a projected volume that a later source of it replaces, if one is a key of a whole ConfigMap or Secret, and the other an item or a token. */
  readonly overwritten: () => readonly OverwrittenFile[];
  /** True when files may be missing from the list, because the keys of a source are unknown. */
  readonly partial: boolean;
  readonly refusals: readonly VolumeRefusal[];
}

/** An environment that is made when its first part is read: of thousands of containers, most are only chosen among by their names. */
export function lazyEnvironment(
  { workload, container }: Pick<Environment, 'workload' | 'container'>,
  make: () => Environment,
): Environment {
  const made = once(make);
  return {
    workload,
    container,
    serviceBindings: () => made().serviceBindings(),
    get bindings() {
      return made().bindings;
    },
    get skipped() {
      return made().skipped;
    },
    get failures() {
      return made().failures;
    },
    get command() {
      return made().command;
    },
    get args() {
      return made().args;
    },
    get probes() {
      return made().probes;
    },
    get hooks() {
      return made().hooks;
    },
    get subPaths() {
      return made().subPaths;
    },
  };
}
