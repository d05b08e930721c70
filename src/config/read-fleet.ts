import { isMap, isScalar, isSeq, type Document, type Node } from 'yaml';
import { CannotRun } from '../model/cannot-run.ts';
import type { SourceFile } from '../model/span.ts';
import { failOn } from './fail-on.ts';
import { parseConfig } from './parse-config.ts';
import type { Violation } from './violation.ts';

/** One repository, as a list of a fleet names it. */
interface FleetItem {
  /** Relative to the folder of the list. */
  readonly path: string;
  readonly name?: string;
  /** URLs under which entry objects name it. */
  readonly urls: readonly string[];
}

const HELP = 'The list of a fleet is described in docs/fleet.md.';
const KEYS: ReadonlySet<string> = new Set(['path', 'name', 'urls']);

/** Reads a list of repositories: paths, or maps with `path`, `name` and `urls`. Throws CannotRun with every mistake, each at its line. */
export function readFleet(file: SourceFile): readonly FleetItem[] {
  const { document, violations } = parseConfig(file);
  failOn(violations, file, HELP);
  const contents: unknown = document?.contents;
  if (!isSeq(contents)) {
    throw new CannotRun(
      `\`${file.path}\` is not a list of repositories.`,
      'Write one path per line, such as `- ../infra`, or maps with `path`, `name` and `urls`.',
    );
  }
  const mistakes: Violation[] = [];
  const items = contents.items.flatMap((item) => itemOf(item, { file, document }, mistakes));
  failOn(mistakes, file, HELP);
  return items;
}

interface FleetFile {
  readonly file: SourceFile;
  readonly document: Document.Parsed | undefined;
}

function itemOf(item: unknown, { file }: FleetFile, mistakes: Violation[]): readonly FleetItem[] {
  const fail = (node: unknown, message: string): readonly FleetItem[] => {
    mistakes.push({ at: spanOf(node, file), message });
    return [];
  };
  const plain = textIn(item);
  if (plain !== undefined) return [{ path: plain, urls: [] }];
  if (!isMap(item)) return fail(item, 'A repository must be a path, or a map with `path`.');
  for (const { key } of item.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!KEYS.has(name)) fail(key, `Unknown key \`${name}\`. Use path, name or urls.`);
  }
  const [path, name] = ['path', 'name'].map((key) => textIn(item.get(key, true)));
  if (path === undefined) return fail(item, 'A repository must have a `path`, which is text.');
  if (item.has('name') && name === undefined) return fail(item, '`name` must be text.');
  const listed: unknown = item.get('urls', true);
  const urls = isSeq(listed) ? listed.items.map(textIn) : [];
  if ((item.has('urls') && !isSeq(listed)) || urls.includes(undefined)) {
    return fail(listed, '`urls` must be a list of texts.');
  }
  const known = urls.flatMap((url) => url ?? []);
  return [{ path, ...(name !== undefined && { name }), urls: known }];
}

function textIn(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null || node.value === '') return undefined;
  return typeof node.value === 'string' ? node.value : node.source;
}

function spanOf(node: unknown, file: SourceFile): Violation['at'] {
  const range = isRanged(node) ? (node.range ?? undefined) : undefined;
  const [start = 0, end = start] = range ?? [];
  return { file, start, end };
}

function isRanged(node: unknown): node is Pick<Node, 'range'> {
  return isScalar(node) || isMap(node) || isSeq(node);
}
