import { goQuote } from '../../../go/go-quote.ts';
import { toYamlText } from '../functions/yaml/to-yaml-text.ts';
import { concatTexts } from '../text/edit-text.ts';
import { textOf } from '../text/text.ts';
import { failed, goFunction } from '../value/go-function.ts';
import { MAP, namedType, STRING } from '../value/go-types.ts';
import type { GoFailure, GoMethod, GoType, GoValue, MapValue } from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { stringValue } from '../value/make-value.ts';

const METHODS: ReadonlyMap<string, GoMethod> = new Map<string, GoMethod>([
  ['AsMap', (values) => goFunction([], () => asMap(values))],
  ['Table', (values) => goFunction([STRING], ([path]) => tableAt(values, path.text.text))],
  ['PathValue', (values) => goFunction([STRING], ([path]) => valueAt(values, path.text.text))],
  [
    'YAML',
    (values) =>
      goFunction([], (_, { budget }) => {
        const text = toYamlText(values, budget);
        return isFailure(text) ? text : stringValue(concatTexts(text, textOf('\n')));
      }),
  ],
]);

const VALUES_3 = namedType('chartutil.Values', MAP, { methods: METHODS });
const VALUES_4 = namedType('common.Values', MAP, { methods: METHODS });

/** The type of `.Values`, `.Template` and of the dot itself, with its methods. */
export function valuesType(helm: 3 | 4): GoType<MapValue> {
  return helm === 3 ? VALUES_3 : VALUES_4;
}

/** The same entries as a plain map. */
function asMap(values: GoValue): GoValue {
  if (values.kind !== 'map') return values;
  return { ...values, type: MAP, isNil: false };
}

/** The table at `a.b`, again with methods. */
function tableAt(values: GoValue, path: string): GoValue | GoFailure {
  let here = values;
  for (const name of path.split('.')) {
    const next = here.kind === 'map' ? here.entries.get(name) : undefined;
    if (next?.kind !== 'map') return failed(`${goQuote(name)} is not a table`);
    here = values.kind === 'map' ? { ...next, type: values.type } : next;
  }
  return here;
}

/** The value at `a.b`, which must not be a table. */
function valueAt(values: GoValue, path: string): GoValue | GoFailure {
  if (path === '') return failed('YAML path cannot be empty');
  const names = path.split('.');
  const key = names.pop() ?? '';
  const table = names.length === 0 ? values : tableAt(values, names.join('.'));
  const value = !isFailure(table) && table.kind === 'map' ? table.entries.get(key) : undefined;
  return value === undefined || value.kind === 'map'
    ? failed(`${goQuote(key)} is not a value`)
    : value;
}
