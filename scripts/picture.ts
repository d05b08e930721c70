import { spawnSync } from 'node:child_process';
import { actionSummary } from './action-summary.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { drawTerminal } from './draw-terminal.ts';

/** A picture of the documents, drawn from what the bundle really prints. */
export interface Picture {
  readonly path: string;
  readonly draw: () => string;
}

export const PICTURES: readonly Picture[] = [
  { path: 'docs/check.svg', draw: () => terminal('envfrom check examples/first', 104) },
  { path: 'docs/summary.svg', draw: summary },
];

function terminal(command: string, width: number): string {
  const [, ...args] = command.split(' ');
  const run = spawnSync(process.execPath, ['dist/cli.js', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', FORCE_COLOR: '1' },
  });
  return drawTerminal(command, run.stdout, width);
}

function summary(): string {
  const markdown = actionSummary('examples/change/before', 'examples/change/after');
  return drawMarkdown('The job summary of a pull request', markdown, 960, 1060);
}
