import type { Option } from '../arguments/option.ts';

/** What `check` and `baseline` share: which problems there are, and how severe. */

export const STRICT: Option = {
  name: 'strict',
  group: 'How strict',
  help: 'Report ConfigMaps and Secrets that are defined nowhere as errors instead of warnings',
  config: 'strict',
  input: true,
};

export const RULE: Option = {
  name: 'rule',
  group: 'How strict',
  value: 'RULE=SEVERITY',
  repeatable: true,
  completes: 'rules',
  help: 'Set the severity of a rule: error, warning, info or off; may be given several times',
  config: 'rules',
  input: true,
};

export const BASELINE_FILE: Option = {
  name: 'baseline',
  group: 'What to report',
  value: 'FILE',
  completes: 'files',
  help: 'The file of accepted problems, which `envfrom baseline` writes',
  default: '.envfrom-baseline.json at the root, when it exists',
  input: true,
};

export const NO_IGNORE: Option = {
  name: 'no-ignore',
  group: 'What to report',
  help: 'Also report what `envfrom-ignore` comments and annotations suppress',
  input: true,
};
