import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { itemsAt, scalarAt, type MapNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { quoteMeta } from '../../go/regexp/quote-meta.ts';

/** Longer texts are scripts, and name files for other reasons. */
const LONGEST_TEXT = 2000;
/** Where more sources of a build have the same files, none of them is meant. */
const MOST_ALIKE = 10;

/**
 * The sources of the same build that have all the files which a container reads from a volume, as its command, arguments and variables say
 * (`--config=/etc/config/labels.yaml`, with the volume at `/etc/config`), and that `isUnused` says nothing reads.
 */
export function sourcesWithFiles(
  written: () => readonly Source[],
  isUnused: (source: Source) => boolean,
): (reference: Reference) => readonly Source[] {
  const byBuild = once(() => groupBy(written(), buildKey));
  return (reference) => {
    if (reference.use !== 'volume') return [];
    const files = filesReadBy(reference);
    if (files.length === 0) return [];
    const found = (byBuild().get(buildKey(reference)) ?? []).filter(
      ({ keys }) => keys.kind === 'known' && files.every((file) => keys.value.has(file)),
    );
    return found.length > MOST_ALIKE ? [] : found.filter(isUnused);
  };
}

function buildKey({ kind, build }: Pick<Source, 'kind' | 'build'>): string {
  return `${kind} ${build}`;
}

/** Names of files right below the mount paths of a reference's volume. */
function filesReadBy({ subject, workload }: Reference): readonly string[] {
  const files = (workload?.containers ?? []).flatMap(({ node }) => {
    const paths = itemsAt(node, 'volumeMounts').flatMap((mount) =>
      scalarAt(mount, 'name')?.text === subject && scalarAt(mount, 'subPath') === undefined
        ? (scalarAt(mount, 'mountPath')?.text ?? [])
        : [],
    );
    return paths.flatMap((path) => filesBelow(path.replace(/\/+$/, ''), node));
  });
  return [...new Set(files)];
}

function filesBelow(path: string, container: MapNode): readonly string[] {
  if (path === '') return [];
  const file = new RegExp(`(?<![\\w./-])${quoteMeta(path)}/([\\w.-]+\\.\\w+)(?![\\w/])`, 'g');
  return textsOf(container).flatMap((text) =>
    text.length > LONGEST_TEXT ? [] : [...text.matchAll(file)].map(([, name = '']) => name),
  );
}

function textsOf(container: MapNode): readonly string[] {
  const values = itemsAt(container, 'env').flatMap((item) => scalarAt(item, 'value') ?? []);
  return [...itemsAt(container, 'command'), ...itemsAt(container, 'args'), ...values].flatMap(
    (node) => (node.kind === 'scalar' ? node.text : []),
  );
}
