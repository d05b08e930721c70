import { objectsAt, stringAt, stringsAt } from './json.ts';
import type { Judged } from './judge-manifest.ts';
import { judgeManifest, problemsAt, shownProblems } from './judge-manifest.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';
import { sameWarnings } from './validation.ts';

/** apiserver.json: a manifest, a kubectl command and its answer. */
export function runApiServer({ json }: Vectors): readonly GroupResult[] {
  return [runCases('apiserver', objectsAt(json, 'cases'), runCase)];
}

function runCase(one: JsonObject): Outcome {
  const command = stringAt(one, 'command') ?? '';
  const stderr = stringAt(one, 'stderr') ?? '';
  const reason = whyNot(command, stderr);
  if (reason !== undefined) return { kind: 'out-of-scope', reason };
  const path = /-f (\S+)/.exec(command)?.[1] ?? 'manifest.yaml';
  const judged = judgeManifest(path, expanded(stringAt(one, 'input') ?? ''));
  if (one['exitCode'] === 0) {
    const errors = judged.problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return failed(`accepted by kubectl, but:\n${shownProblems(errors)}`);
    return sameWarnings(judged, stringsAt(one, 'warnings'), (field) => field);
  }
  return refused(judged, stderr);
}

/** Why a case has nothing to do with what a manifest says; undefined when it has. */
function whyNot(command: string, stderr: string): string | undefined {
  if (command.includes('--dry-run=client'))
    return 'kubectl alone looks at it, without the API server';
  if (command.includes('--validate=ignore')) return 'validation of fields is switched off';
  if (stderr.includes('already exists') || stderr.includes('field is immutable')) {
    return 'an update: it needs the stored object';
  }
  if (stderr.includes('no objects passed to')) return 'there is nothing in the manifest';
  if (stderr.includes('invalid object to validate')) {
    return 'a document that is no map is no manifest: most YAML files of a repository are none';
  }
  if (stderr.includes('does not match the namespace')) return 'it depends on the flag -n';
  return undefined;
}

function refused(judged: Judged, stderr: string): Outcome {
  const errors = {
    ...judged,
    problems: judged.problems.filter(({ severity }) => severity === 'error'),
  };
  if (stderr.includes('duplicate entries for key')) {
    // Only server-side apply refuses these, so they are a warning, and the message says it.
    const said = judged.problems.some(({ message }) => /server-side apply/i.test(message));
    return said ? PASSED : failed(`refused by server-side apply: ${stderr}`);
  }
  if (stderr.includes('metadata.annotations: Too long')) {
    // The annotation of client-side apply: a warning, because server-side apply takes the object.
    const said = judged.problems.some(({ rule }) => rule === 'oversized-source');
    return said ? PASSED : failed(`refused by client-side apply: ${stderr}`);
  }
  if (errors.problems.length === 0) {
    return failed(`refused by kubectl: ${stderr}\nfound: ${shownProblems(judged.problems)}`);
  }
  const missed = [...fieldsIn(stderr)].filter((field) => problemsAt(errors, field).length === 0);
  const unsaid = [...decoderTexts(stderr)].filter(
    (text) => !errors.problems.some(({ message }) => message.includes(text)),
  );
  if (missed.length === 0 && unsaid.length === 0) return PASSED;
  return failed(
    `not found: ${[...missed, ...unsaid].join(', ')}\nin: ${stderr}\nfound:\n${shownProblems(errors.problems)}`,
  );
}

/** The fields that an answer names: of validation, one or a list, and of strict decoding. */
function* fieldsIn(stderr: string): Iterable<string> {
  const one = /" is invalid: ([^\n*][^\n]*)/.exec(stderr)?.[1];
  const lines =
    one === undefined ? [...stderr.matchAll(/^\* (.*)$/gm)].map(([, line = '']) => line) : [one];
  for (const line of lines) {
    if (isConsequence(line, stderr)) continue;
    const field = /^(\[\]|(?:[^:[\]]|\[[^\]]*\])+): /.exec(line)?.[1];
    if (field !== undefined) yield field;
  }
  for (const [, field = ''] of stderr.matchAll(/unknown field "([^"]*)"/g)) yield field;
}

/** A refused volume counts as absent, so that its mounts are refused too: we name the cause alone. */
function isConsequence(line: string, stderr: string): boolean {
  return /volumeMounts\[\d+\]\.name: Not found/.test(line) && /\* spec\.volumes\[/.test(stderr);
}

/** What Go's decoder says, which our message repeats. */
function* decoderTexts(stderr: string): Iterable<string> {
  for (const [text] of stderr.matchAll(
    /json: cannot unmarshal .*? into Go struct field \S+ of type \S+/g,
  )) {
    // A byte of a Secret is not shown.
    yield text.endsWith('uint8') ? text.replace(/number \d+/, 'number') : text;
  }
  for (const [text] of stderr.matchAll(/illegal base64 data at input byte \d+/g)) yield text;
}

/** `<254 x a>` stands for 254 letters a. */
function expanded(text: string): string {
  return text.replaceAll(/<(\d+) x (.)>/g, (_, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
}

function failed(detail: string): Outcome {
  return { kind: 'failed', detail };
}
