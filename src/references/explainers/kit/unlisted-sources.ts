import { posix } from 'node:path';
import { appendTo } from '../../../model/group-by.ts';
import { memo, once } from '../../../model/memo.ts';
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
    const inComment = namedInComments(files);
    for (const file of files) {
      if (!isLeftOutOfList(file)) continue;
      const folder = folderOf(file.path);
      const isCommentedOut =
        deploymentOfFile(file)?.evidence.kind === 'commented-out' || inComment().has(file.path);
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

const COMMENT = /(?:^|[ \t])#([^\n]*)/gm;
const FILE = /[\w][-\w./]*\.ya?ml\b/g;

/** The files that comments of the kustomizations in their folders name: "secret.yaml is applied by hand". */
function namedInComments(files: readonly ParsedFile[]): () => ReadonlySet<string> {
  return once(() => {
    const paths = files.flatMap(({ path, source, class: each }) =>
      each.kind !== 'kustomization' || source?.text.includes('#') !== true
        ? []
        : [...source.text.matchAll(COMMENT)].flatMap(([, comment = '']) =>
            (comment.match(FILE) ?? []).map((name) => posix.join(folderOf(path), name)),
          ),
    );
    return new Set(paths);
  });
}
