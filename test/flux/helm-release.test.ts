import { expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Build } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import { composeReleaseValues } from '../../src/render/flux/helm-release/compose-release-values.ts';
import { textOrigin } from '../../src/render/helm/text/text-origin.ts';
import type { GoValue } from '../../src/render/helm/value/go-value.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';
import { tree } from '../tree.ts';
import { buildIn } from './build-in.ts';

/** The values of the HelmRelease in a tree, one line each, with the place of what they are made of; or why there are none. */
function valuesIn(files: FileTree, missing?: 'leave-out'): readonly string[] {
  const parsed = files.paths.map((path) => parseFile(path, files.read(path), DEFAULT_LIMITS));
  return valuesOf(plainBuilds(parsed), missing);
}

function valuesOf(
  builds: readonly Build[],
  missing: 'refuse' | 'leave-out' = 'refuse',
): readonly string[] {
  const sources = collectSources(builds);
  const release = builds
    .flatMap(({ objects }) => objects)
    .find(({ kind }) => kind === 'HelmRelease');
  if (release === undefined) throw new Error('no HelmRelease');
  const composed = composeReleaseValues(release, {
    limits: DEFAULT_LIMITS,
    missing,
    findSource: (kind, namespace, name) => {
      const source = sources.find(
        (each) => each.kind === kind && each.name === name && each.namespace === namespace,
      );
      if (source !== undefined) return { kind: 'found', source };
      return { kind: name === 'absent' ? 'absent' : 'unknown' };
    },
  });
  if (composed.kind === 'done') {
    return [...linesOf(composed.value.values, ''), ...composed.value.partial.map(messageText)];
  }
  const { at, message, words } = composed;
  const related = words?.related ?? [];
  return [
    `${placeOf(at)} ${messageText(words?.message ?? '')}`,
    message,
    ...(words?.help === undefined ? [] : [messageText(words.help)]),
    ...related.map((second) => `${placeOf(second.at)} ${messageText(second.message)}`),
  ];
}

function linesOf(value: GoValue, path: string): readonly string[] {
  if (value.kind === 'map') {
    return [...value.entries].flatMap(([key, item]) =>
      linesOf(item, path === '' ? key : `${path}.${key}`),
    );
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item, index) => linesOf(item, `${path}[${index}]`));
  }
  if (value.kind === 'string') {
    const { text, pieces } = value.text;
    const starts = [0, ...pieces.map(({ end }) => end)];
    const runs = pieces.map((piece, index) => ({
      text: text.slice(starts[index], piece.end),
      pieces: [{ ...piece, end: piece.end - (starts[index] ?? 0) }],
    }));
    const shown = runs.map((run) => `${JSON.stringify(run.text)} ${noteOf(textOrigin(run))}`);
    return [`${path} = ${shown.join(' + ')}`];
  }
  const shown = value.kind === 'nil' ? 'null' : 'value' in value ? String(value.value) : value.kind;
  return [`${path} = ${shown} ${noteOf('origin' in value ? value.origin : undefined)}`];
}

function noteOf(origin: ReturnType<typeof textOrigin>): string {
  const notes = [
    ...(origin?.span === undefined ? [] : [placeOf(origin.span)]),
    ...(origin?.secret === true ? ['secret'] : []),
    ...(origin?.unknowable === undefined ? [] : [`unknown: ${origin.unknowable}`]),
  ];
  return `(${notes.join(', ')})`;
}

const RELEASE = `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:`;

