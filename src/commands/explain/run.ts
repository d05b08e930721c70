import { catalogue } from '../../../rules/catalogue.ts';
import { pages } from '../../../rules/pages.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { currentRuleId, renamedRuleNotices } from '../../model/names/rule-ids.ts';
import { formatPage } from '../../report/problems/format-page.ts';
import { checkKnown } from '../arguments/parse-arguments.ts';
import { tooMany } from '../arguments/single-word.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { hasColor } from '../output/color.ts';
import { verdictPages } from './verdict-pages.ts';

/** `envfrom explain RULE [FILE:LINE]`: the page of a rule or verdict, or why a rule reports what it does at a place. For a person it is drawn; a pipe gets the Markdown. */
export async function runExplain(args: Arguments, host: Host): Promise<ExitCode> {
  const { stdout } = host;
  const [written, place, extra] = args.positionals;
  if (extra !== undefined) throw tooMany(args.command.name, extra);
  for (const notice of renamedRuleNotices(written === undefined ? [] : [written]))
    host.stderr.write(`${notice}\n`);
  if (written !== undefined && place !== undefined) {
    const rule = currentRuleId(written);
    checkKnown(rule, ruleIds(), 'rule', 'envfrom rules');
    const { explainPlace } = await import('./explain-place.ts');
    return explainPlace(args, host, rule, place);
  }
  const page = pageOf(written && currentRuleId(written));
  const color = hasColor(args.values, host, stdout);
  const isDrawn = color || stdout.isTTY === true;
  stdout.write(isDrawn ? formatPage(page, { color, width: widthOf(stdout) }) : page);
  return 0;
}

function ruleIds(): readonly string[] {
  return catalogue.map(({ meta }) => meta.id);
}

function pageOf(name: string | undefined): string {
  if (name === undefined) {
    throw new CannotRun(
      'Name the rule or verdict to explain.',
      'For example `envfrom explain missing-config-map`. `envfrom rules` lists the rules.',
    );
  }
  const page = pages.get(name);
  if (page !== undefined) return page.endsWith('\n') ? page : `${page}\n`;
  const verdicts = verdictPages();
  const verdict = verdicts.get(/^broken \((.+)\)$/.exec(name)?.[1] ?? name);
  if (verdict !== undefined) return verdict + rulesLike(name);
  checkKnown(name, [...ruleIds(), ...verdicts.keys()], 'rule', 'envfrom rules');
  throw new Error('a rule has no page');
}

/** The rules that a verdict's name is part of: they may have been meant. */
function rulesLike(verdict: string): string {
  const found = ruleIds().filter((id) => id.split('-').includes(verdict));
  if (found.length === 0) return '';
  return `\nRules with this word: ${found.map((id) => `\`${id}\``).join(', ')}.\n`;
}
