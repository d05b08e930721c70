import type { Binding } from '../../src/model/environment.ts';
import { message, name as named, userText } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { scalarAt } from '../../src/model/node.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { settingsOf } from './settings-of.ts';

export const rule = rulePerEnvironment(
  {
    id: 'service-variable-as-setting',
    summary: 'A Service injects a variable that the program in the container takes for a setting.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ workload, container, bindings, serviceBindings }) {
    const image = scalarAt(container.node, 'image');
    const settings = settingsOf(container.node);
    // A source with unknown keys may set it.
    if (image === undefined || settings === undefined || bindings.some(isUnknown)) return;
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
  },
);

function isUnknown({ from }: Binding): boolean {
  return from.kind === 'env-from-unknown';
}
