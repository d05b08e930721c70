import type { ItemNeed } from '../../model/elsewhere/asked-item.ts';
import type { Limits } from '../../model/limits.ts';
import type { BuildFailure, GivenValues, Manifest } from '../../model/manifest.ts';
import { message as say, words, message } from '../../model/message.ts';
import type { Finding } from '../../model/problem.ts';
import { PREVIEWED, PREVIEWED_WORKLOADS, type Reason } from '../../model/reason.ts';
import { type Span, hostSpan } from '../../model/span.ts';
import type { HelmMajor } from '../../model/versions/deployer-version.ts';
import { manifestsOf } from '../../parse/manifests-of.ts';
import type { Chart, ChartRefusal } from '../helm/chart/chart.ts';
import { parseKubeVersion } from '../helm/objects/kube-version.ts';
import type { Release } from '../helm/objects/release.ts';
import type { ThirdParty } from '../helm/output/rendered-file.ts';
import { isTestHook } from '../helm/output/sort-manifests.ts';
import {
  renderChart,
  type RenderedChart,
  type RenderedRelease,
  type RenderRefusal,
} from '../helm/render-chart.ts';
import type { TemplateError } from '../helm/template/template-error.ts';
import { type Table, isTable } from '../helm/values/tables.ts';
import type { ValuesRefusal } from '../helm/values/values-refusal.ts';
import { measured, noteWork } from '../work/meter.ts';
import { dependencyNeeds, otherDependency } from './chart-dependencies.ts';
import { mayDiffer } from './may-differ.ts';
import {
  bringsObjects,
  thirdPartyStandIns,
  withStandIns,
} from './preview/stand-in-dependencies.ts';
import { refusalFinding } from './refusal-finding.ts';
import { unreadValues } from './unread-values.ts';
import { misreadValues } from './unused/misread-values.ts';
import { unusedValues } from './unused/unused-values.ts';

export interface RenderingHelm {
  readonly major: HelmMajor;
  /** Is told that another version may give something else. */
  readonly noteDifference: () => void;
}

export interface ReleaseRequest {
  readonly chart: Chart;
  /** What the user says about values. */
  readonly values: Table;
  readonly release: Omit<Release, 'revision' | 'isUpgrade'>;
  readonly helm: RenderingHelm;
  /** `1.33.0` */
  readonly kubernetesVersion: string;
  readonly apiVersions: readonly string[];
  readonly skipSchemaValidation: boolean;
  /** The hooks for `helm test` are left out. */
  readonly skipTests?: boolean;
  /** Where the release is written: what has no better place is reported there. */
  readonly at: Span;
  /** The chart's files, or some of them, are someone else's. */
  readonly thirdParty?: ThirdParty | undefined;
  /** It is rendered without the cluster's objects, as by Argo CD: `lookup` finds nothing. Which APIs the cluster has, Argo CD says. */
  readonly isOffline?: true;
  /** If a template fails, what the chart makes besides is wanted too. */
  readonly wantsRest?: true;
}

/** A release as the stages after it see it. */
export interface RenderedObjects {
  readonly objects: readonly Manifest[];
  readonly failures: readonly BuildFailure[];
  /** Why objects may be missing, as clauses. */
  readonly partial: readonly Reason[];
  readonly values: GivenValues;
  /** Dependencies that are not here are what their values let expect. */
  readonly previewed?: true;
  /** The dependencies of its chart that come from elsewhere. */
  readonly needs?: readonly ItemNeed[];
}

/** For a release whose values could not be read. */
const NO_VALUES: GivenValues = { files: [], unused: [] };

export const NOT_LOADED = words('its chart cannot be loaded');
export const NOT_READ = words('its values cannot be read');

/** A release of which nothing is rendered, because of its chart or its values. */
export function nothingRendered(
  failures: readonly Finding[],
  partial: readonly Reason[],
  values = NO_VALUES,
): RenderedObjects {
  const ofChart = failures.map((failure) => ({ ...failure, of: 'chart' as const }));
  return { objects: [], failures: ofChart, partial, values };
}

/** The failure of a chart that Helm does not load. */
export function notLoaded(
  { message: said }: Pick<ChartRefusal, 'message'>,
  at: Span,
): BuildFailure {
  return { at, message: say`The chart cannot be loaded. Helm: ${said}`, of: 'chart' };
}

/** The failure of a release whose values Helm does not read. */
export function valuesNotRead(refusal: ValuesRefusal, at: Span): BuildFailure {
  const said = refusal.discreet ?? refusal.message;
  const place = refusal.at ?? at;
  return { at: place, message: say`The values cannot be read. Helm: ${said}`, of: 'chart' };
}

/** Renders a release as the chosen version of Helm does; dependencies that are not at hand are left out, or previewed from their values. Hooks are objects like any other. */
export function renderRelease(request: ReleaseRequest, limits: Limits): RenderedObjects {
  const rendered = renderPreviewed(request, limits);
  const needs = dependencyNeeds(request.chart, request.at);
  return needs.length === 0 ? rendered : { ...rendered, needs };
}

/** Dependencies that are not at hand are previewed, if their values say what they make. */
function renderPreviewed(request: ReleaseRequest, limits: Limits): RenderedObjects {
  const chart = withStandIns(request.chart);
  if (chart === request.chart) return renderAtHand(request, limits);
  const thirdParty = thirdPartyStandIns(request.thirdParty, request.at);
  const whole = renderAtHand({ ...request, chart, thirdParty, skipSchemaValidation: true }, limits);
  // Values that only the dependency itself understands.
  if (whole.failures.length > 0) return renderAtHand(request, limits);
  const reason = bringsObjects(request.chart, request.values) ? PREVIEWED : PREVIEWED_WORKLOADS;
  return { ...whole, partial: [reason, ...whole.partial], previewed: true };
}

