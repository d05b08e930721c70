import type { ScalarNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { originOf } from '../../../helm/text/origin.ts';
import { textOrigin } from '../../../helm/text/text-origin.ts';
import { textOf, type Text } from '../../../helm/text/text.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';
import type { BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import type { ParameterSet, SetContext } from '../application-set.ts';

const ACTION = /\{\{-?((?:[^{}]|\{[^{])*?)-?\}\}/g;
/** A parameter, perhaps passed on to functions that keep what it stands for. */
const PLAIN =
  /^\s*(?:\.[\w.]+|index\s+\.[\w.]+\s+(?:"[^"]*"|\d+))\s*(?:\|\s*(?:normalize|lower|upper|quote|squote|toString|trim|trunc\s+-?\d+)\s*)*$/;
/** All parameters at once. */
const DOT = /[\s({|,]\.[\s)}|]/;

/**
 * Fills in texts for one set of parameters. Where the set stands for others, a Go template that does more with its placeholders than
 * print them may turn out any way: then the whole text is a placeholder.
 */
export function fillerFor(
  { params, standsFor }: ParameterSet,
  context: SetContext,
): (scalar: ScalarNode, strict?: boolean) => BuildResult<Text> {
  const unknown = standsFor.length === 0 || !context.goTemplate ? [] : placeholdersIn(params);
  return (scalar, strict) => {
    const isOpen = unknown.length > 0 && !onlyPrints(scalar) && mentions(scalar, unknown);
    return isOpen ? done(unknownText(scalar)) : context.fill(scalar, params, strict);
  };
}

/** Whether a text, or a part of it, is not known. */
export function isUnknown(text: Text): boolean {
  return text.pieces.some(({ origin }) => origin?.unknowable !== undefined);
}

function placeholdersIn({ entries }: MapValue): readonly string[] {
  return [...entries].filter(([, value]) => holdsUnknown(value)).map(([name]) => name);
}

function holdsUnknown(value: GoValue): boolean {
  switch (value.kind) {
    case 'string':
      return textOrigin(value.text)?.unknowable !== undefined;
    case 'map':
      return [...value.entries.values()].some(holdsUnknown);
    case 'list':
      return value.items.some(holdsUnknown);
    default:
      return false;
  }
}

function onlyPrints({ text }: ScalarNode): boolean {
  return [...text.matchAll(ACTION)].every(([, inside = '']) => PLAIN.test(inside));
}

function mentions({ text }: ScalarNode, names: readonly string[]): boolean {
  const written = new Set(text.split(/[^\w]+/));
  return DOT.test(text) || names.some((name) => written.has(name));
}

function unknownText(scalar: ScalarNode): Text {
  const origin = { ...originOf('template', scalar), unknowable: 'the template' };
  return textOf(scalar.text, origin);
}
