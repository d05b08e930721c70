import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { memo } from '../../src/model/memo.ts';
import { message, userText } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import {
  itemsAt,
  nameNodeOf,
  scalarAt,
  type MapNode,
  type ScalarNode,
} from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBeTogether } from '../kit/deployed-together.ts';
import { listOfNodes } from '../kit/list-names.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import { GATEWAY, objectReferences } from '../kit/object-references.ts';

/** Where a repository has more Gateways of one name and namespace, for several clusters, they are not looked at. */
const MAX = 20;
/** The API server takes no more. */
const MAX_LISTENERS = 64;

/** Routes that name a listener which their Gateway does not have. */
export function* missingListeners(evidence: Evidence): Iterable<Finding> {
  const asking = objectReferences(evidence).filter(
    ({ to, section, namespace }) =>
      to === GATEWAY && namespace !== undefined && section !== undefined,
  );
  if (asking.length === 0) return;
  const gateways = groupBy(
    evidence.manifests.filter(({ manifest: { group, kind } }) => `${group}/${kind}` === GATEWAY),
    ({ manifest, build }) => `${namespaceOf(manifest, build, evidence) ?? ''}/${manifest.name}`,
  );
  for (const { at, section, namespace, build, manifest, subject } of asking) {
    const called = gateways.get(`${namespace}/${at.text}`) ?? [];
    if (section === undefined || called.length > MAX) continue;
    const meant = called.filter((each) => mayBeTogether(build, each.build, evidence));
    const [first] = meant;
    if (first === undefined || holdsPlaceholder(section.text)) continue;
    const names = meant.map((each) => listenersOf(each.manifest.node));
    const isOpen = names.some(
      (some) =>
        some.length === 0 ||
        some.length > MAX_LISTENERS ||
        some.some(({ text }) => text === section.text || holdsPlaceholder(text)),
    );
    if (isOpen) continue;
    yield {
      at: section,
      severity: 'warning',
      message: message`${clusterName(manifest)} names listener \`${userText(section.text, section)}\` of Gateway \`${at}\`, which has no such listener: the route is attached to nothing (NoMatchingParent).`,
      help: message`The Gateway has ${listOfNodes(names[0] ?? [])}.`,
      related: [{ at: nameNodeOf(first.manifest.node), message: message`the Gateway is here` }],
      subject,
      build,
    };
  }
}

const listenersOf = memo((gateway: MapNode): readonly ScalarNode[] =>
  itemsAt(gateway, 'spec', 'listeners').flatMap((listener) => scalarAt(listener, 'name') ?? []),
);
