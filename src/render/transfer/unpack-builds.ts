import { CannotRun } from '../../model/cannot-run.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import type { DuplicateEntry, Entry, ScalarNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import type { Trail } from '../../model/trail.ts';
import { embedText } from '../kustomize/tree/embed-text.ts';
import { AS_WRITTEN, NONE } from './packed-builds.ts';
import type { PackedBuilds, PackedManifest, PackedText, Pairs } from './packed-builds.ts';
import { nodesOf } from './tree-nodes.ts';
import { writtenText } from './written-text.ts';

/** What unpacking asks of the run: the files that the builds were made of, as they were. */
export interface UnpackTools {
  readonly parsed: (path: string) => ParsedFile;
  readonly sourceAt: (path: string) => SourceFile | undefined;
}

/** The builds of `packBuilds`, in the nodes of this run. Throws CannotRun where the data does not match the files here. */
export function unpackBuilds(packed: PackedBuilds, tools: UnpackTools): readonly Build[] {
  try {
    const unpack = newUnpacker(packed, tools);
    return packed.builds.map(({ id, objects, partial, files }) => ({
      id,
      kind: 'kustomization',
      objects: objects.map(unpack),
      partial,
      failures: [],
      files,
    }));
  } catch {
    // Whatever it is: only `packBuilds` makes what does fit.
    throw new CannotRun(
      'What a shard rendered does not fit the files here.',
      'Run the shards again.',
    );
  }
}

function newUnpacker(
  packed: PackedBuilds,
  { parsed, sourceAt }: UnpackTools,
): (manifest: PackedManifest) => Manifest {
  const treeOf = treesBy(parsed);
  const file = table(packed.files, (row): SourceFile => {
    if (typeof row !== 'string') return embedText(scalar(row[0]), row[1]);
    return found(sourceAt(row));
  });
  const trail = table(packed.trails, ([kind, at, folder, before]): Trail => {
    const step = { kind, at: placeOf(at), in: folder };
    return { step, before: before === NONE ? undefined : trail(before) };
  });
  const placeOf = (at: number | readonly [number, number, number]): Span | undefined => {
    if (typeof at !== 'number') return { file: file(at[0]), start: at[1], end: at[2] };
    return at === NONE ? undefined : node(at);
  };
  const entry = table(packed.entries, ([key, value, name]): Entry => {
    const own = scalar(key);
    return { key: own, name: name ?? own.text, value: node(value) };
  });
  const pairs = (rows: Pairs): readonly DuplicateEntry[] | undefined =>
    rows === NONE
      ? undefined
      : rows.map(([dropped, kept]) => ({ dropped: entry(dropped), kept: entry(kept) }));
  const node = table(packed.nodes, (row): YamlNode => {
    if (row[0] === 'file') return found(treeOf(file(row[1]))[row[2]]);
    const [at, start, end, step, tag] = row[1];
    const place = {
      file: file(at),
      start,
      end,
      ...(step !== NONE && { trail: trail(step) }),
      ...(typeof tag === 'string' && { tag }),
    };
    if (row[0] === 'sequence') return { kind: 'sequence', ...place, items: row[2].map(node) };
    if (row[0] === 'scalar') {
      const [, , text, style, untyped] = row;
      const own = textOf(text, place);
      return { kind: 'scalar', ...place, text: own, style, ...(untyped && { untyped }) };
    }
    const [duplicates, mergeOverrides] = [pairs(row[3]), pairs(row[4])];
    return {
      kind: 'map',
      ...place,
      entries: row[2].map(entry),
      ...(duplicates !== undefined && { duplicates }),
      ...(mergeOverrides !== undefined && { mergeOverrides }),
    };
  });
  const textOf = (text: PackedText, place: Span): string => {
    if (typeof text === 'string') return text;
    return text === AS_WRITTEN ? writtenText(place) : scalarOf(treeOf(place.file)[text]).text;
  };
  const scalar = (index: number): ScalarNode => scalarOf(node(index));
  return ([at, dialect, apiVersion, group, kind, name, namespace]) => {
    const root = node(at);
    if (root.kind !== 'map') throw misfit();
    return {
      apiVersion,
      group,
      kind,
      name: name === NONE ? undefined : name,
      namespace: namespace === NONE ? undefined : namespace,
      node: root,
      dialect,
    };
  };
}

function scalarOf(node: YamlNode | undefined): ScalarNode {
  if (node?.kind !== 'scalar') throw misfit();
  return node;
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw misfit();
  return thing;
}

function misfit(): Error {
  return new Error('packed builds that do not fit the files');
}

/** Things by their number, made once each. */
function table<Row, Thing>(
  rows: readonly Row[],
  make: (row: Row) => Thing,
): (index: number) => Thing {
  const made: (Thing | undefined)[] = [];
  return (index) => {
    const known = made[index];
    if (known !== undefined) return known;
    const row = rows[index];
    if (row === undefined) throw misfit();
    const thing = make(row);
    made[index] = thing;
    return thing;
  };
}

function treesBy(
  parsed: (path: string) => ParsedFile,
): (source: SourceFile) => readonly YamlNode[] {
  const known = new Map<SourceFile, readonly YamlNode[]>();
  return (source) => {
    let nodes = known.get(source);
    if (nodes === undefined) {
      const file = parsed(source.path);
      known.set(source, (nodes = file.source === source ? nodesOf(file) : []));
    }
    return nodes;
  };
}
