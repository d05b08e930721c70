import { appendAll, appendTo } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo, once } from '../../model/memo.ts';
import type { Entry, ScalarNode, YamlNode } from '../../model/node.ts';
import {
  hostSpan,
  makingOf,
  type SourceFile,
  type Span,
  type TextRange,
} from '../../model/span.ts';
import { lineRanges } from './secret-text-ranges.ts';
import { mergeRanges, touches } from './secret-value-ranges.ts';

const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);
/** What a chart is made of, and not what it is given. */
const TEMPLATE = /(?:^|\/)templates\//;

/**
 * Where the values are written that charts print into the data of Secrets and nowhere else. A value that is printed into something else too
 * may be shown there, and so where it was written. All builds are looked at when the first file is asked for that holds such a value.
 */
export const valuesOfSecrets = memo(
  (builds: readonly Build[]): ((file: SourceFile) => readonly TextRange[]) => {
    const ofCharts = once(() => objectsWithSecrets(builds));
    const secret = once(() => placesByFile(ofCharts(), dataOf));
    const shown = once(() => placesByFile(ofCharts(), shownIn));
    return memo((file) => {
      const ranges = secret().get(file);
      return ranges === undefined ? NONE : withoutShown(file, ranges, shown().get(file));
    });
  },
);

const NONE: readonly TextRange[] = [];

/** What charts make, of builds with a Secret. */
function objectsWithSecrets(builds: readonly Build[]): readonly Manifest[] {
  return builds
    .map(({ objects }) => objects.filter(({ node }) => node.file.host?.madeOf !== undefined))
    .filter((ofCharts) => ofCharts.some(({ kind }) => kind === 'Secret'))
    .flat();
}

/** The lines of values that nothing shows. */
function withoutShown(
  { text }: SourceFile,
  ranges: readonly TextRange[],
  shown: readonly TextRange[] = NONE,
): readonly TextRange[] {
  const others = mergeRanges(shown);
  const own = ranges.filter(({ start, end }) => !touches(others, start, end));
  return mergeRanges(own.flatMap(({ start, end }) => lineRanges(text, start, end)));
}

/** The values and keys of a Secret: nothing prints its keys but the Secret. */
function* dataOf(object: Manifest): Generator<ScalarNode> {
  for (const entry of object.node.entries) if (isData(entry, object)) yield* scalarsIn(entry.value);
}

function* shownIn(object: Manifest): Generator<ScalarNode> {
  for (const entry of object.node.entries) {
    yield entry.key;
    if (!isData(entry, object)) yield* scalarsIn(entry.value);
  }
}

function isData({ name }: Entry, { kind }: Manifest): boolean {
  return kind === 'Secret' && DATA.has(name);
}

/** Keys of maps too. */
function* scalarsIn(root: YamlNode): Generator<ScalarNode> {
  const stack: YamlNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'scalar') yield node;
    else if (node.kind === 'sequence') appendAll(stack, node.items);
    else for (const { key, value } of node.entries) stack.push(key, value);
  }
}

function placesByFile(
  objects: readonly Manifest[],
  scalarsOf: (object: Manifest) => Iterable<ScalarNode>,
): ReadonlyMap<SourceFile, readonly TextRange[]> {
  const ranges = new Map<SourceFile, TextRange[]>();
  for (const object of objects) {
    for (const scalar of scalarsOf(object)) {
      for (const { file, start, end } of placesOf(scalar))
        if (!TEMPLATE.test(file.path)) appendTo(ranges, file, { start, end });
    }
  }
  return ranges;
}

function placesOf(scalar: ScalarNode): readonly Span[] {
  return makingOf(scalar)?.places.map(hostSpan) ?? [];
}
