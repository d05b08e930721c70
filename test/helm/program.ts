import { spawnSync } from 'node:child_process';

/** The real Helm of a major version: `HELM`, `helm`, `helm3` or `helm4` on the PATH; undefined when there is none. */
export function helmProgram(major: 3 | 4): string | undefined {
  const names = [process.env['HELM'] ?? 'helm', `helm${major}`];
  return names.find((name) => {
    const { status, stdout } = spawnSync(name, ['version', '--short'], { encoding: 'utf8' });
    return status === 0 && stdout.startsWith(`v${major}`);
  });
}
