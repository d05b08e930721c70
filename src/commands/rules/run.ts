import { catalogue } from '../../../rules/catalogue.ts';
import { formatRules } from '../../report/problems/format-rules.ts';
import { refuseWords } from '../arguments/single-word.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { hasColor } from '../output/color.ts';
import { RULE_FORMATS } from './options.ts';

/** `envfrom rules`: the table of rules. */
export async function runRules(args: Arguments, host: Host): Promise<ExitCode> {
  refuseWords(args);
  const { stdout } = host;
  const asked = args.values.get('format')?.at(-1);
  const format = RULE_FORMATS.find((known) => known === asked) ?? 'table';
  const rules = catalogue.map(({ meta }) => meta);
  const look = { color: hasColor(args.values, host, stdout), width: widthOf(stdout) };
  stdout.write(formatRules(format, rules, look));
  return 0;
}
