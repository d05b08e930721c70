import { message, userText, words } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Reference, Sibling } from '../../src/model/reference.ts';
import { listOf } from './list-names.ts';

/** Other overlays have it: the mistake is in this one. */
export function siblingsHelp(
  { build: lacking }: Reference,
  siblings: readonly Sibling[],
): Pick<Finding, 'help' | 'related'> {
  const [first] = siblings;
  const builds = new Set(siblings.map(({ build }) => build));
  return {
    help: message`Add it to \`${userText(lacking)}\` as well: ${listOf([...builds].map((build) => userText(build)))} ${words(builds.size === 1 ? 'has' : 'have')} it.`,
    related:
      first === undefined
        ? []
        : [{ at: first.at, message: message`\`${first.build}\` has it here` }],
  };
}
