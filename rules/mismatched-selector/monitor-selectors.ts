import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isApplication, isHelmRelease } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { field, message, name as named, userText, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { mapAt, nameNodeOf, valueAt, type Entry } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { openClosedNamespaces } from '../kit/closed-namespaces.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import {
  hasLabel,
  MAX_PLACED,
  selectorsOf,
  servicesOf,
  type Placed,
  type Selecting,
} from '../kit/service-pods.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Kinds that select Services by the labels of these, in their own namespace unless they say otherwise. */
const MONITORS: readonly Selecting[] = [
  ['monitoring.coreos.com', 'ServiceMonitor'] as const,
  ['operator.victoriametrics.com', 'VMServiceScrape'] as const,
].map(([group, kind]) => ({
  group,
  kind,
  selector: ['spec', 'selector'],
  labels: ['matchLabels'],
}));

/** Nobody selects by more. */
const MAX_LABELS = 20;

/** Monitors that select no Service, where one beside them selects pods with just these labels, and does not have them itself. */
export function* monitorSelectors(evidence: Evidence): Iterable<Finding> {
  const monitors = monitorsOf(evidence);
  if (monitors.length === 0) return;
  const labeled = groupBy(labeledServices(evidence), ({ namespace }) => namespace);
  const selecting = groupBy(servicesOf(evidence), ({ namespace, build }) =>
    JSON.stringify([namespace, build]),
  );
  const isClosed = openClosedNamespaces(evidence, isRelease);
  for (const monitor of monitors) {
    const { namespace, build, labels } = monitor;
    if (!isClosed(namespace, '/Service', build)) continue;
    const beside = selecting.get(JSON.stringify([namespace, build])) ?? [];
    const others = [namespace, ...(namespace === undefined ? [] : [undefined])].map(
      (each) => labeled.get(each) ?? [],
    );
    if ([beside, ...others].some(({ length }) => length > MAX_PLACED)) continue;
    const selects = (each: Placed): boolean =>
      labels.entries.every((label) => hasLabel(each, label));
    const service = beside.find(selects);
    const [label] = labels.entries;
    if (service === undefined || label === undefined) continue;
    const isScraped = others
      .flat()
      .some((each) => selects(each) && mayBeTogether(build, each.build, evidence));
    if (!isScraped) yield findingOf(monitor, service.manifest, label);
  }
}

/** Charts bring Services with labels; controllers give theirs names of their own. */
function isRelease(manifest: Manifest): boolean {
  return isHelmRelease(manifest) || isApplication(manifest);
}

function findingOf({ manifest, build }: Placed, service: Manifest, label: Entry): Finding {
  const { name, key, value } = label;
  const text = value.kind === 'scalar' ? value.text : '';
  const at = nameNodeOf(service.node);
  const shown = named(service.name ?? '', at);
  return {
    at: value,
    severity: 'warning',
    message: message`${clusterName(manifest)} selects Services with the label \`${field(name, key)}: ${userText(text, value)}\`, and no Service has its labels: Service \`${shown}\` selects pods by them. Nothing is scraped.`,
    help: message`Give Service \`${shown}\` the labels in \`metadata.labels\`.`,
    related: [{ at, message: words('the Service is here') }],
    isOfAbsence: true,
    subject: subjectOfManifest(manifest, name),
    build,
  };
}

/** The monitors of Services in their own namespace, with a selector that is known. */
function monitorsOf(evidence: Evidence): readonly Placed[] {
  return MONITORS.flatMap((kind) => selectorsOf(evidence, kind)).filter(
    ({ manifest, labels }) =>
      valueAt(manifest.node, 'spec', 'namespaceSelector') === undefined &&
      labels.entries.length <= MAX_LABELS,
  );
}

function labeledServices(evidence: Evidence): readonly Placed[] {
  return evidence.manifests.flatMap(({ manifest, build }) => {
    if (manifest.group !== '' || manifest.kind !== 'Service') return [];
    const labels = mapAt(manifest.node, 'metadata', 'labels');
    const namespace = namespaceOf(manifest, build, evidence);
    return labels === undefined ? [] : [{ manifest, build, namespace, labels }];
  });
}
