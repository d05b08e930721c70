import { spawnSync } from 'node:child_process';

/** The real kustomize: `KUSTOMIZE`, or the one on the PATH; undefined when there is none. */
export function kustomizeProgram(): string | undefined {
  const program = process.env['KUSTOMIZE'] ?? 'kustomize';
  return spawnSync(program, ['version']).status === 0 ? program : undefined;
}
