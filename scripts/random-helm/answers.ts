import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  buildChart,
  renderRequested,
  type ChartPlace,
  type ChartRequest,
} from '../../src/commands/build/build-chart.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS as LIMITS } from '../../src/model/limits.ts';
import type { RenderedManifest } from '../../src/render/helm/output/sort-manifests.ts';
import type { MadeChart } from './make-chart.ts';

export type Answer =
  | { readonly kind: 'rendered'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

/** A chart in a folder, and files of values, by paths that both read. */
export interface ChartOnDisk {
  readonly folder: string;
  readonly values: readonly string[];
  readonly sets: MadeChart['sets'];
  readonly flags: ReleaseFlags;
}

/** The release that both render, and what they print of it. */
export interface ReleaseFlags {
  readonly releaseName: string;
  readonly namespace: string;
  readonly kubernetesVersion: string;
  readonly apiVersions: readonly string[];
  readonly showOnly: readonly string[];
  readonly includeCrds: boolean;
  readonly noHooks: boolean;
  readonly skipTests: boolean;
  readonly skipSchemaValidation: boolean;
}

export const RELEASE: ReleaseFlags = {
  releaseName: 'rel',
  namespace: 'ns',
  kubernetesVersion: 'v1.33.0',
  apiVersions: [],
  showOnly: [],
  includeCrds: true,
  noHooks: false,
  skipTests: false,
  skipSchemaValidation: false,
};

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
    const chart = { folder: join(folder, 'app'), values, sets: made.sets, flags: RELEASE };
    return { real: await renderReal(program, chart), ours: renderMade(made, helm) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the real program prints. */
export async function renderReal(program: string, chart: ChartOnDisk): Promise<Answer> {
  const home = join(tmpdir(), 'compare-helm-home');
  const run = spawn(program, argumentsFor(chart), {
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

/** The command line of the real program. */
export function argumentsFor({ folder, values, sets, flags }: ChartOnDisk): readonly string[] {
  return [
    'template',
    flags.releaseName,
    folder,
    '--namespace',
    flags.namespace,
    '--kube-version',
    flags.kubernetesVersion,
    ...flags.apiVersions.flatMap((version) => ['--api-versions', version]),
    ...flags.showOnly.flatMap((pattern) => ['--show-only', pattern]),
    ...(flags.includeCrds ? ['--include-crds'] : []),
    ...(flags.noHooks ? ['--no-hooks'] : []),
    ...(flags.skipTests ? ['--skip-tests'] : []),
    ...(flags.skipSchemaValidation ? ['--skip-schema-validation'] : []),
    ...values.flatMap((path) => ['--values', path]),
    ...sets.flatMap(({ kind, text }) => [`--${kind}`, text]),
  ];
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What a chart is rendered from: its files, by paths relative to its folder. */
export interface ChartInput {
  readonly paths: readonly string[];
  readonly read: FileTree['read'];
  readonly values: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly sets: MadeChart['sets'];
  readonly flags: ReleaseFlags;
  readonly helm: 3 | 4;
}

/** A made-up chart as input. */
export function inputOf({ files, values, sets }: MadeChart, helm: 3 | 4): ChartInput {
  return {
    paths: [...files.keys()],
    read: (path) => {
      const text = files.get(path);
      return text === undefined
        ? { kind: 'unreadable', reason: 'no such file' }
        : { kind: 'bytes', bytes: bytesOf(text) };
    },
    values: values.map((text, at) => ({ path: `values${at}.yaml`, bytes: bytesOf(text) })),
    sets,
    flags: RELEASE,
    helm,
  };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** What we print of a made-up chart. */
export function renderMade(made: MadeChart, helm: 3 | 4): Answer {
  return renderOurs(inputOf(made, helm));
}

/** What we print of a chart. */
export function renderOurs(input: ChartInput): Answer {
  const { text, failure } = buildChart(placeOf(input), input.read, requestOf(input), LIMITS);
  return failure === undefined
    ? { kind: 'rendered', text }
    : { kind: 'refused', message: failure.message };
}

/** All documents that we render of a chart; none where it is refused. */
export function renderDocuments(input: ChartInput): readonly RenderedManifest[] {
  const rendered = renderRequested(placeOf(input), input.read, requestOf(input), LIMITS);
  return rendered.kind === 'rendered' ? [...rendered.manifests, ...rendered.hooks] : [];
}

function placeOf({ paths }: ChartInput): ChartPlace {
  return { kind: 'folder', path: '.', files: paths };
}

function requestOf({ read, values, sets, flags, helm }: ChartInput): ChartRequest {
  return {
    ...flags,
    helm,
    valuesFiles: [],
    values,
    sets,
    readNamed: read,
    origins: false,
    maskSecrets: false,
  };
}
