import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', width: 100 };

/** Values of a chart with a part that is called after Secrets: what is beside it may be the value of one, too. */
const FILES = tree`
  === app.yaml
  apiVersion: argoproj.io/v1alpha1
  kind: Application
  metadata: {name: web, namespace: argocd}
  spec:
    project: default
    destination: {namespace: shop, server: https://kubernetes.default.svc}
    source: {repoURL: https://git.example/acme/infra, path: chart}
  === chart/Chart.yaml
  apiVersion: v2
  name: web
  version: 1.0.0
  === chart/values.yaml
  source: web-config
  secretEnv:
    LOGIN: CANARY1
    missing: CANARY2
  === chart/templates/pod.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: web}
  spec:
    containers:
      - name: web
        image: web:1
        envFrom: [{configMapRef: {name: {{ .Values.source }}}}]
  ---
  apiVersion: v1
  kind: Secret
  metadata: {name: login}
  stringData: {{ toJson .Values.secretEnv }}
`;

test('the value that a message quotes is shown, and nothing around it', () => {
  const report = check(ENGINES, FILES, catalogue, SETTINGS);
  const text = formatProblems('text', report, OPTIONS);
  expect(text).toContain('1 | source: web-config');
  expect(text).not.toContain('CANARY');
});

test('nothing of the values of a chart is shown that fails', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: web
    version: 1.0.0
    === chart/values.yaml
    link: CANARY
    unused: [
    === chart/templates/secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: web}
    stringData:
      url: {{ .Values.link | quote }}
  `;
  const text = formatProblems('text', check(ENGINES, files, catalogue, SETTINGS), OPTIONS);
  expect(text).toContain('1 | link: ***\n2 | unused: [');
});
