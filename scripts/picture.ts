import { spawnSync } from 'node:child_process';
import { drawTerminal } from './draw-terminal.ts';

/** The picture of README.md and the command that it shows. */
export const PICTURE = { path: 'docs/check.svg', command: 'envfrom check examples/chart' };

const WIDTH = 104;

/** The picture, drawn from what the bundle really prints. */
export function picture(): string {
  const [, ...args] = PICTURE.command.split(' ');
  const run = spawnSync(process.execPath, ['dist/cli.js', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', FORCE_COLOR: '1' },
  });
  return drawTerminal(PICTURE.command, run.stdout, WIDTH);
}
