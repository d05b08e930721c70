import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import { loadChart } from '../../helm/chart/load-chart.ts';
import appTemplate from './app.tpl?raw';
import controllersTemplate from './controllers.tpl?raw';
import namesTemplate from './names.tpl?raw';
import optionsTemplate from './options.tpl?raw';

/** Folder of the charts of our own that stand in for those that are not here. Nobody can open it. */
export const STAND_IN = '(preview)';

/** Which values a stand-in understands: `controllers` of many pods, or those of one pod at the top (before common 2). */
export type StandInKind = 'controllers' | 'app';

const TEMPLATES: Readonly<Record<StandInKind, string>> = {
  controllers: controllersTemplate,
  app: appTemplate,
};
const USUAL_MAJOR: Readonly<Record<StandInKind, number>> = { controllers: 4, app: 1 };
const EXACT_VERSION = /^v?(\d{1,9}\.\d{1,9}\.\d{1,9})$/;
/** Later than every minor version. */
const NEWEST_MINOR = 999;

/** What the libraries have as defaults, as far as the templates of the stand-ins read them. */
const APP_VALUES = {
  persistence: {
    config: { enabled: false, type: 'pvc' },
    shared: { enabled: false, type: 'emptyDir', mountPath: '/shared' },
  },
};
const CONTROLLERS_2 = {
  controllers: { main: { enabled: true, type: 'deployment' } },
  configMaps: { config: { enabled: false } },
  secrets: { secret: { enabled: false } },
};

const made = new Map<string, Chart>();

/** The stand-in for a chart, under the chart's own name; of a range its newest version. */
export function standInChart(kind: StandInKind, name: string, version = ''): Chart {
  const [, exact] = EXACT_VERSION.exec(version) ?? [];
  const [major = USUAL_MAJOR[kind]] = /\d{1,9}/.exec(version) ?? [];
  const own = exact ?? `${Number(major)}.${NEWEST_MINOR}.0`;
  const key = JSON.stringify([kind, name, own]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const chart = makeChart(kind, name, own);
  made.set(key, chart);
  return chart;
}

function makeChart(kind: StandInKind, name: string, version: string): Chart {
  const values =
    kind === 'app' ? APP_VALUES : version.startsWith('2.') ? CONTROLLERS_2 : { global: {} };
  const files = {
    'Chart.yaml': JSON.stringify({ apiVersion: 'v2', name, version }),
    'values.yaml': JSON.stringify(values),
    'templates/_names.tpl': namesTemplate,
    'templates/_options.tpl': optionsTemplate,
    'templates/all.yaml': TEMPLATES[kind],
  };
  const encoder = new TextEncoder();
  const loaded = loadChart(
    STAND_IN,
    Object.entries(files).map(([file, text]) => ({
      name: file,
      path: `${STAND_IN}/${file}`,
      bytes: encoder.encode(text),
    })),
    { limits: DEFAULT_LIMITS, helm: 3 },
  );
  if (loaded.kind === 'refused') throw new Error(`the stand-in for a chart: ${loaded.message}`);
  return loaded.chart;
}
