/** Ids of rules that were changed before 1.0, and what each is called since. An old one is read wherever a person may have written it. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['late-variable-reference', 'forward-variable-reference'],
  ['unshellable-variable-name', 'nonportable-variable-name'],
  ['untraced-config-map', 'undeclared-config-map'],
  ['untraced-secret', 'undeclared-secret'],
  ['missing-optional-source', 'misspelled-optional-reference'],
  ['unhashed-reference', 'unrewritten-reference'],
  ['unstable-template', 'random-secret-value'],
  ['unused-value', 'unused-helm-value'],
  ['undeployed-manifest', 'unlisted-manifest'],
  ['config-change-without-rollout', 'stale-after-change'],
  ['stale-on-change', 'stale-on-next-change'],
  ['service-variable-clash', 'service-variable-collision'],
  ['unknown-secret-type', 'misspelled-secret-type'],
  ['incomplete-secret-type', 'incomplete-typed-secret'],
  ['edited-copy', 'edited-rollout-copy'],
]);

/** Rules that another one took in. */
const MERGED: ReadonlyMap<string, string> = new Map([['decimal-file-mode', 'invalid-file-mode']]);

const FIRST: ReadonlyMap<string, string> = new Map([...RENAMED].map(([old, id]) => [id, old]));

/** The id of today for one that a person wrote; the same where it was never renamed. */
export function currentRuleId(written: string): string {
  return RENAMED.get(written) ?? MERGED.get(written) ?? written;
}

/** The id that a rule had first: fingerprints are made of it, so that a baseline survives a new id. */
export function firstRuleId(id: string): string {
  return FIRST.get(id) ?? id;
}

/** One sentence for each of the ids that has another one today. */
export function renamedRuleNotices(written: Iterable<string>): readonly string[] {
  return [...new Set(written)]
    .filter((id) => currentRuleId(id) !== id)
    .map((id) => `The rule \`${id}\` is \`${currentRuleId(id)}\` now; the old id still works.`);
}
