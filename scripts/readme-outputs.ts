import { spawnSync } from 'node:child_process';

/** Documents that show commands of the bundle with their output. */
export const REAL_OUTPUTS = ['README.md', 'docs/changes.md', 'docs/overview.md', 'docs/scale.md'];

/** A fence of a document that shows a command of the bundle and its output. */
const FENCE = /```console\n\$ (node dist\/cli\.js[^\n]*)\n([^]*?)```/g;

/** A document with the real output under each `$ node dist/cli.js …`. */
export function withRealOutputs(readme: string): string {
  return readme.replaceAll(FENCE, (_, command: string) => {
    const output = outputOf(command);
    return `\`\`\`console\n$ ${command}\n${output}\`\`\``;
  });
}

/** What a command of a document prints on a terminal of 100 columns without colour; standard error is shown too. */
function outputOf(command: string): string {
  const [program = '', ...args] = command.split(' ');
  const run = spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1', COLUMNS: '100' },
  });
  const text = `${run.stdout}${run.stderr}`;
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
