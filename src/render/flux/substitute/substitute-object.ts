import { fromByteText } from '../../../go/byte-text.ts';
import { spend, type Budget } from '../../../model/budget.ts';
import type { Limits } from '../../../model/limits.ts';
import type { Manifest, UnsetVariable } from '../../../model/manifest.ts';
import { message as say, words } from '../../../model/message.ts';
import { someScalar, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import type { ParseFault } from '../../../model/parsed-file.ts';
import { done } from '../../../model/result.ts';
import type { PlaceholderPart } from '../../../model/value.ts';
import { parseDocument } from '../../../parse/parse-text.ts';
import type { Steps } from '../../../text/glob/glob-automaton.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { noteWork } from '../../work/meter.ts';
import {
  evaluateTemplate,
  type Evaluated,
  type UnknownVariable,
} from '../envsubst/evaluate-template.ts';
import { parseTemplate } from '../envsubst/parse-template.ts';
import type { TemplatePart } from '../envsubst/template.ts';
import { lostDollars } from './lost-dollars.ts';
import { nearestVariable } from './nearest-variable.ts';
import { pairAt, placeOf, printObject, type PrintedObject } from './printed-object.ts';
import { rebuild } from './rebuild.ts';
import { joinPieces, printedOffset, type SubstitutedText } from './substituted-text.ts';
import { utf16Offsets } from './text-map.ts';
import { unsetVariables } from './unset-variables.ts';
import { lookUp, type Variable, type Variables } from './variable.ts';

/** Units of work that printing a character, filling in variables and reading it again take. */
const OF_CHARACTER = 10;

interface SubstituteOptions {
  readonly variables: Variables;
  /** A variable that is not set, without a default, is refused: the default since kustomize-controller 1.9. */
  readonly strict: boolean;
  readonly limits: Limits;
  /** Names the build in the steps of what is substituted. */
  readonly build: string;
  /** Work that all substitutions of one build may do together, and characters that they may make. */
  readonly steps: Steps;
  readonly budget: Budget;
  /** The Kustomization whose variables they are. */
  readonly flux: Manifest;
  /** Is told of each variable that Flux replaces by nothing. */
  readonly noteUnset: (unset: UnsetVariable) => void;
}

/**
 * An object with its variables filled in as Flux does it: the object is printed as YAML, envsubst runs over all of the text, and the result is
 * read again. So names, kinds and keys change too, and types follow from the text. Nodes in which nothing changed stay the same. BuildRefusal
 * with Flux's own words, at the line that has the variable.
 */
export function substituteObject(node: MapNode, options: SubstituteOptions): BuildResult<MapNode> {
  if (!holdsDollar(node)) return done(node);
  const printed = printObject(node, options.limits);
  if (printed === undefined || !/\$[{$]/.test(printed.source.text)) return done(node);
  const template = parseTemplate(printed.bytes);
  if (template.kind === 'faulty') {
    const { message, at } = template.fault;
    return refused(
      spanOf(printed, at),
      `envsubst error: variable substitution failed: ${message}`,
      {
        message: say`${callText(printed, at)} is not a substitution that Flux understands`,
        help: say`Write \`$$\` for a dollar that is not a variable, or disable substitution for this object.`,
      },
    );
  }
  const outcome = substitute(printed, template.parts, options, false);
  if (outcome.kind === 'done' || outcome.words?.offline === undefined) return outcome;
  // A default may hold the quotes that the text needs.
  return substitute(printed, template.parts, options, true);
}

function substitute(
  printed: PrintedObject,
  parts: readonly TemplatePart[],
  options: SubstituteOptions,
  takeDefaults: boolean,
): BuildResult<MapNode> {
  const { variables, strict, limits, steps, budget } = options;
  const isShort = budget.characters < limits.fileSize;
  const filledAt = filledBefore(printed);
  const evaluated = evaluateTemplate(parts, {
    lookup: (name, at) => filledAt(at) ?? lookUp(variables, name),
    strict,
    takeDefaults,
    steps,
    longest: isShort ? budget.characters : limits.fileSize,
  });
  if (evaluated.kind === 'evaluated') return readAgain(printed, evaluated, options);
  if (evaluated.kind === 'too-long' && isShort) {
    const place = spanOf(printed, evaluated.at);
    return refused(place, 'the results of the substitutions are too large', {
      message: TOO_MUCH,
      offline: TOO_MUCH,
    });
  }
  return notEvaluated(printed, evaluated, variables);
}

/** Where a substitution before this one put what is not known: the variable is not there any more. */
function filledBefore(printed: PrintedObject): (at: number) => UnknownVariable | undefined {
  const holdsPlaceholder = someScalar(
    printed.root.node,
    (each) => placeholderIn(each) !== undefined,
  );
  if (!holdsPlaceholder) return () => undefined;
  const toText = utf16Offsets(printed.bytes);
  return (at) => {
    const { node } = pairAt(printed, toText(at));
    const unknown = node.kind === 'scalar' ? placeholderIn(node) : undefined;
    return unknown && { kind: 'unknown', label: unknown.label };
  };
}

function placeholderIn({ value }: ScalarNode): PlaceholderPart | undefined {
  return value?.find((part) => part.kind === 'placeholder');
}

const TOO_MUCH = words('its Kustomization produces too much text from its variables');

function holdsDollar(node: YamlNode): boolean {
  if (node.kind === 'scalar') return node.text.includes('$');
  if (node.kind === 'sequence') return node.items.some(holdsDollar);
  return node.entries.some(({ key, value }) => key.text.includes('$') || holdsDollar(value));
}

function notEvaluated(
  printed: PrintedObject,
  evaluated: Exclude<Evaluated<Variable>, { kind: 'evaluated' }>,
  { byName }: Variables,
): BuildRefusal {
  const place = spanOf(printed, evaluated.at);
  if (evaluated.kind === 'too-long') {
    return refused(place, 'the result of the substitution is too large', {
      message: say`The result of this substitution is too large`,
    });
  }
  const { name } = evaluated;
  const nearest = nearestVariable(name, byName);
  const near = nearest === undefined ? undefined : say`Did you mean \`${nearest}\`?`;
  const text = `envsubst error: variable substitution failed: variable not set (strict mode): "${name}"`;
  return refused(place, text, {
    message: say`The variable \`${name}\` is not set and has no default`,
    help:
      near ??
      say`Set it in \`postBuild\`, give it a default (\`\${${name}:=}\`), or write \`$$\` for a dollar.`,
  });
}

function readAgain(
  printed: PrintedObject,
  { pieces }: Extract<Evaluated<Variable>, { kind: 'evaluated' }>,
  { limits, build, budget, flux, variables, noteUnset }: SubstituteOptions,
): BuildResult<MapNode> {
  const original = printed.root.node;
  const result = joinPieces(pieces, printed.bytes);
  if (result === undefined) {
    return refused(original, 'envsubst error: YAMLToJSON: yaml: invalid UTF-8', {
      message: say`With the variables filled in, this object is not valid UTF-8`,
    });
  }
  const file = { path: printed.source.path, text: result.text };
  spend(budget, 'characters', result.text.length);
  noteWork(OF_CHARACTER * result.text.length);
  const read = parseDocument({ file, start: 0, end: result.text.length }, limits);
  if (read.fault !== undefined) {
    return notYaml(printed, result, read.fault);
  }
  if (read.root?.kind !== 'map') {
    return refused(original, 'UnmarshalJSON: the result is not an object', {
      message: say`With the variables filled in, this is not an object`,
    });
  }
  const made = { at: original, trail: original.trail };
  const node = rebuild(read.root, printed.root, made, { result, build });
  unsetVariables(printed, result, variables, flux).forEach(noteUnset);
  lostDollars(printed, variables, flux).forEach(noteUnset);
  return done(node.kind === 'map' ? node : read.root);
}

/** Where a value is not known, nobody knows whether the text is YAML. */
function notYaml(
  printed: PrintedObject,
  result: SubstitutedText,
  { at, message, kubectl }: ParseFault,
): BuildRefusal {
  const start = printedOffset(result, at.start);
  const unset = unsetIn(result);
  const unknown = result.segments.some(({ piece }) => piece.kind === 'unknown');
  return refused(
    placeOf(printed, start, start + 1),
    `envsubst error: YAMLToJSON: ${kubectl ?? message}`,
    {
      message: say`With the variables filled in, this is not valid YAML: ${message}`,
      ...(unset.length > 0 && {
        help: say`These variables are not set and have no default: ${unset.join(', ')}.`,
      }),
      ...(unknown && { offline: words('variables in it are not known') }),
    },
  );
}

/** The variables that are replaced by nothing. */
function unsetIn({ segments }: SubstitutedText): readonly string[] {
  const names = segments.flatMap(({ piece, written }) => {
    if (piece.kind !== 'made' || piece.from.length > 0 || piece.text !== '') return [];
    const name = /^\$\{(\w+)\}$/.exec(written)?.[1];
    return name === undefined ? [] : [`\`${name}\``];
  });
  return [...new Set(names)];
}

function spanOf({ bytes, ...printed }: PrintedObject, offset: number) {
  const toText = utf16Offsets(bytes);
  return placeOf({ bytes, ...printed }, toText(offset), toText(callEnd(bytes, offset)));
}

/** Behind the `}` that ends a call, or as much as is shown of it. */
function callEnd(bytes: string, start: number): number {
  const end = bytes.indexOf('}', start);
  const line = bytes.indexOf('\n', start);
  if (end !== -1 && (line === -1 || end < line)) return end + 1;
  return line === -1 ? bytes.length : line;
}

const LONGEST_SHOWN = 40;

function callText({ bytes }: PrintedObject, start: number): string {
  const text = fromByteText(bytes.slice(start, callEnd(bytes, start)));
  return text.length > LONGEST_SHOWN ? `\`${text.slice(0, LONGEST_SHOWN)}…\`` : `\`${text}\``;
}
