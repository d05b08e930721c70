import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { getOrMake, memo } from '../../src/model/memo.ts';
import { message, words, type Argument, type Message } from '../../src/model/message.ts';
import {
  itemsAt,
  scalarAt,
  valueAt,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Subject } from '../../src/model/problem.ts';
import { namespaceOf } from './namespace-of.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';

/** A name of another object, in an object or in values for a chart that is not here. */
export interface ObjectReference {
  readonly at: ScalarNode;
  /** Group and kind of what it names. */
  readonly to: string;
  readonly namespace: string | undefined;
  readonly build: string;
  readonly manifest: Manifest;
  readonly subject: Subject;
  /** The port that a Service must have. */
  readonly port?: ScalarNode;
  /** The listener that a Gateway must have. */
  readonly section?: ScalarNode;
  /** What it does without the object, as a sentence; absent: the object need not exist. */
  readonly without?: (name: Argument) => Message;
}

/** A field that names another object in its own namespace, or in the one beside it. */
interface Row {
  /** Groups and kinds that have it. */
  readonly of: RegExp;
  /** The maps that hold the name; `[]` after a field: each of its items. */
  readonly path: readonly string[];
  /** The field with the name; `name` if it is not said. */
  readonly field?: string;
  /** Where the port is, from the object; beside the name if it is not said. */
  readonly port?: readonly string[];
  /** Group and kind of what it names; undefined if this one is not such a reference. */
  readonly to: (holder: YamlNode, of: Manifest) => string | undefined;
  readonly without?: (name: Argument) => Message;
}

const SERVICE = '/Service';
export const CLAIM = '/PersistentVolumeClaim';
const ACCOUNT = '/ServiceAccount';
const CLUSTER = 'postgresql.cnpg.io/Cluster';

const ROUTES = (name: Argument): Message =>
  message`Requests find no backend (service "${name}" not found).`;

/** A backend is a Service unless it says otherwise. */
function serviceOf(holder: YamlNode): string | undefined {
  const kind = scalarAt(holder, 'kind')?.text ?? 'Service';
  const group = scalarAt(holder, 'group')?.text ?? '';
  return kind === 'Service' && group === '' ? SERVICE : undefined;
}

/** What is scaled: a Deployment or StatefulSet. */
function scaled(holder: YamlNode): string | undefined {
  const kind = scalarAt(holder, 'kind')?.text ?? 'Deployment';
  return kind === 'Deployment' || kind === 'StatefulSet' ? `apps/${kind}` : undefined;
}

export const GATEWAY = 'gateway.networking.k8s.io/Gateway';

/** What a route is attached to is a Gateway unless it says otherwise. */
function gatewayOf(holder: YamlNode): string | undefined {
  const kind = scalarAt(holder, 'kind')?.text ?? 'Gateway';
  const group = scalarAt(holder, 'group')?.text ?? 'gateway.networking.k8s.io';
  return `${group}/${kind}` === GATEWAY ? GATEWAY : undefined;
}

const ROWS: readonly Row[] = [
  {
    of: /^networking\.k8s\.io\/Ingress$/,
    path: ['spec', 'rules[]', 'http', 'paths[]', 'backend', 'service'],
    to: () => SERVICE,
    without: ROUTES,
  },
  {
    of: /^networking\.k8s\.io\/Ingress$/,
    path: ['spec', 'defaultBackend', 'service'],
    to: () => SERVICE,
    without: ROUTES,
  },
  {
    of: /^gateway\.networking\.k8s\.io\/(?:HTTP|GRPC|TCP|TLS|UDP)Route$/,
    path: ['spec', 'rules[]', 'backendRefs[]'],
    to: serviceOf,
    without: ROUTES,
  },
  {
    of: /^gateway\.networking\.k8s\.io\/(?:HTTP|GRPC|TCP|TLS|UDP)Route$/,
    path: ['spec', 'parentRefs[]'],
    to: gatewayOf,
    without: () => words('The route is attached to nothing, and no request reaches it.'),
  },
  {
    of: /^traefik\.(?:io|containo\.us)\/IngressRoute(?:TCP|UDP)?$/,
    path: ['spec', 'routes[]', 'services[]'],
    to: serviceOf,
    without: ROUTES,
  },
  {
    of: /^traefik\.(?:io|containo\.us)\/IngressRoute$/,
    path: ['spec', 'routes[]', 'middlewares[]'],
    to: (_, { group }) => `${group}/Middleware`,
    without: (name) => message`Traefik leaves the route out (middleware "${name}" does not exist).`,
  },
  {
    of: /^route\.openshift\.io\/Route$/,
    path: ['spec', 'to'],
    port: ['spec', 'port', 'targetPort'],
    to: serviceOf,
    without: ROUTES,
  },
  {
    of: /^autoscaling\/HorizontalPodAutoscaler$/,
    path: ['spec', 'scaleTargetRef'],
    to: scaled,
    without: () => words('Nothing is scaled (FailedGetScale).'),
  },
  {
    of: /^keda\.sh\/ScaledObject$/,
    path: ['spec', 'scaleTargetRef'],
    to: scaled,
    without: () => words('Nothing is scaled (ScaleTargetNotFound).'),
  },
  {
    of: /^postgresql\.cnpg\.io\/(?:Backup|ScheduledBackup|Pooler|Database|Publication|Subscription)$/,
    path: ['spec', 'cluster'],
    to: () => CLUSTER,
    without: () => words('Its controller waits for the cluster.'),
  },
  {
    of: /^apps\/StatefulSet$/,
    path: ['spec'],
    field: 'serviceName',
    to: () => SERVICE,
  },
];

