import { folderOf } from '../model/folder-of.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Reference } from '../model/reference.ts';
import type { Span } from '../model/span.ts';
import { appendTo } from '../model/group-by.ts';
import { sourcesOfObject } from './collect-sources.ts';
import type { Registry } from './producers/registry.ts';

interface Undeployed {
  readonly at: Span;
  readonly folder: string;
}

/**
 * The manifest of a reference's source, or of what makes it (an ExternalSecret), that is next to the files of the reference's build but that no
 * kustomization lists: most often a forgotten line under `resources`.
 */
export function notDeployed(
  files: readonly ParsedFile[],
  builds: readonly Build[],
  registry: Registry,
): (reference: Reference) => Span | undefined {
  const byName = new Map<string, Undeployed[]>();
  for (const file of files) {
    if (file.class.kind !== 'skipped' || file.class.as !== 'not-deployed') continue;
    const folder = folderOf(file.path);
    for (const manifest of file.documents.flatMap((each) => each.manifests)) {
      for (const { kind, name, at } of sourcesOfObject(manifest, registry)) {
        appendTo(byName, `${kind} ${name}`, { at, folder });
      }
    }
  }
  const foldersOf = new Map(builds.map(({ id, files: own }) => [id, new Set(own.map(folderOf))]));
  return ({ kind, name, build }) =>
    byName.get(`${kind} ${name}`)?.find(({ folder }) => foldersOf.get(build)?.has(folder))?.at;
}
