import { decodeBase64 } from '../../src/go/base64.ts';
import { message, type Message } from '../../src/model/message.ts';
import { keyName, sourceName } from '../../src/model/names/message-names.ts';
import type { Source, SourceKey } from '../../src/model/source.ts';
import { rulePerSource } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** Keys that are meant to hold base64, or an encoded credential pair. */
const ENCODED_ON_PURPOSE =
  /auth|basic|base64|b64|encoded|htpasswd|token|cookie|session|jwt|aes|^1password-credentials\.json$|^HCLOUD_(?:CLUSTER_CONFIG|CLOUD_INIT)$/i;
/** Keys of ciphers are 16, 24 or 32 bytes, which programs take in base64. */
const CIPHER_KEY = /key|encrypt|cipher|salt/i;
const CIPHER_KEY_LENGTHS: ReadonlySet<number> = new Set([16, 24, 32]);
/** A key of Grafana's API is base64 of this by itself. */
const GRAFANA_KEY = /^\{"k":"[^"]+","n":"[^"]*","id":\d+\}$/;
/** Shorter texts decode to something printable by accident. */
const SHORTEST = 8;

export const rule = rulePerSource(
  {
    id: 'double-encoded-secret',
    summary: 'A value of a Secret is still base64 after Kubernetes has decoded it.',
    severity: 'warning',
    group: 'values',
    since: '0.1.0',
  },
  function* (source, { sources }) {
    if (source.kind !== 'Secret' || source.keys.kind === 'unknown') return;
    for (const key of source.keys.value.values()) {
      if (!isEncodedTwice(key) || isWrittenOut(key, sources)) continue;
      yield {
        at: key.at,
        message: message`The value of key \`${keyName(key)}\` in ${sourceName(source)} is still base64 after Kubernetes has decoded it: whoever reads the Secret gets the encoded text.`,
        help: helpFor(source, key),
        subject: subjectOfManifest(source.producer.manifest, key.key),
      };
    }
  },
);

function helpFor({ producer }: Source, { field }: SourceKey): Message {
  if (field !== 'stringData') return message`Encode the value once.`;
  return producer.kind === 'manifest'
    ? message`\`stringData\` takes plain text: write the value itself, or move it to \`data\`.`
    : message`The template takes plain text: write the value itself.`;
}

/** Random bytes in base64 are a good password; base64 of printable text is text someone encoded. */
function isEncodedTwice({ key, value }: SourceKey): boolean {
  if (value.kind === 'unknown' || value.value.kind !== 'text') return false;
  if (ENCODED_ON_PURPOSE.test(key)) return false;
  const text = value.value.text.trim();
  if (text.length < SHORTEST || !/[A-Z]/.test(text)) return false;
  const decoded = decodeBase64(text);
  if (decoded.kind !== 'bytes') return false;
  if (CIPHER_KEY.test(key) && CIPHER_KEY_LENGTHS.has(decoded.bytes.length)) return false;
  return (
    decoded.bytes.every(isPrintable) &&
    !GRAFANA_KEY.test(Buffer.from(decoded.bytes).toString('latin1'))
  );
}

/** Whether a ConfigMap has the encoded text, too: then it is what both sides compare, however it looks. */
function isWrittenOut({ value }: SourceKey, sources: readonly Source[]): boolean {
  if (value.kind === 'unknown' || value.value.kind !== 'text') return false;
  const text = value.value.text.trim();
  return sources.some(
    ({ kind, keys }) =>
      kind === 'ConfigMap' &&
      keys.kind === 'known' &&
      [...keys.value.values()].some((key) => textOf(key)?.includes(text) === true),
  );
}

function textOf({ value }: SourceKey): string | undefined {
  return value.kind === 'known' && value.value.kind === 'text' ? value.value.text : undefined;
}

function isPrintable(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
