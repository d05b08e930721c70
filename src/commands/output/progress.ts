import { isManifestName, type FileTree } from '../../model/file-tree.ts';
import type { Host } from '../host.ts';

/** Shows on a terminal that work goes on; nothing elsewhere, and nothing in short runs. */
interface Progress {
  /** The same tree, counting the files read. */
  readonly watch: (tree: FileTree) => Promise<FileTree>;
  readonly stop: () => void;
}

/** With fewer files the work is done before anyone could read a word. */
const MANY_FILES = 200;

/** Counts the manifests that a run has read, each once, and shows how many of all that is. */
export function startProgress({ spinner }: Host): Progress {
  return {
    async watch(tree) {
      const unread = new Set(tree.paths.filter(isManifestName));
      const total = unread.size;
      if (spinner === undefined || total < MANY_FILES) return tree;
      await spinner.load();
      return {
        ...tree,
        read(path) {
          unread.delete(path);
          spinner.show({ done: total - unread.size, total });
          return tree.read(path);
        },
      };
    },
    stop: () => spinner?.stop(),
  };
}
