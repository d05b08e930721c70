import { describe, expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Problem } from '../../src/model/problem.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { tree } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', width: 100 };

/** A problem on every line of every file: whatever a frame could show, it shows. */
function problemsEverywhere(files: FileTree): readonly Problem[] {
  return files.paths.flatMap((path) => {
    const whole = spanOf(files, path, '');
    let start = 0;
    return whole.file.text.split('\n').map((line) => {
      const at = { file: whole.file, start, end: start + line.length };
      start += line.length + 1;
      return problemAt(at, { related: [{ at, message: 'here too' }] });
    });
  });
}

const CASES: Readonly<Record<string, FileTree>> = {
  'data and stringData': tree`
    === a.yaml
    apiVersion: v1
    kind: Secret
    metadata:
      name: db
    data:
      password: CANARY
      quoted: "CANARY"   # CANARY too
      # old: CANARY
      "flow": {a: CANARY, b: [CANARY]}
      block: |
        CANARY
        user: CANARY

        CANARY
    # CANARY
    type: Opaque
    stringData: {a: CANARY, "b": 'CANARY',
      c: CANARY}
    # CANARY at the end
  `,
  'twice the same key, an alias, a merge': tree`
    === a.yaml
    apiVersion: v1
    kind: Secret
    metadata:
      name: db
      annotations:
        x: &password CANARY
        y: &all
          key: CANARY
    data:
      a: CANARY
    data:
      a: *password
      a: CANARY
      <<: *all
  `,
  'data that is no map': tree`
    === a.yaml
    apiVersion: v1
    kind: Secret
    data: CANARY
    stringData:
      - CANARY
  `,
  'a list': tree`
    === a.yaml
    apiVersion: v1
    kind: List
    items:
      - kind: Secret
        apiVersion: v1
        data:
          a: CANARY
          # CANARY
      - apiVersion: v1
        kind: ConfigMap
  `,
  json: tree`
    === a.json
    {"apiVersion":"v1","kind":"Secret","data":{"a":"CANARY","b":"CANARY"},"type":"Opaque"}
    === b.json
    {
      "apiVersion": "v1",
      "kind": "Secret",
      "data": {
        "a": "CANARY"
      }
    }
  `,
  'broken documents': tree`
    === a.yaml
    apiVersion: v1
    kind: Secret
    data:
      a: CANARY
      b: [CANARY
      c: |
        CANARY
        name: CANARY
     d: CANARY
    CANARY
    === b.yaml
    apiVersion: v1
    kind: Secret
    stringData:
      a: "CANARY
      path: CANARY CANARY
    === c.yaml
    apiVersion: v1
    kind: "Secret
    data:
      a: CANARY
    === d.json
    {"apiVersion": "v1", "kind": "Secret", "data": {"a": "CANARY", }}}
    === e.yaml
    apiVersion: v1
    kind Secret
    data:
      a: CANARY
    === f.yaml
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    spec:
      target:
        template:
          data: {A: x}
           templateFrom:
          - literal: CANARY
    === g.yaml
    secrtGen::xerator:
    - name: s
       literals:
      - pw=CANARY
    === h.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: c}
    data:
      "a b": |
        apiVersion: v1
        kind: Secret
        stringData:
      "a b": |
          password: CANARY
  `,
  'a kustomization': tree`
    === overlay/kustomization.yaml
    secretGenerator:
      - name: db
        literals:
          - password=CANARY
          - "other=CANARY = x"
          - 'CANARY'
          - |-
            multi=CANARY
            CANARY
        envs:
          - ../secret/db.env
        files:
          - secret.txt
          - key=./sub/secret.txt
      - name: old
        env: old.env
    patches:
      - patch: |
          apiVersion: v1
          kind: Secret
          metadata:
            name: db
          stringData:
            password: CANARY
      - target:
          kind: Secret
        patch: |-
          - op: replace
            path: /data/password
            value: CANARY
      - target:
          name: db
        patch: '[{"op": "add", "path": "/stringData/x", "value": "CANARY"}]'
      - target:
          kind: Secret
        path: patch.yaml
    === overlay/patch.yaml
    - op: replace
      path: /data/password
      value: CANARY
    === secret/db.env
    PASSWORD=CANARY
    # CANARY
    CANARY
    OTHER="CANARY = CANARY"
    === overlay/secret.txt
    CANARY
    === overlay/sub/secret.txt
    key: CANARY
    CANARY
    === overlay/old.env
    A=CANARY
  `,
  'secrets within other objects': tree`
    === a.yaml
    apiVersion: v1
    kind: Secret
    metadata:
      annotations:
        kubectl.kubernetes.io/last-applied-configuration: |
          {"apiVersion":"v1","data":{"a":"CANARY"}}
    === b.yaml
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    spec:
      target:
        template:
          data:
            config: "CANARY {{ .x }}"
    === c.yaml
    apiVersion: work.open-cluster-management.io/v1
    kind: ManifestWork
    spec:
      workload:
        manifests:
          - apiVersion: v1
            kind: Secret
            stringData:
              a: CANARY
    === d.yaml
    apiVersion: v1
    kind: ConfigMap
    data:
      manifest.yaml: |
        apiVersion: v1
        kind: Secret
        data:
          password: CANARY
    === e.yaml
    apiVersion: builtin
    kind: SecretGenerator
    metadata:
      name: x
    literals:
      - a=CANARY
  `,
  'a generator that cannot be read': tree`
    === kustomization.yaml
    sec: retGenerator:
    - name: s
      litterals: []
      - pw=CANARY
  `,
  'patches that are written twice, once as a map': tree`
    === kustomization.yaml
    patches: [{target: {kind: Secret}, patch: x}]
    patches: {value: CANARY}
  `,
  'an object without a kind in a List that cannot be read': tree`
    === a.yaml
    apiVersion: v1
    kind: List
    items:
    - metadata: {name: s}
      data:
        a: eA==
    apiVersion: v1
        pw: CANARY
  `,
  'an instance of kro that cannot be read': tree`
    === graph.yaml
    apiVersion: kro.run/v1alpha1
    kind: ResourceGraphDefinition
    metadata:
      name: app
    spec:
      schema:
        apiVersion: v1alpha1
        kind: App
        spec:
          pw: string
      resources:
        - id: secret
          template:
            apiVersion: v1
            kind: Secret
            metadata:
              name: s
            stringData:
              password: \${schema.spec.pw}
    === app.yaml
    apiVersion: kro.run/v1alpha1
    kind: App
    metadata:
      name: a
    spec<<: c:
      pw: CANARY
  `,
  'a definition of kro that cannot be read, and an instance with two specs': tree`
    === graph.yaml
    apiVersion: kro.run/v1alpha1
    kind: ResourceGraphDefinition
    spec:
      schema:
        kind: App
      resources:
      - id: secret
    template
    === app.yaml
    apiVersion: kro.run/v1alpha1
    kind: App
    metadata:
      name: a
    spec:
      pw: CANARY
    spec:
  `,
};

