import { appendTo } from '../../../model/group-by.ts';
import { memo } from '../../../model/memo.ts';
import { allFunctions } from '../../helm/all-functions.ts';
import { sourceOf, type ChartFile } from '../../helm/chart/chart-file.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import { mentionsOf, mentionsOfText, type FileMentions } from '../../helm/template/mentions.ts';
import type { Mention, Mentions } from '../../helm/template/mentions/mentioning.ts';
import { valueTree, type ValueTree } from './value-tree.ts';

/** What a chart and its subcharts read of their values. */
export interface ChartValues {
  readonly tree: ValueTree;
  /** By the name that the parent knows them by: their own, or an alias; those in `charts/` and those that are only declared. */
  readonly subcharts: ReadonlyMap<string, ChartValues | undefined>;
}

/** What the templates of a chart read of its values, in any branch; what Chart.yaml asks of them, too. */
export const chartValues = memo((chart: Chart): ChartValues => {
  const charts = withSubcharts(chart);
  return valuesOf(chart, definesOf(charts), extraOf(charts));
});

function valuesOf(chart: Chart, defines: Defines, extra: readonly Mentions[]): ChartValues {
  const mains = chart.templates.filter(isExecuted).map((file) => fileMentions(file).main);
  const reached = reachedFrom([...mains, ...extra], defines);
  const mentions = [...reached.flatMap(({ values }) => values), ...askedByMetadata(chart)];
  const subcharts = new Map<string, ChartValues | undefined>();
  const below = new Map(
    chart.dependencies.map((each) => [each.metadata.name.text, valuesOf(each, defines, extra)]),
  );
  const dependencies = (chart.metadata.dependencies ?? []).filter((each) => each !== undefined);
  const isDeclared = new Set(dependencies.map(({ name }) => name.text));
  for (const [name, values] of below) if (!isDeclared.has(name)) subcharts.set(name, values);
  for (const declared of dependencies) {
    const name = declared.alias.text || declared.name.text;
    subcharts.set(name, below.get(declared.name.text));
  }
  return { tree: valueTree(mentions), subcharts };
}

/** Templates by name; of one name there may be several. */
type Defines = ReadonlyMap<string, readonly Mentions[]>;

function definesOf(charts: readonly Chart[]): Defines {
  const defines = new Map<string, Mentions[]>();
  for (const file of charts.flatMap(({ templates }) => templates)) {
    for (const [name, mentions] of fileMentions(file).defines) appendTo(defines, name, mentions);
  }
  return defines;
}

/** What is executed, and all that it includes: a helper of another chart reads the values of whoever calls it. */
function reachedFrom(start: readonly Mentions[], defines: Defines): readonly Mentions[] {
  const reached = new Set(start);
  for (const { calls, callsAny } of reached) {
    for (const name of callsAny ? defines.keys() : calls) {
      for (const each of defines.get(name) ?? []) reached.add(each);
    }
  }
  return [...reached];
}

const fileMentions = memo((file: ChartFile): FileMentions =>
  mentionsOf(sourceOf(file).text, allFunctions(3)),
);

function isExecuted({ name }: ChartFile): boolean {
  return !name.slice(name.lastIndexOf('/') + 1).startsWith('_');
}

/** Other files of the charts may be given to `tpl`, and so may defaults. */
function extraOf(charts: readonly Chart[]): readonly Mentions[] {
  const texts = charts.flatMap(({ files, values }) => [
    ...files.map((file) => sourceOf(file).text),
    ...values.slice(0, 1).map(({ file }) => file.text),
  ]);
  return texts.filter((text) => text.includes('{{')).map(mentionsOfText);
}

/** Conditions and tags of dependencies, and what is imported from their values. */
function askedByMetadata({ metadata }: Chart): readonly Mention[] {
  const asked: Mention[] = [{ path: ['tags'], whole: true }];
  for (const declared of metadata.dependencies ?? []) {
    if (declared === undefined) continue;
    const name = declared.alias.text || declared.name.text;
    for (const condition of declared.condition.text.split(',')) {
      asked.push({ path: condition.trim().split('.'), whole: true });
    }
    if (declared.importValues.length > 0) asked.push({ path: [name], whole: true });
  }
  return asked;
}

function withSubcharts(chart: Chart): readonly Chart[] {
  return [chart, ...chart.dependencies.flatMap(withSubcharts)];
}
