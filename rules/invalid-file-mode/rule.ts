import { message, words } from '../../src/model/message.ts';
import { rulePerPod } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';
import { LARGEST_MODE, fileModes, looksOctal } from '../../src/kubernetes/validation/file-modes.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';

export const rule = rulePerPod(
  {
    id: 'invalid-file-mode',
    summary: 'A file mode of a volume is not between 0 and 0777.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  function* (pod) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    for (const mode of fileModes(pod)) {
      const { at, value, path, field, who } = mode;
      if ((value >= 0 && value <= LARGEST_MODE) || looksOctal(mode)) continue;
      const isRead = at.text === String(value);
      const reading = isRead ? words('') : message` (which reads as \`${value}\`)`;
      yield {
        at,
        message: message`${who()} has \`${words(field)}: ${at}\`${reading}. ${refusal(path, `Invalid value: ${value}: must be a number between 0 and 0777 (octal), both inclusive`, at)}`,
        help: message`Write an octal number such as \`0644\`: digits 0 to 7, with a zero in front.`,
        subject: subjectOfWorkload(workload, undefined, path),
      };
    }
  },
);
