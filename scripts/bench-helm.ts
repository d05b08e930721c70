import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ENGINES } from '../src/commands/engines.ts';
import type { FileTree } from '../src/model/file-tree.ts';
import { isManifestName } from '../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import { messageText } from '../src/model/message.ts';
import type { ParsedFile } from '../src/model/parsed-file.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { chartFilesOfFolder } from '../src/render/helm/chart/chart-files-of-folder.ts';
import { loadChart } from '../src/render/helm/chart/load-chart.ts';
import { parseKubeVersion } from '../src/render/helm/objects/kube-version.ts';
import { renderChart } from '../src/render/helm/render-chart.ts';
import { fromBytes } from '../src/render/helm/text/bytes.ts';
import { composeValues } from '../src/render/helm/values/compose-values.ts';
import { renderBuilds } from '../src/render/render-builds.ts';
import { generateReleases, releaseValues } from './generate-releases.ts';

/**
 * `node scripts/run.mjs bench-helm [HELM]`: 500 releases of 20 charts with 20 templates each, rendered in one process, and one warm
 * release by itself; next to them the real program, once per chart.
 */
const CHARTS = 20;
const RELEASES = 500;

const files = generateReleases({ charts: CHARTS, releases: RELEASES });
const tree = treeOf(files);
const whole = Math.min(...[1, 2].map(() => timed(() => renderAll(tree))));
console.log(`${RELEASES} releases of ${CHARTS} charts, from bytes: ${whole.toFixed(0)} ms`);
const warm = warmRelease(tree);
console.log(`one release of 20 templates, warm: ${warm.toFixed(2)} ms`);
const real = realRelease(process.argv[2] ?? 'helm');
if (real === undefined) {
  console.log('skipped: beside the real program, which is not here');
} else {
  const ratio = (real * RELEASES) / whole;
  console.log(
    `the real program takes ${real.toFixed(0)} ms for one: ${ratio.toFixed(0)} times as long for all`,
  );
}

function renderAll(all: FileTree): void {
  const parsed: readonly ParsedFile[] = all.paths
    .filter(isManifestName)
    .map((path) => parseFile(path, all.read(path), DEFAULT_LIMITS));
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, all, parsed, settings);
  const releases = builds.filter(({ objects }) => objects.some(({ kind }) => kind === 'Ingress'));
  const failed = builds.flatMap(({ failures }) => failures);
  if (failed.length > 0 || releases.length < RELEASES) {
    throw new Error(
      `${releases.length} releases; ${messageText(failed[0]?.message ?? 'no failure')}`,
    );
  }
}

function readFile() {
  return { message: 'no files here' };
}

/** The middle of 50 renderings of one chart after 50 others. */
function warmRelease(all: FileTree): number {
  const folder = 'charts/app0';
  const paths = all.paths.filter((path) => path.startsWith(`${folder}/`));
  const options = { limits: DEFAULT_LIMITS, helm: 3 } as const;
  const found = chartFilesOfFolder(folder, paths, all.read);
  const loaded = found.kind === 'refused' ? found : loadChart(folder, found.files, options);
  const version = parseKubeVersion('1.33.0');
  if (loaded.kind === 'refused' || version.kind === 'refused') throw new Error('no chart');
  const times = Array.from({ length: 100 }, (_, index) =>
    timed(() => {
      const bytes = Buffer.from(releaseValues(index));
      const text = { file: { path: 'values.yaml', text: fromBytes(bytes) } };
      const given = composeValues({ files: [text], sets: [], readFile }, options);
      if (given.kind === 'refused') throw new Error(given.message);
      const release = { name: `r${index}`, namespace: 'apps', revision: 1, isUpgrade: false };
      const cluster = { kubeVersion: version.value, apiVersions: [] };
      const how = { ...options, missing: 'refuse', skipSchemaValidation: false } as const;
      const rendered = renderChart(loaded.chart, given.values, release, cluster, how);
      if (rendered.kind === 'refused') throw new Error(rendered.message);
    }),
  );
  return times.slice(50).sort((left, right) => left - right)[25] ?? NaN;
}

/** Milliseconds of one `helm template`: the middle of one per chart. */
function realRelease(program: string): number | undefined {
  if (spawnSync(program, ['version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-helm-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const values = join(folder, 'values.yaml');
    const times = Array.from({ length: CHARTS }, (_, index) => {
      writeFileSync(values, releaseValues(index));
      const args = ['template', `r${index}`, join(folder, `charts/app${index}`), '-f', values];
      return timed(() => {
        const { status, stderr } = spawnSync(program, args, {
          env: { PATH: process.env['PATH'], HOME: folder },
        });
        if (status !== 0) throw new Error(stderr.toString());
      });
    });
    return times.sort((left, right) => left - right)[CHARTS / 2];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function treeOf(texts: ReadonlyMap<string, string>): FileTree {
  const bytes = new Map([...texts].map(([path, text]) => [path, Buffer.from(text)]));
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
