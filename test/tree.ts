import type { FileContent, FileTree } from '../src/model/file-tree.ts';

/**
 * Many files in one string. A line `=== path` starts a file; its own indentation is taken off every line that follows, so
 * a tree may be indented with the test around it. Backslashes are kept as written (`\\n` is two characters), but for those before
 * a backtick or `$`. What precedes the first header must be blank.
 *
 *     const files = tree`
 *       === apps/api.yaml
 *       apiVersion: v1
 *       kind: Pod
 *       === config/app.env
 *       A=1
 *     `;
 */
export function tree(strings: TemplateStringsArray, ...values: readonly unknown[]): FileTree {
  const raw = strings.raw.map((text) => text.replaceAll(/\\([`$])/g, '$1'));
  return treeOf(filesOf(String.raw({ raw }, ...values)));
}

/** A tree of texts (or bytes) by path, for tests that make their files. */
export function treeOf(
  files: Readonly<Record<string, string | Uint8Array>> | ReadonlyMap<string, string | Uint8Array>,
): FileTree {
  const entries: Iterable<readonly [string, string | Uint8Array]> =
    files instanceof Map ? files : Object.entries(files);
  const contents = new Map(entries);
  return {
    paths: [...contents.keys()].sort((a, b) => (a < b ? -1 : 1)),
    read(path) {
      const content = contents.get(path);
      if (content === undefined) return nothingAt(path, contents);
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { kind: 'bytes', bytes };
    },
  };
}

function nothingAt(path: string, contents: ReadonlyMap<string, unknown>): FileContent {
  const isFolder = [...contents.keys()].some((file) => file.startsWith(`${path}/`));
  return isFolder
    ? { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' }
    : { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
}

const HEADER = /^([ \t]*)=== (\S.*?)[ \t]*$/;

function filesOf(text: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let path: string | undefined;
  let indent = '';
  let lines: string[] = [];
  const close = (): void => {
    if (path !== undefined) files.set(path, lines.map((line) => `${line}\n`).join(''));
    else if (lines.some((line) => line.trim() !== '')) throw new Error('text before `=== path`');
  };
  for (const line of text.split('\n')) {
    const header = HEADER.exec(line);
    if (header === null) {
      lines.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
      continue;
    }
    close();
    [, indent = '', path] = header;
    lines = [];
  }
  // The last line holds the closing backtick.
  if (lines.at(-1)?.trim() === '') lines.pop();
  close();
  return files;
}
