import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = '../shared';

/** The real kustomize: `KUSTOMIZE`, or the one on the PATH. */
export function kustomizeProgram(): string | undefined {
  const name = process.env['KUSTOMIZE'] ?? 'kustomize';
  return orNotice('kustomize', spawnSync(name, ['version']).status === 0 ? name : undefined);
}

/** The real Helm of a major version: `HELM`, `helm`, `helm3` or `helm4` on the PATH. */
export function helmProgram(major: 3 | 4): string | undefined {
  const names = [process.env['HELM'] ?? 'helm', `helm${major}`];
  const found = names.find((name) => {
    const { status, stdout } = spawnSync(name, ['version', '--short'], { encoding: 'utf8' });
    return status === 0 && stdout.startsWith(`v${major}`);
  });
  return orNotice(`Helm ${major}`, found);
}

/** A program of the PATH that answers to these arguments. */
export function programOnPath(name: string, ...args: readonly string[]): string | undefined {
  return orNotice(name, spawnSync(name, args).status === 0 ? name : undefined);
}

/** A folder beside the clone, `../shared/conformance` for `conformance`. */
export function sharedFolder(name: string): string | undefined {
  const path = join(SHARED, name);
  return orNotice(path, existsSync(path) ? path : undefined);
}

/** The folders of the real repositories beside the clone. */
export function realRepositories(): readonly string[] {
  const corpus = sharedFolder('corpus');
  if (corpus === undefined) return [];
  return readdirSync(corpus)
    .sort()
    .map((name) => join(corpus, name));
}

/** What is missing is an error in CI, where no test may be skipped, and a line elsewhere. */
function orNotice(what: string, found: string | undefined): string | undefined {
  if (found !== undefined) return found;
  if (process.env['CI'] === 'true') throw new Error(`CI needs ${what}`);
  console.warn(`Skipped, because ${what} is missing: the tests that compare with it.`);
  return undefined;
}
