import { isPinned } from '../model/elsewhere/asked-item.ts';
import { isInItem } from '../model/elsewhere/vendor.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import { message, type Message } from '../model/message.ts';
import type { Problem } from '../model/problem.ts';
import type { Rule } from '../model/rule.ts';
import { hostSpan } from '../model/span.ts';

/**
 * Problems in what lies outside the repository, at the line here that brings it in. What is wrong with an item alone, nobody here can change: it is
 * an info, and set aside.
 */
export function bringHere(
  problems: readonly Problem<Message>[],
  rules: readonly Rule[],
  { buildOf }: Pick<Evidence, 'buildOf'>,
): readonly Problem<Message>[] {
  const ofUsers = new Set(rules.flatMap(({ meta }) => (meta.ofUsers === true ? [meta.id] : [])));
  return problems.map((problem) => {
    if (!isInItem(hostSpan(problem.at).file.path)) return problem;
    const builds = problem.builds.map(buildOf);
    const build = builds.find((each) => each?.needs !== undefined || each?.chart !== undefined);
    return build === undefined ? problem : brought(problem, ofUsers.has(problem.rule), build);
  });
}

function brought(
  problem: Problem<Message>,
  isOfUsers: boolean,
  { needs = [], chart, deployedBy }: Build,
): Problem<Message> {
  const { at: there } = problem;
  const { path } = hostSpan(there).file;
  const isIn = ({ found }: { readonly found?: string | undefined }): boolean =>
    found !== undefined && (path.startsWith(`${found}/`) || path.startsWith(`${found}!/`));
  const release = chart !== undefined && isIn(chart) ? deployedBy : undefined;
  const need = needs.find(isIn) ?? release;
  if (need === undefined) return problem;
  const { fix: _, suggestion: __, related = [], ...rest } = problem;
  const moved = {
    ...rest,
    at: need.at,
    related: [{ at: there, message: message`it is in what this line brings in` }, ...related],
  };
  return isOfUsers ? moved : { ...moved, ownSeverity: 'info', elsewhere: true };
}

/** Whether a build is made of something that may be another thing tomorrow: a branch, a range, the newest version. */
export function isFloating({ needs = [] }: Pick<Build, 'needs'>): boolean {
  return needs.some((need) => need.found !== undefined && !isPinned(need));
}
