import { message as say, messageText } from '../../model/message.ts';
import type { Reason } from '../../model/reason.ts';
import { done } from '../../model/result.ts';
import { fileSpan, type Span } from '../../model/span.ts';
import { NEWEST_HELM, type HelmMajor } from '../../model/versions/deployer-version.ts';
import { allFunctions } from '../helm/all-functions.ts';
import { sourceOf } from '../helm/chart/chart-file.ts';
import type { Chart, LoadedChart } from '../helm/chart/chart.ts';
import { parseKubeVersion, type KubeVersion } from '../helm/objects/kube-version.ts';
import { releaseNameFault } from '../helm/objects/release.ts';
import type { ThirdParty } from '../helm/output/rendered-file.ts';
import { isTestHook } from '../helm/output/sort-manifests.ts';
import { renderChart, type RenderedChart, type RenderedRelease } from '../helm/render-chart.ts';
import { newTextRenderer } from '../helm/template/render-text.ts';
import { originOf, type Origin } from '../helm/text/origin.ts';
import { textOf } from '../helm/text/text.ts';
import { chartBudget } from '../helm/value/chart-budget.ts';
import { NIL } from '../helm/value/make-value.ts';
import type { Table } from '../helm/values/tables.ts';
import {
  notRendered,
  type FindChart,
  type FoundChart,
  type GivenValues,
  type Inflated,
  type InflateRequest,
  type WantedChart,
} from '../kustomize/load/inflate.ts';
import { refused, type BuildRefusal, type BuildResult } from '../kustomize/tree/build-refusal.ts';
import type { ChartContext } from './chart-build.ts';
import { otherVersion } from './chart-need.ts';
import { knownReleaseName } from './known-release-name.ts';
import { standInOf } from './preview/preview-release.ts';
import { refusalFinding } from './refusal-finding.ts';
import { layeredValues, setFileReader, type ValuesLayer } from './release-values.ts';
import { lacks, STOPPED } from './render-release.ts';
import { thirdPartyFiles } from './third-party-files.ts';
import { unreadValues } from './unread-values.ts';

/** A `repo` of a kustomization may also be a folder. */
const ELSEWHERE = /^(?:https?|oci):/;

/**
 * Finds and renders charts for kustomizations, as `helm template` does for kustomize. Which Helm that is, nobody says: the newest, or
 * an older one where that refuses.
 */
export function chartFinder(context: ChartContext): FindChart {
  return (wanted) => {
    const newest = findWith(wanted, { ...context, helm: NEWEST_HELM });
    if (newest === undefined) {
      return wanted.folder === undefined ? absentChart(wanted, context) : undefined;
    }
    const inflate = (request: InflateRequest): BuildResult<Inflated> => {
      const inflated = newest.inflate(request);
      if (inflated.kind !== 'refused') return inflated;
      const older = findWith(wanted, { ...context, helm: 3 })?.inflate(request);
      return older === undefined || older.kind === 'refused' ? inflated : older;
    };
    return { ...newest, inflate };
  };
}

type RenderingContext = ChartContext & { readonly helm: HelmMajor };

function findWith(wanted: WantedChart, context: RenderingContext): FoundChart | undefined {
  const charts = context.charts(context.helm);
  const loaded =
    wanted.folder === undefined
      ? charts.named(wanted.name, wanted.version, wanted.repository)
      : charts.anywhere(wanted.folder);
  return loaded === undefined ? undefined : foundChart(wanted, loaded, context);
}

