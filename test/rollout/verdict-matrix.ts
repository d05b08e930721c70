import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** How a container uses the ConfigMap `app`: the fields of the container, and the volumes of its pod. */
interface Use {
  readonly name: string;
  readonly container: string;
  readonly volumes?: string;
}

const SOURCE = 'configMap: {name: app}';

const USES: readonly Use[] = [
  {
    name: '`env` with `valueFrom`',
    container: 'env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: app, key: level}}}]',
  },
  { name: '`envFrom`', container: 'envFrom: [{configMapRef: {name: app}}]' },
  {
    name: '`$(LEVEL)` in `args`',
    container:
      'args: ["--level=$(LEVEL)"]\n          env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: app, key: level}}}]',
  },
  {
    name: 'a whole volume',
    container: 'volumeMounts: [{name: v, mountPath: /etc/app}]',
    volumes: `[{name: v, ${SOURCE}}]`,
  },
  {
    name: 'a volume with `items`',
    container: 'volumeMounts: [{name: v, mountPath: /etc/app}]',
    volumes: '[{name: v, configMap: {name: app, items: [{key: level, path: level}]}}]',
  },
  {
    name: 'a `projected` volume',
    container: 'volumeMounts: [{name: v, mountPath: /etc/app}]',
    volumes:
      '[{name: v, projected: {sources: [{configMap: {name: app, items: [{key: level, path: level}]}}]}}]',
  },
  {
    name: 'a `subPath` mount',
    container: 'volumeMounts: [{name: v, mountPath: /etc/level, subPath: level}]',
    volumes: `[{name: v, ${SOURCE}}]`,
  },
  { name: 'not at all', container: 'image: app' },
];

/** What changes, and what is there to bring it to the pods. */
interface Mechanism {
  readonly name: string;
  readonly before: Side;
  readonly after: Side;
}

interface Side {
  readonly data?: Readonly<Record<string, string>>;
  /** Annotations of the workload, of its pods, of the ConfigMap. */
  readonly workload?: string;
  readonly pods?: string;
  readonly source?: string;
  readonly immutable?: boolean;
  readonly generator?: boolean;
  readonly gone?: boolean;
}

const OLD = { level: 'info', other: 'a' };
const NEW = { level: 'debug', other: 'a' };
const OTHER = { level: 'info', other: 'b' };

function edit(common: Side, data: Side['data'] = NEW): Pick<Mechanism, 'before' | 'after'> {
  return { before: { data: OLD, ...common }, after: { data, ...common } };
}

const AUTO = 'reloader.stakater.com/auto: "true"';

const MECHANISMS: readonly Mechanism[] = [
  { name: 'a key is edited', ...edit({}) },
  { name: 'another key is edited', ...edit({}, OTHER) },
  { name: 'edited, and a generator hashes the name', ...edit({ generator: true }) },
  { name: 'another key, and a generator hashes the name', ...edit({ generator: true }, OTHER) },
  {
    name: 'edited, and a checksum annotation changes',
    before: { data: OLD, pods: 'checksum/config: "0123456789abcdef"' },
    after: { data: NEW, pods: 'checksum/config: "fedcba9876543210"' },
  },
  { name: 'edited, Reloader `auto`', ...edit({ workload: AUTO }) },
  { name: 'another key, Reloader `auto`', ...edit({ workload: AUTO }, OTHER) },
  {
    name: 'edited, Reloader names it',
    ...edit({ workload: 'configmap.reloader.stakater.com/reload: "x, ap+"' }),
  },
  {
    name: 'edited, Reloader `search` and `match`',
    ...edit({
      workload: 'reloader.stakater.com/search: "true"',
      source: 'reloader.stakater.com/match: "true"',
    }),
  },
  {
    name: 'edited, Reloader `auto` and `ignore`',
    ...edit({ workload: AUTO, source: 'reloader.stakater.com/ignore: "true"' }),
  },
  {
    name: 'edited, `triggered-by`',
    ...edit({ workload: 'deployment.kubernetes.io/triggered-by: configmap/app' }),
  },
  { name: 'edited, but `immutable`', ...edit({ immutable: true }) },
  {
    name: 'edited, `immutable`, Flux recreates it',
    ...edit({ immutable: true, source: 'kustomize.toolkit.fluxcd.io/force: enabled' }),
  },
  { name: 'the ConfigMap is deleted', before: { data: OLD }, after: { gone: true } },
];

/** The verdict of one cell, as a person reads it; `—`: the workload is not listed. */
function verdictOf(use: Use, { before, after }: Mechanism): string {
  const change = diff(ENGINES, treeOf(filesOf(use, before)), treeOf(filesOf(use, after)), SETTINGS);
  const [first, ...others] = change.workloads;
  if (others.length > 0) throw new Error('one workload gives one verdict');
  if (first === undefined) return '—';
  return first.rollout.needless ? `${first.rollout.verdict} without need` : first.rollout.verdict;
}

/** The matrix as a Markdown table: a row per use, a column per mechanism would be too wide, so it is turned. */
export function matrixTable(): string {
  const head = ['What changes', ...USES.map(({ name }) => name)];
  const rows = MECHANISMS.map((mechanism) => [
    mechanism.name,
    ...USES.map((use) => verdictOf(use, mechanism)),
  ]);
  return [head, head.map(() => ':---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function filesOf(use: Use, side: Side): Record<string, string> {
  const files: Record<string, string> = { 'app/deployment.yaml': deployment(use, side) };
  const data = Object.entries(side.data ?? {});
  if (side.generator === true) {
    const literals = data.map(([key, value]) => `      - ${key}=${value}\n`).join('');
    files['app/kustomization.yaml'] =
      `resources: [deployment.yaml]\nconfigMapGenerator:\n  - name: app\n    literals:\n${literals}`;
  } else {
    files['app/kustomization.yaml'] =
      `resources: [deployment.yaml${side.gone === true ? '' : ', app.yaml'}]\n`;
    if (side.gone !== true) {
      const annotations = side.source === undefined ? '' : `  annotations:\n    ${side.source}\n`;
      const immutable = side.immutable === true ? 'immutable: true\n' : '';
      files['app/app.yaml'] =
        `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\n${annotations}${immutable}data:\n${data.map(([key, value]) => `  ${key}: ${value}\n`).join('')}`;
    }
  }
  return files;
}

function deployment({ container, volumes }: Use, { workload, pods }: Side): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: api
  annotations:
    example.com/team: a
${workload === undefined ? '' : `    ${workload}\n`}spec:
  selector:
    matchLabels: {app: api}
  template:
    metadata:
      labels: {app: api}
      annotations:
        example.com/team: a
${pods === undefined ? '' : `        ${pods}\n`}    spec:
      containers:
        - name: api
          ${container}
${volumes === undefined ? '' : `      volumes: ${volumes}\n`}`;
}
