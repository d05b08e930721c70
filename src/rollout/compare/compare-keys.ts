import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, valueAt } from '../../model/node.ts';
import type { Source, SourceKey, SourceValue } from '../../model/source.ts';
import { canonicalOf, printed } from './canonical.ts';
import { compareProducers, type Sameness } from './compare-producers.ts';

/** One key of a source on both sides. */
export function compareKeys(
  before: Source,
  beforeKey: SourceKey,
  after: Source,
  afterKey: SourceKey,
): Sameness {
  // No variable is made of `binaryData`.
  if ((beforeKey.field === 'binaryData') !== (afterKey.field === 'binaryData')) return 'changed';
  const [one, other] = [beforeKey.value, afterKey.value];
  if (one.kind === 'known' && other.kind === 'known') {
    return isSameStored(one.value, other.value) ? 'same' : 'changed';
  }
  if (one.kind !== other.kind) return 'changed';
  const [oldNode, newNode] = [beforeKey.node, afterKey.node];
  if (oldNode?.kind === 'scalar' && newNode?.kind === 'scalar') {
    if (oldNode.text === newNode.text) return 'same';
    const [old, now] = [before, after].map(({ producer }) => producer.manifest);
    return isSameEncryption(old, now) ? 'changed' : compareEncrypted(oldNode.text, newNode.text);
  }
  return compareProducers(before.producer.manifest, after.producer.manifest, beforeKey.key);
}

/**
 * SOPS keeps the text of unchanged values as long as it keeps the data key of a file; a file that was encrypted again has another one,
 * which its recipients get in other words (sops: getStringWithIndex and the stash of initialization vectors in aes/cipher.go).
 */
function isSameEncryption(before: Manifest | undefined, after: Manifest | undefined): boolean {
  const [old, now] = [before, after].map((manifest) => {
    const sops = valueAt(manifest?.node, 'sops');
    return manifest === undefined || sops === undefined
      ? undefined
      : entriesAt(sops)
          .filter(({ name }) => !OF_EVERY_EDIT.has(name))
          .map(({ name, value }) => `${name}:${printed(canonicalOf(value, manifest.dialect))}`)
          .sort()
          .join('\n');
  });
  return old === undefined || old === now;
}

const OF_EVERY_EDIT = new Set(['lastmodified', 'mac', 'version']);

/** Of values that were encrypted again only their lengths can be distinguished: AES-GCM keeps them. */
function compareEncrypted(before: string, after: string): Sameness {
  const [old, now] = [before, after].map((text) => /,?data:([A-Za-z\d+/]*)=*,/.exec(text)?.[1]);
  return old === undefined || old.length !== now?.length ? 'changed' : 'perhaps';
}

/** Sources whose keys are unknown, by their producers. */
export function compareOpaque(before: Source, after: Source): Sameness {
  return compareProducers(before.producer.manifest, after.producer.manifest, undefined);
}

function isSameStored(one: SourceValue, other: SourceValue): boolean {
  if (one.kind === 'text') return other.kind === 'text' && one.text === other.text;
  if (other.kind === 'text' || one.bytes.length !== other.bytes.length) return false;
  return one.bytes.every((byte, at) => byte === other.bytes[at]);
}
