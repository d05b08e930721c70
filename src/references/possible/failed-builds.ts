import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { appendTo } from '../../model/group-by.ts';

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** A kustomization that cannot be built may make what its files mention; `names` are those in question. */
export function failedBuilds(
  builds: readonly Build[],
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): PossibleProducer {
  const failed = builds.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return () => undefined;
  const texts = new Map(files.map(({ path, source }) => [path, source?.text ?? '']));
  const mentions = new Map<string, { readonly path: string; readonly build: string }[]>();
  for (const { id, files: own } of failed) {
    for (const path of own) {
      const words = new Set(texts.get(path)?.match(WORD));
      for (const word of words) {
        if (names.has(word)) appendTo(mentions, word, { path, build: id });
      }
    }
  }
  const filesOf = new Map(builds.map((build) => [build.id, new Set(build.files)]));
  return ({ name, build }) => {
    // What this build reads too says nothing about what only the other one makes.
    const other = mentions.get(name)?.find(({ path }) => !filesOf.get(build)?.has(path));
    if (other === undefined) return undefined;
    return `${other.path} mentions it, and the kustomization ${other.build} cannot be built`;
  };
}