test('values keep the place they were written in; those of Secrets stay secret, others may be unknown', () => {
  const files = tree`
    === release.yaml ${RELEASE}
      valuesFrom:
        - {kind: ConfigMap, name: base}
        - {kind: Secret, name: keys}
        - {kind: Secret, name: keys, valuesKey: token, targetPath: auth.token}
        - {kind: Secret, name: encoded, valuesKey: pin, targetPath: auth.pin}
        - {kind: ConfigMap, name: base, valuesKey: hosts, targetPath: hosts, literal: true}
        - {kind: Secret, name: elsewhere, valuesKey: dsn, targetPath: auth.dsn}
        - {kind: ConfigMap, name: elsewhere}
        - {kind: ConfigMap, name: absent, optional: true}
      values:
        replicas: 2
        image: {tag: v2}
    === sources.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: base, namespace: apps}
    data:
      values.yaml: |
        replicas: 1
        image:
          repository: nginx
          tag: v1
      hosts: "a.example.com,b.example.com"
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: keys, namespace: apps}
    stringData:
      token: '"42"'
      values.yaml: |
        auth: {user: admin}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: encoded, namespace: apps}
    data:
      pin: MDA3MQ==
  `;
  expect(valuesIn(files)).toMatchInlineSnapshot(`
    [
      "replicas = 2 (release.yaml:15)",
      "image.repository = "nginx" (sources.yaml:8, unknown: configmap elsewhere/values.yaml)",
      "image.tag = "v2" (release.yaml:16)",
      "auth.user = "admin" (sources.yaml:18, secret, unknown: configmap elsewhere/values.yaml)",
      "auth.token = "42" (sources.yaml:16, secret, unknown: configmap elsewhere/values.yaml)",
      "auth.pin = "0071" (sources.yaml:24, secret, unknown: configmap elsewhere/values.yaml)",
      "auth.dsn = "<secret elsewhere/dsn>" (release.yaml:11, unknown: secret elsewhere/dsn)",
      "hosts = "a.example.com" (sources.yaml:10, unknown: configmap elsewhere/values.yaml) + ",b.example.com" (sources.yaml:10, unknown: configmap elsewhere/values.yaml)",
      "its values from Secret elsewhere, dsn, are not known",
      "its values from ConfigMap elsewhere, values.yaml, are not known",
    ]
  `);
});

