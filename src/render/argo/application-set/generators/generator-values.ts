import { entriesAt, type MapNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { originOf } from '../../../helm/text/origin.ts';
import { STRING_MAP } from '../../../helm/value/go-types.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';
import { mapValue, stringValue } from '../../../helm/value/make-value.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import type { SetContext } from '../application-set.ts';

/**
 * Adds the `values` of a generator to parameters. Each is filled in with the parameters that were there before: values do not see one
 * another.
 */
export function addValues(
  generator: MapNode,
  params: MapValue,
  context: SetContext,
): BuildResult<MapValue> {
  const made = new Map<string, GoValue>();
  const written = entriesAt(generator, 'values');
  for (const { name, value } of written) {
    if (value.kind !== 'scalar') continue;
    const text = context.fill(value, params);
    if (text.kind === 'refused') return refused(text.at, WORDS + text.message);
    made.set(name, stringValue(text.value));
  }
  if (made.size === 0) return done(params);
  if (context.goTemplate) {
    const origin = originOf('value', generator);
    params.entries.set('values', mapValue(made, origin, STRING_MAP));
  } else {
    for (const [name, value] of made) params.entries.set(`values.${name}`, value);
  }
  return done(params);
}

const WORDS =
  'failed to replace templated string: failed to replace templated string with rendered values: ';
