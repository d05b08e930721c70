import { memo } from '../../model/memo.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import type { ScalarNode, YamlNode } from '../../model/node.ts';
import { makingOf, type SourceFile, type Span } from '../../model/span.ts';
import { lineRanges, type Range } from './secret-text-ranges.ts';
import { mergeRanges, touches } from './secret-value-ranges.ts';

const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);
/** What a chart is made of, and not what it is given. */
const TEMPLATE = /(?:^|\/)templates\//;

/**
 * Where the values are written that charts print into the data of Secrets and nowhere else. A value that is printed into something else too
 * may be shown there, and so where it was written. All builds are looked at when the first file is asked for.
 */
export const valuesOfSecrets = memo(
  (builds: readonly Build[]): ((file: SourceFile) => readonly Range[]) => {
    let found: ReadonlyMap<SourceFile, readonly Range[]> | undefined;
    return (file) => (found ??= rangesByFile(builds)).get(file) ?? [];
  },
);

function rangesByFile(builds: readonly Build[]): ReadonlyMap<SourceFile, readonly Range[]> {
  const secret = new Map<SourceFile, Range[]>();
  const shown = new Map<SourceFile, Range[]>();
  for (const { objects } of builds) {
    const ofCharts = objects.filter(({ node }) => node.file.host?.madeOf !== undefined);
    if (!ofCharts.some(({ kind }) => kind === 'Secret')) continue;
    for (const object of ofCharts) addPlaces(object, secret, shown);
  }
  return new Map(
    [...secret].map(([file, ranges]) => {
      const others = mergeRanges(shown.get(file) ?? []);
      const own = ranges.filter(({ start, end }) => !touches(others, start, end));
      return [
        file,
        mergeRanges(own.flatMap(({ start, end }) => lineRanges(file.text, start, end))),
      ];
    }),
  );
}

function addPlaces(
  { kind, node }: Manifest,
  secret: Map<SourceFile, Range[]>,
  shown: Map<SourceFile, Range[]>,
): void {
  for (const { name, key, value } of node.entries) {
    const isValue = kind === 'Secret' && DATA.has(name);
    for (const scalar of scalarsIn(value)) add(scalar, isValue ? secret : shown);
    add(key, shown);
  }
}

/** Keys of maps too; those of a Secret's data are among its values, since nothing prints them but the Secret. */
function* scalarsIn(root: YamlNode): Generator<ScalarNode> {
  const stack: YamlNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'scalar') yield node;
    else if (node.kind === 'sequence') stack.push(...node.items);
    else for (const { key, value } of node.entries) stack.push(key, value);
  }
}

function add(scalar: ScalarNode, ranges: Map<SourceFile, Range[]>): void {
  for (const { file, start, end } of placesOf(scalar)) {
    if (TEMPLATE.test(file.path)) continue;
    const known = ranges.get(file);
    if (known === undefined) ranges.set(file, [{ start, end }]);
    else known.push({ start, end });
  }
}

function placesOf(scalar: ScalarNode): readonly Span[] {
  return makingOf(scalar)?.places ?? [];
}
