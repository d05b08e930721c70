import type { Budget } from '../../../../model/budget.ts';
import { memo } from '../../../../model/memo.ts';
import type { ScalarNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { newTextRenderer, type RenderText } from '../../../helm/template/render-text.ts';
import { originOf } from '../../../helm/text/origin.ts';
import type { Text } from '../../../helm/text/text.ts';
import type { MapValue } from '../../../helm/value/go-value.ts';
import { partsText } from '../../../helm/values/node-value.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import type { SetContext } from '../application-set.ts';
import { renderFastTemplate } from './fast-template.ts';
import { TEMPLATE_FUNCTIONS } from './template-functions.ts';

type MissingKey = Parameters<RenderText>[2]['missingKey'];

const MISSING_KEYS: ReadonlyMap<string, MissingKey> = new Map([
  ['missingkey=default', 'default'],
  ['missingkey=invalid', 'default'],
  ['missingkey=zero', 'zero'],
  ['missingkey=error', 'error'],
]);

/** Fills in texts in the set's template language. The texts of scalars are read once. */
export function newFiller(
  goTemplate: boolean,
  options: readonly string[],
  budget: Budget,
): SetContext['fill'] {
  const sourceOf = memo((scalar: ScalarNode) =>
    partsText(scalar, scalar.text, originOf('template', scalar)),
  );
  if (!goTemplate) return (scalar, params) => renderFastTemplate(sourceOf(scalar), params, scalar);
  return goFiller(sourceOf, options, budget);
}

function goFiller(
  sourceOf: (scalar: ScalarNode) => Text,
  options: readonly string[],
  budget: Budget,
): SetContext['fill'] {
  const render = newTextRenderer({ name: 'base', functions: TEMPLATE_FUNCTIONS });
  const unknown = options.find((option) => !MISSING_KEYS.has(option));
  const asked = options.flatMap((option) => MISSING_KEYS.get(option) ?? []).at(-1) ?? 'default';
  return (scalar: ScalarNode, params: MapValue, strict = false): BuildResult<Text> => {
    if (unknown !== undefined) return refused(scalar, `panic: unrecognized option: ${unknown}`);
    const missingKey = strict ? 'error' : asked;
    const rendered = render(sourceOf(scalar), params, { missingKey, budget });
    if (rendered.kind === 'text') return done(rendered.text);
    const words = rendered.kind === 'error' ? 'execute go' : 'parse';
    const message = `failed to ${words} template ${scalar.text}: ${rendered.message}`;
    return refused(rendered.at ?? scalar, message);
  };
}
