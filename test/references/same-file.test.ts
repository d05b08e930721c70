import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('a name with variables, in the file that also has its source: the key is judged', () => {
  const reading = readTree(tree`
    === template.yaml
    apiVersion: template.openshift.io/v1
    kind: Template
    metadata: {name: web}
    parameters: [{name: APP}]
    objects:
      - {apiVersion: v1, kind: Secret, metadata: {name: "\${APP}-db"}, stringData: {password: a}}
      - apiVersion: v1
        kind: Pod
        metadata: {name: p}
        spec:
          containers:
            - name: c
              image: i
              env:
                - {name: A, valueFrom: {secretKeyRef: {name: "\${APP}-db", key: password}}}
                - {name: B, valueFrom: {secretKeyRef: {name: "\${APP}-db", key: passwrod}}}
                - {name: C, valueFrom: {secretKeyRef: {name: "\${APP}-cache", key: password}}}
    === other.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: q}
    spec: {containers: [{name: c, image: i, env: [{name: B, valueFrom: {secretKeyRef: {name: "\${APP}-db", key: passwrod}}}]}]}
  `);
  expect(tellVerdicts(reading)).toMatchInlineSnapshot(`
    [
      "other.yaml:4 Secret \${APP}-db[passwrod] unknown: the name \`\${APP}-db\` is a template",
      "template.yaml:15 Secret \${APP}-db[password] present: template.yaml:6 key template.yaml:6",
      "template.yaml:16 Secret \${APP}-db[passwrod] broken (missing-key): no key in template.yaml:6, near password",
      "template.yaml:17 Secret \${APP}-cache[password] unknown: the name \`\${APP}-cache\` is a template",
    ]
  `);
});
