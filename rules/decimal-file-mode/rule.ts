import { message, words, type Message } from '../../src/model/message.ts';
import { rulePerPod } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';
import type { FileMode } from '../../src/kubernetes/validation/file-modes.ts';
import { LARGEST_MODE, fileModes, looksOctal } from '../../src/kubernetes/validation/file-modes.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';

export const rule = rulePerPod(
  {
    id: 'decimal-file-mode',
    summary: 'A file mode such as `400` is written without the zero that makes it octal.',
    severity: 'warning',
    group: 'volumes',
    since: '0.1.0',
  },
  function* (pod) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    for (const mode of fileModes(pod)) {
      if (!looksOctal(mode)) continue;
      const refused = mode.value > LARGEST_MODE;
      yield {
        at: mode.at,
        severity: refused ? 'error' : 'warning',
        message: message`${mode.who()} has \`${words(mode.field)}: ${mode.at}\`, which is decimal. ${refused ? refusal(mode.path, `Invalid value: ${mode.value}: must be a number between 0 and 0777 (octal), both inclusive`, mode.at) : message`the files get mode 0${words(mode.value.toString(8))}, not 0${mode.at}.`}`,
        help: helpFor(mode),
        subject: subjectOfWorkload(workload, undefined, mode.path),
      };
    }
  },
);

function helpFor({ at }: FileMode): Message {
  const decimal = Number.parseInt(at.text, 8);
  return at.file.path.endsWith('.json')
    ? message`Write \`${decimal}\`: JSON has no octal numbers, and that is 0${at}.`
    : message`Write \`0${at}\`.`;
}
