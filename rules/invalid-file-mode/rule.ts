import type { FileMode } from '../../src/kubernetes/validation/file-modes.ts';
import { LARGEST_MODE, fileModes, looksOctal } from '../../src/kubernetes/validation/file-modes.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, words, type Message } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerPodWith } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerPodWith(
  {
    id: 'invalid-file-mode',
    summary:
      'A file mode of a volume is not between 0 and 0777, or lacks the zero that makes it octal.',
    severity: 'error',
    group: 'volumes',
    since: '0.1.0',
  },
  ['mode', 'defaultMode'],
  function* (pod) {
    const { workload } = pod;
    if (!isValidated(workload)) return;
    for (const mode of fileModes(pod)) {
      const isRefused = mode.value < 0 || mode.value > LARGEST_MODE;
      if (!isRefused && !looksOctal(mode)) continue;
      yield {
        at: mode.at,
        ...(isRefused ? refusedFinding(mode) : decimalFinding(mode)),
        subject: subjectOfWorkload(workload, undefined, mode.path),
      };
    }
  },
);

type Wording = Pick<Finding, 'message' | 'help' | 'severity'>;

function refusedFinding(mode: FileMode): Wording {
  const { at, value, path, field, who } = mode;
  const isDecimal = looksOctal(mode);
  const isRead = at.text === String(value);
  const reading = isRead ? words('') : message` (which reads as \`${value}\`)`;
  return {
    message: message`${who()} has \`${words(field)}: ${at}\`${isDecimal ? words(', which is decimal') : reading}. ${refusal(path, `Invalid value: ${value}: must be a number between 0 and 0777 (octal), both inclusive`, at)}`,
    help: isDecimal
      ? octalHelp(mode)
      : message`Write an octal number such as \`0644\`: digits 0 to 7, with a zero in front.`,
  };
}

/** The API server accepts it, as another mode than the one that was meant. */
function decimalFinding(mode: FileMode): Wording {
  const { at, value, field, who } = mode;
  return {
    severity: 'warning',
    message: message`${who()} has \`${words(field)}: ${at}\`, which is decimal: the files get mode 0${words(value.toString(8))}, not 0${at}.`,
    help: octalHelp(mode),
  };
}

function octalHelp({ at }: FileMode): Message {
  const decimal = Number.parseInt(at.text, 8);
  return at.file.path.endsWith('.json')
    ? message`Write \`${decimal}\`: JSON has no octal numbers, and that is 0${at}.`
    : message`Write \`0${at}\`.`;
}
