import type { Evidence } from './evidence.ts';
import type { Finding, Severity } from './problem.ts';

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
  /** Severity under `--strict`, where it differs. */
  readonly strict?: Severity;
  readonly group: RuleGroup;
  /** Version of envfrom that brought it. */
  readonly since: string;
}

/** A pure question to the evidence. */
export interface Rule {
  readonly meta: RuleMeta;
  readonly check: (evidence: Evidence) => Iterable<Finding>;
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
