import { posix } from 'node:path';
import { isSpent } from '../../model/budget.ts';
import type { Limits } from '../../model/limits.ts';
import { fileSpan, type SourceFile, type Span } from '../../model/span.ts';
import { noteWork } from '../work/meter.ts';
import { allFunctions } from './all-functions.ts';
import type { Chart } from './chart/chart.ts';
import { isCompatible } from './chart/is-compatible.ts';
import { capabilitiesValue, type Capabilities } from './objects/capabilities.ts';
import { releaseValue, type Release } from './objects/release.ts';
import { templateFiles } from './objects/template-files.ts';
import { valuesType } from './objects/values-type.ts';
import type { CrdFile } from './output/print-release.ts';
import type { ThirdParty } from './output/rendered-file.ts';
import {
  sortManifests,
  type RenderedManifest,
  type RenderedTemplate,
} from './output/sort-manifests.ts';
import { resolveRelease } from './resolve-release.ts';
import { renderTemplates, type RenderOptions } from './template/render-templates.ts';
import type { TemplateError } from './template/template-error.ts';
import { chartBudget, unitsOf } from './value/chart-budget.ts';
import { type ReleaseChart, fullPathOf } from './values/release-chart.ts';
import type { Table } from './values/tables.ts';
import type { ValuesWarning } from './values/values-warning.ts';

interface RenderChartOptions {
  readonly limits: Limits;
  /** Major version of Helm that is imitated. */
  readonly helm: 3 | 4;
  /** A dependency that is declared and not there: Helm refuses the chart; leaving it out, and templates that fail then, gives all the rest. */
  readonly missing: 'refuse' | 'leave-out';
  /** `--skip-schema-validation` */
  readonly skipSchemaValidation: boolean;
  /** Files that someone else maintains. */
  readonly thirdParty?: ThirdParty | undefined;
  /** A chart of which a template fails gives all the rest; Helm refuses it. */
  readonly skipsFailures?: boolean;
}

export type RenderedChart = RenderedRelease | RenderRefusal;

export interface RenderedRelease {
  readonly kind: 'rendered';
  /** In the order in which Helm installs them; hooks apart. */
  readonly manifests: readonly RenderedManifest[];
  readonly hooks: readonly RenderedManifest[];
  readonly crds: readonly CrdFile[];
  /** Every template as rendered, NOTES.txt included. */
  readonly templates: readonly RenderedTemplate[];
  /** Dependencies that were left out, by name. */
  readonly partial: readonly string[];
  /** The values for those that the chart itself declares. */
  readonly unread: Table;
  /** Templates that fail without them, by name. */
  readonly leftOut: readonly string[];
  readonly warnings: readonly ValuesWarning[];
}

/** Helm does not render the chart. */
export interface RenderRefusal {
  readonly kind: 'refused';
  /** In Helm's words; may hold values. */
  readonly message: string;
  /** The same without values that a schema refuses, or that come out of Secrets. */
  readonly discreet?: string;
  /** The place to look at. */
  readonly at: Span;
  /** The program stopped, for the chart asks for too much: Helm may well render it. */
  readonly isStopped?: boolean;
  /** The chart is for other versions of Kubernetes. */
  readonly isForOthers?: boolean;
  /** The error of a template, with its place and the calls that led there. */
  readonly error?: TemplateError;
  /** The rendered templates, if only parsing their YAML failed, and the file of the one that failed. */
  readonly templates?: readonly RenderedTemplate[];
  readonly source?: SourceFile;
  readonly warnings: readonly ValuesWarning[];
}

/**
 * Renders a chart as one release: dependencies, values, schemas, templates, manifests. `given` are the values of the
 * user. Neither the chart nor the values are changed. Imitates `helm template` of Helm 3.22 and 4.3.
 */
