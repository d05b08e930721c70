import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';
import { writtenObjects } from './kit/objects-in-text.ts';

/** Manifests that only tests apply. */
const OF_TESTS =
  /(?:^|\/)(?:tests?|e2e|integration|test[-_]?data|fixtures?|__fixtures__|__tests__)\/.*\.ya?ml$/;
const OBJECT = /^kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/m;
/** Bytes of such a file that are read at most, and files in all. */
const MAX_BYTES = 256 * 1024;
const MAX_FILES = 2000;

/**
 * Looks for a Secret or ConfigMap of the name in manifests of tests: in place of somebody outside the repository, the test creates what the
 * workload needs.
 */
export const testManifests: Explainer = {
  id: 'test-manifest',
  strength: 'guess',
  open: ({ scan, tree }) => {
    const made = new Map<string, string>();
    let count = 0;
    const found = scan.add({
      wants: (path, file) =>
        tree !== undefined &&
        (file === undefined || file.source !== undefined) &&
        OF_TESTS.test(path),
      read: ({ path, size, text }) => {
        count += 1;
        if (count > MAX_FILES || size > MAX_BYTES) return;
        for (const { kind, name } of writtenObjects(text(), OBJECT)) {
          const id = `${kind === 'ConfigMap' ? kind : 'Secret'} ${name}`;
          const first = made.get(id);
          if (first === undefined || path < first) made.set(id, path);
        }
      },
      found: () => made,
    });
    return ({ kind, name }) => {
      const path = found().get(`${kind} ${name}`);
      return path === undefined ? undefined : message`${path} defines one for a test`;
    };
  },
};
