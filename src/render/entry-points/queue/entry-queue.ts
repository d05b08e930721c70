import { addTo } from '../../../model/group-by.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { itemsAt, valueAt } from '../../../model/node.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { isSourceKind, type SourceKind } from '../../../model/source.ts';
import type { EntryObject } from '../entry-object.ts';

/** A ConfigMap or Secret that an entry object reads, in its own namespace. */
export interface NeededSource {
  readonly kind: SourceKind;
  readonly name: string;
}

interface Queued {
  readonly entry: EntryObject;
}

/** Entry objects in the order in which they are rendered. */
interface EntryQueue<Entry extends Queued> {
  readonly add: (entry: Entry) => void;
  /** Is told the objects of each build that goes to a cluster. */
  readonly arrived: (objects: readonly Manifest[]) => void;
  /** Hands out one after the other, also those that are added meanwhile. */
  readonly drain: (take: (entry: Entry) => void) => void;
}

/**
 * An entry object waits until the builds before it have made the ConfigMaps and Secrets that it reads, as its controller does. When nothing
 * else is left, those that still wait come in their order, Kustomizations first: they may deploy what others wait for.
 */
export function newEntryQueue<Entry extends Queued>(
  isThere: (entry: Entry, needed: NeededSource) => boolean,
): EntryQueue<Entry> {
  const ready: Entry[] = [];
  const starts = new Set<Entry>();
  const releases = new Set<Entry>();
  const waitingFor = new Map<string, Set<Entry>>();
  const isReady = (entry: Entry): boolean =>
    neededSources(entry.entry).every((needed) => isThere(entry, needed));
  const next = (): Entry | undefined => {
    const first = ready.shift();
    if (first !== undefined) return first;
    for (const waiting of [starts, releases]) {
      for (const entry of waiting) {
        waiting.delete(entry);
        return entry;
      }
    }
    return undefined;
  };
  return {
    add(entry) {
      if (isReady(entry)) {
        ready.push(entry);
        return;
      }
      (entry.entry.kind === 'helm-release' ? releases : starts).add(entry);
      for (const { kind, name } of neededSources(entry.entry)) {
        addTo(waitingFor, `${kind} ${name}`, entry);
      }
    },
    arrived(objects) {
      for (const { group, kind, name = '' } of objects) {
        if (group !== '') continue;
        for (const entry of waitingFor.get(`${kind} ${name}`) ?? []) {
          if (!starts.has(entry) && !releases.has(entry)) continue;
          if (!isReady(entry)) continue;
          starts.delete(entry);
          releases.delete(entry);
          ready.push(entry);
        }
      }
    },
    drain(take) {
      for (let entry = next(); entry !== undefined; entry = next()) take(entry);
    },
  };
}

/** What Flux reads before it builds: `substituteFrom` of a Kustomization, `valuesFrom` of a HelmRelease. */
function neededSources({ kind, manifest }: EntryObject): readonly NeededSource[] {
  const { node } = manifest;
  if (kind === 'helm-release') return namedIn(itemsAt(node, 'spec', 'valuesFrom'), manifest);
  if (kind !== 'flux-kustomization') return [];
  return namedIn(itemsAt(node, 'spec', 'postBuild', 'substituteFrom'), manifest);
}

function namedIn(
  items: ReturnType<typeof itemsAt>,
  { dialect }: Manifest,
): readonly NeededSource[] {
  return items.flatMap((item) => {
    const kind = scalarText(valueAt(item, 'kind'), dialect);
    const name = scalarText(valueAt(item, 'name'), dialect);
    return isSourceKind(kind) ? [{ kind, name }] : [];
  });
}