function renderAtHand(request: ReleaseRequest, limits: Limits): RenderedObjects {
  const { chart, values, release, helm, kubernetesVersion, apiVersions, at } = request;
  if (mayDiffer(chart, values)) helm.noteDifference();
  const isStandIn = request.thirdParty?.isHidden === true;
  const misread = request.thirdParty === undefined ? misreadValues(chart, values) : [];
  const given = {
    files: filesOfValues(values),
    unused: [],
    ...(misread.length > 0 && { misread }),
  };
  const version = parseKubeVersion(kubernetesVersion);
  if (version.kind === 'refused')
    return nothingRendered([{ at, message: say`${version.message}` }], [NOT_RENDERED], given);
  const render = (table: Table, skipsFailures = false): RenderedChart =>
    renderChart(
      chart,
      table,
      { ...release, revision: 1, isUpgrade: false },
      { kubeVersion: version.value, apiVersions },
      {
        limits,
        helm: helm.major,
        missing: 'leave-out',
        skipSchemaValidation: request.skipSchemaValidation,
        thirdParty: request.thirdParty,
        skipsFailures,
      },
    );
  const [rendered, work] = measured(() => render(values));
  noteWork(work);
  if (rendered.kind === 'refused') {
    // What a missing dependency defines cannot be included. A template that cannot be parsed, or has no action, includes nothing.
    const missing = isPlainText(rendered) ? [] : missingDependencies(chart);
    if (missing.length > 0) return nothingRendered([], missing.map(lacks), given);
    // The locked version may take what this one refuses.
    const other = rendered.error?.kind === 'parse' ? undefined : otherDependency(chart);
    if (other !== undefined) return nothingRendered([], [other], given);
    if (rendered.isStopped === true) return nothingRendered([], [STOPPED], given);
    const refused = isOpen(rendered.error, request)
      ? nothingRendered([], [ASKS_CLUSTER], given)
      : nothingRendered([refusalFinding(rendered, at)], [NOT_RENDERED], given);
    const isCheap = rendered.error?.kind === 'execution' && work <= MAX_PROVED;
    if (request.wantsRest !== true || !isCheap) return refused;
    const rest = render(values, true);
    return rest.kind === 'refused' ? refused : { ...refused, objects: objectsIn(rest, request) };
  }
  const { partial, leftOut } = rendered;
  const unread = unreadValues(rendered.unread, at);
  // A template that fails may use any value.
  const usesAll = isStandIn || leftOut.length > 0 || work > MAX_PROVED;
  return {
    objects: objectsIn(rendered, request),
    failures: [],
    partial: [...partial.map(lacks), ...leftOut.map(fails)],
    values: {
      ...given,
      unused: usesAll ? [] : unusedValues(chart, values, rendered, render),
      ...(unread && { unread }),
    },
  };
}

/** Whether a template cannot be parsed, or has no action and so comes out as it is whatever the chart has besides. */
function isPlainText({ error, source }: RenderRefusal): boolean {
  return source === undefined ? error?.kind === 'parse' : !source.text.includes('{{');
}

/** Units of work that rendering a chart may take so that it is rendered again: without some of its values, or without what fails. */
const MAX_PROVED = 2_000_000;

export const NOT_RENDERED = words('its chart cannot be rendered');

/** Why nothing is known of what a chart makes, without a claim that it cannot be rendered. */
export const STOPPED = words(
  'its chart produces too much text or loops for too long, so envfrom stopped',
);

/** Why little is known of a release whose chart fails without what the cluster has. */
const ASKS_CLUSTER = words('a template of its chart depends on what is in the cluster');

/** Whether a chart that fails may not do so in the cluster. */
function isOpen(
  error: TemplateError | undefined,
  { isOffline, apiVersions }: Pick<ReleaseRequest, 'isOffline' | 'apiVersions'>,
): boolean {
  if (error?.asked === 'api') return apiVersions.length === 0;
  return error?.asked === 'lookup' && isOffline !== true;
}

/** Why a release is partial without a dependency. */
export function lacks(name: string): Reason {
  return {
    ...message`the dependency \`${name}\` of its chart is not available`,
    code: 'chart-dependency',
  };
}

function fails(template: string): Reason {
  return message`the template \`${template}\` fails without it`;
}

/** Dependencies that a chart, or one below it, declares, whatever their conditions, and that are not at hand. */
function missingDependencies({ metadata, dependencies }: Chart): readonly string[] {
  const here = new Set(dependencies.map((each) => each.metadata.name.text));
  const missing = (metadata.dependencies ?? []).flatMap((each) =>
    each === undefined || here.has(each.name.text) ? [] : [each.name.text],
  );
  return [...new Set([...missing, ...dependencies.flatMap(missingDependencies)])];
}

function objectsIn(
  { manifests, hooks }: RenderedRelease,
  { skipTests = false }: Pick<ReleaseRequest, 'skipTests'>,
): readonly Manifest[] {
  const run = skipTests ? hooks.filter((hook) => !isTestHook(hook)) : hooks;
  return [...manifests, ...run].flatMap(({ root }) => manifestsOf(root).manifests);
}

/** The files that say something about values, sorted. */
function filesOfValues(given: Table): readonly string[] {
  const files = new Set<string>();
  collect(given, files);
  return [...files].sort();
}

function collect({ entries, keyOrigins }: Table, files: Set<string>): void {
  for (const origin of keyOrigins?.values() ?? []) {
    if (origin.span !== undefined) files.add(hostSpan(origin.span).file.path);
  }
  for (const value of entries.values()) if (isTable(value)) collect(value, files);
}
