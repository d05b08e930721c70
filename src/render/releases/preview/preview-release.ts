import type { Limits } from '../../../model/limits.ts';
import type { ChartNeed } from '../../../model/manifest.ts';
import { PREVIEWED, PREVIEWED_WORKLOADS } from '../../../model/reason.ts';
import type { Span } from '../../../model/span.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import type { ThirdParty } from '../../helm/output/rendered-file.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { renderRelease, type ReleaseRequest, type RenderedObjects } from '../render-release.ts';
import { misshapenMount } from './misshapen-mount.ts';
import type { Mistake } from './mistake.ts';
import { BRINGING } from './stand-in-dependencies.ts';
import { STAND_IN, standInChart, type StandInKind } from './stand-in.ts';
import { unknownIdentifier } from './unknown-identifier.ts';

/** A release whose chart is not here. */
type PreviewRequest = Omit<ReleaseRequest, 'chart' | 'skipSchemaValidation'> & {
  readonly need: ChartNeed;
  /** All of the values are known. */
  readonly isWhole: boolean;
};

/** As Helm takes them for charts; others would not even load. */
const CHART_NAME = /^[a-z0-9][-a-z0-9._]{0,99}$/i;
/** The libraries before common 2, whose values are one pod. */
const ONE_POD_REPOSITORY = /k8s-at-home/;

/**
 * What a release makes of its values, without its chart: for charts whose values are the pods themselves (app-template and the common library
 * of bjw-s, k8s-at-home). Workloads with their environments and volumes, ConfigMaps, Secrets; never whole. Undefined where the values have another shape,
 * or nobody can tell what the chart would make of them.
 */
export function previewRelease(
  request: PreviewRequest,
  limits: Limits,
): RenderedObjects | undefined {
  const { need, values, at, isWhole } = request;
  const standIn = standInOf(need, values, at);
  if (standIn === undefined) return undefined;
  const { chart, thirdParty, showsSources, mistake } = standIn;
  const rendered = renderRelease(
    { ...request, chart, thirdParty, skipSchemaValidation: true },
    limits,
  );
  if (rendered.failures.length > 0 && isWhole) {
    const found = mistake();
    if (found !== undefined)
      return { ...rendered, failures: [found.failure], partial: [PREVIEWED] };
  }
  if (rendered.failures.length > 0 || rendered.objects.length === 0) return undefined;
  const reason = showsSources ? PREVIEWED_WORKLOADS : PREVIEWED;
  return { ...rendered, partial: [reason, ...rendered.partial] };
}

/** What is rendered in place of a chart that is not here. */
interface StandIn {
  readonly chart: Chart;
  readonly thirdParty: ThirdParty;
  /** It makes each ConfigMap and Secret that the chart makes. */
  readonly showsSources: boolean;
  /** If it cannot be rendered: what the real chart would refuse too. */
  readonly mistake: () => Mistake | undefined;
}

/** The stand-in for a chart with these values, given at a place; undefined if they do not say what the chart makes. */
export function standInOf(need: ChartNeed, values: Table, at: Span): StandIn | undefined {
  const kind = standInFor(need, values);
  if (kind === undefined || !CHART_NAME.test(need.name)) return undefined;
  return {
    chart: standInChart(kind, need.name, need.version),
    thirdParty: { at, isThirdParty: isOfStandIn, isHidden: true },
    showsSources: hasAllSources(need, kind, values),
    mistake: () => (kind === 'controllers' ? mistakeIn(values, at) : undefined),
  };
}

function mistakeIn(values: Table, at: Span): Mistake | undefined {
  return unknownIdentifier(values, at) ?? misshapenMount(values, at);
}

/**
 * Whether the preview has each ConfigMap and Secret that the chart makes. app-template is nothing but the common library, of which the stand-in has
 * all that makes some; other charts that use the library have templates of their own.
 */
function hasAllSources({ name }: ChartNeed, kind: StandInKind, { entries }: Table): boolean {
  return name === 'app-template' && BRINGING[kind].every((field) => !entries.has(field));
}

function isOfStandIn(path: string): boolean {
  return path.startsWith(`${STAND_IN}/`) || path === STAND_IN;
}

function standInFor(
  { name, version, repository }: ChartNeed,
  values: Table,
): StandInKind | undefined {
  if (hasControllers(values)) return 'controllers';
  const [major = '1'] = /\d+/.exec(version ?? '') ?? [];
  const isOfOnePod =
    name === 'app-template' ? Number(major) < 2 : ONE_POD_REPOSITORY.test(repository ?? '');
  return isOfOnePod && isTable(values.entries.get('image')) ? 'app' : undefined;
}

/** `controllers.*.containers.*`: nothing but the common library has it. */
function hasControllers({ entries }: Table): boolean {
  const controllers = entries.get('controllers');
  if (!isTable(controllers)) return false;
  return [...controllers.entries.values()].some((controller) => {
    const containers = isTable(controller) ? controller.entries.get('containers') : undefined;
    return isTable(containers) && [...containers.entries.values()].some(isTable);
  });
}
