import { expect, test } from 'vitest';
import { randomFrom } from '../../scripts/random.ts';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';
import { few } from '../suite.ts';

const CLUSTERS = ['prod', 'staging', 'dev', 'edge/one'] as const;
const NAMES = ['web', 'db', 'shared', 'tls'] as const;

/** A repository that Flux deploys to several clusters, with folders that nothing deploys, and references that lead everywhere. */
function repository(seed: number): Readonly<Record<string, string>> {
  const random = randomFrom(seed);
  const files: Record<string, string> = {
    'base/kustomization.yaml': 'resources: [pod.yaml]\n',
    'base/pod.yaml': pod('base', random.pick(NAMES)),
    'tools/pod.yaml': pod('tool', random.pick(NAMES)),
    'tools/broken.yaml': random.oneIn(2) ? 'a: [\n' : source(random.pick(NAMES)),
  };
  for (const cluster of CLUSTERS) {
    if (random.oneIn(4)) continue;
    const folder = `clusters/${cluster}`;
    const apps = `apps/${cluster.replace('/', '-')}`;
    files[`${folder}/apps.yaml`] =
      `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {path: ./${apps}, sourceRef: {kind: GitRepository, name: flux-system}}\n`;
    files[`${folder}/source.yaml`] = source(random.pick(NAMES));
    files[`${apps}/kustomization.yaml`] = 'resources: [../../base, own.yaml]\n';
    files[`${apps}/own.yaml`] =
      `${pod('own', random.pick(NAMES))}---\n${source(random.pick(NAMES))}`;
  }
  return files;
}

function pod(name: string, uses: string): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, namespace: shop}\nspec:\n  containers:\n    - {name: c, image: i, envFrom: [{configMapRef: {name: ${uses}}}]}\n`;
}

function source(name: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: shop}\ndata: {A: "1"}\n`;
}

interface Build {
  readonly id: string;
  readonly cluster?: string;
}

interface Found {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly builds: readonly string[];
}

async function answer<Answer>(folder: string, line: string): Promise<Answer> {
  const { stdout, code } = await envfrom(folder, line);
  expect(code).not.toBe(2);
  return JSON.parse(stdout);
}

function keyOf({ rule, path, line }: Found): string {
  return `${rule} ${path}:${line}`;
}

const COMMANDS = ['check', 'env', 'graph', 'builds', 'references', 'sources', 'why web'];

test.each(few([1, 2, 3, 4, 5, 6], 2))(
  'seed %d: a cluster gets its part of the whole answer',
  async (seed) => {
    const folder = scratch(repository(seed));
    interface Checked {
      readonly problems: readonly Found[];
      readonly builds: readonly Build[];
      readonly references: readonly { readonly build: string }[];
    }
    const check = 'check -f json --references --no-cache';
    const whole = await answer<Checked>(folder, check);
    const environments = await answer<{ environments: readonly { build: string }[] }>(
      folder,
      'env -f json',
    );
    const { clusters } = await answer<{ clusters: readonly string[] }>(folder, 'builds -f json');
    expect(clusters.at(-1)).toBe('none');
    const found = new Set<string>();
    const builds: string[] = [];
    for (const cluster of clusters) {
      const part = await answer<Checked>(folder, `${check} --cluster ${cluster}`);
      const isOwn = (build: Build): boolean => (build.cluster ?? 'none') === cluster;
      const own = new Set(whole.builds.filter(isOwn).map(({ id }) => id));
      expect(part.builds).toEqual(whole.builds.filter(isOwn));
      expect(part.references).toEqual(whole.references.filter(({ build }) => own.has(build)));
      const ofBuilds = (problems: readonly Found[]): readonly Found[] =>
        problems
          .map((each) => ({ ...each, builds: each.builds.filter((build) => own.has(build)) }))
          .filter((each) => each.builds.length > 0);
      expect(ofBuilds(part.problems)).toEqual(ofBuilds(whole.problems));
      const shown = await answer<typeof environments>(folder, `env -f json --cluster ${cluster}`);
      expect(shown.environments).toEqual(
        environments.environments.filter(({ build }) => own.has(build)),
      );
      for (const each of part.problems) found.add(keyOf(each));
      builds.push(...own);
    }
    expect(whole.problems.map(keyOf).filter((key) => !found.has(key))).toEqual([]);
    expect(builds.sort()).toEqual(whole.builds.map(({ id }) => id).sort());
  },
);

test.each(few(COMMANDS, 3))(
  '%s: a cluster by the last part of its name, and one that is not there',
  async (command) => {
    const folder = scratch(repository(2));
    const full = await envfrom(folder, `${command} --cluster clusters/prod`);
    expect(await envfrom(folder, `${command} --cluster prod`)).toEqual(full);
    const { code, stdout, stderr } = await envfrom(folder, `${command} --cluster prd`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^envfrom: There is no cluster `prd`\.\n.*There are `clusters\/prod`, /);
  },
);

test.each(few(COMMANDS, 3))(
  '%s: a build by its folder, and one that is not there',
  async (command) => {
    const folder = scratch(repository(2));
    const full = await envfrom(folder, `${command} -b apps/staging`);
    expect(full.code).not.toBe(2);
    expect(await envfrom(folder, `${command} -b ./apps/staging`)).toEqual(full);
    const { code, stdout, stderr } = await envfrom(folder, `${command} -b apps/stagin`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^envfrom: There is no build `apps\/stagin`\.\n.*There are `/);
  },
);

test('a repository without clusters says so', async () => {
  const root = scratch({ 'pod.yaml': 'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\n' });
  const { code, stderr } = await envfrom(root, 'check --cluster prod');
  expect([code, stderr]).toEqual([2, expect.stringContaining('No build belongs to a cluster.')]);
});
