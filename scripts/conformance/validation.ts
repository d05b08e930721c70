import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { isObject, listAt, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import type { Judged } from './judge-manifest.ts';
import { judgeManifest, problemsAt, shownProblems } from './judge-manifest.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';
import { RENDERERS, STRING_RENDERERS, whyNot } from './validation-manifests.ts';

/** The last version that checks the names of variables strictly. */
const STRICT_NAMES = 31;
const WARNS = 'The API server warns: `';

/** validation.json: each case as a manifest, checked; a problem at every refused field, and none where all is accepted. */
export function runValidation({ json }: Vectors): readonly GroupResult[] {
  return Object.entries(objectAt(json, 'groups')).flatMap(([group, cases]) => {
    if (isObject(cases)) return runStrings(group, cases);
    if (!Array.isArray(cases)) return [];
    return [runCases(group, cases.filter(isObject), (one) => runCase(group, one))];
  });
}

/** Whole manifests with the answers of decoder and validation, as validation-random.json in the repository holds them. */
export function runManifests({ json }: Vectors): readonly GroupResult[] {
  return [
    runCases('manifests', objectsAt(json, 'cases'), (one) => {
      const judged = judge(objectAt(one, 'manifest'), NEWEST_KUBERNETES);
      if (stringAt(one, 'decode') !== undefined) return someError(judged);
      const errors = objectsAt(one, 'errors').filter((error) => !isConsequence(error, one));
      if (errors.length > 0) return errorsAt(judged, errors, (field) => field);
      const refused = noErrors(judged);
      return refused.kind === 'passed'
        ? sameWarnings(judged, stringsAt(one, 'warnings'), (field) => field)
        : refused;
    }),
  ];
}

/** A refused volume counts as absent, so that its mounts are refused too: we name the cause alone. */
function isConsequence(error: JsonObject, { errors }: JsonObject): boolean {
  if (!/volumeMounts\[\d+\]\.name: Not found/.test(stringAt(error, 'text') ?? '')) return false;
  return JSON.stringify(errors).includes('"field":"spec.volumes[');
}

function runStrings(group: string, byRule: JsonObject): readonly GroupResult[] {
  return Object.keys(byRule).map((rule) => {
    const cases = objectsAt(byRule, rule).map((one) =>
      Object.assign({ name: String(one['value']) }, one),
    );
    return runCases(`${group} ${rule}`, cases, (one) => {
      const render = STRING_RENDERERS.get(rule);
      const value = stringAt(one, 'value');
      if (render === undefined || value === undefined) return outOfScope('no such rule here');
      const judged = judge(render(value), NEWEST_KUBERNETES);
      return one['valid'] === true ? noErrors(judged) : someError(judged);
    });
  });
}

function runCase(group: string, one: JsonObject): Outcome {
  const errors = objectsAt(one, 'errors');
  const reason = whyNot(group, errors);
  if (reason !== undefined) return outOfScope(reason);
  const render = RENDERERS.get(group);
  if (render === undefined) return outOfScope('a group this runner does not know');
  const { manifest, place } = render(one);
  const judged = judge(manifest, one['relaxedNames'] === false ? STRICT_NAMES : NEWEST_KUBERNETES);
  if (Array.isArray(one['warnings']))
    return sameWarnings(judged, stringsAt(one, 'warnings'), place);
  if (one['valid'] === true) return noErrors(judged);
  return errorsAt(judged, listAt(one, 'errors').filter(isObject), place);
}

function judge(manifest: JsonObject, version: number): Judged {
  return judgeManifest('manifest.json', JSON.stringify(manifest, null, 2), version);
}

function noErrors(judged: Judged): Outcome {
  const errors = judged.problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return PASSED;
  return failed(`accepted by Kubernetes, but:\n${shownProblems(errors)}`);
}

function someError(judged: Judged): Outcome {
  if (judged.problems.some(({ severity }) => severity === 'error')) return PASSED;
  return failed('refused by Kubernetes, and no error here');
}

function errorsAt(
  judged: Judged,
  errors: readonly JsonObject[],
  place: (field: string) => string,
): Outcome {
  const missed = errors.filter((error) => {
    const field = place(stringAt(error, 'field') ?? '');
    return !problemsAt(judged, field).some(({ severity }) => severity === 'error');
  });
  if (missed.length === 0) return PASSED;
  const wanted = missed.map((error) => stringAt(error, 'text') ?? '').join('\n');
  return failed(`not found:\n${wanted}\nfound:\n${shownProblems(judged.problems)}`);
}

/** Warnings with a path are looked for at their place, the others by their text. */
export function sameWarnings(
  judged: Judged,
  warnings: readonly string[],
  place: (field: string) => string,
): Outcome {
  const missed = warnings.filter((warning) => !isFound(judged, warning, place));
  const said = judged.problems.filter(({ message }) => message.includes(WARNS));
  if (missed.length > 0) {
    return failed(`not found:\n${missed.join('\n')}\nfound:\n${shownProblems(judged.problems)}`);
  }
  if (said.length <= warnings.length) return PASSED;
  return failed(`${warnings.length} warnings expected, but:\n${shownProblems(said)}`);
}

function isFound(judged: Judged, warning: string, place: (field: string) => string): boolean {
  const path = /^(spec\.\S+): /.exec(warning)?.[1];
  if (path !== undefined) return problemsAt(judged, place(path)).length > 0;
  if (judged.problems.some(({ message }) => message.includes(warning))) return true;
  // One problem per item stands for all the pairs that Kubernetes lists; an error for its warning.
  const [, start, item] = /^(volume .*overlapping paths: (.*)) with /.exec(warning) ?? [];
  if (start === undefined || item === undefined) return false;
  return judged.problems.some(({ message }) => message.includes(start) || refuses(message, item));
}

/** `"test" (Secret "app")`: the error shows the object's name, or the path where there is none. */
function refuses(message: string, item: string): boolean {
  const [, path = '', name = path] = /^("[^"]*") \(\w+(?: ("[^"]*"))?\)$/.exec(item) ?? [];
  return message.includes(`Invalid value: ${name}: conflicting duplicate paths`);
}

function failed(detail: string): Outcome {
  return { kind: 'failed', detail };
}

function outOfScope(reason: string): Outcome {
  return { kind: 'out-of-scope', reason };
}
