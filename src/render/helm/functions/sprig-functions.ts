import type { FunctionTable } from '../template/function-table.ts';
import { failed, goFunction } from '../value/go-function.ts';
import { STRING } from '../value/go-types.ts';
import type { GoFunction } from '../value/go-value.ts';
import { NIL } from '../value/make-value.ts';
import { helmFunctions } from './function-table.ts';
import { parseJson } from './json/parse-json.ts';

/** Functions that Helm adds to sprig. */
const OF_HELM = new Set([
  'toYaml',
  'mustToYaml',
  'toYamlPretty',
  'fromYaml',
  'fromYamlArray',
  'toToml',
  'mustToToml',
  'fromToml',
  'fromJsonArray',
]);

/** sprig's own functions (3.3), as programs other than Helm have them, without those that look at the machine. */
export const SPRIG_FUNCTIONS: FunctionTable = new Map<string, GoFunction>([
  ...[...helmFunctions(3)].filter(([name]) => !OF_HELM.has(name) && name !== 'getHostByName'),
  ['fail', goFunction([STRING], ([{ text }]) => failed(text.text))],
  // An error is swallowed, and any value may come of it.
  ['fromJson', goFunction([STRING], ([{ text }]) => parseJson(text).value ?? NIL)],
]);
