import { catalogue } from '../../../rules/catalogue.ts';
import { pages } from '../../../rules/pages.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { currentRuleId, renamedRuleNotices } from '../../model/names/rule-ids.ts';
import { formatPage } from '../../report/problems/format-page.ts';
import { checkKnown } from '../arguments/parse-arguments.ts';
import { singleWord } from '../arguments/single-word.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { hasColor } from '../output/color.ts';

/** `envfrom explain RULE`: the page of a rule. For a person it is drawn; a pipe gets the Markdown. */
export async function runExplain(args: Arguments, host: Host): Promise<ExitCode> {
  const { stdout } = host;
  const written = singleWord(args);
  for (const notice of renamedRuleNotices(written === undefined ? [] : [written]))
    host.stderr.write(`${notice}\n`);
  const page = pageOf(written && currentRuleId(written));
  const color = hasColor(args.values, host, stdout);
  const isDrawn = color || stdout.isTTY === true;
  stdout.write(isDrawn ? formatPage(page, { color, width: widthOf(stdout) }) : page);
  return 0;
}

function pageOf(rule: string | undefined): string {
  if (rule === undefined) {
    throw new CannotRun(
      'Name the rule to explain.',
      'For example `envfrom explain missing-config-map`. `envfrom rules` lists them.',
    );
  }
  const page = pages.get(rule);
  if (page !== undefined) return page.endsWith('\n') ? page : `${page}\n`;
  const ids = catalogue.map(({ meta }) => meta.id);
  checkKnown(rule, ids, 'rule', 'envfrom rules');
  throw new Error('a rule has no page');
}
