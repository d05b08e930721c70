import type { FileTree } from '../model/file-tree.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import type { RunMemory } from '../pipeline/run-memory.ts';
import type { PreparePlan } from '../render/open-plan.ts';
import { shareBuilds } from '../render/share-builds.ts';
import { examine, type Examination } from './examine.ts';

/** What a run found out about two trees. */
interface Examinations {
  readonly before: Examination;
  readonly after: Examination;
}

/** The stages on two trees, the second one as what became of the first; what they share is rendered once. `prepare` is for the second; both share the `memory`. */
export function examineBoth(
  base: FileTree,
  head: FileTree,
  rules: readonly Rule[],
  settings: Settings,
  prepare: PreparePlan = (plan) => plan,
  memory?: RunMemory,
): Examinations {
  const shared = shareBuilds();
  const before = examine(base, rules, settings, undefined, shared.base, memory);
  const both: PreparePlan = (plan) => shared.head(prepare(plan));
  return { before, after: examine(head, rules, settings, before.evidence, both, memory) };
}
