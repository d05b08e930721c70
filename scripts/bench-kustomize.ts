import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENGINES } from '../src/commands/engines.ts';
import type { FileTree } from '../src/model/file-tree.ts';
import { isManifestName } from '../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import type { Build } from '../src/model/manifest.ts';
import { messageText } from '../src/model/message.ts';
import type { ParsedFile } from '../src/model/parsed-file.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { printBuild } from '../src/render/print-build.ts';
import { renderBuilds } from '../src/render/render-builds.ts';
import { generateOverlays } from './generate-overlays.ts';

/**
 * `node scripts/run.mjs bench-kustomize [KUSTOMIZE]`: time and memory of kustomize builds in one process, by ratio. With the path of a real
 * kustomize program the roots of the corpus are built by it too.
 */
interface Measured {
  readonly what: string;
  readonly builds: number;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const corpus = resolve('../shared/corpus');
const results: Measured[] = [];

for (const overlays of [10, 100, 1000]) {
  results.push(
    measure(`${overlays} overlays over a base of 50`, treeOf(generateOverlays({ overlays }))),
  );
}
results.push(measure('a chain of 30', treeOf(generateOverlays({ chain: 30 }))));
results.push(measure('a diamond of 20', treeOf(generateOverlays({ diamond: 20 }))));
if (existsSync(corpus)) compareCorpus(process.argv[2] ?? 'kustomize');
for (const { what, builds, milliseconds, megabytes } of results) {
  console.log(
    `${what.padEnd(34)} ${String(builds).padStart(5)} builds ${milliseconds.toFixed(0).padStart(6)} ms ${megabytes.toFixed(0).padStart(5)} MB heap`,
  );
}

/** The roots that both build: ours as one run does it, files parsed once; the program once per root. */
function compareCorpus(program: string): void {
  const ours = { parse: 0, render: 0, print: 0 };
  let real = 0;
  let roots = 0;
  for (const name of readdirSync(corpus).sort()) {
    const folder = join(corpus, name);
    const tree = treeOf(filesBelow(folder));
    const files = timed(ours, 'parse', () => parsedFiles(tree));
    const builds = timed(ours, 'render', () => rendered(tree, files)).filter(isWhole);
    timed(ours, 'print', () => builds.map((build) => printBuild(build, { origins: false })));
    for (const { id } of builds) {
      roots += 1;
      const begin = process.hrtime.bigint();
      const args = ['build', '--load-restrictor', 'LoadRestrictionsNone', join(folder, id)];
      if (spawnSync(program, args).error !== undefined) {
        console.log(`skipped: the corpus beside a real kustomize (${program} does not run)`);
        return;
      }
      real += Number(process.hrtime.bigint() - begin) / 1e6;
    }
  }
  const total = ours.parse + ours.render + ours.print;
  const parts = Object.entries(ours).map(([what, ms]) => `${what} ${ms.toFixed(0)}`);
  console.log(
    `corpus: ${roots} roots, ours ${total.toFixed(0)} ms (${parts.join(', ')}), ${program} ${real.toFixed(0)} ms: ${(real / total).toFixed(0)} times as long`,
  );
}

function isWhole({ failures, partial }: Build): boolean {
  return failures.length === 0 && partial.length === 0;
}

function timed<T, K extends string>(times: Record<K, number>, what: K, work: () => T): T {
  const start = process.hrtime.bigint();
  const result = work();
  times[what] += Number(process.hrtime.bigint() - start) / 1e6;
  return result;
}

function measure(what: string, tree: FileTree): Measured {
  const before = process.memoryUsage().heapUsed;
  const start = process.hrtime.bigint();
  const builds = builtIn(tree);
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  const failed = builds.flatMap(({ failures }) => failures);
  if (failed.length > 0) throw new Error(`${what}: ${messageText(failed[0]?.message ?? '')}`);
  return {
    what,
    builds: builds.length,
    milliseconds,
    megabytes: (process.memoryUsage().heapUsed - before) / 1e6,
  };
}

function builtIn(tree: FileTree): readonly Build[] {
  return rendered(tree, parsedFiles(tree));
}

function parsedFiles(tree: FileTree): readonly ParsedFile[] {
  return tree.paths
    .filter(isManifestName)
    .map((path) => parseFile(path, tree.read(path), DEFAULT_LIMITS));
}

function rendered(tree: FileTree, files: readonly ParsedFile[]): readonly Build[] {
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  return renderBuilds(ENGINES, tree, files, settings).builds.filter(
    ({ kind }) => kind === 'kustomization',
  );
}

function filesBelow(folder: string): ReadonlyMap<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

function treeOf(files: ReadonlyMap<string, string | Uint8Array>): FileTree {
  const bytes = new Map(
    [...files].map(([path, text]) => [path, typeof text === 'string' ? Buffer.from(text) : text]),
  );
  return {
    paths: [...bytes.keys()].sort(),
    read: (path) => {
      const content = bytes.get(path);
      return content === undefined
        ? { kind: 'unreadable', reason: 'no such file' }
        : { kind: 'bytes', bytes: content };
    },
  };
}