/** The groups and kinds that a row is about. */
export const REFERRED: ReadonlySet<string> = new Set([
  SERVICE,
  CLAIM,
  ACCOUNT,
  CLUSTER,
  GATEWAY,
  'apps/Deployment',
  'apps/StatefulSet',
  'traefik.io/Middleware',
  'traefik.containo.us/Middleware',
]);

/** What objects name by their rows, and pods: worked out once for all rules. */
export const objectReferences = memo((evidence: Evidence): readonly ObjectReference[] => [
  ...referencesIn(evidence),
]);

function* referencesIn(evidence: Evidence): Iterable<ObjectReference> {
  const { workloads, manifests } = evidence;
  const rowsByKind = new Map<string, readonly Row[]>();
  for (const { manifest, build } of manifests) {
    const rows = getOrMake(rowsByKind, `${manifest.group}/${manifest.kind}`, (own) =>
      ROWS.filter(({ of }) => of.test(own)),
    );
    for (const { path, field = 'name', port: portPath, to, without } of rows) {
      for (const holder of holdersAt(manifest.node, path)) {
        const at = scalarAt(holder, field);
        const target = to(holder, manifest);
        if (at === undefined || target === undefined) continue;
        const namespace =
          (field === 'name' ? scalarAt(holder, 'namespace')?.text : undefined) ??
          namespaceOf(manifest, build, evidence);
        const subject = subjectOfManifest(manifest, at.text);
        const port = portPath === undefined ? portOf(holder) : scalarAt(manifest.node, ...portPath);
        const section = scalarAt(holder, 'sectionName');
        yield {
          at,
          to: target,
          namespace,
          build,
          manifest,
          subject,
          ...(port !== undefined && { port }),
          ...(section !== undefined && { section }),
          ...(without !== undefined && { without }),
        };
      }
    }
  }
  for (const workload of workloads) {
    const { manifest, namespace, build, podSpec } = workload;
    const common = { namespace, build, manifest };
    const account = scalarAt(podSpec, 'serviceAccountName');
    if (account !== undefined && account.text !== 'default')
      yield {
        ...common,
        at: account,
        to: ACCOUNT,
        subject: subjectOfWorkload(workload, undefined, account.text),
        without: (name) => message`Its pods are not created (serviceaccount "${name}" not found).`,
      };
    for (const volume of itemsAt(podSpec, 'volumes')) {
      const at = scalarAt(volume, 'persistentVolumeClaim', 'claimName');
      if (at === undefined) continue;
      const subject = subjectOfWorkload(workload, undefined, at.text);
      yield { ...common, at, to: CLAIM, subject, without: pending };
    }
  }
}

/** The number or the name of the port beside the name of a Service. */
function portOf(holder: YamlNode): ScalarNode | undefined {
  const port = valueAt(holder, 'port');
  const found = port?.kind === 'map' ? (scalarAt(port, 'number') ?? scalarAt(port, 'name')) : port;
  return found?.kind === 'scalar' ? found : undefined;
}

/** What pods do that mount no claim. */
export function pending(name: Argument): Message {
  return message`Its pods stay Pending (persistentvolumeclaim "${name}" not found).`;
}

function holdersAt(node: YamlNode, path: readonly string[]): readonly YamlNode[] {
  let found: readonly YamlNode[] = [node];
  for (const step of path)
    found = found.flatMap((each) => {
      if (step.endsWith('[]')) return itemsAt(each, step.slice(0, -2));
      return valueAt(each, step) ?? [];
    });
  return found;
}
