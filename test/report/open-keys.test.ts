import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { entriesAt } from '../../src/model/node.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { isRedacted } from '../../src/report/redact/secret-names.ts';
import { haveOpenKeys, secretRanges } from '../../src/report/redact/secret-ranges.ts';
import { mayBeSecret } from '../../src/report/redact/secret-text-ranges.ts';

const HEAD = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: app\n';

interface Keys {
  /** What is decided without the ranges of the file. */
  readonly areOpen: boolean;
  readonly redacted: readonly string[];
}

function keysOf(text: string): Keys {
  const bytes = new TextEncoder().encode(text);
  const file = parseFile('secret.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  const secret = file.documents[0]?.manifests[0]?.node;
  if (secret === undefined) throw new Error('this is no Secret');
  const masks = secretRanges([file]);
  const entries = ['data', 'stringData'].flatMap((field) => entriesAt(secret, field));
  return {
    areOpen: haveOpenKeys([file])(secret),
    redacted: entries.filter(({ key }) => isRedacted(key, masks)).map(({ name }) => name),
  };
}

test.each([
  'data:\n  user: c2hvcA==\n  password: c2VjcmV0\n',
  'type: Opaque\nstringData:\n  config.yaml: |\n    kind: Secret\n    stringData:\n      a: b\ndata:\n  b: Yg==\n',
  'data:\n  kind: Secret\n  data: abcd\n  template: abcd\nimmutable: perhaps\n',
  'data: {a: YQ==, b: Yg==}\nother: {c: d}\n',
  'data:\n  "quoted": YQ==\n  on: Yg==\nsecretGenerator: [x=y]\n',
  'stringData:\n  patch: x\n  nested: {stringData: {a: b}, c: d}\n',
])('no range covers a key of a Secret that is decided without ranges: %j', (data) => {
  expect(keysOf(HEAD + data)).toEqual({ areOpen: true, redacted: [] });
});

test.each([
  ['a comment', 'data: {a: "x #y", b: Yg==}\n', ['b']],
  ['an alias', 'data:\n  a: &a YQ==\n  b: *a\n', []],
  ['a private key', 'data:\n  a: -----BEGIN PRIVATE KEY\n  b: Yg==\n', ['b']],
  ['a second document', 'data:\n  a: YQ==\n---\nkind: Other\n', []],
] as const)('the ranges decide where %s may cover a key', (_what, data, redacted) => {
  expect(keysOf(HEAD + data)).toEqual({ areOpen: false, redacted });
});

test.each([
  ['options of syncs', '- CreateNamespace=true\n- "Prune=false"\n', false],
  ['how a sync removes', '- PrunePropagationPolicy=foreground\n', false],
  ['a flag, and what may be a secret', '- DEBUG=true\n- TOKEN=abc\n', true],
  ['what only begins like a flag', '- TOKEN=trueish\n', true],
  ['a list of literals', 'literals:\n- DEBUG=true\n', true],
])('a broken text with %s', (_, text, expected) => {
  expect(mayBeSecret(`kind: {{ .Values.kind }}\n${text}`)).toBe(expected);
});
