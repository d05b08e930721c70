import { message, name as named, words, type Message } from '../../model/message.ts';
import { containerNameIn } from '../../model/names/message-names.ts';
import type { MapNode } from '../../model/node.ts';
import type { ContainerFacts, PodFacts } from '../../model/workload.ts';
import type { Finding } from '../../model/problem.ts';
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
const ENV_FROM: TextCheck = { ...REQUIRED, refusalOf: refusalOfSubdomainPrefix };

/**
 * Mistakes for which the API server refuses the references of a container's environment: names, keys, paths (kubernetes: ValidateEnv and
 * ValidateEnvFrom in pkg/apis/core/validation/validation.go).
 */
export function* checkKeyReferences(facts: ContainerFacts): Iterable<Finding> {
  const { container, pod, env, envFrom } = facts;
  const { workload } = pod;
  const { dialect } = workload.manifest;
  for (const { node, path, sources } of env) {
    if (sources.size === 0) continue;
    const who = (): Message => variableName(node, container, workload);
    const file = sources.get('fileKeyRef');
    if (file !== undefined) {
      yield* checkFileVolume(file, `${path}.valueFrom.fileKeyRef`, who, pod);
    }
    for (const { field, checks } of VALUE_REFS) {
      const reference = sources.get(field);
      if (reference === undefined) continue;
      const at = `${path}.valueFrom.${field}`;
      for (const { name, check } of checks) {
        const why = textRefusal(reference, name, at, dialect, check);
        if (why === undefined) continue;
        const help = name === 'name' ? NAME_HELP : KEY_HELP;
        yield refusedTextFinding(who(), `${field}.${name}`, why, helpFor(why.value, name, help));
      }
    }
  }
  for (const { node, path, index } of envFrom) {
    for (const field of ['configMapRef', 'secretRef']) {
      const reference = setMap(node, field, dialect);
      if (reference === undefined) continue;
      const why = textRefusal(reference, 'name', `${path}.${field}`, dialect, ENV_FROM);
      if (why !== undefined) {
        const who = message`\`envFrom[${index}]\` of ${containerNameIn(container, workload)}`;
        yield refusedTextFinding(who, `${field}.name`, why, helpFor(why.value, 'name', NAME_HELP));
      }
    }
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
