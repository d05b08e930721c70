import { addTo, groupBy } from '../../../model/group-by.ts';
import type { MisreadValue } from '../../../model/manifest.ts';
import { memo, once } from '../../../model/memo.ts';
import { entryOf, type Entry, type MapNode } from '../../../model/node.ts';
import { typoOf } from '../../../text/typo.ts';
import { sourceOf, type ChartFile } from '../../helm/chart/chart-file.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';

/** A path below `.Values`. */
const READ = /\.Values((?:\.[A-Za-z_]\w*)+)/g;
/** Places in one template that are looked at, and characters before each. */
const MAX_READS = 5000;
const BEFORE = 400;
/** Steps of a path: no chart nests its values deeper. */
const MAX_STEPS = 64;
/** A template that refuses names of earlier versions reads them on purpose. */
const REFUSES = /\{\{-?[ \t]*fail\b|\|[ \t]*fail\b/;
const VALUES_FILE = /values[^/]*\.ya?ml$/;

/** Keys of a map among which a misspelled one is looked for. */
const MAX_KEYS = 200;

/**
 * The values that templates of a chart read under a name which differs only in case, or by a typo, from one that its values.yaml has, and that
 * nobody gives: Helm tells `annotations` from `Annotations`. A template that reads both takes either on purpose.
 */
export function misreadValues(chart: Chart, given: Table): readonly MisreadValue[] {
  return withDefaultsAlone(chart).flatMap(({ path, ...misread }) =>
    isGiven(given, path) ? [] : [misread],
  );
}

/** A value that is misread if nobody gives what leads to it. */
interface Candidate extends MisreadValue {
  readonly path: readonly string[];
}

const withDefaultsAlone = memo((chart: Chart): readonly Candidate[] => {
  const [root] = chart.values;
  if (root === undefined) return [];
  const subcharts = namesOfSubcharts(chart);
  const isElsewhere = givenInFiles(chart);
  const all = chart.templates.map((file) => ({ file, reads: readsIn(file) }));
  const readByAll = readersOf(all.flatMap(({ reads }) => reads));
  return all.flatMap(({ file, reads }) => {
    const readHere = readersOf(reads);
    return reads.flatMap(({ path, start, line }): readonly Candidate[] => {
      const [first = ''] = path;
      const found = subcharts.has(first) ? undefined : misspelledIn(root, path);
      if (found === undefined) return [];
      const { depth, meant, key } = found;
      const name = path[depth] ?? '';
      const before = ['', ...path.slice(0, depth)].join('.');
      const right = `${before}.${meant}`;
      const isMeantToo = isOneOfMany(name, meant)
        ? readByAll.reads(right) || readByAll.readsWhole(before)
        : readHere.reads(right, name.toLowerCase() === meant.toLowerCase() ? undefined : line);
      if (isMeantToo || isElsewhere(name)) return [];
      const source = sourceOf(file);
      const from = start + before.length + 1;
      const at = { file: source, start: from, end: from + name.length };
      return [{ at, name, meant, key, path: path.slice(0, depth + 1) }];
    });
  });
});

/** `host` and `hosts`: a chart may take both. */
function isOneOfMany(name: string, other: string): boolean {
  return `${name}s` === other || `${other}s` === name;
}

interface Readers {
  /** Whether a path leads to, or through, a value (`.account.annotations`); in one line, if it is given. */
  readonly reads: (path: string, line?: number) => boolean;
  /** Whether a path leads to a value, and all in it may be read. */
  readonly readsWhole: (path: string) => boolean;
}

function readersOf(reads: readonly Read[]): Readers {
  const lines = once(() => {
    const found = new Map<string, Set<number>>();
    for (const { path, line } of reads)
      for (const at of path.keys()) addTo(found, `.${path.slice(0, at + 1).join('.')}`, line);
    return found;
  });
  const wholes = once(() => new Set(reads.map(({ path }) => `.${path.join('.')}`)));
  return {
    reads: (path, line) => {
      const found = lines().get(path);
      return found !== undefined && (line === undefined || found.has(line));
    },
    readsWhole: (path) => wholes().has(path),
  };
}

function namesOfSubcharts({ dependencies, metadata }: Chart): ReadonlySet<string> {
  const declared = (metadata.dependencies ?? []).flatMap((each) =>
    each === undefined ? [] : [each.alias.text || each.name.text],
  );
  return new Set(['global', ...dependencies.map((each) => each.metadata.name.text), ...declared]);
}

interface Read {
  readonly path: readonly string[];
  /** Where the path begins, at its first dot. */
  readonly start: number;
  /** Where its line begins. */
  readonly line: number;
}

/** What the actions of a template read, but for comments. */
function readsIn(file: ChartFile): readonly Read[] {
  const { text } = sourceOf(file);
  const found: Read[] = [];
  if (REFUSES.test(text)) return found;
  let line = 0;
  let last = 0;
  for (const { 1: path = '', index } of text.matchAll(READ)) {
    if (found.length === MAX_READS) break;
    const end = text.slice(last, index).lastIndexOf('\n');
    line = end === -1 ? line : last + end + 1;
    last = index;
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const action = before.slice(before.lastIndexOf('{{'));
    if (!action.startsWith('{{') || action.includes('}}') || /^\{\{-?\s*\/\*/.test(action))
      continue;
    found.push({
      path: path.split('.', MAX_STEPS).slice(1),
      start: index + '.Values'.length,
      line,
    });
  }
  return found;
}

interface Misspelled {
  /** How many names of the path are right. */
  readonly depth: number;
  readonly meant: string;
  readonly key: MisreadValue['key'];
}

function misspelledIn(root: MapNode, path: readonly string[]): Misspelled | undefined {
  let map = root;
  for (const [depth, name] of path.entries()) {
    const entry = entryOf(map, name);
    if (entry === undefined) {
      const [only, more] = entriesFolded(map).get(name.toLowerCase()) ?? misspelt(map, name);
      return only === undefined || more !== undefined
        ? undefined
        : { depth, meant: only.name, key: only.key };
    }
    if (entry.value.kind !== 'map') return undefined;
    map = entry.value;
  }
  return undefined;
}

/** The entries that a misspelled name may mean. */
function misspelt({ entries }: MapNode, name: string): readonly Entry[] {
  return entries.length > MAX_KEYS
    ? []
    : entries.filter((each) => typoOf(name, each.name) !== undefined);
}

/** The entries of a map by their names in lower case. */
const entriesFolded = memo(({ entries }: MapNode) =>
  groupBy(entries, ({ name }) => name.toLowerCase()),
);

function isGiven(given: Table, path: readonly string[]): boolean {
  let table = given;
  for (const [depth, name] of path.entries()) {
    const value = table.entries.get(name);
    if (value === undefined) return false;
    if (depth === path.length - 1) return true;
    if (!isTable(value)) return false;
    table = value;
  }
  return false;
}

/** Whether another file of values in the chart has a key of a name. */
function givenInFiles({ files }: Chart): (name: string) => boolean {
  const keys = once(
    () =>
      new Set(
        files
          .filter(({ name }) => VALUES_FILE.test(name))
          .flatMap((file) => [...sourceOf(file).text.matchAll(KEY)].map(([, key = '']) => key)),
      ),
  );
  return (name) => keys().has(name);
}

const KEY = /^[ \t]*["']?([A-Za-z_]\w*)["']?[ \t]*:/gm;
