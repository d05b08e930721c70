import type { WrongType } from '../../src/kubernetes/shape/shape-mistake.ts';
import type { FieldType } from '../../src/kubernetes/shape/shape.ts';
import { field, message, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { rulePerShapeMistake } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerShapeMistake(
  {
    id: 'wrong-field-type',
    summary: 'A field holds a value of a type that Kubernetes cannot decode there.',
    severity: 'error',
    ofTemplates: true,
    group: 'fields',
    since: '0.1.0',
  },
  'wrong-type',
  function* (mistake, manifest) {
    const { at, key, path, wanted, said } = mistake;
    // A string where another type belongs is the concern here; the opposite has a rule of its own.
    if (wanted.kind === 'string' || wanted.kind === 'bytes') return;
    if (isForNumber(wanted) && at.kind === 'scalar' && STAND_IN.test(at.text)) return;
    yield {
      at: at.kind === 'scalar' ? at : (key ?? at),
      message: message`\`${field(path, at)}\` of ${manifestName(manifest)} must be ${wordOf(wanted)}. kubectl apply fails: \`${said}\`.`,
      help: helpFor(mistake),
      subject: subjectOfManifest(manifest, path),
    };
  },
);

/** Words that somebody replaces with a number: `provided_by_pipeline`, `REPLICA_COUNT`. */
const STAND_IN = /^[A-Za-z]+(?:_[A-Za-z]+)+$/;

function isForNumber({ kind }: FieldType): boolean {
  return kind === 'int32' || kind === 'int64';
}

function wordOf(type: FieldType): Message {
  switch (type.kind) {
    case 'bool':
      return message`\`true\` or \`false\``;
    case 'int32':
    case 'int64':
      return message`an integer`;
    case 'list':
      return message`a list`;
    case 'quantity':
      return message`a quantity (\`250m\`, \`1.5Gi\`)`;
    default:
      return message`a map`;
  }
}

function helpFor({ at, wanted }: WrongType): Message {
  if (wanted.kind === 'list') {
    return at.kind === 'map'
      ? message`Put \`- \` in front of the item.`
      : message`Write a list: one \`- \` per item.`;
  }
  if (wanted.kind === 'map' || wanted.kind === 'struct') {
    return at.kind === 'sequence'
      ? message`Write a map: \`key: value\`, without \`- \`.`
      : message`Write a map: \`key: value\` on lines of their own.`;
  }
  return at.kind === 'scalar' && at.style !== 'plain' && wanted.kind !== 'quantity'
    ? message`Remove the quotes.`
    : message`Write ${wordOf(wanted)}.`;
}
