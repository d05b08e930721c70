import type { Environment } from '../../model/environment.ts';
import { printHtml } from '../document/html/print-html.ts';
import { printMarkdown } from '../document/markdown/print-markdown.ts';
import { section } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { printText } from '../document/text/print-text.ts';
import { FOR_PROGRAMS, withinExtent } from './bound-environments.ts';
import { environmentsDocument } from './environment-document.ts';
import { environmentsDotenv } from './environment-dotenv.ts';
import { environmentsJson } from './environment-json.ts';
import type { EnvironmentOptions, PrintedOptions } from './environment-options.ts';
import { summaryDocument } from './environment-summary.ts';
import { showEnvironments, type ShownEnvironment } from './shown-environment.ts';

/** Every format of `env` that is made here; `describe` is a format of its own. */
export const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv', 'markdown', 'html'] as const;

type EnvironmentFormat = (typeof ENVIRONMENT_FORMATS)[number];

/** What shown environments can be written as. */
export type ShownFormat = Exclude<EnvironmentFormat, 'dotenv'>;

/** What `formatEnvironments` gives, in pieces that need not be held together. */
export function* environmentPieces(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): Generator<string> {
  if (format === 'dotenv') yield environmentsDotenv(environments, options);
  else yield* shownPieces(format, showEnvironments(environments, options), options);
}

/** The same of environments that are shown already. */
export function* shownPieces(
  format: ShownFormat,
  environments: readonly ShownEnvironment[],
  options: PrintedOptions,
): Generator<string> {
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
  if (format === 'html') {
    const page = [section('Environments', environmentsDocument(environments), 1)];
    yield* printHtml(page, print);
  } else if (format === 'markdown') {
    yield* printMarkdown(environmentsDocument(environments), print);
  } else if (format === 'table') yield tables(environments, options);
  else {
    const shown = withinExtent(environments, FOR_PROGRAMS, ({ size }) => size());
    yield* environmentsJson(shown, options.version);
  }
}

/**
 * The environments of containers in one format: pure, in the given order; values of Secrets only when asked for. Tables and JSON have bounds
 * (`withinExtent`), and say what is left out.
 */
export function formatEnvironments(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): string {
  return [...environmentPieces(format, environments, options)].join('');
}

/** The table of each container, or one of all containers if those are more than a screenful. */
function tables(environments: readonly ShownEnvironment[], options: PrintedOptions): string {
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
  const { screen = Infinity } = options;
  let text = '';
  let lines = 1;
  for (const piece of printText(environmentsDocument(environments), print)) {
    lines += piece.split('\n').length - 1;
    if (environments.length > 1 && lines > screen)
      return printDocument('text', summaryDocument(environments), print);
    text += piece;
  }
  return text;
}
