import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** What `git init` writes that git cannot do without, and the folders that exist empty. */
const CONFIG =
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n';
const FOLDERS = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info', 'hooks'];

/** A file or folder of a tree, with its mode in octal digits and the hash of what it holds. */
interface TreeEntry {
  readonly name: string;
  readonly mode: string;
  readonly hash: Buffer;
}

/**
 * What `git init`, `git add --all` and `git commit` would write for these files, which exist in the folder: a tenth of the time
 * of three processes, and most tests need a repository. Nothing here reads `.gitignore` or `.gitattributes`.
 */
export function makeRepository(folder: string, paths: readonly string[], message: string): void {
  const place = join(folder, '.git');
  for (const name of FOLDERS) mkdirSync(join(place, name), { recursive: true });
  const write = (kind: string, body: Buffer): Buffer => writeObject(place, kind, body);
  const files = paths.map((path) => fileOf(folder, path, write));
  files.sort((one, other) => Buffer.compare(one.path, other.path));
  const tree = writeTree(files, 0, write);
  const who = `a <a@example.com> ${Math.floor(Date.now() / 1000)} +0000`;
  const text = `tree ${tree.toString('hex')}\nauthor ${who}\ncommitter ${who}\n\n${message}\n`;
  const commit = write('commit', Buffer.from(text)).toString('hex');
  writeFileSync(join(place, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(place, 'config'), CONFIG);
  writeFileSync(join(place, 'refs/heads/main'), `${commit}\n`);
  writeFileSync(join(place, 'index'), indexOf(files));
}

interface TrackedFile {
  readonly path: Buffer;
  readonly mode: number;
  readonly hash: Buffer;
  /** The part of an index entry before the hash: times, device, inode, mode, owner, size. */
  readonly stat: Buffer;
}

type WriteObject = (kind: string, body: Buffer) => Buffer;

function fileOf(folder: string, path: string, write: WriteObject): TrackedFile {
  const full = join(folder, path);
  const found = lstatSync(full, { bigint: true });
  const mode = (found.mode & 0o111n) === 0n ? 0o100644 : 0o100755;
  const stat = Buffer.alloc(40);
  const billion = 1_000_000_000n;
  const fields = [
    ...[found.ctimeNs / billion, found.ctimeNs % billion],
    ...[found.mtimeNs / billion, found.mtimeNs % billion],
    ...[found.dev, found.ino, BigInt(mode), found.uid, found.gid, found.size],
  ];
  for (const [at, field] of fields.entries()) {
    stat.writeUInt32BE(Number(BigInt.asUintN(32, field)), at * 4);
  }
  return { path: Buffer.from(path), mode, stat, hash: write('blob', readFileSync(full)) };
}

/** A loose object: https://git-scm.com/docs/gitrepository-layout and `git hash-object`. */
function writeObject(place: string, kind: string, body: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.from(`${kind} ${body.length}\0`), body]);
  const hash = createHash('sha1').update(whole).digest();
  const name = hash.toString('hex');
  const folder = join(place, 'objects', name.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name.slice(2)), deflateSync(whole, { level: 1 }));
  return hash;
}

/** The tree of sorted files whose paths share what is before `start`. */
function writeTree(files: readonly TrackedFile[], start: number, write: WriteObject): Buffer {
  const entries: TreeEntry[] = [];
  let at = 0;
  for (let file = files[0]; file !== undefined; file = files[at]) {
    const { path, mode, hash } = file;
    const slash = path.indexOf('/', start);
    const name = path.subarray(start, slash === -1 ? undefined : slash).toString();
    if (slash === -1) {
      entries.push({ name, mode: mode.toString(8), hash });
      at += 1;
      continue;
    }
    const prefix = path.subarray(0, slash + 1);
    let end = at;
    while (files[end]?.path.subarray(0, slash + 1).equals(prefix) === true) end += 1;
    const inner = writeTree(files.slice(at, end), slash + 1, write);
    entries.push({ name, mode: '40000', hash: inner });
    at = end;
  }
  // Sorted paths are in git's order of trees too: a folder sorts as if its name ended in a slash.
  const parts = entries.flatMap(({ name, mode, hash }) => [Buffer.from(`${mode} ${name}\0`), hash]);
  return write('tree', Buffer.concat(parts));
}

/** Version 2 of the index: https://git-scm.com/docs/index-format. */
function indexOf(files: readonly TrackedFile[]): Buffer {
  const header = Buffer.from('DIRC\0\0\0\x02\0\0\0\0');
  header.writeUInt32BE(files.length, 8);
  const entries = files.map(({ path, hash, stat }) => {
    const flags = Buffer.alloc(2);
    flags.writeUInt16BE(Math.min(path.length, 0xfff));
    // One to eight zeros, up to a multiple of eight bytes.
    const padding = Buffer.alloc(8 - ((62 + path.length) % 8));
    return Buffer.concat([stat, hash, flags, path, padding]);
  });
  const body = Buffer.concat([header, ...entries]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}
