import { refusalOfKey } from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entriesAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { NONE, rulePerCoreManifest } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ConfigMap', ['data', 'binaryData']],
  ['Secret', ['data', 'stringData']],
]);

export const rule = rulePerCoreManifest(
  {
    id: 'invalid-key',
    summary: 'A ConfigMap or Secret has a key that Kubernetes does not allow.',
    severity: 'error',
    group: 'values',
    since: '0.1.0',
  },
  [...FIELDS.keys()],
  (manifest) => (hasOddKey(manifest) ? findingsOf(manifest) : NONE),
);

/** Nearly all keys are plain words. */
const PLAIN_KEY = /^[A-Za-z0-9_-][-._A-Za-z0-9]{0,200}$/;

function hasOddKey({ kind, node }: Manifest): boolean {
  for (const field of FIELDS.get(kind) ?? []) {
    const entries = entriesAt(node, field);
    for (let at = 0; at < entries.length; at += 1)
      if (!PLAIN_KEY.test(entries[at]?.name ?? '')) return true;
  }
  return false;
}

function* findingsOf(manifest: Manifest): Iterable<Finding> {
  for (const field of FIELDS.get(manifest.kind) ?? []) {
    for (const entry of entriesAt(manifest.node, field)) {
      const { name } = entry;
      const why = holdsPlaceholder(name) ? undefined : refusalOfKey(name);
      if (why === undefined) continue;
      const { key } = entry;
      // stringData is merged into data before it is checked.
      const path = `${field === 'stringData' ? 'data' : field}[${name}]`;
      yield {
        at: key,
        message: message`\`${named(name, key)}\` cannot be a key of ${manifestName(manifest)}. ${refusal(path, invalidValue(name, why), key)}`,
        help: message`Use letters, digits, \`-\`, \`_\` and \`.\` only, at most 253 characters, not starting with \`..\`. A volume can still give the file any path: \`items[].path\`.`,
        subject: subjectOfManifest(manifest, `${field}[${name}]`),
      };
    }
  }
}
