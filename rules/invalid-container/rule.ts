import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { refusalOfLabel } from '../../src/kubernetes/validation/names.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import {
  refusedTextFinding,
  textRefusal,
  type TextCheck,
} from '../../src/kubernetes/validation/text-refusal.ts';
import { message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entryOf } from '../../src/model/node.ts';
import type { Span } from '../../src/model/span.ts';
import { rulePerPod } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

const NAME: TextCheck = { empty: undefined, refusalOf: refusalOfLabel };
const MISSING: TextCheck = { ...NAME, empty: 'Required value' };

export const rule = rulePerPod(
  {
    id: 'invalid-container',
    summary: 'A container has no name, an invalid one, or that of another container of its pod.',
    severity: 'error',
    group: 'fields',
    since: '0.1.0',
  },
  function* ({ workload, containers }) {
    if (!isValidated(workload)) return;
    const { manifest } = workload;
    const taken = new Map<string, Span>();
    for (const { container } of containers) {
      const { node, path } = container;
      const subject = subjectOfWorkload(workload, container, 'name');
      // An empty text is what a program writes that fills it in.
      const check = entryOf(node, 'name') === undefined ? MISSING : NAME;
      const why = textRefusal(node, 'name', path, manifest.dialect, check);
      if (why !== undefined) {
        const who = message`A container of ${manifestName(manifest)}`;
        const help = message`Use lowercase letters, digits and \`-\`, at most 63 characters.`;
        yield { ...refusedTextFinding(who, 'name', why, help), subject };
      }
      const name = textField(node, 'name', manifest.dialect);
      if (name.kind !== 'text') continue;
      const first = taken.get(name.text);
      if (first === undefined) {
        taken.set(name.text, name.at);
        continue;
      }
      yield {
        at: name.at,
        message: message`${manifestName(manifest)} has two containers named \`${name}\`. ${refusal(`${path}.name`, `Duplicate value: ${JSON.stringify(name.text)}`, name.at)}`,
        help: message`Rename one of them.`,
        related: [{ at: first, message: message`first here` }],
        subject,
      };
    }
  },
);
