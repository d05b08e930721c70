import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../rules/catalogue.ts';
import { compareReaders } from '../scripts/fuzz/compare-readers.ts';
import { generateOverlays } from '../scripts/generate-overlays.ts';
import { generateRepository } from '../scripts/generate-repository.ts';
import { ENGINES } from '../src/commands/engines.ts';
import type { Evidence } from '../src/model/evidence.ts';
import type { FileTree } from '../src/model/file-tree.ts';
import type { Entry, YamlNode } from '../src/model/node.ts';
import { examine } from '../src/pipeline/examine.ts';
import { SETTINGS } from './settings.ts';
import { treeOf } from './tree.ts';

/**
 * What runs over generated repositories do and keep, in numbers that are the same on every machine. No number of `test/counts.json` may grow
 * unless there is a reason, which its commit gives; one that has become smaller is written there, so that it stays so.
 */
const COUNTS: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync('test/counts.json', 'utf8'),
);
const REPOSITORIES: readonly (readonly [string, ReadonlyMap<string, string>])[] = [
  ['100 workloads', generateRepository(7, 100)],
  ['20 overlays over a base of 50 objects', generateOverlays({ overlays: 20 })],
];

test.each(REPOSITORIES)('%s: a run does and keeps no more than before', (name, files) => {
  expect({ [name]: countsOf(files) }).toEqual({ [name]: COUNTS[name] });
});

function countsOf(files: ReadonlyMap<string, string>): Readonly<Record<string, number>> {
  let reads = 0;
  const counted: FileTree = { ...treeOf(files) };
  const tree: FileTree = {
    ...counted,
    read: (path) => {
      reads += 1;
      return counted.read(path);
    },
  };
  const { evidence } = examine(ENGINES, tree, catalogue, SETTINGS);
  const documents = evidence.files.flatMap((file) => file.documents);
  return {
    'files read': reads,
    'documents parsed': documents.length,
    'documents that need the grammar of go-yaml': [...files.values()].reduce(
      (sum, text) => sum + compareReaders(text).others,
      0,
    ),
    'builds rendered': evidence.builds.length,
    'objects rendered': evidence.manifests.length,
    'trees at the end': rootsOf(evidence).size,
    'nodes at the end': nodesBelow(rootsOf(evidence)),
  };
}

/** The trees that the evidence still holds: as they were written, and as they were rendered. */
function rootsOf({ files, manifests }: Evidence): ReadonlySet<YamlNode> {
  const written = files.flatMap(({ documents }) => documents.flatMap(({ root }) => root ?? []));
  return new Set([...written, ...manifests.map(({ manifest }) => manifest.node)]);
}

/** How many nodes there are below roots, those that several share once. */
function nodesBelow(roots: Iterable<YamlNode>): number {
  const seen = new Set<YamlNode>();
  const open = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === 'map') open.push(...node.entries.map(({ value }: Entry) => value));
    else if (node.kind === 'sequence') open.push(...node.items);
  }
  return seen.size;
}
