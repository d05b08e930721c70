import { slugOf } from '../../../../go/slug.ts';
import { mismatch } from '../../../helm/functions/read-results.ts';
import { SPRIG_FUNCTIONS } from '../../../helm/functions/sprig-functions.ts';
import { readYamlValue } from '../../../helm/functions/yaml/read-yaml-value.ts';
import { toYamlText } from '../../../helm/functions/yaml/to-yaml-text.ts';
import type { FunctionTable } from '../../../helm/template/function-table.ts';
import { remadeText } from '../../../helm/text/edit-text.ts';
import type { Text } from '../../../helm/text/text.ts';
import { failed, goFunction, goVariadic, notThis } from '../../../helm/value/go-function.ts';
import { ANY, LIST, MAP, STRING } from '../../../helm/value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../../../helm/value/go-value.ts';
import { listValue, mapValue, stringValue } from '../../../helm/value/make-value.ts';
import { sanitizeName } from './sanitize-name.ts';

const IN_JSON = 'error unmarshaling JSON: while decoding JSON: ';

/** What the Go templates of an ApplicationSet may call: sprig's functions and Argo CD's own. */
export const TEMPLATE_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  ...SPRIG_FUNCTIONS,
  [
    'normalize',
    goFunction([STRING], ([{ text }]) => stringValue(remadeText(text, sanitizeName(text.text)))),
  ],
  ['slugify', goVariadic([], ANY, (_, args) => slugify(args))],
  [
    'toYaml',
    goFunction([ANY], ([value], { budget }) => {
      const text = toYamlText(value, budget);
      return 'kind' in text ? text : stringValue(text);
    }),
  ],
  ['fromYaml', goFunction([STRING], ([{ text }]) => readAs(text, 'map'))],
  ['fromYamlArray', goFunction([STRING], ([{ text }]) => readAs(text, 'list'))],
]);

/** `slugify [LONGEST [CUT-AT-DASH]] TEXT`; arguments of other types make Go panic. */
function slugify(args: readonly GoValue[]): GoValue | GoFailure {
  const name = args.at(-1);
  if (name === undefined) return stringValue({ text: '', pieces: [] });
  const [longest, cutAtDash] = args.slice(0, -1);
  if (name.kind !== 'string') return notThis(name, 'string');
  if (longest !== undefined && (longest.kind !== 'int' || longest.type.name !== 'int')) {
    return notThis(longest, 'int');
  }
  if (cutAtDash !== undefined && cutAtDash.kind !== 'bool') return notThis(cutAtDash, 'bool');
  const options = { longest: Number(longest?.value ?? 50), cutAtDash: cutAtDash?.value ?? true };
  // A name that was made safe is ASCII.
  const slug = slugOf(sanitizeName(name.text.text), options) ?? '';
  return stringValue(remadeText(name.text, slug));
}

function readAs(text: Text, kind: 'map' | 'list'): GoValue | GoFailure {
  const { value, error } = readYamlValue(text);
  if (error !== undefined) return failed(error);
  const mistake = mismatch(value, kind, kind === 'map' ? MAP : LIST);
  if (mistake !== undefined) return failed(IN_JSON + mistake);
  if (value !== undefined && value.kind !== 'nil') return value;
  return kind === 'map' ? mapValue(new Map()) : listValue([]);
}
