import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FileContent } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Result } from '../../src/model/result.ts';
import { chartFilesOfFolder } from '../../src/render/helm/chart/chart-files-of-folder.ts';
import type { LoadedChart } from '../../src/render/helm/chart/chart.ts';
import { loadChart } from '../../src/render/helm/chart/load-chart.ts';
import { parseKubeVersion } from '../../src/render/helm/objects/kube-version.ts';
import type { Release } from '../../src/render/helm/objects/release.ts';
import { printRelease, type PrintOptions } from '../../src/render/helm/output/print-release.ts';
import type { RenderedTemplate } from '../../src/render/helm/output/sort-manifests.ts';
import { renderChart } from '../../src/render/helm/render-chart.ts';
import { hasOddBytes, toBytes } from '../../src/render/helm/text/bytes.ts';
import { textOf } from '../../src/render/helm/text/text.ts';
import { composeValues, type ComposedValues } from '../../src/render/helm/values/compose-values.ts';
import type { ReadSetFile, SetKind } from '../../src/render/helm/values/set-expression.ts';
import { isObject, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

type Version = 3 | 4;

/** `{files, values…, release, kubeVersion, output|error, manifest…}`: charts rendered by Helm 3, and by 4 where it differs. */
export const runHelm: GroupRunner = ({ json }) => [
  runCases('helm 3', objectsAt(json, 'cases'), (one) => checkCase(one, 3)),
  runCases('helm 4', objectsAt(json, 'cases').filter(isTold4), (one) => checkCase(one, 4)),
];

/** Error texts of Helm 4 are not kept where both refuse. */
function isTold4(one: JsonObject): boolean {
  return (
    one['outputV4'] !== undefined || one['errorV4'] !== undefined || one['output'] !== undefined
  );
}

/** Cases whose answer nobody can know. */
const OUT_OF_REACH: ReadonlyMap<string, string> = new Map([
  ['tl-printf-970cc1b3', 'the answer holds the address of a pointer'],
  ['tl-printf-ff21b5a2', 'the answer holds the address of a pointer'],
]);

function checkCase(one: JsonObject, version: Version): Outcome {
  const reason = OUT_OF_REACH.get(stringAt(one, 'id') ?? '');
  if (reason !== undefined) return { kind: 'out-of-scope', reason };
  const expected = expectedOf(one, version);
  const answer = renderCase(one, version);
  if (expected.kind === 'refused') {
    if (answer.kind === 'rendered') {
      return failed(`expected a refusal: ${expected.message}`, outputOf(answer));
    }
    return sameCause(expected.message, answer.message)
      ? PASSED
      : failed(`expected ${expected.message}`, answer.message);
  }
  if (answer.kind === 'refused') return failed('expected a rendering', answer.message);
  const output = outputOf(answer);
  if (!isDeepStrictEqual(output, expected.output)) {
    return failed(firstDifference(expected.output, output), '');
  }
  const warned = version === 3 ? checkWarnings(one, answer) : PASSED;
  return warned.kind === 'passed' ? checkManifest(one, answer, version) : warned;
}

function failed(expected: string, actual: unknown): Outcome {
  const shown = typeof actual === 'string' ? actual : JSON.stringify(actual);
  return { kind: 'failed', detail: `${expected}\nactual   ${shown.slice(0, 3000)}` };
}

type Expected =
  | { readonly kind: 'rendered'; readonly output: JsonObject }
  | { readonly kind: 'refused'; readonly message: string };

function expectedOf(one: JsonObject, version: Version): Expected {
  if (version === 4) {
    const error = stringAt(one, 'errorV4');
    if (error !== undefined) return { kind: 'refused', message: error };
    if (isObject(one['outputV4'])) return { kind: 'rendered', output: one['outputV4'] };
  }
  const error = stringAt(one, 'error');
  if (error !== undefined) return { kind: 'refused', message: error };
  const texts = Object.entries(objectAt(one, 'output'));
  const coded = Object.entries(objectAt(one, 'outputBase64'));
  return { kind: 'rendered', output: Object.fromEntries([...texts, ...coded]) };
}

type Answer =
  | {
      readonly kind: 'rendered';
      readonly templates: readonly RenderedTemplate[];
      readonly warnings: readonly string[];
      readonly print: (options: PrintOptions) => Result<string>;
    }
  | { readonly kind: 'refused'; readonly message: string };

function renderCase(one: JsonObject, helm: Version): Answer {
  const given = givenValues(one, helm);
  if (given.kind === 'refused') return given;
  const loaded = loadCase(one, helm);
  if (loaded.kind === 'refused') return loaded;
  const kube = parseKubeVersion(stringAt(one, 'kubeVersion') ?? '');
  if (kube.kind === 'refused') return kube;
  const options = {
    limits: DEFAULT_LIMITS,
    helm,
    missing: 'refuse',
    skipSchemaValidation: one['skipSchemaValidation'] === true,
  } as const;
  const capabilities = {
    kubeVersion: kube.value,
    apiVersions: stringsAt(one, 'apiVersions'),
  };
  const rendered = renderChart(loaded.chart, given.values, releaseOf(one), capabilities, options);
  const { templates } = rendered;
  if (templates === undefined) return rendered.kind === 'refused' ? rendered : never();
  const warnings = rendered.warnings.map(({ message }) => message);
  // The engine's work is done where only printing is refused.
  const print = (how: PrintOptions): Result<string> =>
    rendered.kind === 'refused'
      ? rendered
      : printRelease(
          rendered.manifests,
          rendered.hooks,
          one['includeCrds'] === true ? rendered.crds : [],
          how,
        );
  return { kind: 'rendered', templates, warnings, print };
}

function never(): never {
  throw new Error('a rendering has templates');
}

function releaseOf(one: JsonObject): Release {
  const release = objectAt(one, 'release');
  const { revision } = release;
  return {
    name: stringAt(release, 'name') ?? '',
    namespace: stringAt(release, 'namespace') ?? '',
    revision: typeof revision === 'number' ? revision : 1,
    isUpgrade: release['isUpgrade'] === true,
  };
}

const SETS: readonly (readonly [member: string, kind: SetKind])[] = [
  ['setJson', 'set-json'],
  ['set', 'set'],
  ['setString', 'set-string'],
  ['setFile', 'set-file'],
  ['setLiteral', 'set-literal'],
];

function givenValues(one: JsonObject, helm: Version): ComposedValues {
  const files = stringsAt(one, 'valuesFiles').map((text, index) => {
    return { file: { path: `user-${index}.yaml`, text } };
  });
  const { values } = one;
  const json = isObject(values)
    ? [{ file: { path: 'values.json', text: JSON.stringify(values) } }]
    : [];
  const sets = SETS.flatMap(([member, kind]) =>
    stringsAt(one, member).map((written) => {
      // The program that answered put paths of its own behind `=`, also where there was none.
      const text = kind === 'set-file' && !written.includes('=') ? `${written}=` : written;
      return { kind, file: { path: `--${kind}`, text } };
    }),
  );
  const userFiles = objectAt(one, 'userFiles');
  const readFile: ReadSetFile = (path) => {
    const text = stringAt(userFiles, posix.normalize(path));
    if (text !== undefined) return { text: textOf(text) };
    return { message: `open ${path}: no such file or directory` };
  };
  return composeValues(
    { files: [...json, ...files], sets, readFile },
    { limits: DEFAULT_LIMITS, helm },
  );
}

function loadCase(one: JsonObject, helm: Version): LoadedChart {
  const tree = treeOf(one);
  const paths = [...tree.keys()].map((path) => `chart/${path}`);
  const read = (path: string): FileContent => {
    const bytes = tree.get(path.slice('chart/'.length));
    return bytes === undefined
      ? { kind: 'unreadable', reason: 'no such file' }
      : { kind: 'bytes', bytes };
  };
  const files = chartFilesOfFolder('chart', paths, read);
  if (files.kind === 'refused') return files;
  return loadChart('chart', files.files, { limits: DEFAULT_LIMITS, helm });
}

function treeOf(one: JsonObject): ReadonlyMap<string, Uint8Array> {
  const bytes = new Map<string, Uint8Array>();
  for (const [path, text] of Object.entries(objectAt(one, 'files'))) {
    if (typeof text === 'string') bytes.set(path, new TextEncoder().encode(text));
  }
  for (const [path, text] of Object.entries(objectAt(one, 'filesBase64'))) {
    if (typeof text === 'string') bytes.set(path, new Uint8Array(Buffer.from(text, 'base64')));
  }
  return bytes;
}

/** Rendered files below the root chart, as the vectors have them: bytes that are not UTF-8 in base64. */
function outputOf({ templates }: Extract<Answer, { kind: 'rendered' }>): JsonObject {
  const entries = templates
    .filter(({ name }) => !name.endsWith('NOTES.txt'))
    .map(({ name, text: { text } }) => {
      const path = name.slice(name.indexOf('/') + 1);
      return [path, hasOddBytes(text) ? Buffer.from(toBytes(text)).toString('base64') : text];
    });
  return Object.fromEntries(entries);
}

function checkWarnings(one: JsonObject, answer: Extract<Answer, { kind: 'rendered' }>): Outcome {
  const expected = stringsAt(one, 'warnings');
  const found = [...new Set(answer.warnings)].sort();
  if (isDeepStrictEqual(found, [...expected].sort())) return PASSED;
  return failed(`expected warnings ${JSON.stringify(expected)}`, found);
}

function checkManifest(
  one: JsonObject,
  answer: Extract<Answer, { kind: 'rendered' }>,
  helm: Version,
): Outcome {
  const told = helm === 4 ? ['manifestV4', 'manifestErrorV4'] : ['manifest', 'manifestError'];
  const [expected, refusal] = told.map((member) => stringAt(one, member));
  if (expected === undefined && refusal === undefined) return PASSED;
  const printed = answer.print({
    helm,
    noHooks: one['noHooks'] === true,
    skipTests: one['skipTests'] === true,
    showOnly: stringsAt(one, 'showOnly'),
  });
  if (printed.kind === 'refused') {
    if (refusal === undefined) return failed('expected a manifest', printed.message);
    return sameCause(refusal, printed.message)
      ? PASSED
      : failed(`expected a refusal: ${refusal}`, printed.message);
  }
  if (expected === undefined) return failed(`expected a refusal: ${refusal}`, printed.value);
  return printed.value === expected
    ? PASSED
    : failed(`expected ${JSON.stringify(expected)}`, printed.value);
}

/** Beyond this a message prints whole values, the version of Helm among them. */
const LONG = 1000;
const START = 300;

/** The wording is a hint: what must agree are the places and names in it. */
function sameCause(expected: string, actual: string): boolean {
  const cut = expected.indexOf(' [...] ');
  if (cut !== -1) return actual.startsWith(expected.slice(0, cut));
  // Where Go quotes the file, we do not: it may be a Secret's value.
  if (expected.length > LONG) return actual.slice(0, START) === expected.slice(0, START);
  return expected.startsWith(actual) || sortedLines(actual) === sortedLines(expected);
}

/** The order of several errors is that of a Go map; addresses are of one run. */
function sortedLines(text: string): string {
  return text
    .replaceAll(/0x[0-9a-f]+/g, '0x')
    .split('\n')
    .sort()
    .join('\n');
}

/** The first file that differs, both sides. */
function firstDifference(wanted: JsonObject, found: JsonObject): string {
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (wanted[path] === found[path]) continue;
    return `${path}\nexpected ${JSON.stringify(wanted[path])}\nactual   ${JSON.stringify(found[path])}`;
  }
  return 'no file differs';
}
