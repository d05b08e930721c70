import type { Binding, BindingOrigin, Environment } from '../../src/model/environment.ts';
import { itemsAt, valueAt } from '../../src/model/node.ts';
import type { Reference } from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';
import type { Span } from '../../src/model/span.ts';
import type { Value, ValuePart } from '../../src/model/value.ts';
import type { Container, Workload } from '../../src/model/workload.ts';
import { tree } from '../tree.ts';
import { parseAll, spanOf } from './samples.ts';

const SHOP = tree`
  === api.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: api
    namespace: shop
  spec:
    template:
      spec:
        containers:
          - name: api
            args: [serve, --log-level=$(LOG_LEVEL)]
            envFrom:
              - configMapRef:
                  name: defaults
              - configMapRef:
                  name: missing
            env:
              - name: LOG_LEVEL
                value: debug
              - name: DATABASE
                value: postgres://app:$(PASSWORD)@db
              - name: FEATURE
                valueFrom: {configMapKeyRef: {name: defaults, key: FEATURE, optional: true}}
              - name: POD_IP
                valueFrom: {fieldRef: {fieldPath: status.podIP}}
              - name: SCRIPT
                valueFrom: {configMapKeyRef: {name: defaults, key: script}}
  === config.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: defaults
  data:
    LOG_LEVEL: info
    script: |
      echo one
      echo two
    EMPTY: ""
  === secret.yaml
  apiVersion: v1
  kind: Secret
  metadata:
    name: db
  stringData:
    password: CANARY
`;

const [file] = parseAll(SHOP);
const manifest = file?.documents[0]?.manifests[0];
if (manifest === undefined) throw new Error('no Deployment');
const podSpec = valueAt(manifest.node, 'spec', 'template', 'spec');
const node = itemsAt(podSpec, 'containers')[0];
if (podSpec?.kind !== 'map' || node?.kind !== 'map') throw new Error('no container');

const CONTAINER: Container = {
  kind: 'regular',
  name: 'api',
  path: 'spec.template.spec.containers[0]',
  node,
};
export const WORKLOAD: Workload = {
  manifest,
  namespace: manifest.namespace,
  path: 'spec.template.spec',
  podSpec,
  podMetadata: undefined,
  core: true,
  containers: [CONTAINER],
  build: '.',
};

export const here = (text: string, after = ''): Span => spanOf(SHOP, 'api.yaml', text, after);
const config = (text: string): Span => spanOf(SHOP, 'config.yaml', text);

export function binding(name: string, value: string | Value, from: BindingOrigin): Binding {
  const parts: Value = typeof value === 'string' ? [{ kind: 'text', text: value }] : value;
  return { name, value: parts, from, hides: [], unresolved: [] };
}

function fromKey(
  name: string,
  key: string,
  at: Span,
  itemAt: Span,
  kind: SourceKind = 'ConfigMap',
): BindingOrigin {
  return {
    kind: 'key',
    reference: referenceTo(kind, name, at),
    source: undefined,
    key,
    at,
    itemAt,
  };
}

export function referenceTo(kind: SourceKind, name: string, at: Span): Reference {
  return {
    kind,
    name,
    at: { kind: 'scalar', text: name, style: 'plain', ...at },
    namespace: 'shop',
    key: undefined,
    optional: false,
    path: '',
    use: 'env',
    manifest: WORKLOAD.manifest,
    workload: WORKLOAD,
    container: CONTAINER,
    subject: undefined,
    toleratesMissing: undefined,
    build: '.',
  };
}

const PASSWORD: ValuePart = { kind: 'secret', text: 'CANARY', label: 'secret db/password' };

export const ENVIRONMENT: Environment = {
  workload: WORKLOAD,
  container: CONTAINER,
  bindings: [
    binding('EMPTY', [], fromKey('defaults', 'EMPTY', config('EMPTY'), here('configMapRef'))),
    {
      ...binding('LOG_LEVEL', 'debug', {
        kind: 'literal',
        at: here('name: LOG_LEVEL'),
        itemAt: here('name: LOG_LEVEL'),
      }),
      hides: [
        binding(
          'LOG_LEVEL',
          'info',
          fromKey('defaults', 'LOG_LEVEL', config('LOG_LEVEL'), here('configMapRef')),
        ),
      ],
    },
    {
      ...binding(
        'DATABASE',
        [{ kind: 'text', text: 'postgres://app:' }, PASSWORD, { kind: 'text', text: '@db' }],
        {
          kind: 'literal',
          at: here('name: DATABASE'),
          itemAt: here('name: DATABASE'),
        },
      ),
      unresolved: [{ name: 'LATER', setLater: here('name: SCRIPT'), at: here('$(PASSWORD)') }],
    },
    binding(
      'PASSWORD',
      [PASSWORD],
      fromKey(
        'db',
        'password',
        spanOf(SHOP, 'secret.yaml', 'password'),
        here('valueFrom'),
        'Secret',
      ),
    ),
    binding('POD_IP', [{ kind: 'placeholder', label: 'pod IP' }], {
      kind: 'field',
      fieldPath: 'status.podIP',
      at: here('name: POD_IP'),
      itemAt: here('name: POD_IP'),
    }),
    binding(
      'SCRIPT',
      'echo one\necho two \n',
      fromKey('defaults', 'script', config('script'), here('name: SCRIPT')),
    ),
  ],
  serviceBindings: () => [
    binding('REDIS_SERVICE_HOST', [{ kind: 'placeholder', label: 'cluster IP of redis' }], {
      kind: 'service',
      service: 'redis',
      at: undefined,
    }),
  ],
  skipped: [
    {
      name: 'FEATURE',
      at: here('name: FEATURE'),
      reason: 'optional, and ConfigMap defaults has no key FEATURE',
    },
  ],
  failures: [
    {
      reason: 'CreateContainerConfigError',
      message: 'configmap "missing" not found',
      at: here('missing'),
      reference: undefined,
    },
  ],
  command: [],
  args: [
    { value: [{ kind: 'text', text: 'serve' }], at: here('serve'), unresolved: [] },
    {
      value: [{ kind: 'text', text: '--log-level=debug' }],
      at: here('--log-level=$(LOG_LEVEL)'),
      unresolved: [],
    },
  ],
  probes: [],
  hooks: [],
  subPaths: [],
};
