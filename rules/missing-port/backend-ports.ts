import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { message, userText } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import {
  itemsAt,
  nameNodeOf,
  scalarAt,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { listOfNodes } from '../kit/list-names.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import { objectReferences } from '../kit/object-references.ts';
import { placeOf } from '../kit/service-pods.ts';

/** Where a namespace has more Services of one name, in several builds, they are not looked at. */
const MAX = 20;

/** Backends of an Ingress or route that name a port which their Service does not have. */
export function* backendPorts(evidence: Evidence): Iterable<Finding> {
  const asking = objectReferences(evidence).filter(
    ({ to, port, manifest }) =>
      to === '/Service' &&
      port !== undefined &&
      !holdsPlaceholder(port.text) &&
      !(manifest.kind === 'Route' && /^\d+$/.test(port.text)),
  );
  if (asking.length === 0) return;
  const services = groupBy(
    evidence.manifests
      .filter(({ manifest: { group, kind } }) => group === '' && kind === 'Service')
      .map(({ manifest, build }) => ({
        manifest,
        build,
        namespace: namespaceOf(manifest, build, evidence),
      })),
    ({ manifest, ...place }) => keyOf(manifest.name ?? '', place),
  );
  for (const { at, port, namespace, build, manifest, subject } of asking) {
    const called = services.get(keyOf(at.text, { namespace, build })) ?? [];
    if (called.length > MAX) continue;
    const meant = called.filter((each) => mayBeTogether(build, each.build, evidence));
    const first = meant.find((each) => each.build === build);
    if (first === undefined || port === undefined) continue;
    const fields = FIELDS[manifest.kind] ?? PORT;
    const isOpen = meant.some(({ manifest: { node } }) => {
      const ports = itemsAt(node, 'spec', 'ports');
      return (
        ports.length === 0 ||
        scalarAt(node, 'spec', 'type')?.text === 'ExternalName' ||
        ports.some((each) =>
          nodesAt(each, fields).some(({ text }) => text === port.text || holdsPlaceholder(text)),
        )
      );
    });
    if (isOpen) continue;
    const has = itemsAt(first.manifest.node, 'spec', 'ports').flatMap((each) =>
      nodesAt(each, PORT),
    );
    yield {
      at: port,
      severity: 'warning',
      message: message`${clusterName(manifest)} sends to port \`${userText(port.text, port)}\` of Service \`${at}\`, which has no such port: requests find no backend.`,
      help: message`The Service has ${listOfNodes(has)}.`,
      related: [{ at: nameNodeOf(first.manifest.node), message: message`the Service is here` }],
      subject,
      build,
    };
  }
}

function keyOf(name: string, place: Parameters<typeof placeOf>[0]): string {
  return `${placeOf(place)}/${name}`;
}

const PORT = ['port', 'name'];

/** What else than that is asked for: ingress-nginx takes the port of the pods, too, and a Route asks for that by its number. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Ingress: [...PORT, 'targetPort'],
  Route: ['name'],
};

function nodesAt(port: YamlNode, fields: readonly string[]): readonly ScalarNode[] {
  return fields.flatMap((field) => scalarAt(port, field) ?? []);
}
