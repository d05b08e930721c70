import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

interface Kind {
  readonly name: string;
  readonly apiVersion: string;
  readonly kind: string;
  /** Lines of the spec next to the pod template. */
  readonly spec?: string;
  readonly metadata?: string;
}

const KINDS: readonly Kind[] = [
  { name: 'Deployment', apiVersion: 'apps/v1', kind: 'Deployment' },
  { name: 'paused', apiVersion: 'apps/v1', kind: 'Deployment', spec: 'paused: true' },
  { name: 'no replicas', apiVersion: 'apps/v1', kind: 'Deployment', spec: 'replicas: 0' },
  { name: 'StatefulSet', apiVersion: 'apps/v1', kind: 'StatefulSet' },
  {
    name: 'OnDelete',
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    spec: 'updateStrategy: {type: OnDelete}',
  },
  { name: 'DaemonSet', apiVersion: 'apps/v1', kind: 'DaemonSet' },
  { name: 'ReplicaSet', apiVersion: 'apps/v1', kind: 'ReplicaSet' },
  { name: 'Rollout', apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout' },
  { name: 'CronJob', apiVersion: 'batch/v1', kind: 'CronJob', spec: 'schedule: "@daily"' },
  { name: 'Job', apiVersion: 'batch/v1', kind: 'Job' },
  {
    name: 'hook',
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: 'argocd.argoproj.io/hook: PreSync',
  },
  {
    name: 'forced',
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: 'kustomize.toolkit.fluxcd.io/force: enabled',
  },
  { name: 'Pod', apiVersion: 'v1', kind: 'Pod' },
  { name: 'other', apiVersion: 'example.com/v1', kind: 'Machine' },
];

interface State {
  readonly level: string;
  readonly image: string;
  readonly port: number;
  readonly selector: string;
}

const BEFORE: State = { level: 'info', image: 'app:1', port: 80, selector: 'api' };

const CHANGES: Readonly<Record<string, Partial<State>>> = {
  'its ConfigMap': { level: 'debug' },
  'the image': { image: 'app:2' },
  'a port': { port: 81 },
  'the selector': { selector: 'web' },
};

test('what becomes of the pods of each kind', () => {
  const rows = KINDS.map((kind) => {
    const cells = Object.values(CHANGES).map((change) => verdictOf(kind, { ...BEFORE, ...change }));
    return `${kind.name}: ${cells.join(' | ')}\n`;
  });
  expect(`\n${Object.keys(CHANGES).join(' | ')}\n${rows.join('')}`).toMatchInlineSnapshot(`
    "
    its ConfigMap | the image | a port | the selector
    Deployment: stale | rolls | rolls | not-applied
    paused: stale | rolls | rolls | not-applied
    no replicas: next-run | next-run | next-run | not-applied
    StatefulSet: stale | rolls | rolls | not-applied
    OnDelete: stale | on-delete | on-delete | not-applied
    DaemonSet: stale | rolls | rolls | not-applied
    ReplicaSet: stale | on-delete | on-delete | not-applied
    Rollout: stale | rolls | rolls | rolls
    CronJob: next-run | next-run | next-run | next-run
    Job: not-applied | not-applied | not-applied | not-applied
    hook: next-run | next-run | next-run | next-run
    forced: not-applied | rolls | rolls | rolls
    Pod: stale | rolls | not-applied | —
    other: unknown | unknown | unknown | unknown
    "
  `);
});

function verdictOf(kind: Kind, after: State): string {
  const change = diff(
    ENGINES,
    treeOf(filesOf(kind, BEFORE)),
    treeOf(filesOf(kind, after)),
    SETTINGS,
  );
  return change.workloads.map(({ rollout }) => rollout.verdict).join(', ') || '—';
}

function filesOf(
  { apiVersion, kind, spec, metadata }: Kind,
  { level, image, port, selector }: State,
): Record<string, string> {
  const pod = (indent: string): string =>
    [
      'containers:',
      `  - name: app`,
      `    image: ${image}`,
      `    ports: [{containerPort: ${port}}]`,
      `    env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: app, key: level}}}]`,
      ...(kind.includes('Job') ? ['restartPolicy: Never'] : []),
    ]
      .map((line) => `${indent}${line}\n`)
      .join('');
  const annotations = metadata === undefined ? '' : `  annotations: {${metadata}}\n`;
  const head = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: api\n${annotations}spec:\n${spec === undefined ? '' : `  ${spec}\n`}`;
  const template = (indent: string): string =>
    `${indent}template:\n${indent}  metadata:\n${indent}    labels: {app: ${selector}}\n${indent}  spec:\n${pod(`${indent}    `)}`;
  const select = /Job|Pod/.test(kind) ? '' : `  selector:\n    matchLabels: {app: ${selector}}\n`;
  const body =
    kind === 'Pod'
      ? pod('  ')
      : kind === 'CronJob'
        ? `  jobTemplate:\n    spec:\n${template('      ')}`
        : template('  ');
  return {
    'app/workload.yaml': head + select + body,
    'app/app.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\ndata:\n  level: ${level}\n`,
  };
}

