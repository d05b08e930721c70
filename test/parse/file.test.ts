import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { positionOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { cases } from '../suite.ts';
import { tree } from '../tree.ts';

const parse = (content: string | Uint8Array, path = 'app.yaml'): ParsedFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return parseFile(path, { kind: 'bytes', bytes }, DEFAULT_LIMITS);
};
const classOf = (file: ParsedFile): string =>
  file.class.kind === 'skipped' ? file.class.as : file.class.kind;
const namesOf = ({ documents }: ParsedFile): readonly string[] =>
  documents.flatMap(({ manifests }) =>
    manifests.map(({ kind, namespace, name }) => `${kind} ${namespace ?? '-'}/${name ?? '-'}`),
  );
const faultsOf = ({ faults }: ParsedFile): readonly string[] =>
  faults.map(({ at, message }) => `${positionOf(at).line}: ${message}`);

const POD = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n';

describe('what a file is', () => {
  test.each<[string, string, string]>([
    ['a manifest', 'app.yaml', POD],
    ['a manifest in JSON', 'app.json', '{"apiVersion":"v1","kind":"Pod"}'],
    ['a manifest in flow style', 'app.yml', '{apiVersion: v1, kind: Pod}\n'],
    [
      'templated text inside scalars',
      'rule.yaml',
      `${POD}spec:\n  x: "{{ $labels.pod }}"\n  y: a {{ b }}\n  z: |\n    {{ c }}\n`,
    ],
    [
      'a value that holds a template of ytt',
      'config.yaml',
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\ndata:\n  a.yml: |\n    #@ load("@ytt:data", "data")\n    name: #@ data.values.name\n',
    ],
    [
      'a value that holds a template of Python',
      'config.yaml',
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\ndata:\n  pod.txt: |\n    name: {pod}\n',
    ],
    ['a map with one key', 'app.yaml', `${POD}  labels: {app: }\nspec: {hostNetwork}\n`],
    ['SOPS', 'secret.yaml', `${POD}sops:\n  mac: ENC[AES256_GCM,data:x]\n`],
    ['one document of several', 'app.yaml', `a: 1\n---\n${POD}`],
    [
      'only a CustomResourceDefinition',
      'crd.yaml',
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: x\n',
    ],
  ])('manifests: %s', (_, path, text) => {
    const file = parse(text, path);
    expect([classOf(file), file.faults]).toEqual(['manifests', []]);
  });

  test.each<[string, string, string, string | Uint8Array]>([
    ['not-yaml', 'plain text', 'README.md', POD],
    ['not-kubernetes', 'values', 'values.yaml', 'image:\n  kind: x\n'],
    ['not-kubernetes', 'CI with a syntax error', 'ci.yaml', 'on: push\njobs: [\n'],
    [
      'not-kubernetes',
      'apiVersion without kind',
      'datasource.yaml',
      'apiVersion: 1\ndatasources: []\n',
    ],
    [
      'not-kubernetes',
      'a JSON patch',
      'patch.yaml',
      '- op: add\n  path: /kind\n  value: {kind: x}\n',
    ],
    ['not-kubernetes', 'an empty file', 'app.yaml', ''],
    ['not-kubernetes', 'Perses', 'a.json', '{"kind": "Dashboard", "metadata": {"name": "flux"}}'],
    ['template', 'Helm', 'deploy.yaml', `{{- if .Values.x }}\n${POD}{{- end }}\n`],
    ['template', 'a value in braces', 'deploy.yaml', `${POD}spec: {{ .Values.spec }}\n`],
    ['template', 'Jinja', 'deploy.yaml', `${POD}{% if x %}\nspec: {}\n{% endif %}\n`],
    ['template', 'ERB', 'deploy.yaml', `${POD}<% if x %>\nspec: {}\n<% end %>\n`],
    ['template', '@NAME@', 'deploy.yaml', `${POD}spec: @SPEC@\n`],
    ['template', 'envsubst', 'c.yaml', `${POD}data:\n  a: |\n\${CONFIG}\nb: c\n`],
    [
      'template',
      'templatefile',
      'p.yaml',
      `${POD}spec:\n%{ for x in xs ~}\n  - \${x}\n%{ endfor ~}\n`,
    ],
    ['template', 'ytt', 'a.yaml', `#@ for x in data.values.xs:\n${POD}#@ end\n`],
    ['template', 'a value of ytt', 'a.yaml', `${POD}  namespace: #@ namespace()\n`],
    ['template', 'a name for Python', 'p.yaml', POD.replace('name: p', 'name: {pod_name}')],
    [
      'template',
      'an image for Python',
      'p.yaml',
      `${POD}spec:\n  containers:\n  - name: a\n    image: {image} # newest\n`,
    ],
    ['template', 'a name for sed', 'p.yaml', POD.replace('name: p', 'name: @app-pod')],
    ['template', 'a value for sed', 'p.yaml', `${POD}spec:\n  image: **LATEST_IMAGE\n`],
    ['template', 'a shell command', 'p.yaml', `# try it\nkubectl apply -f - <<EOF\n${POD}EOF\n`],
    ['template', 'a text for a shell', 'p.yaml', `echo "\n${POD}" | kubectl apply -f -\n`],
    ['template', 'a command among objects', 'p.yaml', `${POD}---\nkubectl edit cm a\n  b: c\n`],
    [
      'not-kubernetes',
      "another program's object",
      'class.yaml',
      'schemaVersion: platform/v1\nkind: EntityClass\nmetadata: {name: environment}\n',
    ],
    [
      'not-kubernetes',
      "another program's objects, some of which are called as those of Kubernetes",
      'services.yaml',
      'kind: Policy\nmetadata: {name: p}\n---\nkind: Service\nmetadata: {name: s}\nspec: {}\n',
    ],
    [
      'not-kubernetes',
      'a kubeconfig with a broken line',
      'config.yaml',
      'apiVersion: v1\nkind: Config\nclusters:\n- cluster: {certificate-authority-data: LS0\ntLS0\n',
    ],
    ['encrypted', 'git-crypt', 'secret.yaml', '\0GITCRYPT\0\u0001\u0002'],
    ['encrypted', 'Ansible Vault', 'secret.yaml', '$ANSIBLE_VAULT;1.1;AES256\n3132\n'],
    ['binary', 'NUL bytes', 'app.yaml', Uint8Array.of(0x6b, 0, 1, 2)],
    ['not-kubernetes', 'UTF-16', 'app.yaml', Uint8Array.of(0xff, 0xfe, 0x61, 0)],
  ])('%s: %s', (as, _, path, content) => {
    const file = parse(content, path);
    expect([classOf(file), file.documents, file.faults]).toEqual([as, [], []]);
  });

  test.each(['\n', '#\n', '# a\r\n'])('very many lines of %j above what cannot be read', (line) => {
    const file = parse(`${line.repeat(cases(150_000, 1_500_000))}${POD}x: [\n`, 'p.yaml');
    expect(classOf(file)).toBe('manifests');
  });

  test('unreadable, and too large', () => {
    const unreadable = { kind: 'unreadable', reason: 'permission denied' } as const;
    const limits = { ...DEFAULT_LIMITS, fileSize: 3 };
    const bytes = new TextEncoder().encode(POD);
    expect([
      parseFile('a.yaml', unreadable, DEFAULT_LIMITS).class,
      parseFile('a.yaml', { kind: 'bytes', bytes }, limits).class,
    ]).toEqual([
      { kind: 'skipped', as: 'unreadable', reason: 'permission denied' },
      { kind: 'skipped', as: 'too-large', reason: 'larger than 3 bytes, the limit' },
    ]);
  });

  test.each<[string, Uint8Array, string]>([
    ['UTF-16 without its mark', Buffer.from(POD, 'utf16le'), 'binary data, not text'],
    ['a NUL in a comment', Buffer.from(`# \0\n${POD}`), 'binary data, not text'],
  ])('a manifest that cannot be read is a fault: %s', (_, bytes, reason) => {
    const { class: found, faults } = parseFile('a.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
    expect(found).toEqual({ kind: 'skipped', as: 'binary', reason });
    expect(faults.map(({ message }) => message)).toEqual([
      `The file cannot be read (${reason}), so nothing in it is checked`,
    ]);
  });

  test('a value that starts with `@` elsewhere is a mistake', () => {
    const text = POD.replace('name: p', 'name: p\n  labels: {x: y}\n  annotations:\n    a: @b');
    expect(faultsOf(parse(text))).toEqual(['7: A value cannot start with `@` unless it is quoted']);
  });

  test('UTF-16 behind its mark, as kubectl reads it: all documents', () => {
    const text = `\ufeff${POD}---\n${POD.replace('p\n', 'q\n')}`;
    const little = Buffer.from(text, 'utf16le');
    const read = [little, Buffer.from(little).swap16()].map((bytes) => parse(bytes));
    expect(read.map(namesOf)).toEqual([
      ['Pod -/p', 'Pod -/q'],
      ['Pod -/p', 'Pod -/q'],
    ]);
  });

  test.each(['kustomization.yaml', 'a/kustomization.yml', 'Kustomization'])('%s', (path) => {
    const file = parse('resources:\n- a.yaml\n', path);
    expect([classOf(file), file.documents.length, file.faults]).toEqual(['kustomization', 1, []]);
  });

  test('by its place in a Helm chart', () => {
    const files = tree`
      === chart/Chart.yaml
      apiVersion: v2
      === chart/crds/crd.yaml
      apiVersion: v1
      kind: Pod
      === chart/templates/pod.yaml
      apiVersion: v1
      kind: Pod
      === chart/values-prod.yaml
      a: 1
      === templates/pod.yaml
      apiVersion: v1
      kind: Pod
    `;
    expect(
      parseFiles(files, DEFAULT_LIMITS).map((file) => `${file.path} ${classOf(file)}`),
    ).toEqual([
      'chart/Chart.yaml not-kubernetes',
      'chart/crds/crd.yaml manifests',
      'chart/templates/pod.yaml helm-template',
      'chart/values-prod.yaml chart-values',
      'templates/pod.yaml manifests',
    ]);
  });
});

describe('manifests', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'name and namespace',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a, namespace: ns}\n',
      ['Deployment ns/a'],
    ],
    [
      'names that are no strings',
      'apiVersion: v1\nkind: Pod\nmetadata: {name: 1, namespace: ""}\n',
      ['Pod -/-'],
    ],
    [
      'a List',
      `apiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: Pod, metadata: {name: a}}\n- {apiVersion: v1, kind: Secret, metadata: {name: b}}\n`,
      ['Pod -/a', 'Secret -/b'],
    ],
    [
      'items inherit what they are',
      'apiVersion: v1\nkind: ConfigMapList\nitems:\n- metadata: {name: a}\n',
      ['ConfigMap -/a'],
    ],
    ['an empty List', 'apiVersion: v1\nkind: List\nitems: []\n', []],
    [
      'a kind that only sounds like a list',
      'apiVersion: x/v1\nkind: AllowList\nspec: {}\n',
      ['AllowList -/-'],
    ],
  ])('%s', (_, text, expected) => {
    const file = parse(text);
    expect([namesOf(file), file.faults]).toEqual([expected, []]);
  });

  test('a CustomResourceDefinition is not parsed, whatever looks like one is', () => {
    const crd = 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n';
    const texts = [
      crd,
      `# made by a tool\n\n---\n${crd}spec: [broken`,
      `${crd}kind: ConfigMap\n`,
      `apiVersion: v1\nkind: ConfigMap\ndata:\n  crd: |\n    ${crd.replace('\n', '\n    ')}`,
      `apiVersion: v1\nkind: ConfigMap\ndata: {a: "\n${crd}"}\n`,
      crd.replace('Definition', 'Definitions'),
    ];
    expect(
      texts.map((text) => parse(text).documents.map(({ skipped }) => skipped !== undefined)),
    ).toEqual([[true], [false, true], [false], [false], [false], [false]]);
    expect(namesOf(parse(texts[2] ?? ''))).toEqual(['ConfigMap -/-']);
  });
});

