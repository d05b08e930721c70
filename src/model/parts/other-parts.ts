import type { SourceKind } from '../source.ts';
import type { Span } from '../span.ts';

/**
 * What a run that looks at one part of a repository has to know of the others, so that it says what a run of the whole repository
 * would say about its part. Of the builds that it looks at itself nothing is in here.
 */
export interface OtherParts {
  /** The names of all sources of builds elsewhere, as they are written, by build; sorted by the builds' ids. Asked for when something is missing. */
  readonly sources: () => readonly NamedSources[];
  /** The Services of plain folders elsewhere; sorted by the builds' ids, those of one build in its order. */
  readonly services: readonly ServiceElsewhere[];
  readonly secrets: SecretsElsewhere;
  /** The names that the others make, of those that they use (`madeNames`); only known when all have judged. */
  readonly made: ReadonlySet<string>;
  /** Whether a build is only looked at because others depend on it: what its references come to is another part's to say. */
  readonly isForeign: (build: string) => boolean;
  /**
   * Told of each name of a source that a reference of a build here may have meant: the answer is only the right one once the run looks at
   * the builds that make it.
   */
  readonly want: (written: string, build: string) => void;
}

export interface NamedSources {
  readonly build: string;
  readonly names: readonly NamedSource[];
}

export type NamedSource = readonly [kind: SourceKind, written: string];

/** A Service with a cluster IP, as far as it decides the variables of pods. */
export interface ServiceElsewhere {
  readonly build: string;
  readonly name: string;
  readonly namespace: string;
  /** As it is written; undefined where the cluster chooses it. */
  readonly clusterIp: string | undefined;
  readonly ports: readonly ServicePort[];
  /** Where it is named. */
  readonly at: Span;
}

/** Texts as they were read: the port may be a name or a number. */
export interface ServicePort {
  readonly name: string;
  readonly port: string;
  readonly protocol: string;
}

/** Texts of Secrets are looked for by their first characters; shorter ones would be found everywhere. */
export const SECRET_HEAD = 6;

/** Tells of texts whether they are in a Secret elsewhere. The texts themselves are not known here. */
export interface SecretsElsewhere {
  /** The lengths, in UTF-16 code units, of texts that may begin with these `SECRET_HEAD` characters; the longest first. */
  readonly lengthsAt: (head: string) => readonly number[];
  /** Whether a text, all of it, is one that no message may hold. */
  readonly has: (text: string) => boolean;
  /** Whether a text is the name of something that stands in the open elsewhere. */
  readonly isOpen: (text: string) => boolean;
}
