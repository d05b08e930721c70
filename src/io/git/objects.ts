import { runGit, type GitBounds, type GitOutput, type Repository } from './run-git.ts';

export interface GitObject {
  readonly id: string;
  readonly kind: string;
  readonly size: number;
}

export type GitAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** A clause. */
  | { readonly kind: 'failed'; readonly reason: string };

const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const INFO_BOUNDS: GitBounds = { milliseconds: 60_000, bytes: 256 * 1024 * 1024 };
const READ_MS = 60_000;
/** Room for what git prints around one object. */
const HEADER_BYTES = 256;

/** Whether a text is the full name of an object, which git can take for nothing else. */
export function isObjectId(text: string): boolean {
  return ID.test(text);
}

/**
 * Runs git to read objects, but not in a repository that borrows them from another one, because a `.git` folder of a stranger could show
 * what is in a repository of the user.
 */
export function askObjects(
  repository: Repository,
  args: readonly string[],
  bounds: GitBounds,
  input = '',
): GitOutput {
  const reason = borrowing(repository);
  if (reason === undefined) return runGit(repository, args, bounds, input);
  return { kind: 'failed', reason, cause: 'refused' };
}

/** A clause about the repository from which this one borrows objects, if it does. */
export function borrowing({ borrowsFrom }: Repository): string | undefined {
  if (borrowsFrom === undefined) return undefined;
  return `git objects are borrowed from \`${borrowsFrom}\`, another repository`;
}

/**
 * The objects that names lead to, in their order; undefined if a name leads to nothing, or to an object that is not here. Names go to git's
 * standard input, where none can be an option; one with a line break leads to nothing.
 */
export function findObjects(
  repository: Repository,
  names: readonly string[],
): GitAnswer<readonly (GitObject | undefined)[]> {
  const asked = names.map((name) => (/^[^\n\r\0]{1,1000}$/.test(name) ? name : '-'));
  const input = asked.map((name) => `${name}\n`).join('');
  const output = askObjects(repository, ['cat-file', '--batch-check'], INFO_BOUNDS, input);
  if (output.kind === 'failed') return output;
  const lines = output.bytes.toString().split('\n');
  return { kind: 'done', value: names.map((_, at) => objectIn(lines[at] ?? '')) };
}

function objectIn(line: string): GitObject | undefined {
  const match = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(line);
  if (match === null) return undefined;
  const [, id = '', kind = '', size = ''] = match;
  return { id, kind, size: Number(size) };
}

/** The contents of objects by their ids; those that are not here are left out. The caller bounds what they hold together. */
export function readObjects(
  repository: Repository,
  objects: readonly GitObject[],
): GitAnswer<ReadonlyMap<string, Buffer>> {
  const bytes = objects.reduce((sum, { size }) => sum + size + HEADER_BYTES, HEADER_BYTES);
  const input = objects.map(({ id }) => `${id}\n`).join('');
  const output = askObjects(
    repository,
    ['cat-file', '--batch'],
    { milliseconds: READ_MS, bytes },
    input,
  );
  if (output.kind === 'failed') return output;
  return { kind: 'done', value: contentsIn(output.bytes) };
}

/** `<id> <kind> <size>`, a line break, the content, a line break; `<id> missing`. */
function contentsIn(output: Buffer): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    if (end === -1) break;
    const object = objectIn(output.toString('latin1', at, end));
    at = end + 1;
    if (object === undefined) continue;
    contents.set(object.id, output.subarray(at, at + object.size));
    at += object.size + 1;
  }
  return contents;
}
