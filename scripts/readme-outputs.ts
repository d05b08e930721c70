import { spawnSync } from 'node:child_process';

/** Documents that show commands of the bundle with their output. */
export const REAL_OUTPUTS = ['README.md', 'docs/changes.md', 'docs/overview.md', 'docs/fleet.md'];

/** A fence of a document that shows a command of the bundle and its output. */
const FENCE = /```console\n\$ node dist\/cli\.js ([^\n]*)\n[^]*?```/g;

/** A document with the real output under each `$ node dist/cli.js …`; standard error is shown too. */
export async function withRealOutputs(
  document: string,
  run: (args: string) => Promise<string> | string = runBundle,
): Promise<string> {
  let text = document;
  for (const [fence, args = ''] of document.matchAll(FENCE)) {
    const output = await run(args);
    const shown = output === '' || output.endsWith('\n') ? output : `${output}\n`;
    text = text.replace(fence, () => `\`\`\`console\n$ node dist/cli.js ${args}\n${shown}\`\`\``);
  }
  return text;
}

/** What a command line of the bundle prints, without colour. */
function runBundle(args: string): string {
  const run = spawnSync(process.execPath, ['dist/cli.js', ...args.split(' ')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' },
  });
  return `${run.stdout}${run.stderr}`;
}
