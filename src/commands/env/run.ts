import { placesToLook, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { answerQuestion, layoutOf } from '../answers/answer-question.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';
import type { Asked } from './asked.ts';
import { shownFormat, wholeRun } from './shared-question.ts';

/** `envfrom env`: the environments of the containers selected; what would stop one is shown, and is not a failure of the command. */
export function runEnv(args: Arguments, host: Host): Promise<ExitCode> {
  refuseValuesOnPage(args.values);
  refuseBesideMatrix(args.values);
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(host.cwd, path));
  const asked: Asked = { args, words, host };
  const format = shownFormat(args);
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(placesToLook(words, host.cwd), args.values, host),
    layout: () => [layoutOf(args, host), words],
    async load() {
      if (args.values.has('matrix')) {
        const { answerMatrix } = await import('./answer-matrix.ts');
        return (engines, run) => answerMatrix(engines, run, asked);
      }
      const { answerEnv } = await import('./answer-env.ts');
      return (engines, run, offer) => answerEnv(engines, run, asked, offer);
    },
    ...(format !== undefined && {
      wider: {
        of: wholeRun,
        async load() {
          const { answerFromKept } = await import('./answer-from-kept.ts');
          return (kept, run) => answerFromKept(kept, run, asked, format);
        },
      },
    }),
  });
}

/** A page is passed on: no value of a Secret is on one. */
function refuseValuesOnPage(values: Arguments['values']): void {
  if (!values.has('show-values') || values.get('format')?.at(-1) !== 'html') return;
  throw new CannotRun('`--show-values` cannot be used with `--format html`.');
}

/** Formats of one container, and values and variables that a matrix never shows. */
const NOT_IN_MATRIX = ['show-values', 'services'];
const NOT_MATRIX_FORMATS = new Set(['dotenv', 'describe']);

function refuseBesideMatrix(values: Arguments['values']): void {
  if (!values.has('matrix')) return;
  const format = values.get('format')?.at(-1) ?? '';
  const other = NOT_MATRIX_FORMATS.has(format)
    ? `format ${format}`
    : NOT_IN_MATRIX.find((name) => values.has(name));
  if (other !== undefined) {
    throw new CannotRun(`\`--${other}\` cannot be used with \`--matrix\`.`);
  }
}
