import type { Manifest, UnsetVariable } from '../../../model/manifest.ts';
import { memoBy, memoOfLast } from '../../../model/memo.ts';
import { message, name as named, userText, type Message } from '../../../model/message.ts';
import {
  entriesIn,
  scalarAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { nearestVariable } from './nearest-variable.ts';
import { pairAt, placeOf, type PrintedObject } from './printed-object.ts';
import type { SubstitutedText } from './substituted-text.ts';
import type { Variables } from './variable.ts';

/** Values longer than this are not shown. */
const LONGEST_SHOWN = 100;
/** Variables of one object that are reported: a dashboard may hold hundreds. */
const MAX_REPORTED = 50;
/** Further places of one variable that are named. */
const MAX_PLACES = 10;

/** A variable that Flux replaces by nothing, where an object uses it. */
interface Unset {
  readonly name: string;
  /** The `${…}` as it is written. */
  readonly written: string;
  readonly at: Span;
  /** The text that it is in. */
  readonly scalar: ScalarNode;
}

/**
 * The variables of an object that nothing sets and that have no default, one finding for each. Silent in comments of scripts, and in the
 * descriptions of a CustomResourceDefinition.
 */
export function unsetVariables(
  printed: PrintedObject,
  { segments }: SubstitutedText,
  variables: Variables,
  flux: Manifest,
): readonly UnsetVariable[] {
  const { node } = printed.root;
  if (node.kind !== 'map' || isDefinition(node)) return [];
  const places = new Map<string, Unset[]>();
  for (const { piece, from, written } of segments) {
    if (piece.kind !== 'made' || piece.unset === undefined) continue;
    const name = piece.unset;
    const same = places.get(name) ?? [];
    if (same.length > MAX_PLACES || (same.length === 0 && places.size === MAX_REPORTED)) continue;
    const { node: scalar } = pairAt(printed, from.start);
    if (scalar.kind !== 'scalar' || isOnlyInComments(scalar)(written)) continue;
    same.push({ name, written, at: placeOf(printed, from.start, from.end), scalar });
    places.set(name, same);
  }
  return [...places.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [findingOf(first, others, node, variables, flux)],
  );
}

function isDefinition(node: MapNode): boolean {
  return scalarAt(node, 'kind')?.text === 'CustomResourceDefinition';
}

/** Whether every line of a text that uses a variable is a comment. A dashboard may use one on thousands of lines. */
const isOnlyInComments = memoOfLast(({ text }: ScalarNode): ((written: string) => boolean) => {
  const lines = text.split('\n');
  return memoBy((written) => {
    const used = lines.filter((line) => line.includes(written));
    return used.length > 0 && used.every((line) => COMMENT.test(line));
  });
});
const COMMENT = /^\s*(?:#(?!!)|\/\/|--\s)/;

function findingOf(
  unset: Unset,
  others: readonly Unset[],
  object: MapNode,
  { byName }: Variables,
  flux: Manifest,
): UnsetVariable {
  const { name, at } = unset;
  const variable = named(name, flux.node);
  const near = nearestVariable(name, byName);
  const isOfProgram = /^\d/.test(name) || isInScript(unset) || isOfContainer(object, name);
  const related = others
    .slice(0, MAX_PLACES)
    .map((other) => ({ at: other.at, message: message`also used here` }));
  const isTypo = near !== undefined && !isOfProgram;
  const finding = {
    at,
    message: isOfProgram
      ? message`Flux replaces \`\${${variable}}\` with nothing before the program can read it: \`postBuild\` sets no such variable.${REFUSED}`
      : message`The variable \`${variable}\` is not set and has no default, so Flux replaces it with nothing${resultOf(unset)}.${REFUSED}`,
    help: isTypo
      ? message`Did you mean \`${named(near, flux.node)}\`?`
      : isOfProgram
        ? message`Write \`$\${${variable}}\`, or disable substitution for this object.`
        : message`Set it in \`postBuild\`, give it a default (\`\${${variable}:=}\`), or write \`$\${${variable}}\` if a program is to read it.`,
    cause: `unset variable ${name}`,
    ...(related.length > 0 && { related }),
  };
  return { name: variable, use: isOfProgram ? 'program' : isTypo ? 'typo' : 'value', finding };
}

const REFUSED = message` Flux 2.9 and later refuse it.`;

/** What the text becomes, if that can be shown: other variables stay as they are written. */
function resultOf({ scalar, written }: Unset): Message {
  const { text } = scalar;
  const result = text.replaceAll(written, '');
  if (text.length > LONGEST_SHOWN || text.includes('\n')) return message``;
  if (result === '') return message`: the value becomes empty`;
  return message`: the value becomes \`${userText(result, scalar)}\``;
}

/** Whether a script sets the variable itself. */
function isInScript({ name, scalar: { text } }: Unset): boolean {
  if (!text.includes('\n') && !/[;&|]/.test(text)) return false;
  return new RegExp(`(?:^|[\\s;(&|])(?:${name}=|(?:for|read)\\s+(?:-\\w+\\s+)*${name}\\b)`).test(
    text,
  );
}

/** Whether a container of the object, or of the values of a release, has a variable of the name. */
function isOfContainer(node: YamlNode, name: string): boolean {
  return entriesIn(node).some(
    (entry) => /^env(?:s|Vars|ironment)?$/.test(entry.name) && setsVariable(entry.value, name),
  );
}

function setsVariable(env: YamlNode, name: string): boolean {
  if (env.kind === 'map') return env.entries.some((entry) => entry.name === name);
  if (env.kind !== 'sequence') return false;
  return env.items.some(
    (item) =>
      item.kind === 'map' &&
      item.entries.some(
        ({ name: field, value }) =>
          field === 'name' && value.kind === 'scalar' && value.text === name,
      ),
  );
}
