import { catalogue } from '../../../rules/catalogue.ts';
import { pages } from '../../../rules/pages.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { COMMANDS } from '../command-table.ts';
import { completionScript } from '../completion/completion-script.ts';
import { helpText } from './help-text.ts';
import { RULE_FORMATS, SHELLS } from '../options/option-table.ts';
import { checkKnown, checkValue, type Arguments } from '../arguments/parse-arguments.ts';
import { formatPage } from '../../report/problems/format-page.ts';
import { formatRules, type RuleOptions } from '../../report/problems/format-rules.ts';
import { hasColor } from '../output/color.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';

/** The commands that look at no files: `explain`, `rules`, `completion`, `help`. */
export function runInfo(args: Arguments, host: Host): ExitCode {
  host.stdout.write(answerTo(args, host));
  return 0;
}

function answerTo(args: Arguments, host: Host): string {
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
      return drawPage(explain(word, ids), args, host);
    case 'rules':
      return formatRules(
        RULE_FORMATS.find((format) => format === values.get('format')?.at(-1)) ?? 'table',
        catalogue.map(({ meta }) => meta),
        lookOf(args, host),
      );
    case 'completion':
      return completion(word, ids);
    default:
      return help(word, host);
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
function drawPage(page: string, args: Arguments, host: Host): string {
  const look = lookOf(args, host);
  return look.color || host.stdout.isTTY === true ? formatPage(page, look) : page;
}

function lookOf({ values }: Arguments, host: Host): RuleOptions {
  const { stdout } = host;
  return {
    color: hasColor(values, host, stdout),
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

function help(command: string | undefined, { stdout }: Host): string {
  if (command === undefined) return helpText(undefined, widthOf(stdout));
  const names = COMMANDS.map(({ name }) => name);
  const found = names.find((name) => name === command);
  if (found !== undefined) return helpText(found, widthOf(stdout));
  checkKnown(command, names, 'command', 'envfrom help');
  return '';
}