test('what variables filled in, in the values and in the sources of values', () => {
  const { objects } = buildIn(tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substitute: {DOMAIN: example.com, REPLICAS: "3"}
        substituteFrom: [{kind: Secret, name: elsewhere}, {kind: Secret, name: keys}]
    === keys.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: keys, namespace: flux-system}
    stringData: {PASSWORD: hush}
    === apps/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: apps}
    spec:
      valuesFrom: [{kind: ConfigMap, name: base}, {kind: ConfigMap, name: more}]
      values:
        host: web.\${DOMAIN}
        replicas: \${REPLICAS}
        region: \${REGION}
        dsn: "postgres://web:\${PASSWORD}@db"
        yes: yes
    === apps/base.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: base, namespace: apps}
    data:
      values.yaml: |
        open: "1"
        url: https://web:\${PASSWORD}@\${DOMAIN}
        zone: \${REGION}-a
        last: true
    === apps/kustomization.yaml
    resources: [release.yaml, base.yaml]
    configMapGenerator:
      - name: more
        namespace: apps
        files: [values.yaml=more.yaml]
        options: {disableNameSuffixHash: true}
    === apps/more.yaml
    # Values
    domain: \${DOMAIN}
    after: [\${REPLICAS}, here]
  `);
  const build = { id: 'apps', kind: 'flux-kustomization', objects } as const;
  expect(valuesOf([{ ...build, partial: [], failures: [], files: [] }])).toMatchInlineSnapshot(`
    [
      "open = "1" (apps/base.yaml:6)",
      "url = "https://web:hush@example.com" (apps/base.yaml:7, secret)",
      "zone = "\${REGION}-a" (apps/base.yaml:8, unknown: variable REGION)",
      "last = true (apps/base.yaml:9)",
      "domain = "example.com" (apps/more.yaml:2)",
      "after[0] = 3 (apps/more.yaml:3)",
      "after[1] = "here" (apps/more.yaml:3)",
      "dsn = "postgres://web:" (apps/release.yaml:10) + "hush" (apps/release.yaml:10, secret) + "@db" (apps/release.yaml:10)",
      "host = "web.example.com" (apps/release.yaml:7)",
      "region = "\${REGION}" (apps/release.yaml:9, unknown: variable REGION)",
      "replicas = 3 (apps.yaml:7)",
      "yes = "yes" (apps/release.yaml:11)",
    ]
  `);
});

function refusalOf(reference: string, missing?: 'leave-out'): readonly string[] {
  const files = tree`
    === release.yaml ${RELEASE}
      valuesFrom: [${reference}]
    === sources.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: base, namespace: apps}
    data:
      hosts: a.example.com,b.example.com
      list: |
        - a
      broken: |
        a: 1
        b: {
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: keys, namespace: apps}
    stringData:
      hosts: hush,hush
  `;
  return valuesIn(files, missing);
}

test('what Flux refuses: no source, no key, no values, and no word of a Secret', () => {
  expect(refusalOf('{kind: ConfigMap, name: absent}')).toMatchInlineSnapshot(`
    [
      "release.yaml:5 The ConfigMap \`absent\` that \`valuesFrom\` names does not exist",
      "could not resolve ConfigMap chart values reference 'apps/absent' with key 'values.yaml': configmaps "absent" not found",
    ]
  `);
  expect(refusalOf('{kind: Pod, name: base}')).toMatchInlineSnapshot(`
    [
      "release.yaml:5 Values come from a ConfigMap or a Secret",
      "could not resolve Pod chart values reference 'apps/base' with key 'values.yaml': unsupported values reference kind",
    ]
  `);
  expect(refusalOf('{kind: ConfigMap, name: base}')).toMatchInlineSnapshot(`
    [
      "release.yaml:5 The ConfigMap \`base\` has no key \`values.yaml\`",
      "could not resolve ConfigMap chart values reference 'apps/base' with key 'values.yaml': key not found",
      "sources.yaml:3 This is the ConfigMap",
    ]
  `);
  expect(refusalOf('{kind: ConfigMap, name: base, valuesKey: list}')).toMatchInlineSnapshot(`
    [
      "sources.yaml:7 Values must be a map, and this is not one",
      "could not resolve ConfigMap chart values reference 'apps/base' with key 'list': error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type common.Values",
      "release.yaml:5 The HelmRelease names it here",
    ]
  `);
  expect(refusalOf('{kind: ConfigMap, name: base, valuesKey: broken}')).toMatchInlineSnapshot(`
    [
      "sources.yaml:10 This is not valid YAML, and a HelmRelease takes its values from it",
      "could not resolve ConfigMap chart values reference 'apps/base' with key 'broken': error converting YAML to JSON: yaml: line 2: did not find expected node content",
      "release.yaml:5 The HelmRelease names it here",
    ]
  `);
  expect(refusalOf('{kind: ConfigMap, name: base, valuesKey: hosts, targetPath: hosts}'))
    .toMatchInlineSnapshot(`
    [
      "release.yaml:5 The value cannot be set at \`hosts\`",
      "could not resolve ConfigMap chart values reference 'apps/base' with key 'hosts': key "com" has no value",
      "Flux reads the value as \`helm --set\` does, where a comma ends it: add \`literal: true\`.",
      "sources.yaml:5 This is the value",
    ]
  `);
  expect(refusalOf('{kind: Secret, name: keys, valuesKey: hosts, targetPath: hosts}'))
    .toMatchInlineSnapshot(`
    [
      "release.yaml:5 The value cannot be set at \`hosts\`",
      "could not resolve Secret chart values reference 'apps/keys' with key 'hosts': its value cannot be read",
      "Flux reads the value as \`helm --set\` does, where a comma ends it: add \`literal: true\`.",
      "sources.yaml:16 This is the value",
    ]
  `);
});

test('what is not there can be left out', () => {
  const reference = '{kind: ConfigMap, name: base, valuesKey: nothing, targetPath: a.b}';
  expect(refusalOf(reference, 'leave-out')).toMatchInlineSnapshot(`
    [
      "a.b = "<configmap base/nothing>" (release.yaml:5, unknown: configmap base/nothing)",
      "there is no ConfigMap base with nothing, which it takes values from",
    ]
  `);
});

function valuesAt(path: string): readonly string[] {
  return valuesIn(tree`
    === release.yaml ${RELEASE}
      valuesFrom: [{kind: ConfigMap, name: base, valuesKey: tag, targetPath: "${path}"}]
      values:
        list: [1, 2]
    === sources.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: base, namespace: apps}
    data: {tag: v9}
  `);
}

test('an item set in a list that `values` has stays; a list that had to grow does not', () => {
  expect(valuesAt('list[0]')).toMatchInlineSnapshot(`
    [
      "list[0] = "v9" (sources.yaml:4)",
      "list[1] = 2 (release.yaml:7)",
    ]
  `);
  expect(valuesAt('list[2]')).toMatchInlineSnapshot(`
    [
      "list[0] = 1 (release.yaml:7)",
      "list[1] = 2 (release.yaml:7)",
    ]
  `);
});
