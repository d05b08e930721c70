import { groupBy } from '../../src/model/group-by.ts';
import type { MisreadValue, UnusedValue } from '../../src/model/manifest.ts';
import { field, message, name as named, words } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostPlaceOf, hostSpan } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { ignoredFiles } from './ignored-files.ts';
import { misspelledMounts } from './misspelled-mounts.ts';

export const rule = rulePerRun(
  {
    id: 'unused-helm-value',
    summary:
      'A Helm release sets a value that no template of its chart reads, or a template reads one that is only set in another spelling.',
    severity: 'warning',
    group: 'unused',
    options: ['charts', 'chartVersionAny'],
    since: '0.1.0',
  },
  function* (evidence) {
    const { builds } = evidence;
    yield* misspelledMounts(evidence);
    yield* ignoredFiles(evidence);
    for (const { id, values } of builds)
      for (const misread of values?.misread ?? []) yield { ...misreadFinding(misread), build: id };
    const given = builds.filter(({ values }) => values !== undefined);
    const readers = groupBy(
      given.flatMap((build) => (build.values?.files ?? []).map((file) => ({ file, build }))),
      ({ file }) => file,
    );
    const unused = new Map(given.map((build) => [build, new Set(build.values?.unused.map(keyOf))]));
    for (const build of given) {
      for (const value of build.values?.unused ?? []) {
        // Of a file that several charts are given, each may read another part.
        const others = readers.get(hostSpan(value.at).file.path) ?? [];
        const isUnused = others.every((other) => unused.get(other.build)?.has(keyOf(value)));
        if (isUnused) yield { ...findingOf(value), build: build.id };
      }
    }
  },
);

function findingOf(value: UnusedValue): Finding {
  const { at, path, nearest } = value;
  const name = field(path.join('.'), at);
  const meant = nearest?.join('.');
  const isExpected =
    ENVIRONMENT.test(path.at(-1) ?? '') && !isNameOfEnvironment(value) && value.isEmpty !== true;
  return {
    at,
    ...(meant === undefined && !isExpected && { severity: 'info' as const }),
    message: isExpected
      ? message`No template of the chart reads \`${name}\`, so no container gets these variables.`
      : message`No template of the chart reads \`${name}\`, so the value has no effect.`,
    help:
      meant === undefined
        ? message`Remove the value, or correct its name.`
        : message`Did you mean \`${field(meant, at)}\`?`,
  };
}

function misreadFinding({ at, name, meant, key }: MisreadValue): Finding {
  const differs = name.toLowerCase() === meant.toLowerCase() ? ', and Helm tells them apart' : '';
  return {
    at,
    message: message`Nothing sets \`${named(name, at)}\`, so the template reads nothing: values.yaml has \`${named(meant, key)}\`${words(differs)}.`,
    help: message`Did you mean \`${named(meant, key)}\`?`,
    related: [{ at: key, message: words('it is set here') }],
    cause: `${meant} ${hostPlaceOf(key)} read as ${name}`,
    onePerCause: true,
    isTypo: true,
  };
}

/** What charts call the variables of their containers. */
const ENVIRONMENT =
  /^(?:env|envs|envFrom|envVars|(?:extra|additional)Env(?:s|Vars|From|VarsFrom|VarsCM|VarsSecret)?|environment|envFromSecrets?|envFromConfigMaps?|secretEnv|envSecrets?)$/;

/** `environment: production`: variables are a map or a list. */
function isNameOfEnvironment({ path, isText }: UnusedValue): boolean {
  return isText === true && /^env(?:ironment)?$/.test(path.at(-1) ?? '');
}

function keyOf({ at }: UnusedValue): string {
  const { file, start } = hostSpan(at);
  return `${file.path}:${start}`;
}
