import { addTo, appendTo, groupBy } from '../../model/group-by.ts';
import { getOrMake, once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { MeantSource, Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { isTemplatedName } from '../objects/templated-name.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { alikeInWords, userOf } from './alike-in-words.ts';
import { sourcesWithFiles } from './files-read.ts';

/** What a reference to a source that is missing probably means, by something else than a similar name. */
export type FindMeant = (reference: Reference) => MeantSource | undefined;

/** Finds the source that a reference means among the sources of one run; none if several could be meant. */
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
  const holdingKey = once(() => byKey(written()));
  const users = once(() => usersOf(references));
  const beside = unusedBeside(written, users, files);
  const inWords = alikeInWords(written, users, index);
  const withFiles = sourcesWithFiles(
    holdingKey,
    ({ kind, name }) => !isTemplatedName(name) && !users().has(`${kind} ${name}`),
  );
  return (reference) => {
    const { kind, build, name, namespace } = reference;
    const onlyOf = (sources: readonly Source[] = []): Source | undefined =>
      only(sources.filter((source) => mayMeet(source.namespace, namespace)));
    const made = onlyOf(ofResource().get(`${kind} ${build} ${name}`));
    if (made !== undefined) return { source: made, by: 'resource' };
    const holding = onlyOf(holdingKey().get(`${kind} ${build} ${name}`));
    if (holding !== undefined) return { source: holding, by: 'key' };
    const read = onlyOf(withFiles(reference));
    if (read !== undefined) return { source: read, by: 'file' };
    const unused = onlyOf(beside(reference));
    const alike = onlyOf(inWords(reference));
    if (alike !== undefined)
      return { source: alike, by: unused === undefined ? 'words' : 'beside', isAlike: true };
    return unused === undefined ? undefined : { source: unused, by: 'beside' };
  };
}

function only(sources: readonly Source[]): Source | undefined {
  const [first, ...others] = sources;
  return others.every(({ name }) => name === first?.name) ? first : undefined;
}

/** Sources by their kind and build and each of their keys. */
function byKey(sources: readonly Source[]): ReadonlyMap<string, readonly Source[]> {
  const found = new Map<string, Source[]>();
  for (const source of sources) {
    if (source.keys.kind === 'unknown') continue;
    for (const key of source.keys.value.keys())
      appendTo(found, `${source.kind} ${source.build} ${key}`, source);
  }
  return found;
}

/** Where more sources begin with one word, none of them is meant. */
const MAX_ALIKE = 10;
/** Characters of texts that are searched for names in one run; what is asked after that counts as named. */
const MAX_SEARCHED = 1_000_000_000;

/**
 * The sources in the folder of a reference that nothing in the repository names, and that begin with the same word: who wrote them for this
 * object and called them otherwise in it meant them. One that has the key that is asked for may be named in texts all the same (a short name is
 * a part of many), and the same object may read other keys of it.
 */
function unusedBeside(
  written: () => readonly Source[],
  users: () => ReadonlyMap<string, ReadonlySet<string>>,
  files: readonly ParsedFile[],
): (reference: Reference) => readonly Source[] {
  const alike = once(() => groupBy(written(), alikeKey));
  const alikeIn = once(() => groupBy(written(), buildKey));
  const filesIn = once(() => groupBy(files, ({ path }) => folderOf(path)));
  let left = MAX_SEARCHED;
  const isNamedIn = (text: string, name: string): boolean => {
    left -= text.length;
    return left < 0 || text.includes(name);
  };
  const isNamedBeside = ({ name, at, producer }: Source): boolean => {
    const { path } = hostSpan(at).file;
    const beside = filesIn().get(folderOf(path)) ?? [];
    // Another object in the same file may name it, too.
    const { file, start, end } = hostSpan(producer.manifest.node);
    return (
      beside.some((each) => each.path !== path && isNamedIn(each.source?.text ?? '', name)) ||
      isNamedIn(file.text.slice(0, start), name) ||
      isNamedIn(file.text.slice(end), name)
    );
  };
  const isUnused = (source: Source): boolean =>
    !isTemplatedName(source.name) &&
    !users().has(`${source.kind} ${source.name}`) &&
    !isNamedBeside(source);
  const isMeantForKey = (reference: Reference, source: Source): boolean => {
    if (isTemplatedName(source.name) || !hasKeyOf(reference, source)) return false;
    const by = users().get(`${source.kind} ${source.name}`) ?? new Set();
    const isOwn = by.size === 1 && by.has(userOf(reference));
    return by.size === 0 || (isOwn && !COMMON_KEY.test(reference.key?.name ?? ''));
  };
  const unused = new Map<string, readonly Source[]>();
  return (reference) => {
    if (reference.use === 'custom-resource' && !isOfFlux(reference)) return [];
    const { name, at } = reference;
    const key = alikeKey(reference);
    const all = alike().get(key) ?? [];
    const found = getOrMake(unused, key, () =>
      all.length > MAX_ALIKE ? [] : all.filter(isUnused),
    );
    const inBuild = alikeIn().get(buildKey(reference)) ?? [];
    const holding = [...new Set([...all, ...inBuild])].filter((source) =>
      isMeantForKey(reference, source),
    );
    if (holding.length > 0) return holding;
    return found.filter(
      (source) =>
        hostSpan(source.at).file.path !== hostSpan(at).file.path &&
        !(isOfVariables(reference) && isCertificate(source)) &&
        writtenName(source.at, source.name) !== writtenName(at, name),
    );
  };
}

function isOfVariables({ use }: Reference): boolean {
  return use === 'env' || use === 'env-from';
}

/** What cert-manager writes: files, and nothing that variables are made of. */
function isCertificate({ producer }: Source): boolean {
  return producer.manifest.group === 'cert-manager.io';
}

/** Keys that many Secrets have. */
const COMMON_KEY = /^(?:user(?:name)?|pass(?:word)?|token|key|ur[il]|host|port|(?:ca|tls)\..+)$/i;

/** Who refers to the sources of a name. */
function usersOf(references: readonly Reference[]): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const reference of references)
    addTo(users, `${reference.kind} ${reference.name}`, userOf(reference));
  return users;
}

/** Whether a source has the key that a reference reads; any has the key of a whole file of values. */
function hasKeyOf({ key, at }: Reference, { keys }: Source): boolean {
  if (key === undefined || key.at === at || keys.kind === 'unknown') return false;
  return keys.value.has(key.name);
}

/** Kind, folder and first word: equal for a source and the references that may mean it. */
function alikeKey({ kind, name, at }: Pick<Source, 'kind' | 'name' | 'at'>): string {
  return `${kind} ${firstWord(name)} ${folderOf(hostSpan(at).file.path)}`;
}

/** The same in one build. */
function buildKey({ kind, name, build }: Pick<Source, 'kind' | 'name' | 'build'>): string {
  return `${kind} ${firstWord(name)} ${build}`;
}

/** Fields without which Flux goes no further. Of other controllers nobody knows what they do without a source. */
function isOfFlux({ path }: Reference): boolean {
  return /^spec\.(?:valuesFrom|postBuild\.substituteFrom)\[/.test(path);
}

function firstWord(name: string): string {
  return name.split(/[-.]/, 1)[0] ?? '';
}
