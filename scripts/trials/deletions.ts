import { dirname, posix } from 'node:path';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import type { Report } from '../../src/model/report.ts';
import type { Source } from '../../src/model/source.ts';
import { hostSpan, placeOf } from '../../src/model/span.ts';
import type { Span } from '../../src/model/span.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import { blanked, blockAt, documentAt, indentOf, rowOf, saysSomething } from './blank-lines.ts';
import type { Mutation } from './mutation.ts';
import { isRight, kindOf, sourcesOf } from './typos.ts';
import { verbatimOffset } from './written-text.ts';

/** A reference that is certainly right because of exactly one place that makes its source. */
interface Held {
  readonly judged: JudgedReference;
  readonly source: Source;
}

/**
 * Every key that something requires, and every source that is the only one of its name, taken away where a person wrote it; one
 * at a time.
 */
export function deletionsOf({ references, builds }: Report, tree: FileTree): readonly Mutation[] {
  const all = groupBy(collectSources(builds), writtenName);
  const single = all.filter((same) => new Set(same.map(({ at }) => placeOf(at))).size === 1);
  const places = new Set(single.flatMap((same) => same.map(({ at }) => placeOf(at))));
  const held = references.filter(isRight).flatMap((judged): readonly Held[] => {
    const sources = sourcesOf(judged.verdict);
    const [source] = sources;
    const isOne = new Set(sources.map(({ at }) => placeOf(at))).size === 1;
    return source !== undefined && isOne ? [{ judged, source }] : [];
  });
  const bySource = groupBy(held, ({ source }) => placeOf(source.at));
  const alone = bySource.filter(([first]) => first && places.has(placeOf(first.source.at)));
  const byKey = groupBy(held.filter(hasKeyText), ({ judged, source }) => {
    return `${placeOf(source.at)} ${judged.reference.key?.name ?? ''}`;
  });
  return [...byKey.flatMap(keyDeletion), ...alone.flatMap((users) => sourceDeletion(users, tree))];
}

/** Kind and name before prefixes and hashes. */
function writtenName({ kind, name, at }: Source): string {
  return `${kind} ${verbatimOffset(at, name)?.text ?? name}`;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function hasKeyText({ judged: { reference }, source }: Held): boolean {
  const keys = source.keys;
  return reference.key !== undefined && keys.kind === 'known' && keys.value.has(reference.key.name);
}

function keyDeletion(users: readonly Held[]): readonly Mutation[] {
  const [first] = users;
  const name = first?.judged.reference.key?.name;
  if (first?.source.keys.kind !== 'known' || name === undefined) return [];
  const { keys, producer } = first.source;
  // The last key of an object that a controller reads: without it, another field may say what the keys are.
  if (keys.value.size === 1 && producer.kind !== 'manifest') return [];
  const key = keys.value.get(name);
  const edit = key && withoutBlock(key.at);
  if (edit === undefined) return [];
  const what = `key ${name} of ${first.source.kind} ${first.source.name} (${first.source.producer.kind})`;
  return [deletion('key deleted', what, users, new Map([edit]), first.judged)];
}

function sourceDeletion(users: readonly Held[], tree: FileTree): readonly Mutation[] {
  const [first] = users;
  if (first === undefined) return [];
  const { source } = first;
  const isGenerated = source.producer.kind.endsWith('Generator');
  const edits = isGenerated
    ? generatorEdit(source)
    : withoutDocument(source.producer.manifest.node, tree);
  if (edits === undefined) return [];
  const what = `${source.kind} ${source.name} (${source.producer.kind}) of ${placeOf(source.at)}`;
  return [deletion('source deleted', what, users, edits, first.judged)];
}

function deletion(
  kind: Mutation['kind'],
  what: string,
  users: readonly Held[],
  edits: Mutation['edits'],
  first: JudgedReference,
): Mutation {
  const spans = users.flatMap(({ judged: { reference } }) => [
    reference.at,
    ...(kind === 'key deleted' && reference.key !== undefined ? [reference.key.at] : []),
  ]);
  const places = new Set(spans.map(placeOf));
  return { kind, of: kindOf(first), what, edits, places: [...places].sort() };
}

/** The whole item of a generator, where each item starts on a line of its own. */
function generatorEdit(source: Source): ReadonlyMap<string, string> | undefined {
  const { path, all, row } = rowOf(source.at);
  const depth = indentOf(all[row] ?? '');
  const startsItem = (line: string, index: number): boolean =>
    /^\s*- /.test(line) && (index === row || indentOf(line) < depth);
  const from = all.slice(0, row + 1).findLastIndex(startsItem);
  if (from === -1) return undefined;
  const item = blockAt(path, all, from);
  // What a generator changes, the base below it still makes.
  const isChange = all.slice(item.from, item.end).some((line) => /^\s*(?:- )?behavior:/.test(line));
  return isChange ? undefined : new Map([[path, blanked(item)]]);
}

/** The line of a span and the deeper lines below it, where nothing else precedes it on the line. */
function withoutBlock(span: Span): readonly [path: string, text: string] | undefined {
  const { path, all, row } = rowOf(span);
  const { file, start } = hostSpan(span);
  const before = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s"'-]*$/.test(before) ? [path, blanked(blockAt(path, all, row))] : undefined;
}

/** A file with one of its documents left blank; when it is the only one, the file goes, and its line in the kustomization next to it. */
function withoutDocument(
  span: Span,
  tree: FileTree,
): ReadonlyMap<string, string | undefined> | undefined {
  const document = documentAt(span);
  const left = blanked(document);
  return saysSomething(left) ? new Map([[document.path, left]]) : withoutFile(document.path, tree);
}

function withoutFile(
  path: string,
  tree: FileTree,
): ReadonlyMap<string, string | undefined> | undefined {
  const folder = dirname(path);
  const name = posix.basename(path);
  const listing = ['kustomization.yaml', 'kustomization.yml', 'Kustomization']
    .map((file) => posix.join(folder, file))
    .find((file) => tree.paths.includes(file));
  if (listing === undefined) return new Map([[path, undefined]]);
  const content = tree.read(listing);
  if (content.kind !== 'bytes') return undefined;
  const lines = new TextDecoder().decode(content.bytes).split('\n');
  const kept = lines.filter((line) => line.match(/^\s*-\s+["']?(?:\.\/)?([^"'\s]+)/)?.[1] !== name);
  // Listed from somewhere else, or alone in its list: taking it away would break a build, not a reference.
  if (kept.length === lines.length || !kept.some((line) => /^\s*- /.test(line))) return undefined;
  return new Map([
    [path, undefined],
    [listing, kept.join('\n')],
  ]);
}
