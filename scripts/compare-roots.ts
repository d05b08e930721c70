import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { FileTree } from '../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import { messageText } from '../src/model/message.ts';
import type { ParsedFile } from '../src/model/parsed-file.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { buildKustomization } from '../src/render/kustomize/build/build-kustomization.ts';
import { openContext } from '../src/render/kustomize/load/context.ts';
import { writeYaml } from '../src/render/kustomize/print/write-yaml.ts';

/**
 * `compare-roots FOLDER…`: every kustomization of real repositories that needs nothing from outside, built by us and by the real program
 * (`KUSTOMIZE`, or `kustomize` on the PATH). Prints each difference, then the counts. Exit 1 if there is any.
 */
const PROGRAM = process.env['KUSTOMIZE'] ?? 'kustomize';
const NAME = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const TIMEOUT = 20_000;

function main(folders: readonly string[]): number {
  let differences = 0;
  for (const folder of folders) differences += compareFolder(folder);
  return differences === 0 ? 0 : 1;
}

function compareFolder(folder: string): number {
  const tree = treeOf(folder);
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const file = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, file);
    return file;
  };
  const loadRestrictor = 'repository';
  const context = openContext({ tree, parsed, limits: DEFAULT_LIMITS, loadRestrictor });
  const counts = { built: 0, refused: 0, partial: 0, differ: 0 };
  for (const file of tree.paths.filter((path) => NAME.test(path))) {
    const root = dirname(file) === '.' ? '' : dirname(file);
    const ours = buildKustomization(context, root);
    if (ours.partial.length > 0) {
      counts.partial++;
      continue;
    }
    const real = buildReal(join(folder, root));
    const text = ours.failed ? undefined : writeYaml(ours.objects.map(({ node }) => node));
    if (real.text === undefined) counts.refused++;
    else counts.built++;
    if (real.text === text) continue;
    counts.differ++;
    const message = ours.findings.map((each) => messageText(each.message)).join('; ');
    console.log(`${join(folder, root)}: ${difference(real.text, text, real.message || message)}`);
  }
  console.log(`${folder}: ${JSON.stringify(counts)}`);
  return counts.differ;
}

function difference(real: string | undefined, ours: string | undefined, why: string): string {
  if (real === undefined) return `the real one refuses: ${why.slice(0, 500)}`;
  if (ours === undefined) return `we refuse: ${why.slice(0, 500)}`;
  const wanted = real.split('\n');
  const found = ours.split('\n');
  const line = wanted.findIndex((text, index) => text !== found[index]);
  const part = (lines: readonly string[]): string =>
    lines.slice(Math.max(0, line - 2), line + 3).join('\n');
  return `line ${line + 1}\n--- real\n${part(wanted)}\n--- ours\n${part(found)}`;
}

function buildReal(folder: string): {
  readonly text: string | undefined;
  readonly message: string;
} {
  const args = ['build', '--load-restrictor', 'LoadRestrictionsNone', folder];
  const options = { encoding: 'utf8', timeout: TIMEOUT, maxBuffer: 256 * 1024 * 1024 } as const;
  const run = spawnSync(PROGRAM, args, options);
  return run.status === 0
    ? { text: run.stdout, message: '' }
    : { text: undefined, message: run.stderr || String(run.error) };
}

function treeOf(folder: string): FileTree {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.startsWith('.git/'));
  const known = new Set(paths);
  return {
    paths: paths.sort(),
    read: (path) =>
      known.has(path)
        ? { kind: 'bytes', bytes: readFileSync(join(folder, path)) }
        : { kind: 'unreadable', reason: 'no such file' },
  };
}

process.exitCode = main(process.argv.slice(2));
