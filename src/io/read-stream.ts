import { createReadStream } from 'node:fs';
import type { FileContent } from '../model/file-tree.ts';

/** Reads a stream to its end, or its first `limit + 1` bytes: enough to see that it is too long. */
export async function readStream(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<FileContent> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) break;
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks).subarray(0, limit + 1) };
}

/** Reads a pipe or a device by its path. */
export async function readPipe(path: string, limit: number): Promise<FileContent> {
  const stream: AsyncIterable<Uint8Array> = createReadStream(path);
  return readStream(stream, limit);
}
