import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { appendTo } from '../../model/group-by.ts';

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
/** A name of one plain word (`config`) is a word of any file: only where a field holds it does it name something. */
const PLAIN_NAME = /\b\w*[nN]ame["']?:[ \t]+["']?([a-z0-9]+)["']?[ \t]*(?:$|[,}#])/gm;

interface Mention {
  readonly path: string;
  readonly build: string;
  readonly why: string;
}

const KUSTOMIZATION = /(?:^|\/)kustomization(?:\.ya?ml)?$/i;

/**
 * A kustomization that cannot be built may make what its files mention, and one whose generator needs a file that is not here what the
 * kustomization itself names; `names` are those in question.
 */
export function failedBuilds(
  builds: readonly Build[],
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): PossibleProducer {
  const failed = builds.filter(
    ({ failures, partial }) => failures.length > 0 || partial.length > 0,
  );
  if (failed.length === 0) return () => undefined;
  const texts = new Map(files.map(({ path, source }) => [path, source?.text ?? '']));
  const mentions = new Map<string, Mention[]>();
  for (const { id, files: own, failures } of failed) {
    const why = failures.length > 0 ? 'cannot be built' : 'needs files that are not here';
    for (const path of own) {
      if (failures.length === 0 && !KUSTOMIZATION.test(path)) continue;
      const words = wordsOf(texts.get(path) ?? '');
      for (const word of words) {
        if (names.has(word)) appendTo(mentions, word, { path, build: id, why });
      }
    }
  }
  const filesOf = new Map(builds.map((build) => [build.id, new Set(build.files)]));
  return ({ name, build }) => {
    // What this build reads too says nothing about what only the other one makes.
    const other = mentions.get(name)?.find(({ path }) => !filesOf.get(build)?.has(path));
    if (other === undefined) return undefined;
    return `${other.path} mentions it, and the kustomization ${other.build} ${other.why}`;
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  const composed = (text.match(WORD) ?? []).filter((word) => /[-.]/.test(word));
  return new Set([...composed, ...[...text.matchAll(PLAIN_NAME)].map(([, name = '']) => name)]);
}
