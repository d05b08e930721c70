import { message, words, type Message } from '../model/message.ts';
import type { Finding } from '../model/problem.ts';
import type { RuleMeta } from '../model/rule.ts';
import type { Span } from '../model/span.ts';
import { nearestName } from '../text/nearest-name.ts';
import type { Suppression } from './suppression.ts';

/**
 * The problems of `unused-suppression`: suppressions that suppressed nothing. If its rule did not run (`ran`), a suppression may be needed
 * in other runs, so it is not reported. A rule may run in some files only.
 */
export function findDeadSuppressions(
  dead: readonly Suppression[],
  rules: readonly RuleMeta[],
  ran: (meta: RuleMeta, at: Span) => boolean,
): readonly Finding[] {
  const known = new Map(rules.map((meta) => [meta.id, meta]));
  return dead
    .filter(({ rule, at }) => {
      const meta = known.get(rule);
      return meta === undefined || ran(meta, at);
    })
    .map((suppression) => {
      const wording = wordsFor(suppression, new Set(known.keys()));
      const { at, rule, scope, removal } = suppression;
      const what = scope.kind === 'object' ? 'annotation' : 'comment';
      // A rule with a typo was meant to be another one.
      const fix = known.has(rule) && removal !== undefined;
      return {
        at,
        ...wording,
        ...(fix && { fix: { message: `Remove the ${what}.`, edits: removal } }),
      };
    });
}

function wordsFor(
  { rule, scope }: Suppression,
  known: ReadonlySet<string>,
): { readonly message: Message; readonly help: Message } {
  const what = scope.kind === 'object' ? 'annotation' : 'comment';
  if (rule === '') {
    return {
      message: message`This ${words(what)} does not name a rule, so it suppresses nothing.`,
      help: message`Name the rule: \`# envfrom-ignore <rule> -- <reason>\`.`,
    };
  }
  if (!known.has(rule)) {
    const nearest = nearestName(rule, known);
    const hint = words(nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`);
    return {
      message: message`Unknown rule \`${rule}\`, so this ${words(what)} suppresses nothing.${hint}`,
      help: message`Correct the rule, or remove it. \`envfrom rules\` lists them.`,
    };
  }
  const where = {
    file: 'in this file',
    lines: 'on the line that it applies to',
    object: 'for this object',
  };
  return {
    message: message`This ${words(what)} suppresses \`${words(rule)}\`, but the rule reports nothing ${words(where[scope.kind])}.`,
    help: message`Remove the ${words(what)}: it would hide the next real problem.`,
  };
}

/** An info for each suppression that names its rule by an older id: it works, and reads better with the id that problems show. */
export function findRenamedRules(suppressions: readonly Suppression[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const { at, rule, written } of suppressions) {
    if (written === undefined) continue;
    // Several builds may carry one annotation.
    findings.set(`${at.start} ${written} ${at.file.path}`, {
      at,
      severity: 'info',
      message: message`The rule \`${words(written)}\` is \`${words(rule)}\` now.`,
      help: message`Write the new id. The old one still works.`,
    });
  }
  return [...findings.values()];
}
