import { message, name as named, words, type Message } from '../../model/message.ts';
import { containerNameIn } from '../../model/names/message-names.ts';
import type { MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import type { ContainerFacts, EnvFacts, PodFacts, StructItem } from '../../model/workload.ts';
import { variableName } from './env-variable-name.ts';
import { headOf, isSet, setMap, textField } from './field.ts';
import {
  refusalOfKey,
  refusalOfLabel,
  refusalOfRelaxedVariable,
  refusalOfReferred,
  refusalOfSubdomain,
  refusalOfSubdomainPrefix,
  refusalOfSteps,
} from './names.ts';
import { invalidValue, refusal } from './refusal.ts';
import { REQUIRED, refusedTextFinding, textRefusal, type TextCheck } from './text-refusal.ts';

interface FieldCheck {
  readonly name: string;
  readonly check: TextCheck;
}

const NAME_HELP = message`Names of ConfigMaps and Secrets are lower case letters, digits, \`-\` and \`.\`.`;
const KEY_HELP = message`Keys are letters, digits, \`-\`, \`_\` and \`.\`.`;

/** An absent name is not "required" here: the empty name breaks the rule for names. */
const KEY_REF: readonly FieldCheck[] = [
  {
    name: 'name',
    check: { empty: invalidValue('', refusalOfSubdomain('') ?? ''), refusalOf: refusalOfReferred },
  },
  { name: 'key', check: { ...REQUIRED, refusalOf: refusalOfKey } },
];
const FILE_KEY_REF: readonly FieldCheck[] = [
  { name: 'key', check: { ...REQUIRED, refusalOf: refusalOfRelaxedVariable } },
  { name: 'volumeName', check: { ...REQUIRED, refusalOf: refusalOfLabel } },
  { name: 'path', check: { ...REQUIRED, refusalOf: refusalOfSteps } },
];
const VALUE_REFS: readonly { readonly field: string; readonly checks: readonly FieldCheck[] }[] = [
  { field: 'configMapKeyRef', checks: KEY_REF },
  { field: 'secretKeyRef', checks: KEY_REF },
  { field: 'fileKeyRef', checks: FILE_KEY_REF },
];
const ENV_FROM_FIELDS = ['configMapRef', 'secretRef'];
const ENV_FROM: TextCheck = { ...REQUIRED, refusalOf: refusalOfSubdomainPrefix };

/**
 * Mistakes for which the API server refuses the references of a container's environment: names, keys, paths (kubernetes: ValidateEnv and
 * ValidateEnvFrom in pkg/apis/core/validation/validation.go).
 */
export function checkKeyReferences(facts: ContainerFacts): readonly Finding[] {
  const found: Finding[] = [];
  const { env, envFrom } = facts;
  for (let at = 0; at < env.length; at += 1) {
    const item = env[at];
    if (item !== undefined && item.sources.size > 0) addOfVariable(item, facts, found);
  }
  for (let at = 0; at < envFrom.length; at += 1) {
    const item = envFrom[at];
    if (item !== undefined) addOfEnvFrom(item, facts, found);
  }
  return found;
}

function addOfVariable(item: EnvFacts, { container, pod }: ContainerFacts, found: Finding[]): void {
  const { node, path, sources } = item;
  const { workload } = pod;
  const { dialect } = workload.manifest;
  const who = (): Message => variableName(node, container, workload);
  const file = sources.get('fileKeyRef');
  if (file !== undefined)
    found.push(...checkFileVolume(file, `${path}.valueFrom.fileKeyRef`, who, pod));
  for (let at = 0; at < VALUE_REFS.length; at += 1) {
    const { field = '', checks = [] } = VALUE_REFS[at] ?? {};
    const reference = sources.get(field);
    if (reference === undefined) continue;
    for (const { name, check } of checks) {
      const why = textRefusal(reference, name, `${path}.valueFrom.${field}`, dialect, check);
      if (why === undefined) continue;
      const help = helpFor(why.value, name, name === 'name' ? NAME_HELP : KEY_HELP);
      found.push(refusedTextFinding(who(), `${field}.${name}`, why, help));
    }
  }
}

function addOfEnvFrom(
  { node, path, index }: StructItem,
  { container, pod: { workload } }: ContainerFacts,
  found: Finding[],
): void {
  const { dialect } = workload.manifest;
  for (let at = 0; at < ENV_FROM_FIELDS.length; at += 1) {
    const field = ENV_FROM_FIELDS[at] ?? '';
    const reference = setMap(node, field, dialect);
    if (reference === undefined) continue;
    const why = textRefusal(reference, 'name', `${path}.${field}`, dialect, ENV_FROM);
    if (why === undefined) continue;
    const who = message`\`envFrom[${index}]\` of ${containerNameIn(container, workload)}`;
    const help = helpFor(why.value, 'name', NAME_HELP);
    found.push(refusedTextFinding(who, `${field}.name`, why, help));
  }
}

/** A fileKeyRef reads from an emptyDir; a volume without a source is one. */
function* checkFileVolume(
  reference: MapNode,
  path: string,
  who: () => Message,
  { workload, volumes }: PodFacts,
): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const name = textField(reference, 'volumeName', dialect);
  if (name.kind !== 'text') return;
  const volume = volumes.find((item) => item.name === name.text);
  if (volume === undefined || isSet(volume.node, 'emptyDir', dialect)) return;
  if (volume.node.entries.every((entry) => entry.name === 'name')) return;
  yield {
    at: name.at,
    message: message`${who()} reads a file of volume \`${named(name.text, name.at)}\`, which is not an emptyDir. ${refusal(`${path}.volumeName`, invalidValue(name.text, 'referenced volume must be of type emptyDir'), name.at)}`,
    help: message`Name an \`emptyDir\` volume, which an init container fills.`,
    related: [{ at: headOf(volume.node), message: message`the volume` }],
  };
}

function helpFor(value: string | undefined, name: string, help: Message): Message {
  if (value === undefined) return message`Add \`${words(name)}\`.`;
  switch (name) {
    case 'volumeName':
      return message`Name an \`emptyDir\` volume of the pod.`;
    case 'path':
      return message`Write a path within the volume, without \`..\`.`;
    default:
      return help;
  }
}
