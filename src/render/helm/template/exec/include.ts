import { goQuote } from '../../../../go/go-quote.ts';
import { replaceAll } from '../../text/edit-text.ts';
import { finishText, newBuilder } from '../../text/text-builder.ts';
import { EMPTY_TEXT, type Text } from '../../text/text.ts';
import { failed } from '../../value/go-function.ts';
import { ANY, STRING } from '../../value/go-types.ts';
import type { GoValue } from '../../value/go-value.ts';
import { NIL, stringValue } from '../../value/make-value.ts';
import { isMadeOfValue } from '../../value/value-origin.ts';
import { chargeParsing } from '../parse/charge-parsing.ts';
import { bindTemplates } from './bind-templates.ts';
import { parseErrorText } from './error-text.ts';
import { pushFrame } from './frame.ts';
import type { CallNode, Machine } from './machine.ts';
import { stopAbout, stopAt, stopMissing } from './stop.ts';
import { addTemplate, findTemplate, newSet, templateNames } from './template.ts';

/** Parameters of `include` and `tpl`. */
export const INCLUDE = { params: [STRING, ANY], variadic: undefined } as const;
/** The name of the template that Helm makes for the text of a `tpl`, and of its set of templates. */
const ROOT_NAME = 'gotpl';

/** Calls of `include` of one name within each other. */
const MAX_INCLUDES = 1000;
/** Beyond these Go has no limit of its own but its stack. */
const MAX_FRAMES = 150_000;
const DEEPEST_TPL = 5000;
const NO_VALUE_TEXT = '<no value>';

/** Begins an `include`; its text becomes its value when the template has ended. */
export function beginInclude(
  machine: Machine,
  node: CallNode,
  [nameValue = NIL, dot = NIL]: readonly GoValue[],
): void {
  const name = textIn(nameValue).text;
  const count = machine.included.get(name) ?? 0;
  if (count > MAX_INCLUDES) {
    const reason = `rendering template has a nested reference name: ${name}: unable to execute template`;
    return stopAbout(machine, 'error calling include: ', failed(reason), [nameValue], node);
  }
  const { set } = machine.frame;
  const template = findTemplate(set, name);
  if (template === undefined) {
    const reason = `template: no template ${goQuote(name)} associated with template "${ROOT_NAME}"`;
    machine.frame.node = node;
    const isTemplate = !isMadeOfValue(nameValue);
    const meant = { name, names: templateNames(set), isTemplate };
    return stopMissing(`error calling include: ${reason}`, meant, nameValue);
  }
  checkDepth(machine);
  machine.included.set(name, count + 1);
  const call = { kind: 'include', node, name } as const;
  pushFrame(machine, template, { dot, out: newBuilder(), set, call, depth: 0 });
  return undefined;
}

/** Begins a `tpl`: the text is parsed into a set of templates of its own. */
export function beginTpl(
  machine: Machine,
  node: CallNode,
  [textValue = NIL, dot = NIL]: readonly GoValue[],
): void {
  const source = textIn(textValue);
  const { text } = source;
  const spent = chargeParsing(machine.context.budget, text);
  if (spent !== undefined) stopAt(machine, spent.message, node);
  const parsed = machine.program.parse(text);
  const bound = bindTemplates(ROOT_NAME, source, parsed);
  if (bound.kind === 'fault') {
    const reason = failed(
      `cannot parse template ${goQuote(text)}: ${parseErrorText(ROOT_NAME, bound.fault)}`,
    );
    return stopAbout(machine, 'error calling tpl: ', reason, [textValue], node);
  }
  checkDepth(machine);
  const call = { kind: 'tpl', node, text } as const;
  const set = newSet(machine.frame.set);
  for (const template of bound.all) addTemplate(set, template);
  const { main } = bound;
  pushFrame(machine, main, { dot, out: newBuilder(), set, call, depth: 0 });
  return undefined;
}

/** Ends the template that is at its end; false when it was the first. */
export function endTemplate(machine: Machine): boolean {
  const { frame } = machine;
  const { call, parent } = frame;
  if (parent === undefined) return false;
  machine.frame = parent;
  machine.depth -= 1;
  machine.variables.length = frame.variableBase;
  if (call.kind === 'include') {
    machine.included.set(call.name, (machine.included.get(call.name) ?? 1) - 1);
    pushText(machine, finishText(frame.out));
  } else if (call.kind === 'tpl') {
    pushText(machine, withoutNoValue(finishText(frame.out)));
  }
  return true;
}

/** Removes `<no value>`, as Helm does from each rendered text, even if a value contains it. */
export function withoutNoValue(text: Text): Text {
  return replaceAll(text, NO_VALUE_TEXT, EMPTY_TEXT);
}

/** Stops if templates call each other without end. */
export function checkDepth(machine: Machine): void {
  if (machine.depth < MAX_FRAMES && machine.frame.set.depth < DEEPEST_TPL) return;
  stopAt(machine, 'envfrom stopped here: templates call each other too many levels deep');
}

function pushText(machine: Machine, text: Text): void {
  machine.values.push(stringValue(text));
  machine.boxed = false;
}

function textIn(value: GoValue): Text {
  return value.kind === 'string' ? value.text : EMPTY_TEXT;
}
