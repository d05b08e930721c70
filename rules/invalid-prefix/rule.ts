import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import {
  refusalOfRelaxedVariable,
  refusalOfVariable,
} from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, words } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { rulePerContainerWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerContainerWith(
  {
    id: 'invalid-prefix',
    summary: 'An envFrom item has a prefix that this version of Kubernetes does not allow.',
    severity: 'error',
    group: 'environment',
    options: ['kubernetesVersion'],
    since: '0.1.0',
  },
  ['prefix'],
  function* ({ container, pod, envFrom }, evidence) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    for (const { node, path } of envFrom) {
      const prefix = textField(node, 'prefix', workload.manifest.dialect);
      if (prefix.kind !== 'text') continue;
      const why = refusalOfVariable(prefix.text, evidence.kubernetesVersion);
      if (why === undefined) continue;
      const later = refusalOfRelaxedVariable(prefix.text) === undefined;
      yield {
        at: prefix.at,
        message: message`\`${prefix}\` is not a valid prefix for variables of ${containerNameIn(container, workload)}. ${refusal(`${path}.prefix`, invalidValue(prefix.text, why), prefix.at)}${words(later ? ' Kubernetes 1.32 and later accept it.' : '')}`,
        help: message`Use letters, digits and \`_\`, not starting with a digit.`,
        subject: subjectOfWorkload(workload, container, prefix.text),
      };
    }
  },
);
