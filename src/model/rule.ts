import type { Environment } from './environment.ts';
import type { Evidence, RuleContext } from './evidence.ts';
import type { Manifest } from './manifest.ts';
import type { Finding, Severity } from './problem.ts';
import type { JudgedReference } from './reference.ts';
import type { Source } from './source.ts';
import type { ContainerFacts, PodFacts } from './workload.ts';

export type RuleGroup =
  | 'references'
  | 'environment'
  | 'builds'
  | 'values'
  | 'fields'
  | 'volumes'
  | 'unused'
  | 'files';

export interface RuleMeta {
  /** kebab-case, names the problem, reads after "allow"; never changes (append-only list). */
  readonly id: string;
  /** One sentence, equal to the first one of the rule's page. */
  readonly summary: string;
  readonly severity: Severity | 'off';
  /** Severity under `--strict`, if it differs. */
  readonly strict?: Severity;
  /**
   * It is about what the templates of a chart say, whatever values they get. What other rules find in a chart that nothing deploys may be right with
   * the values of the person who installs it, and is an info at most.
   */
  readonly ofTemplates?: true;
  /** It is about what something needs and does not get: whoever brings that in from outside the repository has to see to it. */
  readonly ofUsers?: true;
  readonly group: RuleGroup;
  /** What `--fix` repairs, at least in some cases, or only `--fix=suggested`; absent: nothing. */
  readonly fix?: 'certain' | 'suggested';
  /** It compares with a base, and finds nothing without one. */
  readonly needsBase?: true;
  /** Keys of the configuration, besides those that every rule has, that change what it finds. */
  readonly options?: readonly string[];
  /** Version of envfrom that brought it. */
  readonly since: string;
}

/**
 * A pure question, and its subject: all questions about one thing are asked in one walk. The findings have their subject and, but for those
 * about an object (which many builds may share), their build.
 */
export type Question =
  | { readonly about: 'evidence'; readonly ask: (evidence: Evidence) => Iterable<Finding> }
  | About<'manifest', Manifest>
  | About<'pod', PodFacts>
  | About<'container', ContainerFacts>
  | About<'environment', Environment>
  | About<'reference', JudgedReference>
  | About<'source', Source, Evidence>;

/** Answers are kept with the thing (`--watch`), so `context` is all that they may depend on. */
interface About<Name extends string, Thing, Context = RuleContext> {
  readonly about: Name;
  readonly ask: (thing: Thing, context: Context) => Findings;
}

type Findings = readonly Finding[];

/** The rules of envfrom, and the questions that find their problems. */
export interface Rule {
  readonly meta: RuleMeta;
  readonly questions: readonly Question[];
}

/** The groups of rules in the order of every table, with their titles. */
export const GROUP_TITLES: Readonly<Record<RuleGroup, string>> = {
  references: 'References',
  environment: 'Environment',
  builds: 'Builds',
  values: 'Values and objects',
  fields: 'Fields',
  volumes: 'Volumes',
  unused: 'Unused',
  files: 'Files',
};