describe('faults', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'a broken document beside a good one',
      `${POD}---\na: [\n`,
      ['6: The bracket that opens here is never closed'],
    ],
    [
      'a broken manifest alone',
      `${POD}spec:\n\ta: 1\n`,
      ['6: A tab cannot indent YAML; only spaces can'],
    ],
    [
      'no-break spaces that indent a key deeper than the next',
      `${POD}spec:\n  a:\n\u00A0 \u00A0 b: {}\n  c: 1\n`,
      ['8: No-break spaces (U+00A0) indent the line above; only spaces can'],
    ],
    [
      'no kind, beside a manifest',
      `${POD}---\napiVersion: v1\nmetadata:\n  name: a\n`,
      ['8: This object has no `kind`'],
    ],
    [
      'no apiVersion',
      'kind: Deployment\nmetadata:\n  name: a\n',
      ['3: This object has no `apiVersion`'],
    ],
    [
      'no apiVersion in an unknown kind, beside a manifest',
      `${POD}---\nkind: Widget\nmetadata:\n  name: a\n`,
      ['8: This object has no `apiVersion`'],
    ],
    [
      'apiVersion in other letters',
      'apiversion: x/v1\nkind: Widget\nmetadata:\n  name: a\n',
      ['1: This object has no `apiVersion`: this key is another one'],
    ],
    [
      'a path before apiVersion',
      'apps/release.yaml apiVersion: x/v1\nkind: Widget\nmetadata:\n  name: a\n',
      ['1: This object has no `apiVersion`: this key is another one'],
    ],
    [
      'no object, beside a manifest',
      `${POD}---\nhello\n`,
      ['6: A document of this file is not an object, and kubectl refuses it'],
    ],
    ['empty documents are fine', `${POD}---\n# nothing\n---\n~\n`, []],
    [
      'an item that says not what it is',
      'apiVersion: v1\nkind: List\nitems:\n- metadata: {name: a}\n',
      ['4: An item of a list does not say what it is'],
    ],
    [
      'a List in a List',
      'apiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: List, items: []}\n',
      ['4: A list cannot be an item of another list: kubectl refuses it'],
    ],
  ])('%s', (_, text, expected) => {
    const file = parse(text);
    expect([classOf(file), faultsOf(file)]).toEqual(['manifests', expected]);
  });

  test('bytes that are not UTF-8', () => {
    const bytes = new TextEncoder().encode(`${POD}---\n${POD}data: x\n`);
    bytes[bytes.length - 2] = 0xff;
    const file = parse(bytes);
    expect([namesOf(file), faultsOf(file)]).toEqual([
      ['Pod -/p'],
      ['10: The text is not valid UTF-8 here'],
    ]);
  });
});
