import { deployedPlaces } from '../../src/model/deployed-places.ts';
import { sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { isApplication } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { field, message, words } from '../../src/model/message.ts';
import { entryOf, valueAt, type Entry, type MapNode, type YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isOfPreview } from '../../src/model/reason.ts';
import { fluxValues } from '../../src/model/release-values.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';

/** Deeper values are not looked at. */
const DEEPEST = 24;

/**
 * Fields of mounts and volumes that are misspelled in the values of releases whose charts are not here. Charts pass these lists on as they are,
 * so a field that Kubernetes does not have has no effect, whatever the chart is.
 */
export function* misspelledMounts({ manifests, builds }: Evidence): Iterable<Finding> {
  const rendered = once(() =>
    deployedPlaces(builds.filter(({ partial }) => !partial.some(isOfPreview))),
  );
  const seen = new Set<string>();
  for (const { manifest, build } of manifests) {
    const written = manifest.unread === undefined ? valuesGiven(manifest) : [manifest.unread];
    if (written.length === 0) continue;
    if (manifest.unread === undefined && rendered().has(hostPlaceOf(manifest.node))) continue;
    for (const values of written) {
      for (const finding of findingsIn(values, '', DEEPEST)) {
        const place = hostPlaceOf(finding.at);
        if (!seen.has(place)) yield { ...finding, build };
        seen.add(place);
      }
    }
  }
}

/** The values that an object of Flux or Argo CD gives to its charts. */
function valuesGiven(manifest: Manifest): readonly YamlNode[] {
  const ofFlux = fluxValues(manifest);
  if (ofFlux !== undefined) return [ofFlux];
  if (!isApplication(manifest)) return [];
  return sourcesOfApplication(manifest.node).flatMap(
    (source) => valueAt(source, 'helm', 'valuesObject') ?? [],
  );
}

/** What charts call lists of mounts and of volumes. */
const MOUNTS = /(?:^v|V)olumeMounts$|^globalMounts$/;
const VOLUMES = /(?:^v|V)olumes$/;
/** The common chart of many applications has mounts by controller and container below this. */
const BY_CONTAINER = 'advancedMounts';

function* findingsIn(node: YamlNode, key: string, left: number): Iterable<Finding> {
  if (left === 0 || node.kind === 'scalar') return;
  if (node.kind === 'sequence') {
    for (const item of node.items) {
      if (item.kind === 'map' && MOUNTS.test(key)) yield* findingsOfMount(item);
      if (item.kind === 'map' && VOLUMES.test(key)) yield* findingsOfVolume(item);
      yield* findingsIn(item, '', left - 1);
    }
    return;
  }
  for (const { name, value } of node.entries) {
    const isWithin = key === BY_CONTAINER && !MOUNTS.test(name);
    if (isWithin && value.kind === 'sequence') yield* findingsIn(value, 'globalMounts', left - 1);
    else yield* findingsIn(value, isWithin ? BY_CONTAINER : name, left - 1);
  }
}

const FIELDS = [
  'mountPath',
  'subPath',
  'subPathExpr',
  'readOnly',
  'mountPropagation',
  'recursiveReadOnly',
];

/** In a list of mounts, a field that is nearly one of a mount, which the mount lacks. */
function* findingsOfMount(mount: MapNode): Iterable<Finding> {
  for (const entry of mount.entries) {
    if (FIELDS.includes(entry.name)) continue;
    const meant = FIELDS.find(
      (each) =>
        entryOf(mount, each) === undefined &&
        (each.toLowerCase() === entry.name.toLowerCase() || typoOf(entry.name, each) !== undefined),
    );
    if (meant !== undefined) yield findingOf(entry, 'mount', meant);
  }
}

/** A Secret that a volume names with `name`, as it would a ConfigMap. */
function* findingsOfVolume(volume: MapNode): Iterable<Finding> {
  const secret = valueAt(volume, 'secret');
  const named = secret?.kind === 'map' ? entryOf(secret, 'name') : undefined;
  if (named?.value.kind !== 'scalar' || valueAt(secret, 'secretName') !== undefined) return;
  if (entryOf(volume, 'name') !== undefined) yield findingOf(named, 'Secret volume', 'secretName');
}

function findingOf({ key, name }: Entry, of: string, meant: string): Finding {
  return {
    at: key,
    message: message`A ${words(of)} has no field \`${field(name, key)}\`. Charts pass it on as it is, and Kubernetes does not read it.`,
    help: message`Did you mean \`${words(meant)}\`?`,
  };
}
