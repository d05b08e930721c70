import type { Binding, Environment } from '../../src/model/environment.ts';
import { message, name as named, userText } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { NONE, rulePerEnvironment } from '../kit/rule-constructors.ts';
import { settingsOf, type Settings } from './settings-of.ts';

export const rule = rulePerEnvironment(
  {
    id: 'service-variable-as-setting',
    summary: 'A Service injects a variable that the program in the container takes for a setting.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  (environment) => {
    const { node } = environment.container;
    const image = scalarAt(node, 'image');
    const settings = image === undefined ? undefined : settingsOf(node);
    if (image === undefined || settings === undefined) return NONE;
    // A source with unknown keys may set it.
    return environment.bindings.some(isUnknown) ? NONE : findingsOf(environment, image, settings);
  },
);

function* findingsOf(
  { workload, container, serviceBindings }: Environment,
  image: ScalarNode,
  settings: Settings,
): Iterable<Finding> {
  for (const binding of serviceBindings()) {
    const { name, from } = binding;
    if (from.kind !== 'service' || !settings.names.includes(name)) continue;
    const service = named(from.service, from.at);
    yield {
      // Whoever sets `enableServiceLinks` edits the pod.
      at: workload.podSpec,
      message: message`Service \`${service}\` injects \`${named(name, from.at)}\` (such as \`tcp://10.0.0.1:80\`) into ${containerNameIn(container, workload)}, whose program \`${userText(settings.program, image)}\` takes it for its own setting.`,
      help: message`Set \`enableServiceLinks: false\` in the pod, set \`${named(name, from.at)}\` under \`env\`, or rename the Service.`,
      related: [
        { at: image, message: message`the program` },
        ...(from.at === undefined ? [] : [{ at: from.at, message: message`the Service` }]),
      ],
    };
  }
}

function isUnknown({ from }: Binding): boolean {
  return from.kind === 'env-from-unknown';
}
