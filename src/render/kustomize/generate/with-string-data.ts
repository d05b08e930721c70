import { message } from '../../../model/message.ts';
import { entriesAt, entryWith, type Entry, type MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { asString } from '../tree/node-fields.ts';
import { mapOf, scalarOf, withEntry } from '../tree/nodes.ts';
import { base64 } from './generate-source.ts';

/**
 * A Secret with what it has in `stringData` in its `data`, too, each at the line that wrote it (kustomize 5.8.2 and later:
 * normalizeSecretStringData in api/resmap/reswrangler.go).
 */
export function withStringData(secret: MapNode): BuildResult<MapNode> {
  const texts = entriesAt(secret, 'stringData');
  const wrong = texts.find(({ value }) => value.kind !== 'scalar');
  if (wrong !== undefined) {
    return refused(wrong.value, `stringData value for key "${wrong.name}" must be a scalar`, {
      message: message`\`${wrong.key}\` of \`stringData\` must be a text, since a generator merges into this Secret`,
    });
  }
  if (texts.length === 0) return done(secret);
  const entries = new Map<string, Entry>();
  for (const each of [...entriesAt(secret, 'data'), ...texts.map(encoded)]) {
    entries.set(each.name, each);
  }
  const data = { ...mapOf([], secret, secret.trail), entries: [...entries.values()] };
  return done(withEntry(secret, scalarOf('data', secret, secret.trail), data));
}

function encoded(each: Entry): Entry {
  const { value } = each;
  const text = value.kind === 'scalar' ? value.text : '';
  return entryWith(each, asString(value, base64({ kind: 'text', text })));
}
