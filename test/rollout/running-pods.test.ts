import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

interface Shape {
  readonly kind?: string;
  readonly annotations?: string;
  /** Lines of the spec, of the pod spec, of the data of the ConfigMap. */
  readonly spec?: string;
  readonly pod?: string;
  readonly data?: string;
  /** Other documents. */
  readonly more?: string;
}

function repository({ kind = 'Deployment', annotations, spec, pod, data, more }: Shape) {
  const api = kind === 'Job' ? 'batch/v1' : 'apps/v1';
  return treeOf({
    'api.yaml': `apiVersion: ${api}
kind: ${kind}
metadata: {name: api, namespace: shop, annotations: {${annotations ?? ''}}}
spec:
  ${kind === 'Job' ? '' : 'selector: {matchLabels: {app: api}}'}
  ${kind === 'StatefulSet' ? 'serviceName: api' : ''}
  ${spec ?? ''}
  template:
    metadata: {labels: {app: api}}
    spec:
      ${pod ?? ''}
      ${kind === 'Job' ? 'restartPolicy: Never' : ''}
      containers:
        - {name: app, image: "app:1", envFrom: [{configMapRef: {name: settings}}]}
`,
    'settings.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: shop}
${data ?? 'data: {LEVEL: info}'}
`,
    'more.yaml': more ?? '# none\n',
  });
}

function verdictOf(before: Shape, after: Shape): string {
  const change = diff(ENGINES, repository(before), repository(after), SETTINGS);
  return change.workloads
    .map(({ rollout: { verdict, held, reasons } }) =>
      [verdict, ...(held === true ? ['held'] : []), reasons[0]?.text].join(': '),
    )
    .join('; ');
}

const DEBUG = 'data: {LEVEL: debug}';
const RELOADER = 'reloader.stakater.com/auto: "true"';
const ON_DELETE = 'updateStrategy: {type: OnDelete}';
const STARTS =
  'it reads `LEVEL` from ConfigMap `settings` when it starts, and nothing in its pod template changes';
const REFUSED =
  "the API server refuses to change a Job's template: spec.template: Invalid value: field is immutable";
const SCALED = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: api, namespace: shop}
spec: {scaleTargetRef: {name: api}}
`;
const ROLLOUT = `apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata: {name: api, namespace: shop}
spec: {workloadRef: {apiVersion: apps/v1, kind: Deployment, name: api}}
`;
const podWith = (volume: string): string => `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec: {containers: [{name: web, image: web}], volumes: [{name: web, image: {reference: "${volume}"}}]}
`;
const none = { spec: 'replicas: 0' };
const suspended = { kind: 'Job', spec: 'suspend: true' };
const partition = {
  kind: 'StatefulSet',
  spec: 'replicas: 2\n  updateStrategy: {rollingUpdate: {partition: 2}}',
};

test.each<[string, Shape, Shape, string]>([
  ['no pods', none, none, 'next-run: no pods run (`replicas: 0`)'],
  [
    'no pods, and Reloader',
    { ...none, annotations: RELOADER },
    { ...none, annotations: RELOADER },
    'next-run: no pods run (`replicas: 0`)',
  ],
  ['the first pods', none, {}, 'next-run: no pods ran before (`replicas: 0`)'],
  [
    'KEDA may have made pods',
    { ...none, more: SCALED },
    { ...none, more: SCALED },
    `stale: ${STARTS}`,
  ],
  [
    'a Rollout of Argo has the pods',
    { ...none, more: ROLLOUT },
    { ...none, more: ROLLOUT },
    `stale: ${STARTS}`,
  ],
  [
    'Reloader writes to a template that no pod follows',
    { kind: 'StatefulSet', spec: ON_DELETE, annotations: RELOADER },
    { kind: 'StatefulSet', spec: ON_DELETE, annotations: RELOADER },
    'on-delete: `updateStrategy` is `OnDelete`',
  ],
])('a changed ConfigMap: %s', (_, before, after, expected) => {
  expect(verdictOf(before, { ...after, data: DEBUG })).toBe(expected);
});

test.each<[string, Shape, Shape, string]>([
  [
    'the first pods',
    none,
    { pod: 'hostname: web' },
    'next-run: its pod template changes: `hostname` of the pod template',
  ],
  [
    'a partition that no pod reaches',
    partition,
    { ...partition, pod: 'hostname: web' },
    'rolls: held: `partition` holds back all pods until it is lower',
  ],
  [
    'a partition, with more pods',
    partition,
    { kind: 'StatefulSet', spec: partition.spec.replace(': 2', ': 3'), pod: 'hostname: web' },
    'rolls: its pod template changes: `hostname` of the pod template',
  ],
  [
    'where a suspended Job runs',
    suspended,
    { ...suspended, pod: 'nodeSelector: {disk: ssd}' },
    'next-run: it is suspended',
  ],
  [
    'a field of a toleration of a suspended Job',
    { ...suspended, pod: 'tolerations: [{key: gpu, effect: NoSchedule}]' },
    { ...suspended, pod: 'tolerations: [{key: gpu, effect: NoExecute}]' },
    'next-run: it is suspended',
  ],
  [
    'a volume of a Pod that is an image',
    { more: podWith('web:1') },
    { more: podWith('web:2') },
    'not-applied: the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` and a few more',
  ],
  [
    'anything else of a suspended Job',
    suspended,
    { ...suspended, pod: 'hostname: web' },
    `not-applied: ${REFUSED}`,
  ],
  [
    'where another Job runs',
    { kind: 'Job' },
    { kind: 'Job', pod: 'nodeSelector: {disk: ssd}' },
    `not-applied: ${REFUSED}`,
  ],
  [
    'the old name of serviceAccountName',
    { pod: 'serviceAccountName: api' },
    { pod: 'serviceAccount: api' },
    '',
  ],
  [
    'both names',
    { pod: 'serviceAccountName: api' },
    { pod: 'serviceAccount: api\n      serviceAccountName: api' },
    '',
  ],
])('a changed template: %s', (_, before, after, expected) => {
  expect(verdictOf(before, after)).toBe(expected);
});

test('a key that leaves binaryData becomes a variable, although its bytes stay', () => {
  const before = { data: 'binaryData: {LEVEL: aW5mbw==}' };
  expect(verdictOf(before, {})).toBe(`stale: ${STARTS}`);
  expect(verdictOf({}, before)).toBe(`stale: ${STARTS}`);
});

function generatedJob(value: string) {
  return treeOf({
    'job.yaml': `apiVersion: batch/v1
kind: Job
metadata: {generateName: load-, namespace: shop}
spec: {template: {spec: {restartPolicy: Never, containers: [{name: load, image: "load:1", env: [{name: A, value: ${value}}]}]}}}
`,
  });
}

test('a Job whose name the API server makes up is another one each time', () => {
  const change = diff(ENGINES, generatedJob('x'), generatedJob('y'), SETTINGS);
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual(['next-run']);
});

function deploymentOf(apiVersion: string) {
  return treeOf({
    'api.yaml': `apiVersion: ${apiVersion}
kind: Deployment
metadata: {name: api, namespace: shop}
spec:
  selector: {matchLabels: {app: api}}
  template: {metadata: {labels: {app: api}}, spec: {containers: [{name: app, image: "app:1"}]}}
`,
  });
}

test('a Deployment stays the same one in another API group', () => {
  const [before, after] = [deploymentOf('extensions/v1beta1'), deploymentOf('apps/v1')];
  expect(diff(ENGINES, before, after, SETTINGS).workloads).toEqual([]);
});
