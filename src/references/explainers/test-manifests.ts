import type { FileTree } from '../../model/file-tree.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { writtenObjects } from './text/objects-in-text.ts';

/** Manifests that only tests apply. */
const OF_TESTS =
  /(?:^|\/)(?:tests?|e2e|integration|test[-_]?data|fixtures?|__fixtures__|__tests__)\/.*\.ya?ml$/;
const OBJECT = /^kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/m;
/** Bytes of such a file that are read at most, and files in all. */
const MOST_BYTES = 256 * 1024;
const MOST_FILES = 2000;

/**
 * Tests that make a source which nothing else makes: they stand in for someone outside the repository. The files are read when the first
 * question comes.
 */
export function madeByTests(tree: FileTree | undefined): PossibleProducer {
  let made: ReadonlyMap<string, string> | undefined;
  return ({ kind, name }) => {
    const path = (made ??= madeIn(tree)).get(`${kind} ${name}`);
    return path === undefined ? undefined : `${path} makes one for a test`;
  };
}

function madeIn(tree: FileTree | undefined): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const paths = (tree?.paths ?? []).filter((path) => OF_TESTS.test(path));
  for (const path of paths.slice(0, MOST_FILES)) {
    const content = tree?.read(path);
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    const text = new TextDecoder().decode(content.bytes);
    for (const { kind, name } of writtenObjects(text, OBJECT)) {
      const id = `${kind === 'ConfigMap' ? kind : 'Secret'} ${name}`;
      if (!made.has(id)) made.set(id, path);
    }
  }
  return made;
}
