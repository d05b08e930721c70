import { deploymentOfFile } from '../../../model/parsed-file.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import { appendTo } from '../../../model/group-by.ts';
import { memo } from '../../../model/memo.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import type { Reference } from '../../../model/reference.ts';
import type { Span } from '../../../model/span.ts';
import { sourcesOfObject } from '../../collect/collect-sources.ts';
import type { Registry } from '../../producers/registry.ts';

/** A source in a manifest that no kustomization lists, although one lists manifests beside it. */
export interface UnlistedSource {
  readonly at: Span;
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
      if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') continue;
      const folder = folderOf(file.path);
      for (const manifest of file.documents.flatMap((each) => each.manifests)) {
        for (const { kind, name, at } of sourcesOfObject(manifest, registry)) {
          appendTo(byName, `${kind} ${name}`, { at, path: file.path, folder });
        }
      }
    }
    return ({ kind, name }) => byName.get(`${kind} ${name}`) ?? [];
  },
);
