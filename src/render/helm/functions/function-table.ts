import type { FunctionTable } from '../template/function-table.ts';
import { charge } from '../value/charge.ts';
import type { GoFunction, GoValue } from '../value/go-value.ts';
import { CONVERSION_FUNCTIONS } from './conversion-functions.ts';
import { CRYPTO_FUNCTIONS } from './crypto/crypto-functions.ts';
import { ENCODING_FUNCTIONS } from './crypto/encoding-functions.ts';
import { DEFAULT_FUNCTIONS } from './default-functions.ts';
import { DICT_FUNCTIONS } from './dicts/dict-functions.ts';
import { JSON_FUNCTIONS } from './json-functions.ts';
import { LIST_FUNCTIONS } from './lists/list-functions.ts';
import { LIST_SEARCH_FUNCTIONS } from './lists/search-functions.ts';
import { SEQUENCE_FUNCTIONS } from './lists/sequence-functions.ts';
import { FLOAT_FUNCTIONS } from './maths/float-functions.ts';
import { INTEGER_FUNCTIONS } from './maths/integer-functions.ts';
import { PATH_FUNCTIONS } from './paths/path-functions.ts';
import { URL_FUNCTIONS } from './paths/url-functions.ts';
import { REFLECTION_FUNCTIONS } from './reflection-functions.ts';
import { REGEX_FUNCTIONS } from './regex-functions.ts';
import { SEMVER_FUNCTIONS } from './semver/semver-functions.ts';
import { CASE_FUNCTIONS } from './strings/case-functions.ts';
import { CUT_FUNCTIONS } from './strings/cut-functions.ts';
import { JOIN_FUNCTIONS } from './strings/join-functions.ts';
import { SEARCH_FUNCTIONS } from './strings/search-functions.ts';
import { SPLIT_FUNCTIONS } from './strings/split-functions.ts';
import { TRIM_FUNCTIONS } from './strings/trim-functions.ts';
import { WRAP_FUNCTIONS } from './strings/wrap-functions.ts';
import { DATE_FUNCTIONS, V4_DURATION_FUNCTIONS } from './time/date-functions.ts';
import { TOML_FUNCTIONS, V4_TOML_FUNCTIONS } from './toml-functions.ts';
import { CERTIFICATE_FUNCTIONS } from './unknowable/certificate-functions.ts';
import { RANDOM_FUNCTIONS } from './unknowable/random-functions.ts';
import { V4_YAML_FUNCTIONS, YAML_FUNCTIONS } from './yaml-functions.ts';

/** Those that look at each letter by itself, and those that read. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...[...CASE_FUNCTIONS.keys()].map((name) => [name, 8] as const),
  ...[...ENCODING_FUNCTIONS.keys()].map((name) => [name, 4] as const),
  ...[...DATE_FUNCTIONS.keys(), ...V4_DURATION_FUNCTIONS.keys()].map((name) => [name, 8] as const),
  ...['fromYaml', 'fromYamlArray'].map((name) => [name, 6] as const),
]);

const V3 = boundedTable([
  ...CASE_FUNCTIONS,
  ...CUT_FUNCTIONS,
  ...JOIN_FUNCTIONS,
  ...SEARCH_FUNCTIONS,
  ...SPLIT_FUNCTIONS,
  ...TRIM_FUNCTIONS,
  ...WRAP_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...LIST_SEARCH_FUNCTIONS,
  ...SEQUENCE_FUNCTIONS,
  ...DICT_FUNCTIONS,
  ...INTEGER_FUNCTIONS,
  ...FLOAT_FUNCTIONS,
  ...CONVERSION_FUNCTIONS,
  ...REFLECTION_FUNCTIONS,
  ...DEFAULT_FUNCTIONS,
  ...JSON_FUNCTIONS,
  ...YAML_FUNCTIONS,
  ...TOML_FUNCTIONS,
  ...ENCODING_FUNCTIONS,
  ...CRYPTO_FUNCTIONS,
  ...CERTIFICATE_FUNCTIONS,
  ...RANDOM_FUNCTIONS,
  ...DATE_FUNCTIONS,
  ...REGEX_FUNCTIONS,
  ...SEMVER_FUNCTIONS,
  ...PATH_FUNCTIONS,
  ...URL_FUNCTIONS,
]);

const V4: FunctionTable = new Map([
  ...V3,
  ...boundedTable([...V4_DURATION_FUNCTIONS, ...V4_YAML_FUNCTIONS, ...V4_TOML_FUNCTIONS]),
]);

/**
 * sprig's functions (3.3) and those of Helm that write and read data, by name. Those of the engine (`include`, `required`
 * …) are not among them, nor are `env` and `expandenv`, which Helm takes away.
 */
export function helmFunctions(helm: 3 | 4): FunctionTable {
  return helm === 3 ? V3 : V4;
}

function boundedTable(functions: Iterable<readonly [string, GoFunction]>): FunctionTable {
  return new Map(
    Array.from(functions, ([name, call]) => [name, boundedFunction(call, WEIGHTS.get(name) ?? 1)]),
  );
}

/**
 * A function that takes from the budget what it takes to look at its arguments, before it does. `weight`: how much longer
 * than others it looks at each character.
 */
function boundedFunction({ params, variadic, call }: GoFunction, weight: number): GoFunction {
  return {
    params,
    variadic,
    call: (args, context) => {
      let items = 0;
      let characters = 0;
      for (const arg of args) {
        items += itemsIn(arg);
        characters += charactersIn(arg);
      }
      return charge(context.budget, items >> 3, characters * weight) ?? call(args, context);
    },
  };
}

function itemsIn(value: GoValue): number {
  // Reading a map includes sorting its keys.
  if (value.kind === 'map') return value.entries.size * 4;
  return value.kind === 'list' ? value.items.length : 0;
}

function charactersIn(value: GoValue): number {
  return value.kind === 'string' || value.kind === 'bytes' ? value.text.text.length : 0;
}
