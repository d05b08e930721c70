import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import { rulePerContainer } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerContainer(
  {
    id: 'duplicate-mount-path',
    summary: 'Two mounts or devices of a container have the same path.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* ({ container, pod, mounts, devices }) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    const { dialect } = workload.manifest;
    if (mounts.length + devices.length < 2) return;
    const taken = new Map<string, ScalarNode>();
    const uses = [
      ...devices.map(({ node, path }) => ({ node, path, field: 'devicePath' })),
      ...mounts.map(({ node, path }) => ({
        node,
        path,
        field: 'mountPath',
      })),
    ];
    for (const { node, path, field } of uses) {
      const mountPath = textField(node, field, dialect);
      if (mountPath.kind !== 'text') continue;
      const first = taken.get(mountPath.text);
      if (first === undefined) {
        taken.set(mountPath.text, mountPath.at);
        continue;
      }
      yield {
        at: mountPath.at,
        message: message`\`${mountPath}\` is mounted twice in ${containerNameIn(container, workload)}. ${refusal(`${path}.${field}`, invalidValue(mountPath.text, 'must be unique'), mountPath.at)}`,
        help: message`Give each mount a path of its own; a \`projected\` volume puts several ConfigMaps and Secrets into one directory, \`subPath\` single files.`,
        related: [{ at: first, message: message`first here` }],
        subject: subjectOfWorkload(workload, container, mountPath.text),
      };
    }
  },
);
