import { spawnSync } from 'node:child_process';
import { buildOurs, buildReal, isUnprintable, type Answer } from './random-kustomize/answers.ts';
import { makeRepository } from './random-kustomize/make-repository.ts';

/**
 * `compare-kustomize [FROM] [COUNT]`: random kustomizations built by us and by the real program (`KUSTOMIZE`, or `kustomize` on
 * the PATH), as its version builds; every difference is printed with its seed. Exit 1 if there is any.
 */
const PROGRAM = process.env['KUSTOMIZE'] ?? 'kustomize';

function main([from = '1', count = '200']: readonly string[]): number {
  const version = /v(\d+\.\d+\.\d+)/.exec(
    spawnSync(PROGRAM, ['version'], { encoding: 'utf8' }).stdout,
  )?.[1];
  let differences = 0;
  let built = 0;
  for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
    const repository = makeRepository(seed);
    const real = buildReal(PROGRAM, repository);
    const ours = buildOurs(repository, version);
    if (real.kind === 'built') built++;
    const difference = compare(real, ours);
    if (difference === undefined) continue;
    differences++;
    console.log(`seed ${seed}: ${difference}`);
  }
  console.log(`${count} kustomizations from seed ${from}: ${built} build, ${differences} differ`);
  return differences === 0 ? 0 : 1;
}

function compare(real: Answer, ours: Answer): string | undefined {
  if (real.kind === 'refused') {
    return ours.kind === 'refused' || isUnprintable(real)
      ? undefined
      : `the real one refuses: ${real.message}`;
  }
  if (ours.kind === 'refused') return `we refuse: ${ours.message}`;
  if (real.text === ours.text) return undefined;
  const wanted = real.text.split('\n');
  const found = ours.text.split('\n');
  const line = wanted.findIndex((text, index) => text !== found[index]);
  const part = (lines: readonly string[]) =>
    lines.slice(Math.max(0, line - 2), line + 3).join('\n');
  return `line ${line + 1}\n--- real\n${part(wanted)}\n--- ours\n${part(found)}`;
}

process.exitCode = main(process.argv.slice(2));
