import { goQuote } from '../../../../go/go-quote.ts';
import type { Budget } from '../../../../model/budget.ts';
import type { Span } from '../../../../model/span.ts';
import { narrowSpan } from '../../text/narrow-span.ts';
import { allOrigins, type TemplateSite } from '../../text/origin.ts';
import { finishText, newBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import { SPENT } from '../../value/charge.ts';
import type { CallContext, ClusterQuestion, GoValue } from '../../value/go-value.ts';
import { isOfCredential } from '../../value/holds-secret.ts';
import { stringValue } from '../../value/make-value.ts';
import { hiddenMessage } from '../helm-functions.ts';
import { nodeText } from '../parse/node-text.ts';
import { execErrorText, type Hides } from './error-text.ts';
import { newFrame, placeOf } from './frame.ts';
import { endTemplate } from './include.ts';
import type { Frame, Machine, MissingKey, ProgramSource } from './machine.ts';
import { skipAction } from './skip-action.ts';
import { ExecStop, type Meant } from './stop.ts';
import type { Template, TemplateSet } from './template.ts';

/** The result of executing a template. */
type Executed =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'error'; readonly error: ExecError };

/** Why a template could not be executed. */
export interface ExecError {
  /** As Go prints it, positions and the calls on the way; then the same for what each of the calls reports, the innermost last. */
  readonly levels: readonly string[];
  /** The same without values that are secret. */
  readonly discreet: readonly string[];
  /** Go's error, without positions and secret values. */
  readonly message: string;
  /** The part of the template that it is about, as Go prints it (`.Values.image.tag`). */
  readonly about: string | undefined;
  /** The place of the error. */
  readonly at: Span | undefined;
  /** The action that it is in, and those that called its template. */
  readonly place: TemplateSite;
  readonly meant: Meant | undefined;
  /** What the template had asked about the cluster, and got no for an answer, as in `helm template`. */
  readonly asked: ClusterQuestion | undefined;
}

/** The inputs of an execution, besides the template. */
interface Execution {
  readonly set: TemplateSet;
  readonly dot: GoValue;
  readonly budget: Budget;
  readonly helm: 3 | 4;
  readonly program: ProgramSource;
  readonly included: Map<string, number>;
  readonly missingKey: MissingKey;
  /** A value that fails is left unknown where it is written on a line of its own field; Go stops at it. */
  readonly skipsFailures?: boolean;
  /** Whether an error that may quote these values must not be shown, for a reason that they do not hold themselves. */
  readonly hides?: (quoted: readonly GoValue[]) => boolean;
}

/** A template that fails more often is not known well enough. */
const MAX_SKIPPED = 20;

/** Executes a template. Never throws, never recurses, and ends: the budget is charged for each step. */
export function runMachine(template: Template, execution: Execution): Executed {
  const machine = newMachine(template, execution);
  const top = machine.frame;
  for (let left = execution.skipsFailures === true ? MAX_SKIPPED : 0; ; left -= 1) {
    try {
      runSteps(machine);
      return { kind: 'text', text: finishText(machine.frame.out) };
    } catch (error) {
      if (!(error instanceof ExecStop)) throw error;
      if (left === 0 || !skipAction(machine, top))
        return { kind: 'error', error: errorOf(machine, error, execution) };
    }
  }
}

function newMachine(
  template: Template,
  { set, dot, budget, helm, program, included, missingKey }: Execution,
): Machine {
  const start = { dot, out: newBuilder(), set, call: { kind: 'top' }, depth: 0 } as const;
  const stacks = { variables: [], controls: [] };
  const machine: Machine = {
    frame: newFrame({ program, ...stacks }, template, start, undefined),
    ...stacks,
    values: [],
    boxed: false,
    pending: [],
    context: newContext(
      () => placeOf(machine.frame),
      (question) => {
        machine.asked = machine.asked === 'api' ? 'api' : question;
      },
      budget,
      helm,
    ),
    asked: undefined,
    included,
    program,
    depth: 0,
    missingKey,
  };
  return machine;
}

function newContext(
  place: () => TemplateSite,
  noteQuestion: CallContext['noteQuestion'],
  budget: Budget,
  helm: 3 | 4,
): CallContext {
  return {
    budget,
    helm,
    noteQuestion,
    get place() {
      return place();
    },
  };
}

function runSteps(machine: Machine): void {
  const { budget } = machine.context;
  for (;;) {
    const { frame } = machine;
    const step = frame.program.steps[frame.next];
    if (step === undefined) {
      if (!endTemplate(machine)) return;
    } else {
      frame.next += 1;
      budget.steps -= 1;
      if (!(budget.steps >= 0 && budget.characters >= 0)) throw new ExecStop(SPENT.message);
      step(machine);
    }
  }
}

function errorOf(
  { frame: innermost, asked }: Machine,
  stop: ExecStop,
  { hides }: Execution,
): ExecError {
  const { node, template } = innermost;
  const { message, meant, quoted } = stop;
  const isPrinted = hides?.([...quoted, ...templatesOfValues(innermost)]) === true;
  // An error in a template that is a secret value quotes that value.
  const isHidden = isPrinted || isSecret(template.source);
  const discreet = isHidden ? hiddenMessage(message) : stop.discreet;
  return {
    levels: errorLevels(innermost, message, () => false),
    discreet: errorLevels(
      innermost,
      discreet,
      (source) => isSecret(source) || (isPrinted && isOfValue(source)),
    ),
    message: discreet,
    about: node === undefined ? undefined : nodeText(node),
    at: node === undefined ? undefined : narrowSpan(template.source, node.start, node.end),
    place: placeOf(innermost),
    meant,
    asked,
  };
}

/** The values that run as templates, which an error in them quotes. */
function templatesOfValues(innermost: Frame): readonly GoValue[] {
  const sources = new Set<Text>();
  for (let frame: Frame | undefined = innermost; frame !== undefined; frame = frame.parent) {
    if (frame.call.kind === 'tpl') sources.add(frame.template.source);
  }
  return [...sources].map((source) => stringValue(source));
}

function isSecret(source: Text): boolean {
  return textOrigin(source)?.secret === true || isOfCredential(stringValue(source));
}

function isOfValue(source: Text): boolean {
  const origin = textOrigin(source);
  return origin !== undefined && allOrigins(origin).some(({ by }) => by === 'value');
}

/** The error as it comes out of each of the calls, the outermost first. */
function errorLevels(innermost: Frame, message: string, hides: Hides): readonly string[] {
  let text = execErrorText(innermost, message, hides);
  const levels = [text];
  for (let frame = innermost; frame.parent !== undefined; frame = frame.parent) {
    const { call, parent, template } = frame;
    if (call.kind === 'include' || call.kind === 'tpl') {
      parent.node = call.node;
      if (call.kind === 'tpl') {
        const told = hides(template.source) ? '"…"' : goQuote(call.text);
        text = `error during tpl function execution for ${told}: ${text}`;
        levels.push(text);
      }
      text = execErrorText(parent, `error calling ${call.kind}: ${text}`, hides);
      levels.push(text);
    }
  }
  return levels.reverse();
}
