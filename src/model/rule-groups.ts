import type { RuleGroup } from './rule.ts';

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