export function renderChart(
  chart: Chart,
  given: Table,
  release: Release,
  capabilities: Capabilities,
  options: RenderChartOptions,
): RenderedChart {
  const warnings: ValuesWarning[] = chart.warnings.map((message) => ({ message, at: undefined }));
  const warn = (message: string, at?: Span): void => void warnings.push({ message, at });
  const resolved = resolveRelease(chart, given, { ...options, warn });
  if (resolved.kind === 'refused') {
    return { ...resolved, at: resolved.at ?? fileSpan(chart.path), warnings };
  }
  const { own, values, partial, unread } = resolved;
  const misfit = versionFault(own, capabilities, options.helm);
  if (misfit !== undefined) return { ...misfit, warnings };
  const leavesOut = options.missing === 'leave-out' && partial.length > 0;
  const afterFailure = options.skipsFailures === true ? 'skip' : leavesOut ? 'leave-out' : 'refuse';
  const { helm } = options;
  const executed = execute(own, values, release, capabilities, { helm, afterFailure });
  if (executed.kind === 'refused') return { ...executed, warnings };
  const { templates, leftOut } = executed;
  for (const { text } of templates) noteWork(OF_CHARACTER * text.text.length);
  const manifests = templates.filter(({ name }) => !name.endsWith('NOTES.txt'));
  const sorted = sortManifests(manifests, options);
  for (const message of sorted.warnings) warn(message);
  if (sorted.kind === 'refused') return { ...sorted, templates, warnings };
  const crds = crdFiles(own);
  return { ...sorted, kind: 'rendered', crds, templates, partial, unread, leftOut, warnings };
}

type Refusal = Omit<RenderRefusal, 'warnings'>;

/** The chart's `kubeVersion` against the cluster's. */
function versionFault(
  { metadata: { kubeVersion: range }, chart }: ReleaseChart,
  { kubeVersion }: Capabilities,
  helm: 3 | 4,
): Refusal | undefined {
  if (range.text === '' || isCompatible(range.text, kubeVersion.plain)) return undefined;
  const version = helm === 3 ? kubeVersion.plain : kubeVersion.given;
  return {
    kind: 'refused',
    message: `chart requires kubeVersion: ${range.text} which is incompatible with Kubernetes ${version}`,
    at: range.pieces[0]?.origin?.span ?? fileSpan(chart.path),
    isForOthers: true,
  };
}

/** Units of work that it takes to read a character of what a template made. */
const OF_CHARACTER = 2;

type Executed =
  | {
      readonly kind: 'executed';
      readonly templates: readonly RenderedTemplate[];
      readonly leftOut: readonly string[];
    }
  | Refusal;

function execute(
  own: ReleaseChart,
  values: Table,
  release: Release,
  capabilities: Capabilities,
  { helm, afterFailure }: Pick<RenderOptions, 'helm' | 'afterFailure'>,
): Executed {
  const type = valuesType(helm);
  const files = templateFiles(own, values, {
    release: releaseValue(release),
    capabilities: capabilitiesValue(capabilities, helm),
    helm,
    valuesType: type,
  });
  const budget = chartBudget();
  const rendered = renderTemplates(files, {
    functions: allFunctions(helm),
    helm,
    budget,
    valuesType: type,
    afterFailure,
  });
  noteWork(unitsOf(budget));
  if (rendered.kind === 'error') {
    const { error } = rendered;
    const at = error.at ?? error.place?.span ?? fileSpan(own.chart.path);
    const { text: message, discreet } = error;
    return { kind: 'refused', message, discreet, at, isStopped: isSpent(budget), error };
  }
  const sources = new Map(files.map(({ name, file }) => [name, file]));
  const templates = [...rendered.texts].flatMap(([name, text]) => {
    const source = sources.get(name);
    return source === undefined ? [] : [{ name, text, source }];
  });
  return { kind: 'executed', templates, leftOut: rendered.leftOut };
}

const MANIFEST = /\.(?:ya?ml|json)$/i;

/** The files of `crds/` of a chart and of the subcharts in the release, parents first. */
function crdFiles(chart: ReleaseChart): readonly CrdFile[] {
  const own = chart.chart.files
    .filter(({ name }) => name.startsWith('crds/') && MANIFEST.test(name))
    .map((file) => ({ name: posix.join(fullPathOf(chart), file.name), file }));
  return [...own, ...chart.dependencies.flatMap(crdFiles)];
}
