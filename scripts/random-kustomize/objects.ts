import type { Random } from '../random.ts';
import { Raw, type Data, type Fields } from './emit-yaml.ts';

export const NAMES = ['web', 'api', 'db', 'cache', 'queue'] as const;
export const SOURCES = ['app-config', 'settings', 'creds', 'env-vars'] as const;
const NAMESPACES = ['prod', 'dev', 'default'] as const;
const LABELS = ['app', 'tier', 'env', 'app.kubernetes.io/name', 'version'] as const;
const VALUES = ['web', 'front', 'prod', 'v1', '1.0', 'true', '010', 'a b', ''] as const;
const IMAGES = [
  'nginx',
  'nginx:1.25',
  'registry.io:5000/team/app:v1',
  'redis@sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'ghcr.io/org/tool',
  'redis:7@sha256:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
] as const;
const ODD = [
  'yes',
  'No',
  'on',
  'y',
  '010',
  '0o17',
  '0x1F',
  '1_000',
  '1e3',
  '.5',
  '-0',
  '+1',
  '1.0',
  '12:30:45',
  '2020-01-01',
  '2020-01-01T10:00:00Z',
  'null',
  '~',
  '',
  '0b11',
  '9223372036854775808',
  '1.50',
  '-.5',
  '0777',
  '1e400',
  '<<',
  '=',
  '08',
  'true',
  'False',
  "'yes'",
  '"no"',
  "'010'",
  '!!str 5',
  '!!int "7"',
  '!!float 3',
  '"a\\tb"',
  "'it''s'",
  'a:b',
  '- ',
] as const;

/** A value that readers of YAML do not agree about. */
export function oddValue(random: Random): Raw {
  const [first, ...rest] = ODD;
  return new Raw(random.pick([first, ...rest]));
}

export function labels(random: Random): Fields {
  const count = 1 + random.below(2);
  return Object.fromEntries(
    Array.from({ length: count }, () => [random.pick(LABELS), random.pick(VALUES)]),
  );
}

export function image(random: Random): string {
  return random.pick(IMAGES);
}

function metadata(name: string, random: Random): Fields {
  return {
    name,
    namespace: random.oneIn(6) ? random.pick(NAMESPACES) : undefined,
    labels: random.oneIn(2) ? labels(random) : undefined,
    annotations: random.oneIn(4)
      ? { note: random.oneIn(4) ? oddValue(random) : 'some text', checksum: '12345' }
      : undefined,
  };
}

function variable(name: string, random: Random): Data {
  const source = random.pick(SOURCES);
  switch (random.below(6)) {
    case 0:
      return { name, valueFrom: { configMapKeyRef: { name: source, key: 'A' } } };
    case 1:
      return { name, valueFrom: { secretKeyRef: { name: source, key: 'A', optional: true } } };
    case 2:
      return { name, valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } };
    case 3:
      return { name, value: random.oneIn(3) ? oddValue(random) : '$(FOO)-x' };
    default:
      return { name, value: random.pick(VALUES) };
  }
}

export function container(name: string, random: Random): Fields {
  const names = ['A', 'B', 'PORT', 'HOST'].filter(() => random.oneIn(2));
  const source = random.pick(SOURCES);
  return {
    name,
    image: image(random),
    env: names.length > 0 ? names.map((each) => variable(each, random)) : undefined,
    envFrom: random.oneIn(2)
      ? [
          random.oneIn(2) ? { configMapRef: { name: source } } : { secretRef: { name: source } },
          ...(random.oneIn(3)
            ? [{ prefix: 'P_', configMapRef: { name: random.pick(SOURCES) } }]
            : []),
        ]
      : undefined,
    ports: random.oneIn(2)
      ? [
          { containerPort: 80, name: 'http', protocol: 'TCP' },
          { containerPort: 80, protocol: 'UDP' },
        ].slice(0, 1 + random.below(2))
      : undefined,
    args: random.oneIn(3) ? ['--a', '$(FOO)', random.pick(VALUES)] : undefined,
    volumeMounts: random.oneIn(3) ? [{ name: 'data', mountPath: '/data' }] : undefined,
    resources: random.oneIn(4)
      ? { limits: { cpu: random.oneIn(2) ? 1 : '100m', memory: '64Mi' } }
      : undefined,
  };
}

