import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfPort } from '../../src/kubernetes/validation/names.ts';
import type { Dialect } from '../../src/model/manifest.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Container, ContainerFacts } from '../../src/model/workload.ts';
import { containerPorts, portsAsked } from '../kit/container-ports.ts';
import { joinedRule, rulePerContainer, rulePerRun } from '../kit/rule-constructors.ts';
import { backendPorts } from './backend-ports.ts';
import { targetPorts } from './target-ports.ts';

const META: RuleMeta = {
  id: 'missing-port',
  summary:
    'A probe, Service, Ingress or route names a port that what it connects to does not have.',
  severity: 'error',
  ofTemplates: true,
  group: 'references',
  since: '0.1.0',
};

export const rule = joinedRule(META, [
  rulePerContainer(META, probedPorts),
  rulePerRun(META, targetPorts),
  rulePerRun(META, backendPorts),
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
    const names = portNames(container, dialect);
    if (names === undefined || names.includes(port.text)) continue;
    const without = WITHOUT[field];
    yield {
      at: port.at,
      ...(field === 'livenessProbe' || without === undefined ? { severity: 'warning' } : {}),
      message: message`\`${words(field)}\` of ${containerNameIn(container, workload)} asks for port \`${port}\`, and the container has no port of that name (kubelet: \`port "${port}" not found\`). ${without ?? words('It fails.')}`,
      help: helpFor(names),
    };
  }
}

function helpFor(names: readonly string[]): Message {
  return names.length === 0
    ? message`Give the port that name in \`ports\` of the container, or write its number.`
    : message`Its ports are ${words(names.map((each) => `\`${each}\``).join(', '))}.`;
}

/** The names of the ports of a container; undefined if they are not all known. */
function portNames(container: Container, dialect: Dialect): readonly string[] | undefined {
  const names = containerPorts(container, dialect).flatMap(
    ({ node }) => scalarAt(node, 'name')?.text ?? [],
  );
  return names.some(holdsPlaceholder) ? undefined : names.filter((each) => each !== '');
}
