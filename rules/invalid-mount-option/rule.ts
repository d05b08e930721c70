import { isSet, textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Dialect } from '../../src/model/manifest.ts';
import { message, userText, words, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { valueAt, type MapNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import type { ContainerFacts } from '../../src/model/workload.ts';
import { NONE, rulePerContainerWith } from '../kit/rule-constructors.ts';

const PROPAGATIONS = ['Bidirectional', 'HostToContainer', 'None'];
const READ_ONLY_MODES = ['Disabled', 'Enabled', 'IfPossible'];

export const rule = rulePerContainerWith(
  {
    id: 'invalid-mount-option',
    summary:
      'A mount has an option that Kubernetes does not know, or does not allow in this combination.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  ['mountPropagation', 'recursiveReadOnly', 'volumeDevices'],
  (facts) =>
    facts.mounts.length > 0 && isValidated(facts.pod.workload) ? findingsOf(facts) : NONE,
);

function* findingsOf({
  container,
  pod,
  mounts,
  devices: listed,
}: ContainerFacts): Iterable<Finding> {
  const { workload } = pod;
  const { dialect } = workload.manifest;
  const where = (): Message => containerNameIn(container, workload);
  const list = `${container.path}.volumeMounts`;
  const devices = new Set(
    listed.flatMap(({ node }) => {
      const name = textField(node, 'name', dialect);
      return name.kind === 'text' ? [name.text] : [];
    }),
  );
  const privileged = isTrue(valueAt(container.node, 'securityContext', 'privileged'), dialect);
  for (const { node, path } of mounts) {
    yield* propagationFindings(node, { dialect, where, list, privileged });
    yield* readOnlyFindings(node, { dialect, where, list, privileged });
    const name = textField(node, 'name', dialect);
    if (name.kind !== 'text' || !devices.has(name.text)) continue;
    yield {
      at: name.at,
      message: message`Volume \`${name}\` is both a mount and a device of ${where()}. ${refusal(`${path}.name`, invalidValue(name.text, 'must not already exist in volumeDevices'), name.at)}`,
      help: message`Keep the mount or the device.`,
    };
  }
}

interface Context {
  readonly dialect: Dialect;
  readonly where: () => Message;
  /** The API server names the list, not the mount. */
  readonly list: string;
  readonly privileged: boolean;
}

function* propagationFindings(node: MapNode, context: Context): Iterable<Finding> {
  const option = optionOf(node, 'mountPropagation', context.dialect);
  if (option === undefined) return;
  if (!PROPAGATIONS.includes(option.text)) {
    yield unknownOption(option.text, option.at, 'mountPropagation', PROPAGATIONS, context);
  } else if (option.text === 'Bidirectional' && !context.privileged) {
    yield {
      at: option.at,
      message: message`A mount of ${context.where()} is \`Bidirectional\`, and the container is not privileged. ${refusal(`${context.list}.mountPropagation`, 'Forbidden: Bidirectional mount propagation is available only to privileged containers', option.at)}`,
      help: message`Use \`HostToContainer\`, or set \`securityContext.privileged: true\`.`,
    };
  }
}

function* readOnlyFindings(node: MapNode, context: Context): Iterable<Finding> {
  const { dialect, where, list } = context;
  const option = optionOf(node, 'recursiveReadOnly', dialect);
  if (option === undefined || option.text === 'Disabled') return;
  if (!READ_ONLY_MODES.includes(option.text)) {
    yield unknownOption(option.text, option.at, 'recursiveReadOnly', READ_ONLY_MODES, context);
    return;
  }
  const refuse = (text: string): Message =>
    refusal(`${list}.recursiveReadOnly`, `Forbidden: ${text}`, option.at);
  if (!isTrue(valueAt(node, 'readOnly'), dialect)) {
    yield {
      at: option.at,
      message: message`A mount of ${where()} is recursively read-only without \`readOnly: true\`. ${refuse('may only be specified when readOnly is true')}`,
      help: message`Add \`readOnly: true\`.`,
    };
  }
  const propagation = textField(node, 'mountPropagation', dialect);
  if (propagation.kind === 'text' && propagation.text !== 'None') {
    yield {
      at: option.at,
      message: message`A mount of ${where()} is recursively read-only with \`mountPropagation: ${propagation}\`. ${refuse('may only be specified when mountPropagation is None or not specified')}`,
      help: message`Remove \`mountPropagation\`.`,
    };
  }
}

/** An option that is set; the empty text is none that Kubernetes knows. */
function optionOf(
  node: MapNode,
  field: string,
  dialect: Dialect,
): { readonly text: string; readonly at: Finding['at'] } | undefined {
  const option = textField(node, field, dialect);
  if (option.kind === 'text') return option;
  return option.kind === 'empty' && isSet(node, field, dialect)
    ? { text: '', at: option.at }
    : undefined;
}

function unknownOption(
  text: string,
  at: Finding['at'],
  field: string,
  known: readonly string[],
  { where, list }: Context,
): Finding {
  const supported = known.map((name) => JSON.stringify(name)).join(', ');
  return {
    at,
    message: message`A mount of ${where()} has \`${words(field)}: ${userText(text, at)}\`. ${refusal(`${list}.${field}`, `Unsupported value: ${JSON.stringify(text)}: supported values: ${supported}`, at)}`,
    help: message`Use ${words(known.map((name) => `\`${name}\``).join(', '))}.`,
  };
}
