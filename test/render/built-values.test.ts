import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

// What Flux reads from ConfigMaps and Secrets before it builds is what the cluster has, as other builds made it.

const SOURCE =
  '{apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: flux-system, namespace: flux-system}, spec: {url: https://git.example.org/team/repo.git}}\n';

function flux(name: string, spec: string): string {
  return `---\n{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${name}, namespace: flux-system}, spec: {path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}${spec}}}\n`;
}

function release(valuesFrom: string, values = '{}'): string {
  return `{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: r, namespace: flux-system}, spec: {chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}}}, valuesFrom: [${valuesFrom}], values: ${values}}}\n`;
}

function config(name: string, data: string): string {
  return `{apiVersion: v1, kind: ConfigMap, metadata: {name: ${name}, namespace: flux-system}, data: {${data}}}\n`;
}

function pod(value: string): string {
  return `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: flux-system}, spec: {containers: [{name: c, image: x, env: [{name: A, value: "${value}"}]}]}}\n`;
}

const CHART = {
  'chart/Chart.yaml': '{apiVersion: v2, name: chart, version: 1.0.0}\n',
  'chart/values.yaml': 'a: default\nb: default\nempty: ""\nflag: true\n',
  'chart/templates/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: x
      env:
        - {name: A, value: {{ .Values.a | quote }}}
        - {name: B, value: {{ .Values.b | quote }}}
        - {name: EMPTY, value: "{{ .Values.empty }}"}
        - {name: SWITCH, value: {{ if .Values.flag }}"yes"{{ else }}"no"{{ end }}}
        - {name: RELEASE, value: {{ .Release.Name }}}
        - {name: FIXED, value: fixed}
`,
};
const VALUES = 'values.yaml: "a: given"';
const FROM = '{kind: ConfigMap, name: values}';
const GIVEN = 'A=given B=default EMPTY= SWITCH=yes RELEASE=r FIXED=fixed';
const UNKNOWN =
  'A=<configmap values/values.yaml> B=<configmap values/values.yaml> EMPTY=<configmap values/values.yaml> SWITCH=<configmap values/values.yaml> RELEASE=r FIXED=fixed';

/** The variables of every container, as they are known, and the problems. */
function variablesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const all = treeOf({ 'clusters/one/source.yaml': SOURCE, ...files });
  const { evidence, report } = examine(ENGINES, all, [], SETTINGS);
  const variables = evidence
    .environments()
    .map(({ bindings }) =>
      bindings
        .map(
          ({ name, value }) =>
            `${name}=${value.map((part) => (part.kind === 'placeholder' ? `<${part.label}>` : part.text)).join('')}`,
        )
        .join(' '),
    );
  return [...variables, ...report.problems.map(({ rule }) => rule)];
}

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a generated ConfigMap without a hash',
    {
      'clusters/one/apps.yaml': flux('apps', ''),
      'apps/kustomization.yaml':
        'resources: [r.yaml]\nnamespace: flux-system\nconfigMapGenerator: [{name: values, files: [values.yaml], options: {disableNameSuffixHash: true}}]\n',
      'apps/values.yaml': 'a: given\n',
      'apps/r.yaml': release(FROM),
    },
    [GIVEN],
  ],
  [
    'one with a hash, which a nameReference puts into the release',
    {
      'clusters/one/apps.yaml': flux('apps', ''),
      'apps/kustomization.yaml':
        'resources: [r.yaml]\nnamespace: flux-system\nconfigurations: [names.yaml]\nconfigMapGenerator: [{name: values, files: [values.yaml]}]\n',
      'apps/names.yaml':
        'nameReference: [{kind: ConfigMap, version: v1, fieldSpecs: [{path: spec/valuesFrom/name, kind: HelmRelease}]}]\n',
      'apps/values.yaml': 'a: given\n',
      'apps/r.yaml': release(FROM),
    },
    [GIVEN],
  ],
  [
    'one that a kustomization patches, in a build that comes later; the patch file and the base are not read',
    {
      'clusters/one/apps.yaml': flux('apps', '') + flux('vars', ''),
      'apps/r.yaml': release(FROM),
      'vars/kustomization.yaml': 'resources: [../base]\npatches: [{path: patch.yaml}]\n',
      'vars/patch.yaml': config('values', VALUES),
      'base/kustomization.yaml': 'resources: [base.yaml]\n',
      'base/base.yaml': config('values', 'values.yaml: "a: base"'),
    },
    [GIVEN],
  ],
  [
    'one whose variables are filled in, from a source that is patched in a third build',
    {
      'clusters/one/apps.yaml':
        flux('apps', ', postBuild: {substituteFrom: [{kind: ConfigMap, name: vars}]}') +
        flux('vars', ''),
      'apps/r.yaml': `${release(FROM)}---\n${config('values', 'values.yaml: "a: ${V}"')}`,
      'vars/kustomization.yaml': 'resources: [base.yaml]\npatches: [{path: patch.yaml}]\n',
      'vars/base.yaml': config('vars', 'V: base'),
      'vars/patch.yaml': config('vars', 'V: given'),
    },
    [GIVEN],
  ],
  [
    'a file that no kustomization lists, and a base that nothing deploys: nobody knows, and no default is certain',
    {
      'clusters/one/apps.yaml': flux('apps', ''),
      'apps/kustomization.yaml': 'resources: [r.yaml]\n',
      'apps/unlisted.yaml': config('values', VALUES),
      'base/kustomization.yaml': 'resources: [base.yaml]\n',
      'base/base.yaml': config('values', VALUES),
      'clusters/two/kustomization.yaml': 'resources: [../../base]\n',
      'apps/r.yaml': release(FROM),
    },
    [UNKNOWN],
  ],
  [
    'what the release says itself is certain all the same',
    {
      'clusters/one/apps.yaml': flux('apps', ''),
      'apps/r.yaml': release(FROM, '{b: own, flag: true}'),
    },
    [UNKNOWN.replace('B=<configmap values/values.yaml>', 'B=own')],
  ],
  [
    'people apply a file beside the entry objects as it is written',
    {
      'clusters/one/apps.yaml': flux(
        'apps',
        ', postBuild: {substituteFrom: [{kind: ConfigMap, name: vars}]}',
      ),
      'clusters/one/vars.yaml': config('vars', 'V: given'),
      'apps/pod.yaml': pod('${V}'),
    },
    ['A=given'],
  ],
  [
    'a Kustomization that takes its variables from what it applies itself',
    {
      'clusters/one/apps.yaml': flux(
        'apps',
        ', postBuild: {substituteFrom: [{kind: ConfigMap, name: vars}]}',
      ),
      'apps/kustomization.yaml': 'resources: [vars.yaml, pod.yaml]\n',
      'apps/vars.yaml': config('vars', 'V: given'),
      'apps/pod.yaml': pod('${V}'),
    },
    ['A=given'],
  ],
])('%s', (_name, files, expected) => {
  expect(variablesOf({ ...('apps/pod.yaml' in files ? {} : CHART), ...files })).toEqual(expected);
});
