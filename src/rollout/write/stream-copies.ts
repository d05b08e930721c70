import type { Limits } from '../../model/limits.ts';
import type { SourceFile } from '../../model/span.ts';
import { manifestsOf } from '../../parse/manifests-of.ts';
import { parseText } from '../../parse/parse-text.ts';
import { byCodeUnit } from '../../text/by-code-unit.ts';
import { writeCopiesFile } from './copies-file.ts';
import { copyText } from './copy-text.ts';
import { readCopy, type Copy } from './copy.ts';

/** A file of all copies of a stream, the newest last; undefined if it has none. */
export function textOfCopies(stream: SourceFile, limits: Limits): string | undefined {
  const copies = copiesIn(stream, limits).toSorted(
    (a, b) =>
      byCodeUnit(`${a.kind}/${a.origin}`, `${b.kind}/${b.origin}`) || a.revision - b.revision,
  );
  return writeCopiesFile(
    copies.map(({ manifest, name, origin, revision }) =>
      copyText({ origin: manifest, name, originName: origin, revision }),
    ),
  );
}

function copiesIn(stream: SourceFile, limits: Limits): readonly Copy[] {
  const { documents } = parseText(stream, limits);
  return documents.flatMap(({ root }) =>
    manifestsOf(root).manifests.flatMap((manifest) => readCopy(manifest) ?? []),
  );
}
