import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

interface StoredItem {
  /** Its files, relative to its folder, sorted. */
  readonly files: readonly string[];
  /** Symbolic links, and what is neither a file nor a folder: none of them is read. */
  readonly links: readonly string[];
  /** Of all of it: `sha256:…`. */
  readonly hash: string;
}

const MAX_FILES = 50_000;
const MAX_BYTES = 512 * 1024 * 1024;
const DEEPEST = 40;

/** Reads a stored folder, or file; undefined if it is not there or too much. No symlink is followed. */
export function walkItem(place: string): StoredItem | undefined {
  const walk: Walk = { hashes: [], links: [], bytes: 0 };
  try {
    if (lstatSync(place).isFile()) {
      const bytes = readFileSync(place);
      const hash = createHash('sha256').update(bytes).digest('hex');
      return bytes.length > MAX_BYTES
        ? undefined
        : { files: [''], links: [], hash: `sha256:${hash}` };
    }
    if (!lstatSync(place).isDirectory() || !walkFolder(place, '', walk, 0)) return undefined;
  } catch {
    return undefined;
  }
  const hash = createHash('sha256');
  const all = [...walk.hashes].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [path, digest] of all) hash.update(`${path}\0${digest}\n`);
  const files = all.map(([path]) => path).filter((path) => !walk.links.includes(path));
  return { files, links: walk.links, hash: `sha256:${hash.digest('hex')}` };
}

interface Walk {
  readonly hashes: (readonly [path: string, digest: string])[];
  readonly links: string[];
  bytes: number;
}

function walkFolder(place: string, below: string, walk: Walk, depth: number): boolean {
  if (depth > DEEPEST) return false;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (walk.hashes.length >= MAX_FILES || walk.bytes > MAX_BYTES) return false;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    const absolute = join(place, entry.name);
    if (entry.isDirectory()) {
      if (entry.name.toLowerCase() === '.git') return false;
      if (!walkFolder(absolute, path, walk, depth + 1)) return false;
      continue;
    }
    if (entry.isFile()) {
      walk.bytes += lstatSync(absolute).size;
      if (walk.bytes > MAX_BYTES) return false;
      const digest = createHash('sha256').update(readFileSync(absolute)).digest('hex');
      walk.hashes.push([path, digest]);
      continue;
    }
    const target = entry.isSymbolicLink() ? readlinkSync(absolute) : '';
    walk.links.push(path);
    walk.hashes.push([path, `link ${target}`]);
  }
  return true;
}
