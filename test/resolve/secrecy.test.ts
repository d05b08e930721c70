import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Environment, Expanded } from '../../src/model/environment.ts';
import type { Value } from '../../src/model/value.ts';
import { treeOf } from '../tree.ts';
import { resolveTree } from './tree.ts';

const CANARY = 'cAnArY';

/** Env entries that pull Secrets and ConfigMaps in every way, and insert them into each other. */
const entry = fc.record({
  name: fc.constantFrom('A', 'B', 'C', 'KEY', 'P_KEY'),
  how: fc.oneof(
    fc.constantFrom('$(A)$(B)', '$(KEY)$$(A)', 'x$(P_KEY)', '', '$(C').map((value) => ({ value })),
    fc
      .tuple(fc.constantFrom('one', 'two', 'none'), fc.constantFrom('KEY', 'OTHER'), fc.boolean())
      .map(([name, key, optional]) => ({ valueFrom: { secretKeyRef: { name, key, optional } } })),
    fc.constantFrom('KEY', 'NO').map((key) => ({
      valueFrom: { configMapKeyRef: { name: 'app', key } },
    })),
  ),
});
const envFrom = fc.constantFrom(
  { secretRef: { name: 'one' } },
  { prefix: 'P_', secretRef: { name: 'two' } },
  { configMapRef: { name: 'app' } },
  { secretRef: { name: 'none', optional: true } },
);

test('what comes from a Secret is a secret part, wherever it ends up', () => {
  fc.assert(
    fc.property(
      fc.array(envFrom, { maxLength: 4 }),
      fc.array(entry, { maxLength: 8 }),
      (from, env) => {
        const environments = resolveTree(treeOf({ 'a.yaml': manifests(from, env) }));
        for (const environment of environments) {
          for (const part of valuesOf(environment).flat())
            expect(part.kind === 'text' ? part.text : part.label).not.toContain(CANARY);
          const entry = [...environment.failures, ...environment.skipped];
          expect(JSON.stringify(entry.map(wordsOf))).not.toContain(CANARY);
        }
      },
    ),
  );
});

function wordsOf(entry: Environment['failures'][number] | Environment['skipped'][number]): string {
  return 'message' in entry ? entry.message : entry.reason;
}

function manifests(from: readonly object[], env: readonly { name: string; how: object }[]): string {
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'app' },
    data: { KEY: 'plain $(A)' },
  };
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p' },
    spec: {
      volumes: [{ name: 'v', secret: { secretName: 'one' } }],
      containers: [
        {
          name: 'c',
          image: 'x',
          envFrom: from,
          env: env.map(({ name, how }) => ({ name, ...how })),
          command: ['$(A)$(B)', '$(KEY)'],
          args: ['$(P_KEY)'],
          livenessProbe: { exec: { command: ['$(A)'] } },
          volumeMounts: [{ name: 'v', mountPath: '/v', subPathExpr: '$(KEY)/$(A)' }],
        },
      ],
    },
  };
  return [secretNamed('one'), secretNamed('two'), configMap, pod]
    .map((each) => JSON.stringify(each))
    .join('\n---\n');
}

function secretNamed(name: string): object {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name },
    stringData: { KEY: `../${CANARY}/$(A)`, [name === 'one' ? 'A' : 'B']: CANARY },
  };
}

function valuesOf(environment: Environment): readonly Value[] {
  const { bindings, serviceBindings, command, args, probes, subPaths } = environment;
  const expanded: readonly Expanded[] = [
    ...command,
    ...args,
    ...probes.flatMap((probe) => probe.command),
    ...subPaths.flatMap(({ subPath }) => subPath ?? []),
  ];
  const all = [...bindings, ...bindings.flatMap(({ hides }) => hides), ...serviceBindings()];
  return [...all, ...expanded].map(({ value }) => value);
}

test('a resolver sees what it was given and nothing else: other files change nothing', () => {
  const mine = manifests([{ secretRef: { name: 'one' } }], [{ name: 'X', how: { value: '$(A)' } }]);
  const alone = resolveTree(treeOf({ 'a/a.yaml': mine }));
  const other = mine.replaceAll(CANARY, 'other').replaceAll('"X"', '"Y"');
  const together = resolveTree(treeOf({ 'a/a.yaml': mine, 'b/b.yaml': other }));
  expect(tellFirst(together)).toEqual(tellFirst(alone));
  expect(alone).toHaveLength(1);
});

function tellFirst(environments: readonly Environment[]): unknown {
  return environments
    .filter(({ workload }) => workload.build.startsWith('a'))
    .map(({ bindings }) => bindings.map(({ name, value }) => [name, value]));
}
