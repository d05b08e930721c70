import { textField } from '../../src/kubernetes/validation/field.ts';
import { keyPairRefusal } from '../../src/kubernetes/validation/key-pair-refusal.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import { storedSecret, type StoredValue } from '../../src/kubernetes/validation/stored-secret.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder, isPlaceholderText } from '../../src/model/names/placeholders.ts';
import { entryOf, mapAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import { joinedRule, NONE, rulePerCoreManifest, rulePerSource } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const SERVICE_ACCOUNT_TOKEN = 'kubernetes.io/service-account-token';
const TLS = 'kubernetes.io/tls';
const ACCOUNT = 'kubernetes.io/service-account.name';

/** Says what a type lacks: the path of a missing or unusable key, and the API server's words. */
type Check = (data: ReadonlyMap<string, StoredValue>) => readonly Lack[];

interface Lack {
  readonly key: string;
  readonly text: string;
  readonly help: string;
  /** Set when the API server only warns. */
  readonly warning?: string;
}

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['kubernetes.io/dockercfg', (data) => jsonObject(data, '.dockercfg')],
  ['kubernetes.io/dockerconfigjson', (data) => jsonObject(data, '.dockerconfigjson')],
  ['kubernetes.io/basic-auth', basicAuth],
  ['kubernetes.io/ssh-auth', sshAuth],
  [TLS, tls],
]);

const META: RuleMeta = {
  id: 'incomplete-typed-secret',
  summary:
    'A Secret of a built-in type lacks a key that the type requires, or has an invalid value there.',
  severity: 'error',
  group: 'values',
  since: '0.1.0',
};

const ofObjects = rulePerCoreManifest(META, ['Secret'], (manifest) => {
  const type = textField(manifest.node, 'type', manifest.dialect);
  if (type.kind !== 'text' || isBlankPair(manifest, type.text)) return NONE;
  if (type.text === SERVICE_ACCOUNT_TOKEN) return accountToken(manifest, type.at);
  const check = CHECKS.get(type.text);
  return check === undefined ? NONE : lacksOf(manifest, type.at, check);
});

/** A blank certificate with a blank key, unless something else of the build fills the Secret. */
const ofBlankPairs = rulePerSource(META, (source, { sourcesNamed }) => {
  const { manifest } = source.producer;
  const type = textField(manifest.node, 'type', manifest.dialect);
  if (manifest.kind !== 'Secret' || type.kind !== 'text') return NONE;
  // A controller fills it with what it copies (Reflector).
  if (!isBlankPair(manifest, type.text) || source.keys.kind === 'unknown') return NONE;
  const isFilled = sourcesNamed('Secret', source.name).some(
    ({ build, namespace, producer }) =>
      build === source.build &&
      namespace === source.namespace &&
      producer.manifest.kind !== 'Secret',
  );
  return isFilled ? NONE : lacksOf(manifest, type.at, tls);
});

export const rule: Rule = joinedRule(META, [ofObjects, ofBlankPairs]);

function isBlankPair(manifest: Manifest, type: string): boolean {
  if (type !== TLS) return false;
  const data = storedSecret(manifest);
  return data?.get('tls.crt') === '' && data.get('tls.key') === '';
}

function lacksOf(manifest: Manifest, type: ScalarNode, check: Check): readonly Finding[] {
  const data = storedSecret(manifest);
  if (data === undefined) return NONE;
  return check(data).map((lack) => {
    const at = spanOfKey(manifest, lack.key);
    return {
      ...findingOf(manifest, type, lack, at ?? type),
      related: at === undefined ? [] : [{ at: type, message: message`this type requires it` }],
    };
  });
}

function findingOf(manifest: Manifest, type: ScalarNode, lack: Lack, at: Span): Finding {
  const { key, text, help, warning } = lack;
  const what =
    warning === undefined
      ? refusal(`data[${key}]`, text, type)
      : message`The API server accepts it with a warning: \`${words(warning)}\`.`;
  return {
    at,
    message: message`${manifestName(manifest)} of type \`${type}\` has no valid key \`${words(key)}\`. ${what}`,
    help: message`${help}`,
    subject: subjectOfManifest(manifest, key),
    ...(warning === undefined ? {} : { severity: 'warning' as const }),
  };
}

