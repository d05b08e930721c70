import {
  VARIABLE_FIELDS,
  VOLUME_FIELDS,
  refusalOfFieldPath,
} from '../../src/kubernetes/validation/check-field-path.ts';
import { downwardItems } from '../../src/kubernetes/validation/downward-items.ts';
import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { rulePerPodWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerPodWith(
  {
    id: 'invalid-field-path',
    summary:
      'A fieldRef names a field that the pod does not have, or one that cannot be read there.',
    severity: 'error',
    ofTemplates: true,
    group: 'fields',
    since: '0.1.0',
  },
  ['fieldRef'],
  function* (pod, { kubernetesVersion }) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    const { dialect } = workload.manifest;
    for (const { node, path, who, inVolume, container } of downwardItems(pod, 'fieldRef')) {
      const field = textField(node, 'fieldPath', dialect);
      const version = textField(node, 'apiVersion', dialect);
      if (field.kind === 'unknown' || version.kind === 'unknown') continue;
      const subject = subjectOfWorkload(workload, container, path);
      if (field.kind === 'empty') {
        yield {
          at: field.at,
          message: message`${who()} reads a field of the pod, but does not say which. ${refusal(`${path}.fieldPath`, 'Required value', field.at)}`,
          help: message`Add \`fieldPath\`.`,
          subject,
        };
        continue;
      }
      const allowed = inVolume ? VOLUME_FIELDS : VARIABLE_FIELDS;
      const apiVersion = version.kind === 'empty' ? 'v1' : version.text;
      const why = refusalOfFieldPath(field.text, apiVersion, allowed, kubernetesVersion);
      if (why === undefined) continue;
      yield {
        at: field.at,
        message: message`${who()} cannot read \`${field}\` of the pod. ${refusal(path + why.field, why.text, field.at)}`,
        help: helpFor(field.text, allowed),
        subject,
      };
    }
  },
);

function helpFor(fieldPath: string, allowed: readonly string[]): Message {
  const map = /^(metadata\.(?:labels|annotations))(.*)$/.exec(fieldPath);
  if (map !== null)
    return message`Name one key, in single quotes: \`${words(map[1] ?? '')}['some-key']\`.`;
  const nearest = nearestName(fieldPath, allowed);
  if (nearest !== undefined) return message`Did you mean \`${words(nearest)}\`?`;
  return message`Use ${words(allowed.map((path) => `\`${path}\``).join(', '))}, or a single label or annotation: \`metadata.labels['some-key']\`.`;
}