function foundChart(
  wanted: WantedChart,
  loaded: LoadedChart,
  context: RenderingContext,
): FoundChart {
  if (loaded.kind === 'refused') {
    const { message } = loaded;
    const inflate = ({ at }: InflateRequest): BuildRefusal =>
      refused(at, message, { message: say`The chart cannot be loaded. Helm: ${message}` });
    return { path: loaded.at.file.path, values: undefined, inflate };
  }
  const { chart } = loaded;
  const instead = wanted.folder === undefined ? otherVersion(wanted, loaded) : [];
  return {
    path: chart.path,
    values: chart.values[0]?.file,
    inflate: (request) => {
      const inflated = inflateFound(chart, wanted, request, context);
      if (inflated.kind === 'refused')
        return instead.length === 0 ? inflated : done({ sources: [], partial: instead });
      const { sources, partial } = inflated.value;
      return done({ sources, partial: [...partial, ...instead] });
    },
  };
}

function inflateFound(
  chart: Chart,
  { repository }: WantedChart,
  request: InflateRequest,
  context: RenderingContext,
): BuildResult<Inflated> {
  const given = givenTo(chart.path, request, context);
  if (given.kind === 'refused') return given;
  const { at } = request;
  const { partial } = given.value;
  // What a repository of charts gave is nobody's here to edit.
  const isThirdParty = ELSEWHERE.test(repository ?? '')
    ? () => true
    : context.charts(context.helm).isPulled;
  const thirdParty = thirdPartyFiles(chart, at, isThirdParty);
  const rendered = renderGiven(chart, given.value, request, { ...context, thirdParty });
  if (rendered.kind === 'rendered') {
    const lacking = rendered.partial.map(lacks);
    return done({ sources: printed(rendered, request), partial: [...lacking, ...partial] });
  }
  if (rendered.isStopped === true) return done({ sources: [], partial: [STOPPED, ...partial] });
  const { message, related } = refusalFinding(rendered, at);
  const words = { message, ...(related === undefined ? {} : { related }) };
  const { discreet = rendered.message } = rendered;
  return refused(rendered.at.file.text === '' ? at : rendered.at, discreet, words);
}

/** A chart that Helm would pull: what its values let expect. */
function absentChart(wanted: WantedChart, context: ChartContext): FoundChart {
  const { name } = wanted;
  return {
    path: undefined,
    values: undefined,
    inflate: (request) => {
      const given = givenTo(name, request, { ...context, helm: NEWEST_HELM });
      if (given.kind === 'refused') return given;
      const { values } = given.value;
      const nothing = (): BuildResult<Inflated> => {
        const unread = unreadValues(values, request.at);
        const partial = [notRendered(name)];
        return done({ sources: [], partial, ...(unread !== undefined && { unread }) });
      };
      const standIn = standInOf(wanted, values, request.at);
      if (standIn === undefined) return nothing();
      const { chart, thirdParty, showsSources, mistake } = standIn;
      const options = { ...context, helm: NEWEST_HELM, thirdParty };
      const rendered = renderGiven(chart, given.value, request, options);
      if (rendered.kind === 'refused') {
        const found = mistake();
        if (found === undefined) return nothing();
        const { failure, said } = found;
        return refused(failure.at, messageText(said), { ...failure, said });
      }
      const sources = printed(rendered, request);
      if (sources.length === 0) return nothing();
      const partial = [previewReason(name, showsSources), ...given.value.partial];
      return done({ sources, partial, previewed: true });
    },
  };
}

function previewReason(name: string, showsSources: boolean): Reason {
  return showsSources
    ? {
        ...say`the Helm chart \`${name}\` is not available, so its workloads are previewed from its values`,
        code: 'previewed-workloads',
      }
    : {
        ...say`the Helm chart \`${name}\` is not available, so what it creates is only previewed from its values`,
        code: 'previewed',
      };
}

/** What a chart is given, read. */
interface Given {
  readonly name: ReleaseName;
  readonly values: Table;
  readonly kubeVersion: KubeVersion;
  readonly partial: readonly Reason[];
}

