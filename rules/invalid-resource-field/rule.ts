import { parseQuantity } from '../../src/go/quantity.ts';
import {
  CONTAINER_RESOURCES,
  divisorRefusal,
  isContainerResource,
} from '../../src/kubernetes/resource-divisor.ts';
import type { DownwardItem } from '../../src/kubernetes/validation/downward-items.ts';
import { downwardItems } from '../../src/kubernetes/validation/downward-items.ts';
import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, name, userText, words } from '../../src/model/message.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entryOf } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';
import type { Span } from '../../src/model/span.ts';
import type { Workload } from '../../src/model/workload.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { rulePerPodWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerPodWith(
  {
    id: 'invalid-resource-field',
    summary:
      'A resourceFieldRef names an unknown resource, or a divisor that the resource does not allow.',
    severity: 'error',
    group: 'fields',
    since: '0.1.0',
  },
  ['resourceFieldRef'],
  function* (pod) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    for (const item of downwardItems(pod, 'resourceFieldRef')) {
      const subject = subjectOfWorkload(workload, item.container, item.path);
      for (const finding of findingsOf(item, workload)) yield { ...finding, subject };
    }
  },
);

/** In the API server's order: the container (volumes only), then the resource; the divisor always. */
function* findingsOf(item: DownwardItem, workload: Workload): Iterable<Finding> {
  const { node, path, who, inVolume } = item;
  const { dialect } = workload.manifest;
  const resource = textField(node, 'resource', dialect);
  const container = textField(node, 'containerName', dialect);
  if (inVolume && container.kind === 'empty') {
    yield {
      at: container.at,
      message: message`${who()} reads a resource, but does not say of which container. ${refusal(`${path}.containerName`, 'Required value', container.at)}`,
      help: message`Add \`containerName\`.`,
    };
  } else if (resource.kind === 'empty') {
    yield {
      at: resource.at,
      message: message`${who()} reads a resource, but does not say which. ${refusal(`${path}.resource`, 'Required value', resource.at)}`,
      help: message`Add \`resource\`, such as \`limits.memory\`.`,
    };
  } else if (resource.kind === 'text' && !isContainerResource(resource.text)) {
    const nearest = nearestName(resource.text, CONTAINER_RESOURCES);
    const list = CONTAINER_RESOURCES.map((name) => JSON.stringify(name)).join(', ');
    yield {
      at: resource.at,
      message: message`${who()} cannot read the resource \`${resource}\`. ${refusal(`${path}.resource`, `Unsupported value: ${JSON.stringify(resource.text)}: supported values: ${list}`, resource.at)}`,
      help:
        nearest === undefined
          ? message`Use \`limits.\` or \`requests.\` with \`cpu\`, \`memory\`, \`ephemeral-storage\` or \`hugepages-…\`.`
          : message`Did you mean \`${words(nearest)}\`?`,
    };
  }
  if (container.kind === 'text') yield* unknownContainer(item, workload, container);
  if (resource.kind !== 'unknown') {
    yield* divisorFindings(item, workload, resource.kind === 'text' ? resource.text : '');
  }
}

/** The API server accepts it; the kubelet does not (kubernetes: ExtractContainerResourceValue in pkg/api/v1/resource/helpers.go). */
function* unknownContainer(
  { who, inVolume }: DownwardItem,
  { containers }: Workload,
  { text, at }: { readonly text: string; readonly at: Span },
): Iterable<Finding> {
  const names = containers.filter(({ kind }) => kind !== 'ephemeral').map(({ name }) => name);
  if (names.includes(text) || holdsPlaceholder(text)) return;
  const nearest = nearestName(text, names);
  const called = name(text, at);
  const effect = inVolume
    ? message`its files cannot be mounted: \`container ${called} not found\``
    : message`the container will not start (CreateContainerConfigError: container ${called} not found)`;
  yield {
    at,
    message: message`${who()} reads a resource of container \`${called}\`, which the pod does not have, so ${effect}.`,
    // A webhook may inject containers of any name.
    ...(nearest === undefined
      ? { severity: 'warning' }
      : { help: message`Did you mean \`${name(nearest, at)}\`?` }),
  };
}

function* divisorFindings(
  { node, path, who }: DownwardItem,
  { manifest }: Workload,
  resource: string,
): Iterable<Finding> {
  const at = entryOf(node, 'divisor')?.value;
  if (at?.kind !== 'scalar' || holdsPlaceholder(at.text)) return;
  const resolved = resolveScalar(at, manifest.dialect);
  if (resolved.kind === 'null' || resolved.kind === 'invalid') return;
  const text = 'json' in resolved ? resolved.json : String(resolved.value);
  const parsed = parseQuantity(text);
  const help = message`Use \`1\`, a unit such as \`1Mi\` (memory, storage), or \`1m\` (cpu).`;
  if (parsed.kind === 'invalid' || resolved.kind === 'bool') {
    const reason = parsed.kind === 'invalid' ? parsed.reason : 'it is a boolean';
    yield {
      at,
      message: message`${who()} divides by \`${at}\`, which is not a quantity. kubectl apply fails: \`${userText(reason, at)}\`.`,
      help,
    };
    return;
  }
  const why = divisorRefusal(resource, parsed.quantity);
  if (why === undefined) return;
  yield {
    at,
    message: message`${who()} divides \`${userText(resource, node)}\` by \`${at}\`. ${refusal(`${path}.divisor`, invalidValue(resource, why), at)}`,
    help,
  };
}
