import { locatePaths } from '../../src/io/locate-paths.ts';
import { openTree } from '../../src/io/open-tree.ts';
import type { TreeOptions } from '../../src/io/open-tree.ts';
import type { FileContent, FileTree } from '../../src/model/file-tree.ts';

type Open = Partial<Omit<TreeOptions, 'located'>> & {
  readonly cwd: string;
  readonly paths?: readonly string[];
};

/** A stream of texts. */
export async function* bytesOf(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
}

/** The files of a run in a folder. */
export function open({ cwd, paths = [], ...rest }: Open): Promise<FileTree> {
  return openTree({
    located: locatePaths(cwd, paths),
    include: [],
    exclude: [],
    trackedOnly: false,
    fileSize: 1000,
    env: process.env,
    stdin: { stream: bytesOf('kind: Pod\n'), path: 'stdin.yaml', isNamed: false },
    ...rest,
  });
}

/** The text of a file, or `(cause: reason)`. */
export function contentText(content: FileContent): string {
  return content.kind === 'bytes'
    ? new TextDecoder().decode(content.bytes)
    : `(${content.cause}: ${content.reason})`;
}
