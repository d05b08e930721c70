import { createReadStream } from 'node:fs';
import { CannotRun } from '../model/cannot-run.ts';
import type { FileContent } from '../model/file-tree.ts';

/** As many bytes as git looks at to tell text from binary. */
const SNIFFED = 8000;

/**
 * Reads standard input to its end, or its first `limit + 1` bytes: enough to see that it is too long. Throws CannotRun if it is closed,
 * empty or binary, so that a failed pipe is not taken for a successful check.
 */
export async function readStdin(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<FileContent> {
  const bytes = await bytesOf(stream, limit, 'Standard input');
  if (bytes.length === 0) {
    throw new CannotRun(
      'Standard input is empty.',
      'Check the command whose output is piped here.',
    );
  }
  if (bytes.subarray(0, SNIFFED).includes(0)) {
    throw new CannotRun('Standard input is binary data, not YAML or JSON.');
  }
  return { kind: 'bytes', bytes };
}

/** Reads a pipe or a device by its path. Throws CannotRun if it cannot be read. */
export async function readPipe(path: string, limit: number): Promise<FileContent> {
  const stream: AsyncIterable<Uint8Array> = createReadStream(path);
  return { kind: 'bytes', bytes: await bytesOf(stream, limit, `\`${path}\``) };
}

async function bytesOf(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
  name: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limit) break;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new CannotRun(`${name} cannot be read: the system says ${code}.`);
  }
  return Buffer.concat(chunks).subarray(0, limit + 1);
}
