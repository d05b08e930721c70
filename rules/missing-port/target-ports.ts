import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfPort } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { message, userText } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { itemsAt, nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { helpForPort, portNames } from '../kit/container-ports.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { hasLabel, MAX_PLACED, placeOf, podsOf, servicesOf } from '../kit/service-pods.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Ports that a service mesh adds to pods. */
const INJECTED = /^(?:http-envoy|envoy|linkerd|admin-http|proxy-)/;
/** Kubebuilder writes it for each operator, also for those that serve no metrics there. */
const SCAFFOLDED = /controller-manager-metrics-service$/;

/** Services whose `targetPort` is a name that none of the pods has which they select. */
export function* targetPorts(evidence: Evidence): Iterable<Finding> {
  const asking = servicesOf(evidence).flatMap((service) => {
    if (SCAFFOLDED.test(service.manifest.name ?? '')) return [];
    // Its name leads to the pods, whatever their ports are.
    if (scalarAt(service.manifest.node, 'spec', 'clusterIP')?.text === 'None') return [];
    const ports = itemsAt(service.manifest.node, 'spec', 'ports').flatMap((each) => {
      const at = scalarAt(each, 'targetPort');
      return at !== undefined && isName(at.text) ? [at] : [];
    });
    return ports.length === 0 ? [] : [{ service, ports }];
  });
  if (asking.length === 0) return;
  const pods = groupBy(podsOf(evidence), placeOf);
  for (const { service, ports } of asking) {
    const { manifest, build, labels } = service;
    const beside = pods.get(placeOf(service)) ?? [];
    if (beside.length > MAX_PLACED) continue;
    const selected = beside.filter(
      (pod) =>
        labels.entries.every((each) => hasLabel(pod, each)) &&
        mayBeTogether(build, pod.build, evidence),
    );
    const names = selected.flatMap(({ workload }) => workload.containers.flatMap(portNames));
    const isKnown = selected.every(({ workload }) => isValidated(workload));
    const first = selected.find((pod) => pod.build === build);
    if (first === undefined || !isKnown || names.some(({ text }) => holdsPlaceholder(text)))
      continue;
    const known = new Set(names.map(({ text }) => text));
    for (const at of ports.filter(({ text }) => !known.has(text)))
      yield {
        at,
        severity: 'warning',
        message: message`${clusterName(manifest)} sends to port \`${userText(at.text, at)}\`, and no container of ${clusterName(first.manifest)}, which it selects, has a port of that name: it has no endpoints for it.`,
        help: helpForPort(names, message`The ports are`),
        related: [{ at: nameNodeOf(first.manifest.node), message: message`it selects this` }],
        subject: subjectOfManifest(manifest, at.text),
        build,
      };
  }
}

function isName(text: string): boolean {
  return refusalOfPort(text) === undefined && !holdsPlaceholder(text) && !INJECTED.test(text);
}
