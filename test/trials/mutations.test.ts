import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { randomFrom } from '../../scripts/random.ts';
import { deletionsOf } from '../../scripts/trials/deletions.ts';
import { movesOf } from '../../scripts/trials/moves.ts';
import { identity, tryMutation } from '../../scripts/trials/try-mutation.ts';
import { typosOf } from '../../scripts/trials/typos.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree as treeOf } from '../tree.ts';

const TREE = treeOf`
=== app/kustomization.yaml
configMapGenerator:
  - name: app-config
    literals:
      - LEVEL=info
      - COLOR=red
resources:
  - web.yaml
=== app/web.yaml
apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  containers:
    - name: web
      image: web:1
      env:
        - name: LEVEL
          valueFrom:
            configMapKeyRef:
              name: app-config
              key: LEVEL
`;

const run = (tree: FileTree) => check(ENGINES, tree, catalogue, SETTINGS);

test('every reference is broken in every way, at the lines where check must tell it', () => {
  const report = run(TREE);
  const known = new Set(report.problems.map(identity));
  const mutations = [
    ...typosOf(report, randomFrom(1)),
    ...deletionsOf(report, TREE),
    ...movesOf(report),
  ];
  const tried = mutations.map((mutation) => tryMutation(mutation, TREE, run, known));
  expect(tried.filter(({ outcome }) => outcome === 'not found')).toEqual([]);
  expect(tried.map(({ outcome }) => outcome)).toContain('error');
  expect(mutations.map(({ kind, what, places }) => [kind, what, places.join(' ')].join(' | ')))
    .toMatchInlineSnapshot(`
      [
        "name letters swapped | app-config → app-cofnig | app/web.yaml:13",
        "name letter dropped | app-config → ap-config | app/web.yaml:13",
        "name exists nowhere | app-config → nowhere-5747 | app/web.yaml:13",
        "key letters swapped | LEVEL → LEVLE | app/web.yaml:14",
        "key letter dropped | LEVEL → LEVL | app/web.yaml:14",
        "key exists nowhere | LEVEL → NO_SUCH_KEY_35 | app/web.yaml:14",
        "key deleted | key LEVEL of ConfigMap app-config-tth29475b2 (configMapGenerator) | app/web.yaml:13 app/web.yaml:14",
        "source deleted | ConfigMap app-config-tth29475b2 (configMapGenerator) of app/kustomization.yaml:2 | app/web.yaml:13",
        "wrong kind | app/web.yaml:13 configMapKeyRef → secretKeyRef | app/web.yaml:13 app/web.yaml:14",
        "source renamed | app/kustomization.yaml:2 app-config → app-cnfig | app/web.yaml:13 app/web.yaml:14",
      ]
    `);
});
