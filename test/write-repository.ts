import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { deflateSync } from 'node:zlib';

// Most tests of git need a repository with one commit. Starting git three times for each of them took a fifth of the suite's time.

const CONFIG =
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n';
const FOLDERS = ['hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];
const EXCLUDE = '# Like .gitignore, but of this clone only.\n';

/** What `git init` makes in a folder. */
export function initRepository(folder: string): void {
  for (const each of FOLDERS) mkdirSync(join(folder, '.git', each), { recursive: true });
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, '.git/config'), CONFIG);
  writeFileSync(join(folder, '.git/info/exclude'), EXCLUDE);
}

/** What `git remote add origin` writes. */
export function addRemote(folder: string, url: string): void {
  const fetch = '+refs/heads/*:refs/remotes/origin/*';
  const section = `[remote "origin"]\n\turl = ${url}\n\tfetch = ${fetch}\n`;
  appendFileSync(join(folder, '.git/config'), section);
}

/** Whether `git add` would add each of these files as it is. */
export function isPlain(paths: readonly string[]): boolean {
  return !paths.some((path) => basename(path).startsWith('.git') || path.startsWith('.git/'));
}

interface Entry {
  readonly path: string;
  readonly id: Buffer;
  readonly isProgram: boolean;
}

/** What `git add --all` and the first `git commit` make of plain files in a new repository (git: gitformat-index, git-hash-object). */
export function commitFirst(folder: string, paths: readonly string[]): void {
  const entries = [...paths]
    .map((path) => Buffer.from(path))
    .sort((a, b) => Buffer.compare(a, b))
    .map((name) => entryOf(folder, name.toString()));
  writeFileSync(join(folder, '.git/index'), indexOf(folder, entries));
  const by = `a <a@example.com> ${Math.floor(Date.now() / 1000)} +0000`;
  const tree = writeTree(folder, entries).toString('hex');
  const text = `tree ${tree}\nauthor ${by}\ncommitter ${by}\n\nfirst\n`;
  const commit = writeObject(folder, 'commit', Buffer.from(text)).toString('hex');
  writeFileSync(join(folder, '.git/refs/heads/main'), `${commit}\n`);
  const log = `${'0'.repeat(40)} ${commit} ${by}\tcommit (initial): first\n`;
  mkdirSync(join(folder, '.git/logs/refs/heads'), { recursive: true });
  for (const name of ['HEAD', 'refs/heads/main'])
    writeFileSync(join(folder, '.git/logs', name), log);
}

function entryOf(folder: string, path: string): Entry {
  const file = join(folder, path);
  const id = writeObject(folder, 'blob', readFileSync(file));
  return { path, id, isProgram: (statSync(file).mode & 0o100) !== 0 };
}

function writeObject(folder: string, kind: 'blob' | 'tree' | 'commit', content: Buffer): Buffer {
  const object = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
  const id = createHash('sha1').update(object).digest();
  const hex = id.toString('hex');
  const path = join(folder, '.git/objects', hex.slice(0, 2), hex.slice(2));
  if (existsSync(path)) return id;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, deflateSync(object, { level: 1 }), { mode: 0o444 });
  return id;
}

/** Writes the tree of a folder, whose entries are sorted by the bytes of their paths, which is how git sorts a tree's. */
function writeTree(folder: string, entries: readonly Entry[], from = 0): Buffer {
  const lines: Buffer[] = [];
  const line = (mode: string, name: string, id: Buffer): number =>
    lines.push(Buffer.concat([Buffer.from(`${mode} ${name}\0`), id]));
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (entry === undefined) break;
    const { path, id, isProgram } = entry;
    const slash = path.indexOf('/', from);
    if (slash === -1) {
      line(isProgram ? '100755' : '100644', path.slice(from), id);
      at++;
      continue;
    }
    const start = path.slice(0, slash + 1);
    const end = entries.findIndex((entry, index) => index > at && !entry.path.startsWith(start));
    const below = entries.slice(at, end === -1 ? entries.length : end);
    line('40000', path.slice(from, slash), writeTree(folder, below, slash + 1));
    at += below.length;
  }
  return writeObject(folder, 'tree', Buffer.concat(lines));
}

function indexOf(folder: string, entries: readonly Entry[]): Buffer {
  const header = Buffer.from('DIRC\0\0\0\0\0\0\0\0');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(entries.length, 8);
  const content = Buffer.concat([header, ...entries.map((entry) => indexEntry(folder, entry))]);
  return Buffer.concat([content, createHash('sha1').update(content).digest()]);
}

function indexEntry(folder: string, { path, id, isProgram }: Entry): Buffer {
  const of = statSync(join(folder, path), { bigint: true });
  const mode = isProgram ? 0o100755n : 0o100644n;
  const second = 1_000_000_000n;
  const times = [
    of.ctimeNs / second,
    of.ctimeNs % second,
    of.mtimeNs / second,
    of.mtimeNs % second,
  ];
  const numbers = [...times, of.dev, of.ino, mode, of.uid, of.gid, of.size];
  const name = Buffer.from(path);
  const entry = Buffer.alloc((62 + name.length + 8) & ~7);
  numbers.forEach((number, at) => entry.writeUInt32BE(Number(number & 0xffffffffn), at * 4));
  id.copy(entry, 40);
  entry.writeUInt16BE(Math.min(name.length, 0xfff), 60);
  name.copy(entry, 62);
  return entry;
}
