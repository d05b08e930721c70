import type { Budget } from '../../src/model/budget.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { SourceFile, Span } from '../../src/model/span.ts';
import { placeOf } from '../../src/model/span.ts';
import { readValuesFile } from '../../src/render/helm/chart/read-values-file.ts';
import { valuesType } from '../../src/render/helm/objects/values-type.ts';
import type { FunctionTable } from '../../src/render/helm/template/function-table.ts';
import { HELM_FUNCTIONS } from '../../src/render/helm/template/helm-functions.ts';
import type { RenderedTemplates } from '../../src/render/helm/template/render-templates.ts';
import { renderTemplates } from '../../src/render/helm/template/render-templates.ts';
import type { TemplateSite } from '../../src/render/helm/text/origin.ts';
import { allOrigins } from '../../src/render/helm/text/origin.ts';
import type { Text } from '../../src/render/helm/text/text.ts';
import { MADE } from '../../src/render/helm/text/text.ts';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';
import { goFunction, goVariadic } from '../../src/render/helm/value/go-function.ts';
import { ANY } from '../../src/render/helm/value/go-types.ts';
import type { GoFunction, GoValue } from '../../src/render/helm/value/go-value.ts';
import { intValue, listValue, mapValue, stringOf } from '../../src/render/helm/value/make-value.ts';
import { nodeValue } from '../../src/render/helm/values/node-value.ts';

/** Functions of the language and of Helm's engine, and two to make values with. */
const FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  ...HELM_FUNCTIONS,
  ['list', goVariadic([], ANY, (_, items) => listValue(items))],
  ['add1', goFunction([ANY], ([value]) => intValue(value.kind === 'int' ? value.value + 1n : 0n))],
]);

export interface RenderTextOptions {
  readonly values?: string;
  readonly functions?: FunctionTable;
  readonly budget?: Budget;
  /** The values come out of a Secret. */
  readonly secret?: boolean;
}

/** Renders templates by path (`templates/x.yaml`) of a chart `c` with a values file `values.yaml`. */
export function renderTexts(
  templates: Readonly<Record<string, string>>,
  {
    values = '',
    functions = FUNCTIONS,
    budget = chartBudget(),
    secret = false,
  }: RenderTextOptions = {},
): RenderedTemplates {
  const type = valuesType(3);
  const release = new Map([['Name', stringOf('rel')]]);
  const entries = new Map<string, GoValue>([
    ['Values', mapValue(valuesOf({ path: 'values.yaml', text: values }, secret), undefined, type)],
    ['Release', mapValue(release)],
  ]);
  const dot = mapValue(entries, undefined, type);
  const files = Object.entries(templates).map(([path, text]) => ({
    name: `c/${path}`,
    file: { path, text },
    values: dot,
    basePath: 'c/templates',
  }));
  return renderTemplates(files, {
    functions,
    helm: 3,
    budget,
    valuesType: type,
    afterFailure: 'refuse',
  });
}

/** The text of `templates/x.yaml`; of a failure the error as Helm prints it. */
export function renderText(template: string, options: RenderTextOptions = {}): string {
  const rendered = renderTexts({ 'templates/x.yaml': template }, options);
  if (rendered.kind === 'error') return rendered.error.text;
  return rendered.texts.get('c/templates/x.yaml')?.text ?? '';
}

/** The runs of a text, each with who wrote it and where, and the actions that brought it here. */
export function describePieces({ text, pieces }: Text): readonly string[] {
  let from = 0;
  return pieces.map(({ end, origin, at, place }) => {
    const run = text.slice(from, end);
    from = end;
    const marks = [
      ...(at === MADE ? [] : ['exact']),
      ...(origin?.secret === true ? ['secret'] : []),
    ];
    const origins = origin === undefined ? [] : allOrigins(origin);
    const written = origins.map(({ by, span }) => `${by} ${spanText(span, at, run.length)}`);
    const calls = placesOf(place).map((one) => ` < ${placeOf(one)}`);
    return [JSON.stringify(run), ...written, ...marks].join(' ') + calls.join('');
  });
}

function valuesOf(file: SourceFile, secret: boolean): Map<string, GoValue> {
  const read = readValuesFile(file, DEFAULT_LIMITS, 3);
  const [root] = read.kind === 'done' ? read.value : [];
  const value = root === undefined ? undefined : nodeValue(root, { by: 'value', secret });
  return value?.kind === 'map' ? value.entries : new Map();
}

/** The text that a span covers, with its line; of an exact run just that. */
function spanText(span: Span | undefined, at: number, length: number): string {
  if (span === undefined) return 'nowhere';
  const exact = at === MADE ? span : { file: span.file, start: at, end: at + length };
  return `${placeOf(exact)} ${JSON.stringify(span.file.text.slice(exact.start, exact.end))}`;
}

function placesOf(place: TemplateSite | undefined): readonly Span[] {
  return place === undefined ? [] : [place.span, ...placesOf(place.caller)];
}
