import { appendTo } from '../../../model/group-by.ts';
import { memo } from '../../../model/memo.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import { deploymentOfFile, isLeftOutOfList, type ParsedFile } from '../../../model/parsed-file.ts';
import type { LeftOut, Reference } from '../../../model/reference.ts';
import { sourcesOfObject } from '../../collect/collect-sources.ts';
import type { Registry } from '../../producers/registry.ts';

/** A source in a manifest that no kustomization lists, although one lists manifests beside it. */
interface UnlistedSource extends LeftOut {
  readonly path: string;
  readonly folder: string;
}

/** Such sources, and those that the objects of such manifests make (an ExternalSecret), of the kind and name of a reference. */
export type UnlistedSources = (reference: Reference) => readonly UnlistedSource[];

/** Reads the manifests of the files that are skipped because nothing deploys them. */
export const unlistedSources = memo(
  (files: readonly ParsedFile[], registry: Registry): UnlistedSources => {
    const byName = new Map<string, UnlistedSource[]>();
    for (const file of files) {
      if (!isLeftOutOfList(file)) continue;
      const folder = folderOf(file.path);
      const isCommentedOut = deploymentOfFile(file)?.evidence.kind === 'commented-out';
      for (const manifest of file.documents.flatMap((each) => each.manifests)) {
        for (const { kind, name, at } of sourcesOfObject(manifest, registry)) {
          appendTo(byName, `${kind} ${name}`, {
            at,
            path: file.path,
            folder,
            ...(isCommentedOut && { isCommentedOut }),
          });
        }
      }
    }
    return ({ kind, name }) => byName.get(`${kind} ${name}`) ?? [];
  },
);
