import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfPort } from '../../src/kubernetes/validation/names.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { ContainerFacts } from '../../src/model/workload.ts';
import { helpForPort, portNames, portsAsked } from '../kit/container-ports.ts';
import { joinedRule, rulePerContainer, rulePerRun } from '../kit/rule-constructors.ts';
import { backendPorts } from './backend-ports.ts';
import { missingListeners } from './listeners.ts';
import { targetPorts } from './target-ports.ts';

const META: RuleMeta = {
  id: 'missing-port',
  summary:
    'A probe, Service, Ingress or route names a port or listener that what it connects to does not have.',
  severity: 'error',
  ofTemplates: true,
  group: 'references',
  since: '0.1.0',
};

export const rule = joinedRule(META, [
  rulePerContainer(META, probedPorts),
  rulePerRun(META, targetPorts),
  rulePerRun(META, backendPorts),
  rulePerRun(META, missingListeners),
]);

/** What the kubelet does when it does not find the port: it says so, and throws the answer away. */
const WITHOUT: Readonly<Record<string, Message>> = {
  startupProbe: words('It is never started.'),
  readinessProbe: words('It is never ready.'),
  livenessProbe: words('It is never checked.'),
};

function* probedPorts({ container, pod: { workload } }: ContainerFacts): Iterable<Finding> {
  if (!isValidated(workload) || container.kind === 'ephemeral') return;
  // Nobody waits until a container is ready that ends by itself.
  if (workload.manifest.group === 'batch') return;
  const { dialect } = workload.manifest;
  for (const { field, holder } of portsAsked(container)) {
    const port = textField(holder, 'port', dialect);
    if (port.kind !== 'text' || refusalOfPort(port.text) !== undefined) continue;
    const names = portNames(container);
    if (names.some(({ text }) => text === port.text || holdsPlaceholder(text))) continue;
    const without = WITHOUT[field];
    yield {
      at: port.at,
      ...(field === 'livenessProbe' || without === undefined ? { severity: 'warning' } : {}),
      message: message`\`${words(field)}\` of ${containerNameIn(container, workload)} asks for port \`${port}\`, and the container has no port of that name (kubelet: \`port "${port}" not found\`). ${without ?? words('It fails.')}`,
      help: helpForPort(names, message`Its ports are`),
    };
  }
}
