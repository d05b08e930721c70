import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { Value } from '../../src/model/value.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

function shown(value: Value): string {
  return value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join('');
}

test('what only the cluster knows, or came out of a Secret, is no text of a rendered chart', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: app
    version: 1.0.0
    === chart/values.yaml
    password: none
    open: yes it is
    === chart/templates/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: cm}
    data:
      random: a-{{ randAlphaNum 8 }}-b
      quoted: {{ printf "x\"%s" (randAlpha 3) | quote }}
      now: "{{ now }}"
      secret: '{{ .Values.password }}@{{ .Values.open }}'
      block: |
        one
        two {{ .Values.password }} three
      encoded: {{ .Values.password | b64enc }}
      open: {{ .Values.open }}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: x
          envFrom: [{configMapRef: {name: cm}}]
    === release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: app, namespace: shop}
    spec:
      chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}}}
      valuesFrom: [{kind: Secret, name: values, valuesKey: pw, targetPath: password}]
    === secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: values, namespace: shop}
    stringData: {pw: hunter2}
  `;
  const { environments } = check(ENGINES, files, catalogue, SETTINGS);
  const bindings = environments().flatMap((each) => each.bindings);
  expect(bindings.map(({ name, value }) => `${name}=${shown(value)}`)).toEqual([
    'random=a-<result of randAlphaNum>-b',
    'quoted=<result of randAlpha>',
    'now=<result of now>',
    'secret=<secret>@yes it is',
    'block=one\ntwo <secret> three\n',
    'encoded=<secret>',
    'open=yes it is',
  ]);
});
