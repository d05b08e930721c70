import { add, b64, draw, q, type Draft } from './draft.ts';
import type { Files } from './mutate-files.ts';

/** What a chart prints its value into. */
const TEMPLATES = [
  'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\nstringData: {"a b": {{ .Values.password | quote }}}\n',
  'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\ndata: {k: {{ .Values.password | b64enc }}, {{ .Values.password }}: x}\n',
  '{{ fail (printf "no %s" .Values.password) }}\n',
  '{{ required .Values.password .Values.nothing }}\n',
  '{{ include .Values.password . }}\n',
  '{{ tpl (printf "{{ %s" .Values.password) . }}\n',
  '{{ .Values.password.inner }}\n',
  '{{ mustToDate "2006-01-02" .Values.password }}\n',
  '{{ semver .Values.password }}\n',
  '{{ mustRegexMatch (printf "(%s" .Values.password) "x" }}\n',
  '{{ mustFromJson .Values.password }}\n',
  '{{ atoi .Values.password | mustToDate "x" }}\n',
  '{{ (fromYaml (printf "a: b: %s" .Values.password)).Error | fail }}\n',
  '{{ index .Values .Values.password "x" }}\n',
  '{{ lt .Values.password 3 }}\n',
  '{{ printf .Values.password 1 2 | fail }}\n',
  'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\nstringData:\n  a: b: {{ .Values.password }}\n',
] as const;

/** A credential by its name, and one by what the chart does with it. */
const NAMES = ['password', 'link'] as const;

const USUAL =
  'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData:\n  url: {{ .Values.password | quote }}\n';

/** A chart whose value is called `name`. */
function chartFiles({ random }: Draft, name: string, values: string): Files {
  const reading = (template: string): string => template.replaceAll('.password', `.${name}`);
  return {
    'charts/app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
    'charts/app/values.yaml': values,
    'charts/app/templates/s.yaml': reading(USUAL),
    'charts/app/templates/more.yaml': reading(random.pick(TEMPLATES)),
    'charts/app/templates/pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    env:\n    - {name: PW, valueFrom: {secretKeyRef: {name: s, key: url}}}\n    - {name: V, value: "$(PW)"}\n    envFrom: [{secretRef: {name: s}}, {secretRef: {name: more}}]\n',
  };
}

export function addChart(draft: Draft): void {
  const { random } = draft;
  const name = random.pick(NAMES);
  const values = `name: app\n${name}: ${q(draw(draft))}\n${random.pick(['', 'unused: 1\n', 'unused: [\n'])}`;
  Object.assign(draft.files, chartFiles(draft, name, values));
  if (random.oneIn(2)) add(draft, 'helmCharts', '- {name: app, releaseName: app}\n');
}

export function addRelease(draft: Draft): void {
  const { random, files } = draft;
  const isFlux = !random.oneIn(3);
  // A release that is refused prints nothing that tells what its values are.
  const name = isFlux ? random.pick(NAMES) : 'password';
  Object.assign(files, chartFiles(draft, name, `${name}: none\n`));
  const value = draw(draft);
  const values = random.pick([
    `  values:\n    unsued: 1\n    ${name}: ${q(value)}\n    replicas: 2\n`,
    `  valuesFrom: [{kind: Secret, name: values, valuesKey: pw, targetPath: ${name}}]\n`,
    `  valuesFrom: [{kind: Secret, name: values, valuesKey: pw, targetPath: "${name}[x]"}]\n`,
    '  valuesFrom: [{kind: Secret, name: values}]\n',
  ]);
  files['values.yaml'] =
    `apiVersion: v1\nkind: Secret\nmetadata: {name: values, namespace: shop}\nstringData:\n  pw: ${q(value)}\n  values.yaml: ${q(random.pick([`${name}: ${q(value)}\n`, `${name}: ${value}\n  x: "${value}`, `[${value}]`]))}\n`;
  const flux = `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: app, namespace: shop}\nspec:\n  chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}\n${values}`;
  const argo = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app, namespace: argocd}\nspec:\n  project: default\n  destination: {server: https://kubernetes.default.svc, namespace: shop}\n  source:\n    repoURL: https://example.com/r.git\n    path: charts/app\n    helm:\n      parameters: [{name: ${name}, value: ${q(value)}}, {name: "x[", value: y}]\n      values: |\n        unsued: 1\n        ${name}: ${q(value)}\n`;
  files['release.yaml'] = isFlux ? flux : argo;
}

export function addSubstitution(draft: Draft): void {
  const { random, files } = draft;
  const value = draw(draft);
  files['clusters/a/apps.yaml'] =
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec:\n  path: ./apps\n  sourceRef: {kind: GitRepository, name: flux-system}\n  postBuild:\n    substituteFrom: [{kind: Secret, name: settings}]\n';
  files['clusters/a/settings.yaml'] =
    `apiVersion: v1\nkind: Secret\nmetadata: {name: settings, namespace: flux-system}\nstringData:\n  PW: ${q(value)}\n  B64: ${b64(value)}\n`;
  files['apps/kustomization.yaml'] = 'resources: [all.yaml]\n';
  const field = random.pick([
    'name: cm',
    'key: copy',
    'name: URL',
    'name: v, mount',
    'mountPath: /v',
    'value: x/y',
    'secretName: s',
    'image: x/y',
    '- name: c',
    'name: p',
    'path: copy',
    '"a-$(PW)-$(NOTE)-$(url)"',
    'limits.cpu',
  ]);
  const changed = (files['r0.yaml'] ?? '').replace(
    field,
    field.replace(
      /[^ ]+$/,
      random.pick(['"${PW}"', '${PW}', '"x${PW:-y}"', '${PW:?${PW}}', '${B64}']),
    ),
  );
  files['apps/all.yaml'] =
    `${changed}---\n${files['r1.yaml']?.replace(random.pick(['copy: x', 'name: cm', 'data: {']), random.pick(['copy: "${PW}"', '"${PW}": x, data: {', 'name: "${PW}"'])) ?? ''}`;
}
