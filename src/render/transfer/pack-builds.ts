import type { Build, Manifest } from '../../model/manifest.ts';
import type { DuplicateEntry, Entry, ScalarNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import type { Trail } from '../../model/trail.ts';
import { embeddingOf } from '../kustomize/tree/embed-text.ts';
import { AS_WRITTEN, NONE } from './packed-builds.ts';
import type {
  PackedBuilds,
  PackedEntry,
  PackedFile,
  PackedManifest,
  PackedNode,
  PackedText,
  PackedTrail,
  Pairs,
} from './packed-builds.ts';
import { nodesOf } from './tree-nodes.ts';
import { writtenText } from './written-text.ts';

/** What packing asks of the run. */
export interface PackTools {
  readonly parsed: (path: string) => ParsedFile;
  /** The text of a file that is not a manifest, as the run reads it; undefined where it cannot be read. */
  readonly sourceAt: (path: string) => SourceFile | undefined;
}

/**
 * Builds as data (`unpackBuilds` is the way back). A build that holds what cannot be known as data is left out: whoever unpacks renders it. So is
 * one that failed, whose findings are shared with others.
 */
export function packBuilds(builds: readonly Build[], tools: PackTools): PackedBuilds {
  const packer = newPacker(tools);
  return { ...packer.tables, builds: builds.flatMap((build) => packed(build, packer) ?? []) };
}

/** Something that is not data. */
class CannotPack extends Error {}

const BUILD_FIELDS = new Set(['id', 'kind', 'objects', 'partial', 'failures', 'files']);
const MANIFEST_FIELDS = new Set('apiVersion group kind name namespace node dialect'.split(' '));
const NODE_FIELDS = new Set(
  'kind file start end trail tag entries duplicates mergeOverrides items text style untyped'.split(
    ' ',
  ),
);

function packed(build: Build, packer: Packer): PackedBuilds['builds'][number] | undefined {
  const { id, kind, objects, partial, failures, files } = build;
  if (kind !== 'kustomization' || failures.length > 0) return undefined;
  try {
    knowAll(build, BUILD_FIELDS);
    return { id, objects: objects.map(packer.manifest), partial, files };
  } catch (error) {
    if (error instanceof CannotPack) return undefined;
    throw error;
  }
}

/** A field that was added to the model since must not get lost unseen. */
function knowAll(object: object, fields: ReadonlySet<string>): void {
  for (const name of Object.keys(object)) if (!fields.has(name)) throw new CannotPack();
}

interface Packer {
  readonly tables: Omit<PackedBuilds, 'builds'>;
  readonly manifest: (manifest: Manifest) => PackedManifest;
}

function newPacker({ parsed, sourceAt }: PackTools): Packer {
  const files = newTable<SourceFile, PackedFile>();
  const trails = newTable<Trail, PackedTrail>();
  const nodes = newTable<YamlNode, PackedNode>();
  const entries = newTable<Entry, PackedEntry>();
  const numbersOf = numbering(parsed);

  const file = files.indexed((source) => {
    if (source.host === undefined) {
      const own = sourceAt(source.path);
      if (own !== source && own?.text !== source.text) throw new CannotPack();
      return source.path;
    }
    const embedding = embeddingOf(source);
    if (embedding === undefined) throw new CannotPack();
    return [node(embedding.scalar), embedding.trimmed];
  });
  const place = ({ file: source, start, end }: Span): [number, number, number] => [
    file(source),
    start,
    end,
  ];
  const trail = trails.indexed(({ step, before }) => {
    const { kind, at, in: folder } = step;
    const where = at === undefined ? NONE : isNode(at) ? node(at) : place(at);
    return [kind, where, folder, before === undefined ? NONE : trail(before)];
  });
  const entry = entries.indexed(({ key, value, name }) => {
    const packedEntry = [node(key), node(value)] as const;
    return name === key.text ? packedEntry : [...packedEntry, name];
  });
  const pairs = (list: readonly DuplicateEntry[] | undefined): Pairs =>
    list?.map(({ dropped, kept }) => [entry(dropped), entry(kept)] as const) ?? NONE;
  const scalarText = (scalar: ScalarNode): PackedText => {
    if (writtenText(scalar) === scalar.text) return AS_WRITTEN;
    const same = numbersOf(scalar.file)?.scalarAt(scalar);
    return same ?? scalar.text;
  };
  const node: (node: YamlNode) => number = nodes.indexed((each) => {
    const own = numbersOf(each.file)?.numbers.get(each);
    if (own !== undefined) return ['file', file(each.file), own];
    knowAll(each, NODE_FIELDS);
    const on = each.trail === undefined ? NONE : trail(each.trail);
    const written = [...place(each), on, each.tag ?? NONE] as const;
    if (each.kind === 'sequence') return ['sequence', written, each.items.map(node)];
    if (each.kind === 'scalar') {
      return ['scalar', written, scalarText(each), each.style, each.untyped === true];
    }
    const { duplicates, mergeOverrides } = each;
    return ['map', written, each.entries.map(entry), pairs(duplicates), pairs(mergeOverrides)];
  });
  return {
    tables: {
      files: files.rows,
      trails: trails.rows,
      nodes: nodes.rows,
      entries: entries.rows,
    },
    manifest(manifest) {
      knowAll(manifest, MANIFEST_FIELDS);
      const { apiVersion, group, kind, name = NONE, namespace = NONE, dialect } = manifest;
      return [node(manifest.node), dialect, apiVersion, group, kind, name, namespace];
    },
  };
}

function isNode(span: Span): span is YamlNode {
  return 'kind' in span;
}

/** Rows that are made once per thing. A row that cannot be made leaves none behind. */
interface Table<Thing extends object, Row> {
  readonly rows: readonly Row[];
  readonly indexed: (make: (thing: Thing) => Row) => (thing: Thing) => number;
}

function newTable<Thing extends object, Row>(): Table<Thing, Row> {
  const rows: Row[] = [];
  const indices = new Map<Thing, number>();
  return {
    rows,
    indexed: (make) => (thing) => {
      const known = indices.get(thing);
      if (known !== undefined) return known;
      const row = make(thing);
      const index = rows.push(row) - 1;
      indices.set(thing, index);
      return index;
    },
  };
}

/** The numbers of a file's own nodes. */
interface Numbers {
  readonly numbers: ReadonlyMap<YamlNode, number>;
  /** The number of a scalar of the same place and text. */
  readonly scalarAt: (scalar: ScalarNode) => number | undefined;
}

function numbering(
  parsed: (path: string) => ParsedFile,
): (source: SourceFile) => Numbers | undefined {
  const known = new Map<SourceFile, Numbers | undefined>();
  return (source) => {
    if (!known.has(source)) known.set(source, numbersOfFile(source, parsed));
    return known.get(source);
  };
}

function numbersOfFile(
  source: SourceFile,
  parsed: (path: string) => ParsedFile,
): Numbers | undefined {
  if (source.host !== undefined) return undefined;
  const file = parsed(source.path);
  if (file.source !== source) return undefined;
  const nodes = nodesOf(file);
  const scalars = new Map<string, number>();
  for (const [index, { kind, start, end }] of nodes.entries()) {
    if (kind === 'scalar') scalars.set(`${start} ${end}`, index);
  }
  return {
    numbers: new Map(nodes.map((node, index) => [node, index])),
    scalarAt({ start, end, text }) {
      const index = scalars.get(`${start} ${end}`);
      const found = index === undefined ? undefined : nodes[index];
      return found?.kind === 'scalar' && found.text === text ? index : undefined;
    },
  };
}
