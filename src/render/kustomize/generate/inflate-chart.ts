import type { InflatedChart, Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import { releaseByValues } from '../../../model/release-values.ts';
import { done, mapDone, mapResults } from '../../../model/result.ts';
import type { SourceFile } from '../../../model/span.ts';
import { measured } from '../../work/meter.ts';
import type { Text } from '../load/decode.ts';
import { notRendered, type FoundChart, type GivenValues } from '../load/inflate.ts';
import type { HelmArgs } from '../load/kustomization.ts';
import { loadText } from '../load/load-file.ts';
import { resolvePath } from '../load/paths.ts';
import { readPlainDocument } from '../load/read-plain-document.ts';
import { readResources } from '../load/read-resources.ts';
import { trailFrom, type Recorder } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { spend } from '../load/work-budget.ts';
import { HELM_GENERATED, setAnnotation } from '../object/annotations.ts';
import { resourceOf, type Resource } from '../object/resource.ts';
import { asKustomizeReads } from '../tree/as-kustomize-reads.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { remarshalled } from '../tree/remarshal.ts';
import { mergeChartValues } from './merge-chart-values.ts';

const MERGES = ['merge', 'override', 'replace'];

/**
 * The objects of a chart, as kustomize 5.8 has Helm render it (HelmChartInflationGenerator). A chart that is nowhere here, so that Helm would
 * pull it, leaves the build in part; its objects are those that its values let expect, or none.
 */
export function inflateChart(
  target: Target,
  args: HelmArgs,
  home: Text,
): BuildResult<readonly Resource[]> {
  const fault = argumentFault(target, args);
  if (fault !== undefined) return fault;
  const more = additionalFiles(target, args);
  if (more.kind === 'refused') return more;
  const place = placeOf(target, args, home.text || 'charts');
  const chart = findChart(target, args, place);
  if (chart.kind === 'refused') return chart;
  if (chart.value === undefined) return done([]);
  const { path, inflate } = chart.value;
  const values = valuesOf(target, args, place, chart.value);
  if (values.kind === 'refused') {
    if (path !== undefined || !mayComeWithChart(target, args, home.text || 'charts')) return values;
    target.recorder.partial.add(notRendered(args.name.text));
    return done([]);
  }
  const [inflated, work] = measured(() =>
    inflate({
      ...args,
      includeCrds: args.includeCRDs,
      values: [...values.value, ...more.value],
    }),
  );
  const spent = spend(target.run.work, work, args.at);
  if (spent !== undefined) return spent;
  if (inflated.kind === 'refused') {
    if (!isFilledIn(args)) return inflated;
    target.recorder.partial.add(notRendered(args.name.text));
    return done([]);
  }
  const { sources, partial, previewed, unread } = inflated.value;
  for (const reason of partial) target.recorder.partial.add(reason);
  if (previewed) noteOfChart(target.recorder, args, { previewed });
  if (unread) noteOfChart(target.recorder, args, { release: releaseOf(target, args, unread) });
  return resourcesOf(target, args, sources);
}

/** Whether the values file is in the folder into which Helm pulls the chart. */
function mayComeWithChart({ folder, context }: Target, args: HelmArgs, home: string): boolean {
  const { root } = context.tree;
  const [file, pulled] = [args.valuesFile.text, home].map((path) =>
    resolvePath(folder, path, root),
  );
  return file === undefined || pulled === undefined || file.startsWith(`${pulled}/`);
}

/** Whether a program fills in the kustomization before it is built (`releaseName: "{{ app }}"`), and so perhaps the values too. */
function isFilledIn({ name, releaseName }: HelmArgs): boolean {
  return [name, releaseName].some(({ text }) => text.includes('{{'));
}

function noteOfChart(
  { charts }: Recorder,
  { at }: HelmArgs,
  known: Pick<InflatedChart, 'previewed' | 'release'>,
): void {
  const chart = charts.get(keyOf(at));
  if (chart !== undefined) charts.set(keyOf(at), { ...chart, ...known });
}

/** The release of a chart that is not here, as an object. */
function releaseOf({ chartNamespace }: Target, args: HelmArgs, unread: MapNode): Manifest {
  const name = args.releaseName.text || args.name.text;
  const namespace = args.namespace || chartNamespace || undefined;
  return releaseByValues({ name, namespace }, unread, args.at);
}

function keyOf({ file, start, end }: HelmArgs['at']): string {
  return JSON.stringify([file.path, start, end]);
}

function argumentFault({ context }: Target, args: HelmArgs): BuildRefusal | undefined {
  const { name, releaseName, valuesMerge, at } = args;
  if (context.refuseCharts) {
    return refused(at, 'must specify --enable-helm', {
      message: message`This kustomization is built without Helm, so the chart \`${name.text}\` is not rendered`,
    });
  }
  if (name.text === '') {
    return refused(at, 'chart name cannot be empty', {
      message: message`This chart has no \`name\``,
    });
  }
  for (const [field, { text, at: written }] of [
    ['releaseName', releaseName],
    ['chart name', name],
  ] as const) {
    if (!text.startsWith('-')) continue;
    return refused(written ?? at, `${field} must not start with '-', got "${text}"`, {
      message: message`The ${field} must not start with \`-\``,
    });
  }
  if (valuesMerge.text === '' || MERGES.includes(valuesMerge.text)) return undefined;
  return refused(valuesMerge.at ?? at, `valuesMerge must be one of [${MERGES.join(' ')}]`, {
    message: message`\`valuesMerge\` must be \`merge\`, \`override\` or \`replace\``,
  });
}

function additionalFiles(target: Target, args: HelmArgs): BuildResult<readonly GivenValues[]> {
  return mapResults(args.additionalValuesFiles, ({ text, at = args.at }) => {
    const read = loadText(target.context, { ...target, path: text, at }, target.recorder);
    return mapDone(read, (file) => ({ kind: 'file' as const, file }));
  });
}

/** Where kustomize looks for a chart. */
interface ChartPlace {
  /** As it is written, relative to the kustomization. */
  readonly written: string;
  /** Undefined outside of the repository. */
  readonly folder: string | undefined;
  readonly isThere: boolean;
}

function placeOf({ context, folder }: Target, args: HelmArgs, home: string): ChartPlace {
  const { version, repo } = args;
  const name = args.name.text;
  const pulled = version !== '' && repo !== '' ? [`${name}-${version}`] : [];
  const written = [home, ...pulled, name].join('/');
  const found = home.startsWith('/') ? undefined : resolvePath(folder, written, context.tree.root);
  return { written, folder: found, isThere: found !== undefined && context.folders.has(found) };
}

/** The chart at its place, or one of that name that is here; undefined when none is, and Helm would pull it. */
function findChart(
  target: Target,
  args: HelmArgs,
  place: ChartPlace,
): BuildResult<FoundChart | undefined> {
  const { context, recorder } = target;
  const { name, version, repo, at } = args;
  const isLocal = place.isThere;
  const need = {
    name: name.text,
    version: version === '' ? undefined : version,
    repository: repo === '' ? undefined : withName(repo, name.text),
  };
  if (!isLocal && repo === '') return nowhere(context.mayAppear, name, place, at);
  const found = context.findChart?.({ ...need, folder: isLocal ? place.folder : undefined });
  if (isLocal && found === undefined && context.findChart !== undefined) {
    return refused(at, 'Error: Chart.yaml file is missing', {
      message: message`\`${place.written}\` is not a chart: it has no Chart.yaml`,
    });
  }
  const chart = { ...need, found: found?.path, at };
  recorder.charts.set(keyOf(at), chart);
  if (found === undefined) recorder.partial.add(notRendered(name.text));
  return done(found);
}

/** The address of a chart in a registry ends with its name. */
function withName(repo: string, name: string): string {
  return repo.startsWith('oci://') ? `${repo.replace(/\/$/, '')}/${name}` : repo;
}

function nowhere(
  mayAppear: (path: string) => string | undefined,
  { text, at }: Text,
  { folder, written }: ChartPlace,
  entry: HelmArgs['at'],
): BuildRefusal {
  const offline = folder === undefined ? undefined : mayAppear(folder);
  return refused(at ?? entry, "no repo specified for pull, no chart found at ''", {
    message: message`There is no chart \`${text}\` in \`${written}\`, and no \`repo\` to pull it from`,
    ...(offline !== undefined && { offline: message`${offline}` }),
  });
}

/** What Helm is given first: the values file, merged with `valuesInline` where there is any. */
function valuesOf(
  target: Target,
  args: HelmArgs,
  place: ChartPlace,
  chart: FoundChart,
): BuildResult<readonly GivenValues[]> {
  const { valuesInline, valuesMerge, dialect } = args;
  const isEmpty = valuesInline === undefined || valuesInline.entries.length === 0;
  const inline = isEmpty ? undefined : remarshalled(valuesInline, dialect);
  if (inline !== undefined && valuesMerge.text === 'replace') {
    return done([{ kind: 'merged', node: inline }]);
  }
  const file = valuesFile(target, args, place, chart);
  if (file.kind === 'refused') return file;
  if (inline === undefined) {
    return done(file.value === undefined ? [] : [{ kind: 'file', file: file.value }]);
  }
  const merged = mergedValues(target, args, inline, file.value);
  return mapDone(merged, (node) => [{ kind: 'merged', node }]);
}

/** `valuesFile`, else the chart's own, which kustomize loads like any file of the kustomization. */
function valuesFile(
  { context, folder, recorder }: Target,
  { valuesFile: { text, at: written }, at }: HelmArgs,
  place: ChartPlace,
  chart: FoundChart,
): BuildResult<SourceFile | undefined> {
  if (text === '' && !place.isThere) return done(chart.values);
  const path = text === '' ? `${place.written}/values.yaml` : text;
  return loadText(context, { folder, path, at: written ?? at }, recorder);
}

/** kyaml's merge2: by default the kustomization's values win, with `merge` those of the file. */
function mergedValues(
  { context, run, folder }: Target,
  { valuesMerge, at }: HelmArgs,
  inline: MapNode,
  file: SourceFile | undefined,
): BuildResult<MapNode> {
  if (file === undefined) return done(inline);
  const root = readPlainDocument(context, file);
  if (root.kind === 'refused') return root;
  const values = root.value && asKustomizeReads(root.value);
  if (values?.kind !== 'map') {
    const start = { file, start: 0, end: 0 };
    return refused(values ?? start, 'could not parse values file into rnode', {
      message: message`kustomize merges \`valuesInline\` with this file, which holds no map`,
    });
  }
  const trail = trailFrom('generator', at, folder);
  const isFileFirst = valuesMerge.text === 'merge';
  const both = isFileFirst
    ? { target: inline, patch: values, aliases: 'none' as const }
    : { target: values, patch: inline, aliases: 'lost' as const };
  return mergeChartValues(both, run.schema, trail);
}

function resourcesOf(
  { context, folder, run }: Target,
  { at }: HelmArgs,
  sources: readonly SourceFile[],
): BuildResult<readonly Resource[]> {
  const trail = trailFrom('generator', at, folder);
  const resources: Resource[] = [];
  for (const source of sources) {
    const objects = readResources(context, source);
    if (objects.kind === 'refused') return objects;
    for (const object of objects.value) {
      const node = setAnnotation({ ...object, trail }, HELM_GENERATED, 'true', at);
      resources.push(resourceOf(node, run.schema));
    }
  }
  return done(resources);
}