function givenTo(
  path: string,
  request: InflateRequest,
  { tree, limits, helm, kubernetesVersion }: RenderingContext,
): BuildResult<Given> {
  const { at } = request;
  const name = releaseName(path, request);
  if (name.kind === 'refused') return name;
  const version = parseKubeVersion(request.kubeVersion || kubernetesVersion);
  if (version.kind === 'refused') return helmRefuses(at, version.message);
  const values = layeredValues(request.values.map(layerOf), setFileReader(tree), { limits, helm });
  if (values.kind === 'refused') {
    return helmRefuses(values.at ?? at, values.discreet ?? values.message);
  }
  const { partial } = name.value;
  return done({ name: name.value, values: values.values, kubeVersion: version.value, partial });
}

function renderGiven(
  chart: Chart,
  { name, values, kubeVersion }: Given,
  { namespace, apiVersions }: InflateRequest,
  { limits, helm, thirdParty }: RenderingContext & { readonly thirdParty: ThirdParty | undefined },
): RenderedChart {
  const release = {
    name: name.text,
    nameOrigin: name.origin,
    namespace: namespace || 'default',
    revision: 1,
    isUpgrade: false,
  };
  return renderChart(
    chart,
    values,
    release,
    { kubeVersion, apiVersions },
    { limits, helm, missing: 'leave-out', skipSchemaValidation: false, thirdParty },
  );
}

function helmRefuses(at: Span, message: string): BuildRefusal {
  return refused(at, message, { message: say`The chart cannot be rendered. Helm: ${message}` });
}

interface ReleaseName {
  readonly text: string;
  readonly origin: Origin;
  readonly partial: readonly Reason[];
}

/** The name that is given, the one that a template gives, or one that Helm makes of the time. */
function releaseName(
  path: string,
  { releaseName: given, nameTemplate, at }: InflateRequest,
): BuildResult<ReleaseName> {
  if (given.text !== '' && nameTemplate.text !== '') {
    return helmRefuses(nameTemplate.at ?? at, 'cannot set --name-template and also specify a name');
  }
  const written = given.text === '' ? nameTemplate : given;
  const origin = originOf('release', written.at ?? at);
  if (written.text === '') {
    const text = `${path.slice(path.lastIndexOf('/') + 1).replace(/\.tgz$/, '')}-0000000000`;
    const partial = [say`a chart without \`releaseName\` gets its name when it is rendered`];
    return done({ text, origin: { ...origin, unknowable: '--generate-name' }, partial });
  }
  const name = given.text === '' ? templatedName(written.text) : done(written.text);
  if (name.kind === 'refused') return { ...name, at: written.at ?? at };
  const known = knownReleaseName(name.value, origin);
  const fault = releaseNameFault(known.text);
  if (fault !== undefined) return helmRefuses(written.at ?? at, fault);
  return done({ ...known, partial: [] });
}

const NAME_TEMPLATES = newTextRenderer({ name: 'name-template', functions: allFunctions(3) });

function templatedName(template: string): BuildResult<string> {
  const options = { missingKey: 'default', budget: chartBudget() } as const;
  const rendered = NAME_TEMPLATES(textOf(template), NIL, options);
  if (rendered.kind === 'text') return done(rendered.text.text);
  return helmRefuses(fileSpan(''), rendered.message);
}

function layerOf(given: GivenValues): ValuesLayer {
  if (given.kind === 'file') return { kind: 'file', file: { file: given.file } };
  return { kind: 'node', node: given.node, secret: false, dialect: 'kustomize' };
}

/** What `helm template` prints, one text per document: CustomResourceDefinitions, manifests, hooks. */
function printed(
  { crds, manifests, hooks }: RenderedRelease,
  { includeCrds, skipHooks, skipTests }: InflateRequest,
): Inflated['sources'] {
  return [
    ...(includeCrds ? crds.map(({ file }) => sourceOf(file)) : []),
    ...manifests.map(({ file }) => file),
    ...(skipHooks
      ? []
      : hooks.filter((hook) => !(skipTests && isTestHook(hook))).map(({ file }) => file)),
  ];
}
