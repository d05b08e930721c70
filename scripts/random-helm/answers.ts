import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildChart } from '../../src/commands/build-chart.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { MadeChart } from './make-chart.ts';

export type Answer =
  | { readonly kind: 'rendered'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

/** A chart in a folder, and files of values, by paths that both read. */
export interface ChartOnDisk {
  readonly folder: string;
  readonly values: readonly string[];
  readonly sets: MadeChart['sets'];
}

/** The release that both render. */
const RELEASE = { releaseName: 'rel', namespace: 'ns', kubernetesVersion: 'v1.33.0' };

/** Both answers to a made-up chart; the real one only with a program. */
export async function answersTo(
  made: MadeChart,
  program: string,
  helm: 3 | 4,
): Promise<{ readonly real: Answer; readonly ours: Answer }> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-helm-'));
  try {
    for (const [path, content] of made.files) {
      mkdirSync(dirname(join(folder, 'app', path)), { recursive: true });
      writeFileSync(join(folder, 'app', path), content);
    }
    const values = made.values.map((text, at) => {
      const path = join(folder, `values${at}.yaml`);
      writeFileSync(path, text);
      return path;
    });
    const chart = { folder: join(folder, 'app'), values, sets: made.sets };
    return { real: await renderReal(program, chart), ours: renderMade(made, helm) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the real program prints. */
export async function renderReal(program: string, chart: ChartOnDisk): Promise<Answer> {
  const { folder, values, sets } = chart;
  const args = [
    'template',
    RELEASE.releaseName,
    folder,
    '--namespace',
    RELEASE.namespace,
    '--kube-version',
    RELEASE.kubernetesVersion,
    '--include-crds',
    ...values.flatMap((path) => ['--values', path]),
    ...sets.flatMap(({ kind, text }) => [`--${kind}`, text]),
  ];
  const home = join(tmpdir(), 'compare-helm-home');
  const run = spawn(program, args, {
    env: { PATH: process.env['PATH'], HOME: home, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [text, message, code] = await Promise.all([
    textOf(run.stdout),
    textOf(run.stderr),
    new Promise((done) => {
      run.on('close', done);
      run.on('error', done);
    }),
  ]);
  return code === 0 ? { kind: 'rendered', text } : { kind: 'refused', message };
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What we print of a made-up chart. */
export function renderMade({ files, values, sets }: MadeChart, helm: 3 | 4): Answer {
  return renderOurs(
    [...files.keys()],
    (path) => {
      const text = files.get(path);
      return text === undefined
        ? { kind: 'unreadable', reason: 'no such file' }
        : { kind: 'bytes', bytes: new TextEncoder().encode(text) };
    },
    values.map((text, at) => ({ path: `values${at}.yaml`, bytes: new TextEncoder().encode(text) })),
    sets,
    helm,
  );
}

/** What we print of a chart whose files are named relative to its folder. */
export function renderOurs(
  paths: readonly string[],
  read: FileTree['read'],
  values: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  sets: MadeChart['sets'],
  helm: 3 | 4,
): Answer {
  const { text, failure } = buildChart(
    { kind: 'folder', path: '.', files: paths },
    read,
    {
      ...RELEASE,
      helm,
      apiVersions: [],
      valuesFiles: [],
      values,
      sets,
      readNamed: read,
      showOnly: [],
      includeCrds: true,
      noHooks: false,
      skipTests: false,
      skipSchemaValidation: false,
      origins: false,
      maskSecrets: false,
    },
    DEFAULT_LIMITS,
  );
  return failure === undefined
    ? { kind: 'rendered', text }
    : { kind: 'refused', message: failure.message };
}