describe('no value of a Secret is in any output', () => {
  for (const [name, files] of Object.entries(CASES)) {
    test.each(PROBLEM_FORMATS)(`${name}: %s`, (format) => {
      const problems = problemsEverywhere(files);
      const report = reportOf(files, {
        problems,
        suppressed: problems.map((problem) => ({ problem, by: problem.at, reason: 'because' })),
      });
      const options = { ...OPTIONS, verbose: true, showSuppressed: true };
      const text = formatProblems(format, report, options);
      expect(text.split('\n').filter((line) => line.includes('CANARY'))).toEqual([]);
    });
  }
});

test('keys, and everything around the values, stay readable', () => {
  const files = CASES['data and stringData'] ?? tree``;
  const at = spanOf(files, 'a.yaml', 'CANARY');
  const report = reportOf(files, { problems: [problemAt(at)] });
  expect(formatProblems('text', report, OPTIONS)).toMatchInlineSnapshot(`
    "error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
     --> a.yaml:6:13
      |
    4 |   name: db
    5 | data:
    6 |   password: ***
      |             ^^^
    7 |   quoted: ***

    1 error in 1 file.
    0 references in 1 file.
    "
  `);
});

test('values of ConfigMaps are no secrets', () => {
  const files = tree`
    === a.yaml
    apiVersion: v1
    kind: ConfigMap
    data:
      # no secret
      a: shown
    ---
    apiVersion: v1
    kind: Secret
    data:
      a: hidden
  `;
  const at = spanOf(files, 'a.yaml', 'shown');
  const report = reportOf(files, { problems: [problemAt(at)] });
  expect(formatProblems('text', report, OPTIONS)).toMatchInlineSnapshot(`
    "error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
     --> a.yaml:5:6
      |
    3 | data:
    4 |   ***
    5 |   a: shown
      |      ^^^^^
    6 | ---

    1 error in 1 file.
    0 references in 1 file.
    "
  `);
});