function podSpec(random: Random): Fields {
  const source = random.pick(SOURCES);
  return {
    containers: ['main', 'sidecar']
      .slice(0, 1 + random.below(2))
      .map((each) => container(each, random)),
    initContainers: random.oneIn(4) ? [container('init', random)] : undefined,
    serviceAccountName: random.oneIn(4) ? random.pick(NAMES) : undefined,
    volumes: random.oneIn(2)
      ? [
          random.oneIn(2)
            ? { name: 'data', configMap: { name: source } }
            : { name: 'data', secret: { secretName: source } },
          ...(random.oneIn(3)
            ? [
                {
                  name: 'all',
                  projected: {
                    sources: [{ configMap: { name: source } }, { secret: { name: source } }],
                  },
                },
              ]
            : []),
          ...(random.oneIn(4)
            ? [{ name: 'claim', persistentVolumeClaim: { claimName: random.pick(NAMES) } }]
            : []),
        ]
      : undefined,
    imagePullSecrets: random.oneIn(5) ? [{ name: random.pick(SOURCES) }] : undefined,
    priorityClassName: random.oneIn(8) ? random.pick(NAMES) : undefined,
    affinity: random.oneIn(6)
      ? {
          podAntiAffinity: {
            preferredDuringSchedulingIgnoredDuringExecution: [
              {
                weight: 1,
                podAffinityTerm: {
                  topologyKey: 'zone',
                  labelSelector: { matchLabels: { app: 'web' } },
                },
              },
            ],
          },
        }
      : undefined,
    tolerations: random.oneIn(6) ? [{ key: 'a', operator: 'Exists' }] : undefined,
  };
}

function template(random: Random): Fields {
  return {
    metadata: random.oneIn(6) ? undefined : { labels: labels(random) },
    spec: podSpec(random),
  };
}

type Maker = (name: string, random: Random) => Fields;

function object(
  apiVersion: string,
  kind: string,
  rest: (random: Random, name: string) => Fields,
): Maker {
  return (name, random) => ({
    apiVersion,
    kind,
    metadata: metadata(name, random),
    ...rest(random, name),
  });
}

const RBAC = 'rbac.authorization.k8s.io/v1';

