/**
 * What one of several processes finds out about its islands, for the others: plain data, without any value of a Secret. Names are those
 * that the process rendered; what they mean is decided later, with the surveys of all.
 */
export interface Survey {
  readonly builds: readonly SurveyedBuild[];
  /** Islands that every process looks at, because what is in them may concern any other. */
  readonly special: readonly SpecialIsland[];
  /** Of the other islands, those that say the name of a folder of templates: if there are such trees, they are special too. */
  readonly naming: readonly number[];
  readonly services: readonly SurveyedService[];
  /** What no message may hold: texts of Secrets as digests, with their length and a few bits of hashes (of the first characters, of all) by which most others are told apart. */
  readonly secrets: readonly SecretDigest[];
  /** Names that stand in the open. */
  readonly open: readonly string[];
}

export const NOTHING_SURVEYED: Survey = {
  builds: [],
  special: [],
  naming: [],
  services: [],
  secrets: [],
  open: [],
};

/** A build of an island that is not special, as a list: there may be hundreds of thousands. */
export type SurveyedBuild = readonly [
  id: string,
  island: number,
  /** What it makes: kind and name, and the name as written where that is another one, each on a line. */
  sources: readonly string[],
  /** Names of the sources that it needs, but does not certainly make itself; as rendered and as written. */
  asks: readonly string[],
];

export interface SpecialIsland {
  readonly island: number;
  /** All that may be a name in its files, as digests: nobody knows what they are. */
  readonly words: readonly string[];
  /** Folders that its objects may deploy, with all that is below. `.` is the repository. */
  readonly claims: readonly string[];
  /** Folders with tests, in which nothing is deployed. */
  readonly tests: readonly string[];
  /** It is part of a tree of templates. */
  readonly isTemplate: boolean;
}

export type SurveyedService = readonly [
  build: string,
  name: string,
  namespace: string,
  clusterIp: string | null,
  ports: readonly (readonly [name: string, port: string, protocol: string])[],
  path: string,
  start: number,
  end: number,
];

export type SecretDigest = readonly [head: number, length: number, bits: number, digest: string];

/** The names of the sources that a build makes, as rendered and as written. */
export function namesMadeBy([, , sources]: SurveyedBuild): readonly string[] {
  return sources.flatMap((source) => source.split('\n').slice(1));
}
