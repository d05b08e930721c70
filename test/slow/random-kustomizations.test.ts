import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOurs, buildReal, isUnprintable } from '../../scripts/random-kustomize/answers.ts';
import { makeRepository } from '../../scripts/random-kustomize/make-repository.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { buildKustomization } from '../../src/render/kustomize/build/build-kustomization.ts';
import { openContext } from '../../src/render/kustomize/load/context.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { filesBelow } from '../files-below.ts';
import { kustomizeProgram, realRepositories } from '../real-programs.ts';
import { treeOf } from '../tree.ts';

/** What we build and what the real program builds, over random and over real kustomizations: the same bytes. */
const PROGRAM = kustomizeProgram() ?? '';
const repositories = realRepositories();
const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

describe.skipIf(PROGRAM === '')('random kustomizations', () => {
  test('are built, or refused, as the program does', () => {
    const differences = SEEDS.flatMap((seed) => {
      const repository = makeRepository(seed);
      const real = buildReal(PROGRAM, repository);
      const ours = buildOurs(repository);
      if (real.kind === 'refused' && (ours.kind === 'refused' || isUnprintable(real))) return [];
      return real.kind === ours.kind && real.kind === 'built' && isSame(real, ours)
        ? []
        : [{ seed, real, ours }];
    });
    expect(differences).toEqual([]);
  });
});

function isSame(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

describe.skipIf(PROGRAM === '' || repositories.length === 0)('real repositories', () => {
  test.each(repositories)('%s', async (folder) => {
    const builds = ourBuilds(folder);
    const differences = await inParallel(builds, async (build) => {
      const real = await buildHere(join(folder, build.path));
      return real === build.text ? undefined : { ...build, real };
    });
    expect(differences.filter((each) => each !== undefined)).toEqual([]);
  });
});

interface OurBuild {
  readonly path: string;
  /** What we print; undefined when we refuse. */
  readonly text: string | undefined;
}

/** All kustomizations of a folder that need nothing from outside. */
function ourBuilds(folder: string): readonly OurBuild[] {
  const tree = treeOf(filesBelow(folder));
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const file = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, file);
    return file;
  };
  const context = openContext({
    tree,
    parsed,
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  const paths = tree.paths.filter((path) =>
    /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path),
  );
  return paths.flatMap((file) => {
    const path = dirname(file) === '.' ? '' : dirname(file);
    const { objects, failed, partial } = buildKustomization(context, path);
    if (partial.length > 0) return [];
    return [{ path, text: failed ? undefined : writeYaml(objects.map(({ node }) => node)) }];
  });
}

/** What the program prints for a folder; undefined when it refuses. */
function buildHere(folder: string): Promise<string | undefined> {
  const program = spawn(PROGRAM, ['build', '--load-restrictor', 'LoadRestrictionsNone', folder]);
  let output = '';
  program.stdout.setEncoding('utf8');
  program.stdout.on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    program.on('close', (code) => resolve(code === 0 ? output : undefined));
  });
}

async function inParallel<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const open = [...items].reverse();
  const work = async (): Promise<void> => {
    for (let item = open.pop(); item !== undefined; item = open.pop()) {
      results.push(await run(item));
    }
  };
  await Promise.all([work(), work(), work()]);
  return results;
}
