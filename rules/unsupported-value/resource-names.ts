import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import { field, message, words } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { mapAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isNull } from '../../src/model/scalars/resolve-scalar.ts';
import type { ContainerFacts } from '../../src/model/workload.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

const OF_CONTAINERS = ['cpu', 'memory', 'ephemeral-storage'];
const LISTED = OF_CONTAINERS.map((each) => `\`${each}\``).join(', ');
/** Those of a device have the name of who makes it in front: `nvidia.com/gpu`. */
const OTHER = /\/|^hugepages-/;
/** Of quotas, which the API server refuses in other words. */
const OF_QUOTAS =
  /^(?:requests|limits)\.|^(?:pods|services|replicationcontrollers|resourcequotas|secrets|configmaps|persistentvolumeclaims|storage)$|^services\./;

/** Resources of a container that Kubernetes does not have. (kubernetes: ValidateContainerResourceName in pkg/apis/core/validation/validation.go) */
export function* resourceNames({
  container,
  pod: { workload },
}: ContainerFacts): Iterable<Finding> {
  if (!isValidated(workload)) return;
  const { dialect } = workload.manifest;
  for (const part of ['limits', 'requests'])
    for (const { name, key, value } of mapAt(container.node, 'resources', part)?.entries ?? []) {
      if (OF_CONTAINERS.includes(name) || OTHER.test(name)) continue;
      if (holdsPlaceholder(name) || OF_QUOTAS.test(name) || isNull(value, dialect)) continue;
      const meant = nearestName(name, OF_CONTAINERS);
      const path = `${container.path}.resources.${part}[${name}]`;
      yield {
        at: key,
        message: message`${containerNameIn(container, workload)} has no resource \`${field(name, key)}\`. ${refusal(path, `Invalid value: ${JSON.stringify(name)}: must be a standard resource type or fully qualified`, key)}`,
        help:
          meant === undefined
            ? message`Write one of ${words(LISTED)}, or the full name of a device: \`nvidia.com/gpu\`.`
            : message`Did you mean \`${words(meant)}\`?`,
        subject: subjectOfWorkload(workload, container, name),
      };
    }
}
