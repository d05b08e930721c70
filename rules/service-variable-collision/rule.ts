import { message, name as named } from '../../src/model/message.ts';
import { bindingName } from '../../src/model/names/message-names.ts';
import { askedForAt, isFromEnvList } from '../kit/binding-origin.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';

/** Clients look here for the API server (client-go: rest.InClusterConfig): who sets them means to lead them elsewhere. */
const CLIENT: ReadonlySet<string> = new Set(['KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT']);

export const rule = rulePerEnvironmentWith(
  {
    id: 'service-variable-collision',
    summary: 'A variable has the same name as one that a Service injects.',
    severity: 'info',
    group: 'environment',
    since: '0.1.0',
  },
  'hides',
  function* ({ bindings }) {
    for (const binding of bindings) {
      const { name, from, hides } = binding;
      if (hides.length === 0) continue;
      const service = hides.find((hidden) => hidden.from.kind === 'service')?.from;
      const at = askedForAt(from);
      if (service?.kind !== 'service' || at === undefined) continue;
      if (!isFromEnvList(from) && from.kind !== 'env-from') continue;
      if (service.service === 'kubernetes' && CLIENT.has(name)) continue;
      yield {
        at,
        message: message`Service \`${named(service.service, service.at)}\` also injects \`${bindingName(binding)}\` (such as \`tcp://…\`) into every pod of its namespace. The value set here wins, but only in this container.`,
        help: message`Rename the variable, or set \`enableServiceLinks: false\` in the pod.`,
        ...(service.at === undefined
          ? {}
          : { related: [{ at: service.at, message: message`the Service` }] }),
      };
    }
  },
);
