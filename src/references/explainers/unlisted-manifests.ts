import { folderOf } from '../../model/folder-of.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { appendTo } from '../../model/group-by.ts';
import { sourcesOfObject } from '../collect/collect-sources.ts';
import type { PossibleProducer } from './possible-producer.ts';
import type { Registry } from '../producers/registry.ts';

interface Undeployed {
  readonly at: Span;
  readonly path: string;
  readonly folder: string;
}

/** What the manifests that no kustomization lists, beside manifests that one does, say of a reference. */
export interface NotDeployed {
  /**
   * The manifest of its source, or of what makes it (an ExternalSecret), next to the files of the reference's build: most often a forgotten line
   * under `resources`.
   */
  readonly forgotten: (reference: Reference) => Span | undefined;
  /** Who deploys a file by hand deploys all of its documents: a HelmRelease that is left out, and the ConfigMap below it. */
  readonly sameFile: PossibleProducer;
}

export function notDeployed(
  files: readonly ParsedFile[],
  builds: readonly Build[],
  registry: Registry,
): NotDeployed {
  const byName = new Map<string, Undeployed[]>();
  for (const file of files) {
    if (file.class.kind !== 'skipped' || file.class.as !== 'not-deployed') continue;
    const folder = folderOf(file.path);
    for (const manifest of file.documents.flatMap((each) => each.manifests)) {
      for (const { kind, name, at } of sourcesOfObject(manifest, registry)) {
        appendTo(byName, `${kind} ${name}`, { at, path: file.path, folder });
      }
    }
  }
  const foldersOf = new Map(builds.map(({ id, files: own }) => [id, new Set(own.map(folderOf))]));
  const named = ({ kind, name }: Reference): readonly Undeployed[] =>
    byName.get(`${kind} ${name}`) ?? [];
  return {
    forgotten: (reference) =>
      named(reference).find(({ folder }) => foldersOf.get(reference.build)?.has(folder))?.at,
    sameFile: (reference) => {
      const own = hostSpan(reference.at).file.path;
      return named(reference).some(({ path }) => path === own) ? `${own} makes it` : undefined;
    },
  };
}
