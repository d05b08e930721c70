import type { Binding, Environment, UnresolvedVariable } from '../../src/model/environment.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { memo } from '../../src/model/memo.ts';
import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { bindingName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { openTypos } from '../../src/text/open-typos.ts';
import { isWholeBuild } from '../kit/is-whole-build.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';

/** Names that are meant as variables; `$(date)` in a script is the shell's business. */
const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;
/** Service variables: a Service that is not in the repository may bring them. */
const SERVICE_VARIABLE =
  /_(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;
/** What the image or the container runtime sets: the kubelet does not see them. */
const IMAGE_VARIABLES: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'HOSTNAME',
  'USER',
  'PWD',
  'SHELL',
  'JAVA_HOME',
]);

export const rule = rulePerEnvironmentWith(
  {
    id: 'undefined-variable-reference',
    summary: 'A `$(NAME)` names a variable that nothing in the pod sets, so it is not expanded.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  'unresolved',
  function* (environment, evidence) {
    const { core, build } = environment.workload;
    if (!core || mayBeSetElsewhere(environment) || !isWholeBuild(build, evidence)) return;
    for (const binding of environment.bindings) {
      if (binding.unresolved.length === 0) continue;
      for (const variable of binding.unresolved) {
        const where = message`the value of \`${bindingName(binding)}\``;
        yield* undefinedIn(where, variable, environment);
      }
    }
    for (const [field, items] of [
      ['command', environment.command],
      ['args', environment.args],
    ] as const) {
      for (const { unresolved } of items) {
        for (const variable of unresolved)
          yield* undefinedIn(message`\`${words(field)}\``, variable, environment);
      }
    }
  },
);

/** An envFrom source whose keys cannot be known may bring any name; one that only lacks its hash brings the keys of what it means. */
function mayBeSetElsewhere({ bindings, skipped, failures }: Environment): boolean {
  const unknown = bindings.flatMap(({ from }) => (from.kind === 'env-from-unknown' ? [from] : []));
  const failing = new Set(unknown.map(({ reference }) => reference));
  return (
    unknown.some(({ meant }) => meant?.keys.kind !== 'known') ||
    failures.some(({ reference }) => reference === undefined || !failing.has(reference)) ||
    skipped.some(({ name }) => name === undefined)
  );
}

function* undefinedIn(
  where: Message,
  variable: UnresolvedVariable,
  environment: Environment,
): Iterable<Finding> {
  const { name, at, setLater } = variable;
  if (setLater !== undefined || !VARIABLE.test(name) || SERVICE_VARIABLE.test(name)) return;
  if (isInComment(at)) return;
  const variableName = named(name, at);
  const skipped = environment.skipped.find((each) => each.name === name);
  if (skipped?.wording !== undefined) {
    yield {
      at,
      message: message`\`$(${variableName})\` stays literal text in ${where}: \`${variableName}\` is ${skipped.wording}.`,
      help: message`Add it, or write nothing that needs \`${variableName}\` where it may be missing.`,
      related: [{ at: skipped.at, message: message`\`${variableName}\` would be set here` }],
    };
    return;
  }
  const isOfImage = IMAGE_VARIABLES.has(name);
  const why = words(
    isOfImage
      ? 'Kubernetes does not expand variables of the image'
      : 'nothing in this container sets it',
  );
  const near = isOfImage ? undefined : nearVariable(name, environment);
  const like = near === undefined ? words('') : message`Did you mean \`${near}\`? `;
  yield {
    at,
    message: message`\`$(${variableName})\` stays literal text in ${where}: ${why}.`,
    help: isOfImage
      ? message`Let a shell expand it (\`sh -c\`), or write the full value.`
      : message`${like}Set \`${variableName}\` under \`env\`, or write \`$$(${variableName})\` if you want the text itself.`,
    ...(near?.origin !== undefined && {
      related: [{ at: near.origin, message: message`\`${near}\` is set here` }],
    }),
  };
}

/** A line of a script that begins with `#`: what stays there, nobody reads. */
function isInComment({ file, start }: UnresolvedVariable['at']): boolean {
  const line = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start);
  return /^[ \t]*#/.test(line);
}

/** A variable whose name differs by a typo. */
function nearVariable(name: string, { bindings }: Environment): Argument | undefined {
  const { byFold, nearly } = nearIn(bindings);
  return byFold.get(fold(name))?.find(({ text }) => text !== name) ?? nearly(name);
}

/** Many variables of one container may be undefined. */
const nearIn = memo((bindings: readonly Binding[]) => {
  const all = bindings.flatMap(variablesOf);
  return {
    byFold: groupBy(all, ({ text }) => fold(text)),
    nearly: openTypos(all, ({ text }) => text),
  };
});

function variablesOf(binding: Binding): readonly Argument[] {
  const { name, from } = binding;
  if (from.kind !== 'env-from-unknown') return [bindingName(binding)];
  if (from.meant?.keys.kind !== 'known') return [];
  const prefix = name.slice(0, -1);
  return Array.from(from.meant.keys.value.values(), ({ key, at }) => named(prefix + key, at));
}

function fold(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