const CLUSTER = 'clusters/home';

function kustomization(name: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./apps/${name}, sourceRef: {kind: GitRepository, name: flux-system}}
`;
}

const WEB = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  selector: {matchLabels: {app: web}}
  template: {metadata: {labels: {app: web}}, spec: {containers: [{name: web, image: "web:1"}]}}
`;

test('a workload that another build of its cluster has too is not gone', () => {
  const repository =
    'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {interval: 1m, url: "ssh://git@example.com/shop"}\n';
  const base = {
    [`${CLUSTER}/flux-system/gotk-sync.yaml`]: repository,
    [`${CLUSTER}/one.yaml`]: kustomization('one'),
    [`${CLUSTER}/two.yaml`]: kustomization('two'),
    'apps/one/web.yaml': WEB,
    'apps/two/web.yaml': WEB.replace('web:1', 'web:2'),
  };
  const { [`${CLUSTER}/one.yaml`]: _, ...rest } = base;
  const { 'apps/one/web.yaml': __, ...head } = rest;
  const change = diff(ENGINES, treeOf(base), treeOf(head), SETTINGS);
  expect(change.workloads.map(({ rollout }) => rollout.reasons[0]?.text)).toEqual([
    'it is removed here, and build `apps/two` still has it',
  ]);
  const { 'apps/two/web.yaml': ___, ...nothing } = head;
  const all = diff(
    ENGINES,
    treeOf(base),
    treeOf({ ...nothing, 'apps/two/a.yaml': repository }),
    SETTINGS,
  );
  expect(new Set(all.workloads.map(({ rollout }) => rollout.reasons[0]?.text))).toEqual(
    new Set(['it is removed, and its pods with it']),
  );
});

function withClaims(claims: string): FileTree {
  return treeOf({
    'db.yaml': `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: db, namespace: shop}
spec:
  serviceName: db
  selector: {matchLabels: {app: db}}
  template: {metadata: {labels: {app: db}}, spec: {containers: [{name: db, image: "db:1"}]}}
  volumeClaimTemplates: [${claims}]
`,
  });
}

function claim(more: string, spec = ''): string {
  return `{${more}metadata: {name: data}, spec: {accessModes: [ReadWriteOnce]${spec}, resources: {requests: {storage: 1Gi}}}}`;
}

test('claims that the API server keeps in one form are the same', () => {
  const verdict = (after: string): string => {
    const change = diff(ENGINES, withClaims(claim('')), withClaims(after), SETTINGS);
    return change.workloads
      .map(({ rollout }) => `${rollout.verdict}: ${rollout.reasons[0]?.text.split(' (').at(-1)}`)
      .join();
  };
  const type = 'apiVersion: v1, kind: PersistentVolumeClaim, ';
  expect(verdict(claim(type, ', volumeMode: Filesystem'))).toBe('');
  expect(verdict(claim('', ', storageClassName: fast'))).toBe(
    'not-applied: volumeClaimTemplates changes)',
  );
});