const MAKERS: readonly [Maker, ...Maker[]] = [
  object('apps/v1', 'Deployment', (random) => ({
    spec: {
      replicas: random.oneIn(2) ? 1 : undefined,
      selector: { matchLabels: labels(random) },
      template: template(random),
    },
  })),
  object('apps/v1', 'StatefulSet', (random) => ({
    spec: {
      serviceName: random.pick(NAMES),
      selector: { matchLabels: labels(random) },
      template: template(random),
    },
  })),
  object('apps/v1', 'DaemonSet', (random) => ({
    spec: { selector: { matchLabels: labels(random) }, template: template(random) },
  })),
  object('batch/v1', 'Job', (random) => ({ spec: { template: template(random) } })),
  object('batch/v1', 'CronJob', (random) => ({
    spec: { schedule: '0 0 * * *', jobTemplate: { spec: { template: template(random) } } },
  })),
  object('v1', 'Pod', (random) => ({ spec: podSpec(random) })),
  object('v1', 'Service', (random) => ({
    spec: {
      selector: random.oneIn(4) ? undefined : labels(random),
      ports: [{ port: 80, targetPort: random.oneIn(2) ? 'http' : 8080, protocol: 'TCP' }],
    },
  })),
  object('networking.k8s.io/v1', 'Ingress', (random) => ({
    spec: {
      ingressClassName: random.oneIn(3) ? random.pick(NAMES) : undefined,
      tls: random.oneIn(2)
        ? [{ hosts: ['a.example.com'], secretName: random.pick(SOURCES) }]
        : undefined,
      rules: [
        {
          host: 'a.example.com',
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: random.pick(NAMES), port: { number: 80 } } },
              },
            ],
          },
        },
      ],
    },
  })),
  object('v1', 'ConfigMap', (random) => ({
    data: {
      A: random.oneIn(3) ? oddValue(random) : 'x',
      'file.txt': 'line 1\n  line 2\n',
      B: random.pick(VALUES),
    },
  })),
  object('v1', 'Secret', () => ({ type: 'Opaque', data: { A: 'eA==' }, stringData: { B: 'y' } })),
  object('v1', 'ServiceAccount', (random) => ({
    secrets: random.oneIn(3) ? [{ name: random.pick(SOURCES) }] : undefined,
    imagePullSecrets: random.oneIn(3) ? [{ name: random.pick(SOURCES) }] : undefined,
  })),
  object(RBAC, 'Role', (random) => ({
    rules: [
      {
        apiGroups: [''],
        resources: ['configmaps'],
        resourceNames: [random.pick(SOURCES)],
        verbs: ['get'],
      },
    ],
  })),
  object(RBAC, 'ClusterRole', (random) => ({
    rules: [
      {
        apiGroups: [''],
        resources: ['secrets'],
        resourceNames: [random.pick(SOURCES)],
        verbs: ['get'],
      },
    ],
  })),
  object(RBAC, 'RoleBinding', (random) => ({
    roleRef: {
      apiGroup: 'rbac.authorization.k8s.io',
      kind: random.pick(['Role', 'ClusterRole']),
      name: random.pick(NAMES),
    },
    subjects: [
      {
        kind: 'ServiceAccount',
        name: random.oneIn(3) ? 'default' : random.pick(NAMES),
        namespace: random.oneIn(2) ? random.pick(NAMESPACES) : undefined,
      },
    ],
  })),
  object(RBAC, 'ClusterRoleBinding', (random) => ({
    roleRef: {
      apiGroup: 'rbac.authorization.k8s.io',
      kind: 'ClusterRole',
      name: random.pick(NAMES),
    },
    subjects: [
      { kind: 'ServiceAccount', name: random.pick(NAMES), namespace: random.pick(NAMESPACES) },
      { kind: 'User', name: 'x' },
    ],
  })),
  object('v1', 'Namespace', () => ({})),
  object('v1', 'PersistentVolumeClaim', (random) => ({
    spec: {
      storageClassName: random.pick(NAMES),
      volumeName: random.oneIn(3) ? random.pick(NAMES) : undefined,
      accessModes: ['ReadWriteOnce'],
    },
  })),
  object('autoscaling/v2', 'HorizontalPodAutoscaler', (random) => ({
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: random.pick(NAMES) },
      minReplicas: 1,
    },
  })),
  object('networking.k8s.io/v1', 'NetworkPolicy', (random) => ({
    spec: {
      podSelector: { matchLabels: labels(random) },
      ingress: [{ from: [{ podSelector: { matchLabels: labels(random) } }] }],
    },
  })),
  object('policy/v1', 'PodDisruptionBudget', (random) => ({
    spec: { minAvailable: 1, selector: { matchLabels: labels(random) } },
  })),
  object('example.com/v1', 'Widget', (random) => ({
    spec: {
      items: [{ name: 'a', value: random.oneIn(2) ? oddValue(random) : 1 }, { name: 'b' }],
      configMapName: random.pick(SOURCES),
      template: random.oneIn(2) ? template(random) : undefined,
    },
  })),
  object('apiextensions.k8s.io/v1', 'CustomResourceDefinition', () => ({
    spec: {
      group: 'example.com',
      names: { kind: 'Widget', plural: 'widgets' },
      scope: 'Namespaced',
    },
  })),
];

export function makeObject(random: Random): Fields {
  return random.pick(MAKERS)(random.pick(NAMES), random);
}
