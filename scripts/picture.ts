import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionSummary } from './action-summary.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { drawTerminal } from './draw-terminal.ts';
import { writeLargeChange } from './large-change.ts';

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

/** Of a change that touches 96 workloads and makes one error: what a reviewer sees first. */
function summary(): string {
  const root = mkdtempSync(join(tmpdir(), 'envfrom-'));
  try {
    const [before, after] = [join(root, 'before'), join(root, 'after')];
    writeLargeChange(before, after);
    const markdown = actionSummary(before, after);
    return drawMarkdown('The job summary of a pull request', markdown, 960, 880);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
