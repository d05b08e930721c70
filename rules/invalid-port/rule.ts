import { structItems } from '../../src/kubernetes/pod/struct-items.ts';
import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfLabel, refusalOfPort } from '../../src/kubernetes/validation/names.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import {
  refusedTextFinding,
  textRefusal,
  type TextCheck,
} from '../../src/kubernetes/validation/text-refusal.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { containerNameIn, manifestName } from '../../src/model/names/message-names.ts';
import { mapAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import type { ContainerFacts, StructItem } from '../../src/model/workload.ts';
import { containerPorts, portsAsked } from '../kit/container-ports.ts';
import { joinedRule, rulePerContainer, rulePerCoreManifest } from '../kit/rule-constructors.ts';

const META: RuleMeta = {
  id: 'invalid-port',
  summary: 'A port has no name where it needs one, an invalid one, or that of another port.',
  severity: 'error',
  ofTemplates: true,
  group: 'fields',
  since: '0.1.0',
};

export const rule = joinedRule(META, [
  rulePerContainer(META, ofContainer),
  rulePerCoreManifest(META, ['Service'], ofService),
]);

const PORT: TextCheck = { empty: undefined, refusalOf: refusalOfPort };
const SERVICE_PORT: TextCheck = { empty: undefined, refusalOf: refusalOfLabel };
const NEEDED: TextCheck = { ...SERVICE_PORT, empty: 'Required value' };

function* ofContainer({ container, pod: { workload } }: ContainerFacts): Iterable<Finding> {
  if (!isValidated(workload)) return;
  const { dialect } = workload.manifest;
  const who = containerNameIn(container, workload);
  yield* named(containerPorts(container, dialect), who, workload.manifest, PORT);
  for (const { holder, path } of portsAsked(container)) {
    const why = textRefusal(holder, 'port', path, dialect, PORT);
    if (why !== undefined)
      yield refusedTextFinding(message`A probe of ${who}`, 'port', why, helpFor(why.text));
  }
}

function* ofService(manifest: Manifest): Iterable<Finding> {
  const spec = mapAt(manifest.node, 'spec');
  if (spec === undefined) return;
  const ports = structItems(spec, 'ports', 'spec', manifest.dialect);
  yield* named(ports, manifestName(manifest), manifest, ports.length > 1 ? NEEDED : SERVICE_PORT);
  for (const { node, path } of ports) {
    const why = textRefusal(node, 'targetPort', path, manifest.dialect, PORT);
    const who = message`A port of ${manifestName(manifest)}`;
    if (why !== undefined) yield refusedTextFinding(who, 'targetPort', why, helpFor(why.text));
  }
}

/** Names that the API server refuses, and those that two ports have. */
function* named(
  ports: readonly StructItem[],
  who: Message,
  { dialect }: Manifest,
  check: TextCheck,
): Iterable<Finding> {
  const taken = new Map<string, Span>();
  let isUnnamed = false;
  for (const { node, path } of ports) {
    const why = textRefusal(node, 'name', path, dialect, check);
    const isMore = why?.value === undefined && isUnnamed;
    isUnnamed ||= why !== undefined && why.value === undefined;
    if (why !== undefined && !isMore)
      yield refusedTextFinding(message`A port of ${who}`, 'name', why, helpFor(why.text));
    const name = textField(node, 'name', dialect);
    if (name.kind !== 'text' || why !== undefined) continue;
    const first = taken.get(name.text);
    if (first === undefined) taken.set(name.text, name.at);
    else
      yield {
        at: name.at,
        message: message`Two ports of ${who} have the name \`${name}\`. ${refusal(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`, name.at)}`,
        help: message`Rename one of them.`,
        related: [{ at: first, message: message`first here` }],
      };
  }
}

function helpFor(text: string): Message {
  if (text === NEEDED.empty) return message`Each of several ports of a Service needs a \`name\`.`;
  return text.endsWith('at least one letter (a-z)')
    ? message`Write a number without quotes.`
    : words(
        'Use lowercase letters, digits and `-`, at most 15 characters for a port of a container.',
      );
}
