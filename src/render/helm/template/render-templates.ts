import { compareText } from '../../../go/compare-text.ts';
import type { Budget } from '../../../model/budget.ts';
import type { SourceFile } from '../../../model/span.ts';
import { repairText } from '../text/repair-text.ts';
import type { Text } from '../text/text.ts';
import type { GoType, GoValue, MapValue } from '../value/go-value.ts';
import { mapValue, stringOf } from '../value/make-value.ts';
import { withoutNoValue } from './exec/include.ts';
import { functionNames } from './exec/language-functions.ts';
import { runMachine } from './exec/run-machine.ts';
import { addTemplate, findTemplate, newSet, type TemplateSet } from './exec/template.ts';
import type { FunctionTable } from './function-table.ts';
import { chargeParsing } from './parse/charge-parsing.ts';
import { isPrintedIntoSecrets } from './printed-into-secrets.ts';
import { programsOf, textOfFile, type Programs } from './programs.ts';
import { executionError, parseError, stoppedError, type TemplateError } from './template-error.ts';

/** A template of a chart or of one of its subcharts. */
export interface TemplateFile {
  /** As Helm names it: `chart/charts/sub/templates/x.yaml`. */
  readonly name: string;
  readonly file: SourceFile;
  /** The dot: `Values`, `Release`, `Chart` … Its entry `Template` is set when the template is executed. */
  readonly values: MapValue;
  /** `.Template.BasePath` */
  readonly basePath: string;
}

/** The inputs of rendering a chart. */
export interface RenderOptions {
  /** sprig's functions and Helm's, without those of the engine. One table for a whole run: what is parsed is kept by it. */
  readonly functions: FunctionTable;
  readonly helm: 3 | 4;
  readonly budget: Budget;
  /** Type of `.Template`: `chartutil.Values`. */
  readonly valuesType: GoType;
  readonly afterFailure: AfterFailure;
}

/**
 * A template that fails: Helm refuses the chart. `leave-out`: the others are rendered, for it may need what is not available. `skip`: so is
 * the rest of the template, if it failed to print a single value.
 */
type AfterFailure = 'refuse' | 'leave-out' | 'skip';

/** The texts that a chart's templates make, and the names of those left out; or the first error. */
export type RenderedTemplates =
  | {
      readonly kind: 'rendered';
      readonly texts: ReadonlyMap<string, Text>;
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'error'; readonly error: TemplateError };

/**
 * Executes the templates of a chart as Helm's engine does: all are parsed first, deeper files before shallower ones, so
 * that of two definitions of one name the shallower wins; then all but the partials (`_*`) are executed in the same order.
 * Texts are by name in the order of execution. Parsed files are kept as long as the `SourceFile` is.
 */
export function renderTemplates(
  files: readonly TemplateFile[],
  options: RenderOptions,
): RenderedTemplates {
  const ordered = [...files].sort(inHelmsOrder);
  const programs = programsOf(options.functions);
  const set = newSet();
  for (const { name, file } of ordered) {
    const spent = chargeParsing(options.budget, file.text);
    if (spent !== undefined) return failedWith(stoppedError(textOfFile(file), spent.message));
    const bound = programs.bindFile(name, file);
    if (bound.kind === 'fault') {
      const names = functionNames(options.functions);
      return failedWith(parseError(name, textOfFile(file), bound.fault, names));
    }
    for (const template of bound.all) addTemplate(set, template);
  }
  return executeAll(ordered, set, programs, options);
}

function executeAll(
  ordered: readonly TemplateFile[],
  set: TemplateSet,
  program: Programs,
  options: RenderOptions,
): RenderedTemplates {
  const { helm, budget, afterFailure, valuesType } = options;
  const texts = new Map<string, Text>();
  const leftOut: string[] = [];
  const included = new Map<string, number>();
  const shared = { set, budget, helm, program, included, missingKey: 'zero' } as const;
  for (const { name, values, basePath, file } of ordered) {
    const template = findTemplate(set, name);
    if (template === undefined || isPartial(name)) continue;
    values.entries.set('Template', templateValue(name, basePath, valuesType));
    const others = (): Iterable<Text> => textsOfOthers(ordered, name, set, program, options);
    const execution = {
      ...shared,
      dot: values,
      skipsFailures: afterFailure === 'skip',
      ...(afterFailure === 'refuse' && {
        hides: (quoted: readonly GoValue[]) => isPrintedIntoSecrets(quoted, file.text, others),
      }),
    };
    const executed = runMachine(template, execution);
    if (executed.kind === 'text') texts.set(name, repairText(withoutNoValue(executed.text)));
    else if (afterFailure !== 'refuse') leftOut.push(name);
    else return failedWith(executionError(executed.error, helm));
  }
  return { kind: 'rendered', texts, leftOut };
}

/** What the templates print but the one that fails, those that fail too left out. */
function textsOfOthers(
  ordered: readonly TemplateFile[],
  failing: string,
  set: TemplateSet,
  program: Programs,
  options: RenderOptions,
): Iterable<Text> {
  const files = ordered.filter(({ name }) => name !== failing);
  const rendered = executeAll(files, set, program, { ...options, afterFailure: 'leave-out' });
  return rendered.kind === 'rendered' ? rendered.texts.values() : [];
}

/** sort.Reverse of the depth of a path, then of the path. */
function inHelmsOrder({ name: left }: TemplateFile, { name: right }: TemplateFile): number {
  return depthOf(right) - depthOf(left) || compareText(right, left);
}

function depthOf(name: string): number {
  return name.split('/').length;
}

function isPartial(name: string): boolean {
  return name.slice(name.lastIndexOf('/') + 1).startsWith('_');
}

function templateValue(name: string, basePath: string, type: GoType): MapValue {
  const entries = [
    ['Name', stringOf(name)],
    ['BasePath', stringOf(basePath)],
  ] as const;
  return mapValue(new Map(entries), undefined, type);
}

function failedWith(error: TemplateError): RenderedTemplates {
  return { kind: 'error', error };
}
