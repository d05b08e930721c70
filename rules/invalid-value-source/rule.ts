import { variableName } from '../../src/kubernetes/validation/env-variable-name.ts';
import { headOf, isSet, textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Dialect } from '../../src/model/manifest.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { entryOf, type MapNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { KubernetesMinor } from '../../src/model/versions/kubernetes-version.ts';
import type { ContainerFacts, EnvFacts, StructItem } from '../../src/model/workload.ts';
import { NONE, rulePerContainer } from '../kit/rule-constructors.ts';

const SOURCES = ['fieldRef', 'resourceFieldRef', 'configMapKeyRef', 'secretKeyRef', 'fileKeyRef'];
const ENV_FROM_SOURCES = ['configMapRef', 'secretRef'];
/** EnvFiles: on by default since 1.35; before, the API server drops or refuses the field. */
const FILE_KEY_SINCE = 35;

export const rule = rulePerContainer(
  {
    id: 'invalid-value-source',
    summary:
      'A variable or an envFrom item has no source, several sources, or both a source and a value.',
    severity: 'error',
    ofTemplates: true,
    group: 'fields',
    since: '0.1.0',
  },
  (facts, { kubernetesVersion }) =>
    isValidated(facts.pod.workload) && (facts.env.length > 0 || facts.envFrom.length > 0)
      ? findingsOf(facts, kubernetesVersion)
      : NONE,
);

function* findingsOf(
  { container, pod, env, envFrom }: ContainerFacts,
  kubernetesVersion: KubernetesMinor,
): Iterable<Finding> {
  const { workload } = pod;
  const { dialect } = workload.manifest;
  const known = kubernetesVersion >= FILE_KEY_SINCE ? SOURCES : SOURCES.slice(0, -1);
  for (const item of env) {
    if (item.valueFrom === undefined || isPlainSource(item, item.valueFrom)) continue;
    const who = (): Message => variableName(item.node, container, workload);
    yield* findingsOfVariable(item, item.valueFrom, { who, dialect, known, kubernetesVersion });
  }
  const where = (): Message => containerNameIn(container, workload);
  for (const item of envFrom) {
    yield* findingsOfEnvFrom(item, dialect, where, `${container.path}.envFrom`);
  }
}

/** The common case, decided at once: one source, which every version knows, and nothing beside it. */
function isPlainSource({ node, sources }: EnvFacts, { entries }: MapNode): boolean {
  const [only] = entries;
  return (
    entries.length === 1 &&
    only !== undefined &&
    sources.size === 1 &&
    only.name !== 'fileKeyRef' &&
    SOURCES.includes(only.name) &&
    entryOf(node, 'value') === undefined
  );
}

interface Context {
  readonly dialect: Dialect;
  readonly who: () => Message;
  readonly known: readonly string[];
  readonly kubernetesVersion: number;
}

function* findingsOfVariable(
  { node, path }: EnvFacts,
  valueFrom: MapNode,
  { dialect, who, known, kubernetesVersion }: Context,
): Iterable<Finding> {
  const sources = known.filter((source) => isSet(valueFrom, source, dialect));
  if (sources.length === 1 && !isNotEmpty(node, dialect)) return;
  const at = entryOf(node, 'valueFrom')?.key ?? node;
  const refuse = (text: string): Message =>
    refusal(`${path}.valueFrom`, invalidValue('', text), at);
  if (sources.length === 0 && isMisnamed(valueFrom, SOURCES)) return;
  if (sources.length === 0) {
    const file = isSet(valueFrom, 'fileKeyRef', dialect);
    const drops = words(
      file
        ? `Kubernetes 1.${kubernetesVersion} does not know \`fileKeyRef\` (on by default since 1.35). `
        : '',
    );
    yield {
      at,
      message: message`${who()} has a \`valueFrom\` without a source. ${drops}${refuse(`must specify one of: ${listOf(known)}`)}`,
      help: message`Add one of ${words(listOf(known))}, or write a \`value\` instead.`,
    };
  } else if (isNotEmpty(node, dialect)) {
    yield {
      at,
      message: message`${who()} has both \`value\` and \`valueFrom\`. ${refuse('may not be specified when `value` is not empty')}`,
      help: message`Keep one of the two. In a patch, remove the other one with \`value: null\` or \`valueFrom: null\`.`,
      ...relatedTo(node, ['value']),
    };
  } else if (sources.length > 1) {
    yield {
      at,
      message: message`${who()} has ${sources.length} sources: ${words(sources.map((source) => `\`${source}\``).join(', '))}. ${refuse('may not have more than one field specified at a time')}`,
      help: message`Keep one of them.`,
      ...relatedTo(valueFrom, sources),
    };
  }
}

/** The API server names the list, not the item. */
function* findingsOfEnvFrom(
  item: StructItem,
  dialect: Dialect,
  where: () => Message,
  path: string,
): Iterable<Finding> {
  const { node, index } = item;
  const sources = ENV_FROM_SOURCES.filter((source) => isSet(node, source, dialect));
  const none = sources.length === 0;
  if (sources.length === 1 || (none && isMisnamed(node, ['prefix', ...ENV_FROM_SOURCES]))) return;
  const text = none
    ? `must specify one of: ${listOf(ENV_FROM_SOURCES)}`
    : 'may not have more than one field specified at a time';
  yield {
    at: headOf(node),
    message: message`\`envFrom[${index}]\` of ${where()} names ${words(none ? 'no source' : 'both a ConfigMap and a Secret')}. ${refusal(path, invalidValue('', text), node)}`,
    help: none
      ? message`Add \`configMapRef\` or \`secretRef\`, with a \`name\`.`
      : message`Write two items, one for each.`,
    ...(none ? {} : relatedTo(node, sources)),
  };
}

/** Whether a source may be there under another name: that is a mistake of its own, which `unknown-field` names. */
function isMisnamed({ entries }: MapNode, fields: readonly string[]): boolean {
  return entries.some(({ name }) => !fields.includes(name));
}

function isNotEmpty(node: MapNode, dialect: Dialect): boolean {
  return textField(node, 'value', dialect).kind !== 'empty';
}

function relatedTo(node: MapNode, names: readonly string[]): Pick<Finding, 'related'> {
  return {
    related: names.flatMap((name) => {
      const entry = entryOf(node, name);
      return entry === undefined
        ? []
        : [{ at: entry.key, message: message`\`${words(name)}\` is here` }];
    }),
  };
}

/** As Kubernetes lists them: `a`, `b` or `c`. */
function listOf(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`;
}
