import { addTo, appendTo } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { itemsAt, scalarAt, type MapNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { Workload } from '../../model/workload.ts';

/** Longer texts are scripts, and name files for other reasons. */
const LONGEST_TEXT = 2000;
/** Where more sources of a build have the same file, none of them is meant. */
const MAX_ALIKE = 10;

/**
 * The sources of the same build that have all the files which a container reads from a volume, as its command, arguments and variables say
 * (`--config=/etc/config/labels.yaml`, with the volume at `/etc/config`), and that `isUnused` says nothing reads. `byKey`: by kind, build and key.
 */
export function sourcesWithFiles(
  byKey: () => ReadonlyMap<string, readonly Source[]>,
  isUnused: (source: Source) => boolean,
): (reference: Reference) => readonly Source[] {
  return (reference) => {
    if (reference.use !== 'volume') return [];
    const [first, ...more] = filesReadBy(reference);
    if (first === undefined || !first.includes('.')) return [];
    const found = byKey().get(`${reference.kind} ${reference.build} ${first}`) ?? [];
    if (found.length > MAX_ALIKE) return [];
    return found.filter(
      (source) =>
        more.every((file) => source.keys.kind === 'known' && source.keys.value.has(file)) &&
        isUnused(source),
    );
  };
}

/** Names of files right below the mount paths of a reference's volume. */
function filesReadBy({ subject = '', workload }: Reference): readonly string[] {
  return workload === undefined ? [] : (filesByVolume(workload).get(subject) ?? []);
}

/** By the names of volumes. */
const filesByVolume = memo(({ containers }: Workload): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { node } of containers) {
    const files = filesByFolder(textsOf(node));
    for (const mount of itemsAt(node, 'volumeMounts')) {
      const path = scalarAt(mount, 'mountPath')?.text.replace(/\/$/, '') ?? '';
      const volume = scalarAt(mount, 'name')?.text ?? '';
      if (scalarAt(mount, 'subPath') !== undefined) continue;
      for (const file of files.get(path) ?? []) appendTo(found, volume, file);
    }
  }
  return found;
});

/** A path from the root, in an argument or a line of a script. */
const PATH = /(?<![\w./-])((?:\/[\w.-]{1,100}){1,20})\/([\w.-]{1,200}\.\w{1,20})(?![\w/])/g;

/** The names of the files that texts name, by their folders. */
function filesByFolder(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const text of texts) {
    if (text.length > LONGEST_TEXT) continue;
    for (const [, folder = '', file = ''] of text.matchAll(PATH)) addTo(files, folder, file);
  }
  return files;
}

function textsOf(container: MapNode): readonly string[] {
  const values = itemsAt(container, 'env').flatMap((item) => scalarAt(item, 'value') ?? []);
  return [...itemsAt(container, 'command'), ...itemsAt(container, 'args'), ...values].flatMap(
    (node) => (node.kind === 'scalar' ? node.text : []),
  );
}
