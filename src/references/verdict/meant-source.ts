import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { MeantSource, Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { mayMeet } from '../objects/namespaces.ts';
import type { SourceIndex } from '../scope/source-index.ts';

/** What a reference to a source that is missing probably means, by something else than a similar name. */
export type FindMeant = (reference: Reference) => MeantSource | undefined;

/** Finds it in the sources of one run. Of several that could be meant, none is. */
export function meantSources(
  index: SourceIndex,
  references: readonly Reference[],
  files: readonly ParsedFile[],
): FindMeant {
  const written = once(() => index.all.filter(({ producer }) => producer.kind !== 'externals'));
  const ofResource = once(() =>
    groupBy(
      written().filter(({ name, producer }) => producer.manifest.name !== name),
      ({ kind, build, producer }) => `${kind} ${build} ${producer.manifest.name ?? ''}`,
    ),
  );
  const inBuild = once(() => groupBy(written(), ({ kind, build }) => `${kind} ${build}`));
  const beside = unusedBeside(written, references, files);
  return (reference) => {
    const { kind, build, name, namespace } = reference;
    const onlyOf = (sources: readonly Source[] = []): Source | undefined =>
      only(sources.filter((source) => mayMeet(source.namespace, namespace)));
    const made = onlyOf(ofResource().get(`${kind} ${build} ${name}`));
    if (made !== undefined) return { source: made, by: 'resource' };
    const holding = onlyOf(
      inBuild()
        .get(`${kind} ${build}`)
        ?.filter(({ keys }) => keys.kind === 'known' && keys.value.has(name)),
    );
    if (holding !== undefined) return { source: holding, by: 'key' };
    const unused = onlyOf(beside(reference));
    return unused === undefined ? undefined : { source: unused, by: 'beside' };
  };
}

function only(sources: readonly Source[]): Source | undefined {
  const [first, ...others] = sources;
  return others.every(({ name }) => name === first?.name) ? first : undefined;
}

/**
 * The sources in the folder of a reference that nothing in the repository names, and that begin with the same word: who wrote them for this
 * object and called them otherwise in it meant them.
 */
function unusedBeside(
  written: () => readonly Source[],
  references: readonly Reference[],
  files: readonly ParsedFile[],
): (reference: Reference) => readonly Source[] {
  const byFolder = once(() =>
    groupBy(written(), ({ kind, at }) => `${kind} ${folderOf(hostSpan(at).file.path)}`),
  );
  const used = once(() => new Set(references.map(({ kind, name }) => `${kind} ${name}`)));
  const texts = once(() => groupBy(files, ({ path }) => folderOf(path)));
  return (reference) => {
    if (reference.use === 'custom-resource' && !isOfFlux(reference)) return [];
    const { kind, name, at } = reference;
    const own = hostSpan(at).file.path;
    const folder = folderOf(own);
    const isNamed = (source: Source): boolean => {
      const { path } = hostSpan(source.at).file;
      const others = texts().get(folder) ?? [];
      return others.some((file) => file.path !== path && holds(file, source.name));
    };
    return (byFolder().get(`${kind} ${folder}`) ?? []).filter(
      (source) =>
        !PLACEHOLDER.test(source.name) &&
        writtenName(source.at, source.name) !== writtenName(at, name) &&
        firstWord(source.name) === firstWord(name) &&
        hostSpan(source.at).file.path !== own &&
        !used().has(`${kind} ${source.name}`) &&
        !isNamed(source),
    );
  };
}

/** Fields without which Flux goes no further. Of other controllers nobody knows what they do without a source. */
function isOfFlux({ path }: Reference): boolean {
  return /^spec\.(?:valuesFrom|postBuild\.substituteFrom)\[/.test(path);
}

const PLACEHOLDER = /[${}]/;

function holds({ source }: ParsedFile, name: string): boolean {
  return source?.text.includes(name) === true;
}

function firstWord(name: string): string {
  return name.split(/[-.]/, 1)[0] ?? '';
}
