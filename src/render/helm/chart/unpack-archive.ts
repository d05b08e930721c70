import { posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { done, refusal, type Result } from '../../../model/result.ts';
import { withoutMark, type ChartFile } from './chart-file.ts';
import { LARGEST_FILE, MAX_UNPACKED, type LoadBudget } from './load-budget.ts';
import { readTar, type TarEntry } from './read-tar.ts';

const DRIVE = /^[a-zA-Z]:\//;
const TOO_LARGE = `decompressed chart is larger than the maximum file size ${MAX_UNPACKED}`;
/** The headers of the entries, which Helm does not count. */
const HEADERS = 16 * 1024 * 1024;

/**
 * The files of a chart archive (`.tgz`) below its one folder, with Helm's checks of their names and sizes. Links become
 * empty files, as in Helm. `path` is the archive's own. Imitates LoadArchiveFiles of Helm 3.22.
 */
export function unpackArchive(
  bytes: Uint8Array,
  path: string,
  budget: LoadBudget,
): Result<readonly ChartFile[]> {
  const unzipped = unzip(bytes, budget);
  if (unzipped.kind === 'refused') return unzipped;
  const tar = readTar(unzipped.value, budget.left.entries);
  if (tar.kind === 'refused') return tar;
  budget.left.entries -= tar.value.length;
  const files: ChartFile[] = [];
  let room = roomFor(budget);
  for (const entry of tar.value) {
    if (entry.isFolder) continue;
    const name = nameOf(entry);
    const fault = name.fault ?? sizeFault(entry, room);
    if (fault !== undefined) return refusal(fault);
    room -= entry.bytes.length;
    budget.left.bytes -= entry.bytes.length;
    files.push({
      name: name.name,
      path: `${path}!/${name.name}`,
      bytes: withoutMark(entry.bytes),
    });
  }
  return files.length === 0 ? refusal('no files in chart archive') : done(files);
}

function unzip(bytes: Uint8Array, budget: LoadBudget): Result<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    return refusal(bytes.length === 0 ? 'EOF' : 'gzip: invalid header');
  }
  try {
    return done(gunzipSync(bytes, { maxOutputLength: roomFor(budget) + HEADERS }));
  } catch (error) {
    return refusal(zipFault(error));
  }
}

/** Go's words for an error of zlib. */
function zipFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_BUFFER_TOO_LARGE') return TOO_LARGE;
  if (code === 'Z_BUF_ERROR') return 'unexpected EOF';
  return code === 'Z_DATA_ERROR' ? 'flate: corrupt input' : 'gzip: invalid header';
}

interface EntryName {
  readonly name: string;
  readonly fault?: string;
}

function nameOf({ name: written }: TarEntry): EntryName {
  const [first = '', ...rest] = written.split(written.includes('\\') ? '\\' : '/');
  const below = rest.join('/');
  if (below.startsWith('/')) return bad('chart illegally contains absolute paths');
  const name = below === '' ? '.' : posix.normalize(below).replace(/\/$/, '');
  if (name === '.') {
    return bad(
      `chart illegally contains content outside the base directory: ${JSON.stringify(written)}`,
    );
  }
  if (name.startsWith('..')) return bad('chart illegally references parent directory');
  if (DRIVE.test(name)) return bad('chart contains illegally named files');
  return first === 'Chart.yaml' ? bad('chart yaml not in base directory') : { name };
}

function bad(fault: string): EntryName {
  return { name: '', fault };
}

/** Bytes that one archive may unpack to. */
function roomFor({ left }: LoadBudget): number {
  return Math.min(MAX_UNPACKED, left.bytes);
}

function sizeFault({ name, size }: TarEntry, room: number): string | undefined {
  if (size > room) return TOO_LARGE;
  if (size <= LARGEST_FILE) return undefined;
  return `decompressed chart file ${JSON.stringify(name)} is larger than the maximum file size ${LARGEST_FILE}`;
}
