import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, name as named } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entriesAt, entryOf, mapAt } from '../../src/model/node.ts';
import { rulePerCoreManifest } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerCoreManifest(
  {
    id: 'data-and-binary-data',
    summary: 'A ConfigMap has the same key in `data` and in `binaryData`.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  ['ConfigMap'],
  function* (manifest) {
    const binary = mapAt(manifest.node, 'binaryData');
    for (const { key, name } of entriesAt(manifest.node, 'data')) {
      const twin = entryOf(binary, name);
      if (twin === undefined) continue;
      yield {
        at: key,
        message: message`${manifestName(manifest)} has key \`${named(name, key)}\` both in \`data\` and in \`binaryData\`. ${refusal(`data[${name}]`, invalidValue(name, 'duplicate of key present in binaryData'), key)}`,
        help: message`Keep one of the two: text in \`data\`, bytes in \`binaryData\`.`,
        related: [{ at: twin.key, message: message`also here` }],
        subject: subjectOfManifest(manifest, name),
      };
    }
  },
);
