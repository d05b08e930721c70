import type { Environment } from '../../model/environment.ts';
import { writtenNameOf, writtenNamespaceOf } from '../../model/names/written-name.ts';
import type { Problem } from '../../model/problem.ts';

/** How many problems are about the container of an environment. */
export function problemCounter(problems: readonly Problem[]): (environment: Environment) => number {
  const counts = new Map<string, number>();
  for (const { subject, builds } of problems) {
    if (subject?.container === undefined) continue;
    const { kind, namespace, name, container } = subject;
    for (const build of builds) {
      const identity = JSON.stringify([build, kind, namespace ?? '', name ?? '', container]);
      counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
  }
  return (environment) => counts.get(identityOf(environment)) ?? 0;
}

function identityOf({ workload, container }: Environment): string {
  const { manifest, build } = workload;
  // Problems are about names as they are written.
  const [namespace, name] = [writtenNamespaceOf(manifest), writtenNameOf(manifest)];
  return JSON.stringify([build, manifest.kind, namespace ?? '', name ?? '', container.name]);
}
