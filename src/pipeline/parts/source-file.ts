import type { FileTree } from '../../model/file-tree.ts';
import type { SourceFile } from '../../model/span.ts';
import { decodeBytes } from '../../parse/decode-bytes.ts';

/** Files of a tree whose text is read when it is asked for, the same object for each path. What cannot be read is empty. */
export function openSourceFile(tree: FileTree): (path: string) => SourceFile {
  const known = new Map<string, SourceFile>();
  return (path) => {
    let file = known.get(path);
    if (file === undefined) known.set(path, (file = new LazyFile(path, tree)));
    return file;
  };
}

class LazyFile implements SourceFile {
  readonly path: string;
  readonly #tree: FileTree;
  #text: string | undefined;

  constructor(path: string, tree: FileTree) {
    this.path = path;
    this.#tree = tree;
  }

  get text(): string {
    this.#text ??= textOf(this.path, this.#tree);
    return this.#text;
  }
}

function textOf(path: string, tree: FileTree): string {
  const content = tree.read(path);
  if (content.kind !== 'bytes') return '';
  const decoded = decodeBytes(path, content.bytes);
  return decoded.kind === 'text' ? decoded.file.text : '';
}
