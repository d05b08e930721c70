import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Result } from '../../model/result.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import { manifestsOf } from '../../parse/manifests-of.ts';
import { chartFilesOfFolder } from '../../render/helm/chart/chart-files-of-folder.ts';
import type { LoadedChart } from '../../render/helm/chart/chart.ts';
import { loadArchive, loadChart, type LoadOptions } from '../../render/helm/chart/load-chart.ts';
import { parseKubeVersion } from '../../render/helm/objects/kube-version.ts';
import { releaseNameFault } from '../../render/helm/objects/release.ts';
import { printRelease } from '../../render/helm/output/print-release.ts';
import type { RenderedManifest } from '../../render/helm/output/sort-manifests.ts';
import { renderChart, type RenderedRelease } from '../../render/helm/render-chart.ts';
import { fromBytes } from '../../render/helm/text/bytes.ts';
import { composeValues } from '../../render/helm/values/compose-values.ts';
import { writeYaml } from '../../render/kustomize/print/write-yaml.ts';
import { originLines } from '../../render/origin-lines.ts';
import { setFileReader } from '../../render/releases/release-values.ts';
import { redactObject } from '../../report/redact/redact-build.ts';
import type { ChartArguments } from './chart-arguments.ts';

/** Where a chart is: a folder with all its files, relative to the root of the run, or an archive. */
export type ChartPlace =
  | { readonly kind: 'folder'; readonly path: string; readonly files: readonly string[] }
  | { readonly kind: 'archive'; readonly path: string };

export interface ChartRequest extends ChartArguments {
  /** The files of `valuesFiles`, read. */
  readonly values: readonly SourceBytes[];
  /** Reads what `--set-file` names. */
  readonly readNamed: FileTree['read'];
  readonly origins: boolean;
  readonly maskSecrets: boolean;
}

interface SourceBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What `envfrom build CHART` prints, and what it says about it. */
interface PrintedChart {
  /** As `helm template` prints; empty when the chart cannot be rendered. */
  readonly text: string;
  readonly warnings: readonly ChartRemark[];
  readonly failure?: ChartRemark;
}

export interface ChartRemark {
  /** In Helm's words, maybe several lines. */
  readonly message: string;
  /** Absent where it is about the command line. */
  readonly at: Span | undefined;
}

/** Renders one chart as one release. Throws CannotRun for what the command line should not say. */
export function buildChart(
  place: ChartPlace,
  read: FileTree['read'],
  request: ChartRequest,
  limits: Limits,
): PrintedChart {
  const rendered = renderRequested(place, read, request, limits);
  const { warnings } = rendered;
  if (rendered.kind === 'refused') return { ...failed(rendered), warnings };
  const printed = print(rendered, request);
  return printed.kind === 'done'
    ? { text: printed.value, warnings }
    : { text: '', warnings, failure: { message: printed.message, at: undefined } };
}

/** The release that is asked for, its manifests with their origins. Throws as `buildChart` does. */
export function renderRequested(
  place: ChartPlace,
  read: FileTree['read'],
  request: ChartRequest,
  limits: Limits,
) {
  const options = { limits, helm: request.helm };
  const kubeVersion = kubeVersionOf(request);
  const given = givenValues(request, options);
  if (given.kind === 'refused') return { ...given, warnings: [] };
  const loaded = chartAt(place, read, options);
  if (loaded.kind === 'refused') return { ...loaded, warnings: [] };
  return renderChart(
    loaded.chart,
    given.values,
    { name: nameOf(request), namespace: request.namespace, revision: 1, isUpgrade: false },
    { kubeVersion, apiVersions: request.apiVersions },
    { ...options, missing: 'refuse', skipSchemaValidation: request.skipSchemaValidation },
  );
}

function failed(refusal: {
  readonly message: string;
  readonly discreet?: string;
  readonly at?: Span | undefined;
}): PrintedChart {
  const { message, discreet = message, at } = refusal;
  return { text: '', warnings: [], failure: { message: discreet, at } };
}

function kubeVersionOf({ kubernetesVersion }: ChartRequest) {
  const version = parseKubeVersion(kubernetesVersion);
  if (version.kind === 'done') return version.value;
  throw new CannotRun(
    `Invalid Kubernetes version \`${kubernetesVersion}\`: write it as \`1.33\` or \`1.33.2\`.`,
  );
}

function nameOf({ releaseName }: ChartRequest): string {
  if (releaseNameFault(releaseName) === undefined) return releaseName;
  throw new CannotRun(
    `Invalid release name \`${releaseName}\`: use at most 53 lowercase letters, digits, \`-\` and \`.\`.`,
  );
}

function chartAt(place: ChartPlace, read: FileTree['read'], options: LoadOptions): LoadedChart {
  if (place.kind === 'folder') {
    const found = chartFilesOfFolder(place.path, place.files, read);
    return found.kind === 'refused' ? found : loadChart(place.path, found.files, options);
  }
  const content = read(place.path);
  if (content.kind === 'bytes') return loadArchive(place.path, content.bytes, options);
  throw new CannotRun(`Cannot read \`${place.path}\`: ${content.reason}.`);
}

function givenValues(request: ChartRequest, options: LoadOptions) {
  const files = request.values.map(({ path, bytes }) => ({
    file: { path, text: fromBytes(bytes) },
  }));
  const sets = request.sets.map(({ kind, text }) => ({ kind, file: argumentFile(kind, text) }));
  const readFile = setFileReader({ read: request.readNamed });
  return composeValues({ files, sets, readFile }, options);
}

/** An argument as a file: its values have a place, `--set`. */
function argumentFile(kind: string, text: string): SourceFile {
  return { path: `--${kind}`, text };
}

function print(rendered: RenderedRelease, request: ChartRequest): Result<string> {
  const { manifests, hooks, crds } = rendered;
  const { helm, noHooks, skipTests, showOnly, includeCrds, origins, maskSecrets } = request;
  return printRelease(manifests, hooks, includeCrds ? crds : [], {
    helm,
    noHooks,
    skipTests,
    showOnly,
    ...(maskSecrets && { shown: maskedText }),
    ...(origins && { above: ({ root }) => (root === undefined ? [] : originLines(root)) }),
  });
}

/** A document as it is, unless a Secret is in it. */
function maskedText({ root, file }: RenderedManifest): string {
  const { manifests } = manifestsOf(root);
  if (!manifests.some(({ kind }) => kind === 'Secret')) return file.text;
  return writeYaml(manifests.map((object) => redactObject(object).node)).trimEnd();
}
