import { catalogue } from '../../rules/catalogue.ts';
import { pages } from '../../rules/pages.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { COMMANDS } from '../options/command-table.ts';
import { completionScript } from '../options/completion-script.ts';
import { helpText } from '../options/help-text.ts';
import { RULE_FORMATS, SHELLS } from '../options/option-table.ts';
import { checkKnown, checkValue, type Arguments } from '../options/parse-arguments.ts';
import { formatPage } from '../report/problems/format-page.ts';
import { formatRules, type RuleOptions } from '../report/problems/format-rules.ts';
import { hasColor } from './color.ts';
import { widthOf, type ExitCode, type Outside } from './outside.ts';

/** The commands that look at no files: `explain`, `rules`, `completion`, `help`. */
export function runInfo(args: Arguments, outside: Outside): ExitCode {
  outside.stdout.write(answerTo(args, outside));
  return 0;
}

function answerTo(args: Arguments, outside: Outside): string {
  const { command, positionals, values } = args;
  const [word, ...more] = positionals;
  const takes = command === 'rules' ? 0 : 1;
  const extra = takes === 0 ? word : more[0];
  if (extra !== undefined) {
    throw new CannotRun(`\`envfrom ${command}\` takes no argument \`${extra}\`.`);
  }
  const ids = catalogue.map(({ meta }) => meta.id);
  switch (command) {
    case 'explain':
      return drawPage(explain(word, ids), args, outside);
    case 'rules':
      return formatRules(
        RULE_FORMATS.find((format) => format === values.get('format')?.at(-1)) ?? 'table',
        catalogue.map(({ meta }) => meta),
        lookOf(args, outside),
      );
    case 'completion':
      return completion(word, ids);
    default:
      return help(word, outside);
  }
}

function explain(rule: string | undefined, ids: readonly string[]): string {
  if (rule === undefined) {
    throw new CannotRun(
      'Name the rule to explain.',
      'For example `envfrom explain missing-config-map`. `envfrom rules` lists them.',
    );
  }
  const page = pages.get(rule);
  if (page !== undefined) return page.endsWith('\n') ? page : `${page}\n`;
  checkKnown(rule, ids, 'rule', 'envfrom rules');
  throw new Error('a rule has no page');
}

/** For a person: drawn. For a pipe: the Markdown that it is. */
function drawPage(page: string, args: Arguments, outside: Outside): string {
  const look = lookOf(args, outside);
  return look.color || outside.stdout.isTTY === true ? formatPage(page, look) : page;
}

function lookOf({ values }: Arguments, outside: Outside): RuleOptions {
  const { stdout } = outside;
  return {
    color: hasColor(values, outside, stdout),
    width: widthOf(stdout),
  };
}

function completion(shell: string | undefined, ids: readonly string[]): string {
  const found = SHELLS.find((known) => known === shell);
  if (found !== undefined) return completionScript(found, ids);
  if (shell === undefined) {
    throw new CannotRun('Name the shell: `bash`, `zsh` or `fish`.');
  }
  checkValue(shell, SHELLS, '`envfrom completion`');
  return '';
}

function help(command: string | undefined, { stdout }: Outside): string {
  if (command === undefined) return helpText(undefined, widthOf(stdout));
  const names = COMMANDS.map(({ name }) => name);
  const found = names.find((name) => name === command);
  if (found !== undefined) return helpText(found, widthOf(stdout));
  checkKnown(command, names, 'command', 'envfrom help');
  return '';
}
