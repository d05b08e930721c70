import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { BOOTSTRAPPED } from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { nameNodeOf, type ScalarNode, type YamlNode } from '../../src/model/node.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { hostSpan } from '../../src/model/span.ts';
import { perCluster } from '../kit/placed-references.ts';
import {
  chartReferences,
  isSource,
  needs,
  OF_CHARTS,
  placedReferences,
  type Mistake,
  type SourceReference,
} from './source-references.ts';

/** If at least this many references name defined sources, the only one that does not must mean the only source that nothing names. */
const MIN_DEFINED = 3;
/** With more sources than this, it is not clear which one is meant. */
const MAX_MEANT = 500;

type Applied = Evidence['manifests'][number];

/**
 * A reference to a source of charts that is not defined, where another one must be meant: it only differs in words for what it is, or nothing
 * names it and it is the only such source in the folder of the release, or at all for the only reference that leads nowhere. A Git repository
 * must be the only one in the folder.
 */
export function otherwiseCalled(
  evidence: Evidence,
): (reference: SourceReference, build: Build | undefined) => Mistake | undefined {
  const { manifests, buildOf, fluxNamesInTexts } = evidence;
  const names = once(
    () => new Set(placedReferences(evidence).map(({ kind, at }) => `${kind} ${at.text}`)),
  );
  const defined = once(() => manifests.filter(({ manifest }) => isSource(manifest)));
  const definedNames = once(() => new Set(defined().map(({ manifest }) => manifest.name)));
  const byWords = once(() =>
    groupBy(defined(), ({ manifest: { kind, name = '' } }) => wordsOf(kind, name)),
  );
  const isSpare = ({ manifest: { kind, name = '' } }: Applied): boolean =>
    !names().has(`${kind} ${name}`);
  const spares = once(() => groupBy(defined().filter(isSpare), ({ manifest }) => manifest.kind));
  const byFolder = once(() =>
    groupBy(defined(), ({ manifest: { kind, node }, build }) => placeKey(kind, build, node)),
  );
  const lostIn = perCluster(
    () => chartReferences(evidence),
    ({ kind }) => kind,
    (alike) => lostAmong(alike, definedNames()),
  );
  return (reference, build) => {
    const { kind, at, namespace } = reference;
    const isOfCharts = OF_CHARTS.has(kind);
    if (!isOfCharts && kind !== 'GitRepository') return undefined;
    if (definedNames().has(at.text) || at.text === BOOTSTRAPPED || build === undefined)
      return undefined;
    if (build.partial.some(mayBringObjects) || fluxNamesInTexts().has(at.text)) return undefined;
    const isInReach = (each: Applied): boolean =>
      mayBeSame(namespace, each.manifest.namespace) &&
      mayBeSameCluster(build.cluster, buildOf(each.build)?.cluster);
    const few = (found: readonly Applied[] = []): readonly Applied[] =>
      found.length > MAX_MEANT ? [] : found.filter(isInReach);
    const alike = isOfCharts ? onlyOne(few(byWords().get(wordsOf(kind, at.text)))) : undefined;
    if (alike !== undefined) return mistakeOf(reference, alike, '');
    const spare = few(spares().get(kind));
    const there = few(byFolder().get(placeKey(kind, build.id, at)));
    const beside = isOfCharts || onlyOne(there) ? there.filter(isSpare) : [];
    const meant =
      onlyOne(beside) ??
      (isOfCharts && isOnly(lostIn(kind, build.cluster), at) ? onlyOne(spare) : undefined);
    return meant && mistakeOf(reference, meant, ', which nothing names');
  };
}

function placeKey(kind: string, build: string, node: YamlNode): string {
  return JSON.stringify([kind, build, folderOf(hostSpan(node).file.path)]);
}

/** Those of some references that name nothing defined, if several others do. */
function lostAmong(
  references: readonly SourceReference[],
  defined: ReadonlySet<string | undefined>,
): ReadonlySet<ScalarNode> {
  const nodes = new Set(references.map(({ at }) => at));
  const lost = new Set([...nodes].filter(({ text }) => !defined.has(text)));
  return nodes.size - lost.size < MIN_DEFINED ? new Set() : lost;
}

function isOnly<Item>(items: ReadonlySet<Item>, item: Item): boolean {
  return items.size === 1 && items.has(item);
}

/** Words that some people add to the name of a source and others leave out. */
const OF_SOURCES = /-(?:helm|charts?|repo(?:sitory)?|sources?|oci)(?=-|$)/g;

/** Equal for names of one kind that differ only in such words: `traefik`, `traefik-charts`. */
function wordsOf(kind: string, name: string): string {
  return `${kind} ${name.replaceAll(OF_SOURCES, '')}`;
}

/** The object, if all have its name: several builds may apply it. */
function onlyOne(found: readonly { readonly manifest: Manifest }[]): Manifest | undefined {
  const [first] = found;
  return new Set(found.map(({ manifest }) => manifest.name)).size === 1
    ? first?.manifest
    : undefined;
}

function mistakeOf(reference: SourceReference, { name, node }: Manifest, why: string): Mistake {
  const nameNode = nameNodeOf(node);
  const meant = message`\`${named(name ?? '', nameNode)}\``;
  return {
    what: needs(reference, 'nothing in this repository defines'),
    help: message`Did you mean ${meant}${words(why)}?`,
    related: [{ at: nameNode, message: message`${words(reference.kind)} ${meant} is here` }],
  };
}