function* accountToken(manifest: Manifest, at: Span): Iterable<Finding> {
  const annotations = mapAt(manifest.node, 'metadata', 'annotations');
  const found = annotations && textField(annotations, ACCOUNT, manifest.dialect);
  if (found !== undefined && found.kind !== 'empty') return;
  yield {
    at: (entryOf(annotations, ACCOUNT) ?? entryOf(manifest.node, 'metadata'))?.key ?? at,
    related: [{ at, message: message`this type requires it` }],
    message: message`${manifestName(manifest)} is a ServiceAccount token, but does not name a ServiceAccount. ${refusal(`metadata.annotations[${ACCOUNT}]`, 'Required value', at)}`,
    help: message`Name the ServiceAccount in the annotation \`${words(ACCOUNT)}\`.`,
    subject: subjectOfManifest(manifest, ACCOUNT),
  };
}

/** A JSON object, as Go's json.Unmarshal into a map takes it: `null` passes, `[]` and `""` do not. */
function jsonObject(data: ReadonlyMap<string, StoredValue>, key: string): readonly Lack[] {
  const help = `Create it with \`kubectl create secret docker-registry\`; the key is \`${key}\`.`;
  if (!data.has(key)) return [{ key, text: 'Required value', help }];
  const value = data.get(key);
  if (value === undefined || isPlaceholder(value)) return [];
  const why = jsonRefusal(value);
  if (why === undefined) return [];
  return [{ key, text: `Invalid value: "<secret contents redacted>": ${why}`, help }];
}

function isPlaceholder(value: string): boolean {
  return holdsPlaceholder(value) || isPlaceholderText(value);
}

function jsonRefusal(text: string): string | undefined {
  if (text.trim() === '') return 'unexpected end of JSON input';
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && !Array.isArray(json)) return undefined;
    const type = Array.isArray(json) ? 'array' : typeof json === 'boolean' ? 'bool' : typeof json;
    return `json: cannot unmarshal ${type} into Go value of type map[string]interface {}`;
  } catch {
    return 'it is not JSON';
  }
}

function basicAuth(data: ReadonlyMap<string, StoredValue>): readonly Lack[] {
  if (data.has('username') || data.has('password')) return [];
  const help = 'Add `username` or `password`; one of them is enough.';
  return ['username', 'password'].map((key) => ({ key, text: 'Required value', help }));
}

function sshAuth(data: ReadonlyMap<string, StoredValue>): readonly Lack[] {
  const key = 'ssh-privatekey';
  if (data.has(key) && data.get(key) !== '') return [];
  return [{ key, text: 'Required value', help: `Add the private key as \`${key}\`.` }];
}

function tls(data: ReadonlyMap<string, StoredValue>): readonly Lack[] {
  const help = 'Add the certificate as `tls.crt` and its key as `tls.key`, both PEM.';
  const missing = ['tls.crt', 'tls.key'].filter((key) => !data.has(key));
  if (missing.length > 0) return missing.map((key) => ({ key, text: 'Required value', help }));
  const certificate = data.get('tls.crt');
  const privateKey = data.get('tls.key');
  if (certificate === undefined || privateKey === undefined) return [];
  if (isPlaceholder(certificate) || isPlaceholder(privateKey)) return [];
  const why = keyPairRefusal(certificate, privateKey);
  return why === undefined ? [] : [{ ...why, text: '', help }];
}

/** The key; where it is missing, the data it is missing from. */
function spanOfKey({ node }: Manifest, key: string): Span | undefined {
  const there = entryOf(mapAt(node, 'stringData'), key) ?? entryOf(mapAt(node, 'data'), key);
  return (there ?? entryOf(node, 'data') ?? entryOf(node, 'stringData'))?.key;
}
