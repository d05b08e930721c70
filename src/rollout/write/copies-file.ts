import type { Limits } from '../../model/limits.ts';
import type { SourceFile } from '../../model/span.ts';
import { manifestsOf } from '../../parse/manifests-of.ts';
import { parseText } from '../../parse/parse-text.ts';
import { readCopy, type Copy } from './copy.ts';

/** A file of copies, with the text of each of its documents. */
interface CopiesFile {
  readonly copies: readonly Copy[];
  /** The documents in their order, without separators and the file's heading; of other objects too. */
  readonly documents: readonly { readonly copy: Copy | undefined; readonly text: string }[];
  /** Why it cannot be read. */
  readonly fault: string | undefined;
}

/** Says who wrote the file and what not to do with it. */
const HEADING = `# Written by \`envfrom rollout\`: immutable copies for the workloads linked to an original, the newest last.
# Edit the original instead, and run \`envfrom rollout --write\`.
`;

export function readCopiesFile(file: SourceFile, limits: Limits): CopiesFile {
  const { documents, faults } = parseText(file, limits);
  const read = documents.flatMap(({ root, span }) => {
    const text = file.text
      .slice(span.start, span.end)
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n');
    const bare = text.replace(HEADING, '').trim();
    const [manifest] = manifestsOf(root).manifests;
    const copy = manifest === undefined ? undefined : readCopy(manifest);
    return bare === '' ? [] : [{ copy, text: `${bare}\n` }];
  });
  return {
    copies: read.flatMap(({ copy }) => copy ?? []),
    documents: read,
    fault: faults[0]?.message,
  };
}

/** The text of a file of copies; undefined if none is left. */
export function writeCopiesFile(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : HEADING + texts.join('---\n');
}
