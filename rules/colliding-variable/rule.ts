import type { Binding } from '../../src/model/environment.ts';
import { nameOfSource } from '../../src/model/name-of.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { isSameText } from '../../src/model/value.ts';

export const rule = rulePerEnvironment(
  {
    id: 'colliding-variable',
    summary: 'Two envFrom sources give the same variable, and the later one wins silently.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ bindings }) {
    // Where an env entry has the last word the collision decides nothing.
    for (const binding of bindings) {
      if (binding.from.kind === 'env-from') yield* collisionsOf(binding);
    }
  },
);

function* collisionsOf(winner: Binding): Iterable<Finding> {
  for (const loser of winner.hides) {
    if (winner.from.kind !== 'env-from' || loser.from.kind !== 'env-from') continue;
    const same = isSameText(winner.value, loser.value);
    yield {
      at: winner.from.reference.at,
      message: `Variable \`${winner.name}\` comes from ${described(winner.from)} and from ${described(loser.from)}${same ? ', with the same value' : ''}: the later envFrom item wins.`,
      ...(same ? { severity: 'info' } : { help: help(winner.name) }),
      related: [
        { at: winner.from.at, message: 'this one wins' },
        { at: loser.from.at, message: 'this one is lost' },
      ],
    };
  }
}

function described({ source, key, prefix }: EnvFrom): string {
  const how = prefix === '' ? '' : ` (prefix \`${prefix}\` + key \`${key}\`)`;
  return `${nameOfSource(source)}${how}`;
}

type EnvFrom = Extract<Binding['from'], { kind: 'env-from' }>;

function help(name: string): string {
  return `Remove \`${name}\` from one of them, give one envFrom item a prefix, or say which one is meant with an env entry.`;
}
