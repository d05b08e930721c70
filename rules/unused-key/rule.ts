import { message, name, words } from '../../src/model/message.ts';
import { sourceName } from '../../src/model/names/message-names.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import { rulePerSource } from '../kit/rule-constructors.ts';

export const rule = rulePerSource(
  {
    id: 'unused-key',
    summary:
      'Every reference to this ConfigMap or Secret reads single keys, and none reads this one.',
    severity: 'off',
    group: 'unused',
    since: '0.1.0',
  },
  function* (source, { referencesTo }) {
    if (source.producer.kind !== 'manifest' || source.keys.kind === 'unknown') return;
    const read = keysRead(referencesTo(source));
    if (read === undefined) return;
    for (const { key, at } of source.keys.value.values()) {
      if (read.has(key)) continue;
      yield {
        at,
        message: message`Key \`${name(key, at)}\` of ${sourceName(source)} seems unused: every reference to the ${words(source.kind)} names other keys.`,
        help: message`Remove the key, or correct the reference that should name it.`,
      };
    }
  },
);

/** The keys that are read, or undefined when someone reads the source whole or nobody reads it at all. */
function keysRead(references: readonly JudgedReference[]): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  const withItems = new Set(
    references
      .filter(({ reference }) => reference.use === 'volume-item')
      .map(({ reference }) => volumeOf(reference.path)),
  );
  for (const { reference } of references) {
    if (reference.key !== undefined) keys.add(reference.key.name);
    else if (reference.use !== 'volume' || !withItems.has(volumeOf(reference.path)))
      return undefined;
  }
  return keys.size === 0 ? undefined : keys;
}

/** `spec.volumes[0].configMap.items[1]` and `spec.volumes[0].configMap` are of one volume. */
function volumeOf(path: string): string {
  return path.replace(/\.items\[\d+\].*$/, '');
}
