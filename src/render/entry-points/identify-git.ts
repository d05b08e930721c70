import { words } from '../../model/message.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Span } from '../../model/span.ts';
import type { GitSource } from '../argo/application-set/application-set.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';

/** What the generators of ApplicationSets ask: which repository at hand a URL means. */
export function identifyGit(
  resolveRepository: ResolveRepository,
  treeOf: (root: string) => FileTree,
): (url: string, folder: string | undefined, at: Span) => GitSource {
  return (url, folder, at) => {
    const repository = { kind: 'url', url } as const;
    const home = resolveRepository({ folder, repository, chart: false, revision: undefined }, at);
    if (home.kind === 'here') return { kind: 'known', tree: treeOf(home.root) };
    const reason =
      home.kind === 'other'
        ? 'one of its generators reads another repository'
        : 'it is not known whether one of its generators reads this repository';
    return { kind: 'unknown', reason: words(reason) };
  };
}
