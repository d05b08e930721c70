import type { Environment } from '../../model/environment.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { printDocument } from '../document/print-document.ts';
import { printHtml } from '../document/html/print-html.ts';
import { printMarkdown } from '../document/markdown/print-markdown.ts';
import { section } from '../document/parts.ts';
import { printText } from '../document/text/print-text.ts';
import { boundEnvironments, FOR_PROGRAMS } from './bound-environments.ts';
import { environmentsDocument } from './environment-document.ts';
import { environmentsDotenv } from './environment-dotenv.ts';
import { environmentsJson } from './environment-json.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { summaryDocument } from './environment-summary.ts';

/** Every format of `env` that is made here; `describe` is a format of its own. */
export const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv', 'markdown', 'html'] as const;

export type EnvironmentFormat = (typeof ENVIRONMENT_FORMATS)[number];

/** What `formatEnvironments` gives, in pieces that need not be held together. */
export function* environmentPieces(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): Generator<string> {
  if (format === 'dotenv') yield environmentsDotenv(environments, options);
  else if (format === 'html') {
    const page = [section('Environments', environmentsDocument(environments, options), 1)];
    yield* printHtml(page, { ...DEFAULT_PRINT_OPTIONS, ...options });
  } else if (format === 'markdown') {
    const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
    yield* printMarkdown(environmentsDocument(environments, options), print);
  } else if (format === 'table') yield tables(environments, options);
  else yield* environmentsJson(boundEnvironments(environments, FOR_PROGRAMS), options);
}

/**
 * The environments of containers in one format: pure, in the given order; values of Secrets only when asked for. Tables and JSON have bounds
 * (`boundEnvironments`), and say what is left out.
 */
export function formatEnvironments(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): string {
  return [...environmentPieces(format, environments, options)].join('');
}

/** The table of each container, or one of all containers if those are more than a screenful. */
function tables(environments: readonly Environment[], options: EnvironmentOptions): string {
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
  const { screen = Infinity } = options;
  let text = '';
  let lines = 1;
  for (const piece of printText(environmentsDocument(environments, options), print)) {
    lines += piece.split('\n').length - 1;
    if (environments.length > 1 && lines > screen)
      return printDocument('text', summaryDocument(environments, options), print);
    text += piece;
  }
  return text;
}
