import { DEFAULT_LIMITS } from '../../../model/limits.ts';
import { getOrMake } from '../../../model/memo.ts';
import type { Chart } from '../../helm/chart/chart.ts';
import { loadChart } from '../../helm/chart/load-chart.ts';
import appTemplate from './app.tpl?raw';
import controllersTemplate from './controllers.tpl?raw';
import libraryTemplate from './library.tpl?raw';
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

/** Whose library a chart calls itself; undefined: the chart is an application, whose templates do. */
export type Library = 'bjw-s' | 'k8s-at-home';

const made = new Map<string, Chart>();

/** The stand-in for a chart, under the chart's own name; of a range its newest version. */
export function standInChart(
  kind: StandInKind,
  name: string,
  version = '',
  library?: Library,
): Chart {
  const [, exact] = EXACT_VERSION.exec(version) ?? [];
  const [major = USUAL_MAJOR[kind]] = /\d{1,9}/.exec(version) ?? [];
  const own = exact ?? `${Number(major)}.${NEWEST_MINOR}.0`;
  const key = JSON.stringify([kind, name, own, library]);
  return getOrMake(made, key, () => makeChart(kind, name, own, library));
}

function makeChart(
  kind: StandInKind,
  name: string,
  version: string,
  library: Library | undefined,
): Chart {
  const values =
    kind === 'app' ? APP_VALUES : version.startsWith('2.') ? CONTROLLERS_2 : { global: {} };
  const type = library === undefined ? 'application' : 'library';
  const templates: Readonly<Record<string, string>> =
    library === undefined
      ? { 'all.yaml': TEMPLATES[kind] }
      : {
          '_all.tpl': asDefined(TEMPLATES[kind]),
          '_library.tpl': libraryTemplate.replace('VERSION', version).replace('LIBRARY', library),
        };
  const files = Object.entries({ '_names.tpl': namesTemplate, '_options.tpl': optionsTemplate })
    .concat(Object.entries(templates))
    .map(([file, text]) => [`templates/${file}`, withOwnNames(text)] as const);
  const encoder = new TextEncoder();
  const loaded = loadChart(
    STAND_IN,
    [
      ['Chart.yaml', JSON.stringify({ apiVersion: 'v2', name, version, type })] as const,
      ['values.yaml', JSON.stringify(values)] as const,
      ...files,
    ].map(([file, text]) => ({
      name: file,
      path: `${STAND_IN}/${file}`,
      bytes: encoder.encode(text),
    })),
    { limits: DEFAULT_LIMITS, helm: 3 },
  );
  if (loaded.kind === 'refused') throw new Error(`the stand-in for a chart: ${loaded.message}`);
  return loaded.chart;
}

/** A template that prints, as one that others include; what it defines stays beside it. */
function asDefined(template: string): string {
  const end = template.search(/^\{\{- define /m);
  return `{{- define "all" -}}${template.slice(0, end)}{{- end -}}\n${template.slice(end)}`;
}

/** Templates of one name are one template in all charts of a release: those of the stand-ins have names that no other chart gives. */
function withOwnNames(text: string): string {
  return text.replaceAll(/\b(define|include) "([A-Za-z]+)"/g, `$1 "${STAND_IN} $2"`);
}
