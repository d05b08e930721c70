import type { Option } from '../arguments/option.ts';

export const FAIL_ON_VERDICT: Option = {
  name: 'fail-on-verdict',
  group: 'How strict',
  value: 'VERDICT,…',
  repeatable: true,
  help: 'Exit with code 1 if the change gives any workload one of these rollout verdicts, such as stale,not-applied; may be given several times',
  input: true,
};
