import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { build } from '../../src/commands/build/build-folder.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { check } from '../../src/pipeline/check.ts';
import { formatCharts } from '../../src/report/inventory/format-charts.ts';
import { helmProgram, kustomizeProgram } from '../real-programs.ts';
import { scratch } from '../scratch.ts';
import { SETTINGS } from '../settings.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

/** A chart whose one ConfigMap shows what it was given. */
const CHART: Readonly<Record<string, string>> = {
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.2.3\n',
  'charts/web/values.yaml':
    'replicas: 1\nflag: yes\nmode: 0644\nimage: {tag: "1.0"}\nlist: [a, b]\nextra: {a: 1, b: 2}\n',
  'charts/web/templates/all.yaml': `apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .Release.Name }}-web
  namespace: {{ .Release.Namespace }}
data:
  values: {{ toJson .Values | quote }}
  kube: {{ .Capabilities.KubeVersion.Version }}
  has: {{ .Capabilities.APIVersions.Has "example.org/v1" | quote }}
`,
  'charts/web/templates/hooks.yaml': `apiVersion: v1
kind: Pod
metadata: {name: {{ .Release.Name }}-test, annotations: {helm.sh/hook: test}}
---
apiVersion: v1
kind: Pod
metadata: {name: {{ .Release.Name }}-before, annotations: {helm.sh/hook: pre-install}}
`,
  'charts/web/crds/thing.yaml': `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.org}
spec: {group: example.org, names: {kind: Thing, plural: things}, scope: Namespaced, versions: []}
`,
};

const HOME = 'helmGlobals: {chartHome: ../charts}\n';
const INLINE =
  'valuesInline: {replicas: 3, flag: no, on: on, list: [c], extra: {b: null, c: 3}, image: {tag: 2.0}}';
const V = 'v.yaml';

/** Kustomizations in `app`, or what they are made of. */
const CASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'all of it': { app: `${HOME}helmCharts: [{name: web, releaseName: r}]` },
  'values in place win': { app: `${HOME}helmCharts: [{name: web, releaseName: r, ${INLINE}}]` },
  'values of the file win': {
    app: `${HOME}helmCharts: [{name: web, releaseName: r, valuesMerge: merge, ${INLINE}}]`,
  },
  'values in place alone': {
    app: `${HOME}helmCharts: [{name: web, releaseName: r, valuesMerge: replace, ${INLINE}}]`,
  },
  'files of values': {
    app: `${HOME}namespace: prod\nnamePrefix: pre-\nhelmCharts: [{name: web, releaseName: r, valuesFile: ${V}, additionalValuesFiles: [w.yaml], includeCRDs: true, skipTests: true, apiVersions: [example.org/v1]}]`,
    [V]: '{flag: yes, mode: 0o17, octal: 017, replicas: 4}\n',
    'w.yaml': 'replicas: 5\n',
  },
  'a file of values, and more in place': {
    app: `${HOME}helmCharts: [{name: web, releaseName: r, namespace: own, valuesFile: ${V}, skipHooks: true, valuesInline: {mode: 0755, text: 1, lost: 7, m: {n: null}}}]`,
    [V]: 'flag: yes\ntext: "1"\nm: {n: 1, o: 2}\na: &a {k: v}\nlost: *a\nmap: {<<: *a, z: 1}\ndate: 2020-01-01\nlist: [*a]\n',
  },
  'the namespace of an overlay': {
    app: 'namespace: over\nresources: [base]',
    base: `helmGlobals: {chartHome: ../../charts}\nhelmCharts: [{name: web, releaseName: r, skipHooks: true}]`,
  },
  'changed by patches and suffixes': {
    app: `${HOME}nameSuffix: -s\nhelmCharts: [{name: web, releaseName: r, kubeVersion: 1.30.2, skipHooks: true}]\npatches: [{patch: '{apiVersion: v1, kind: ConfigMap, metadata: {name: r-web}, data: {more: "1"}}'}]`,
  },
  'the older spelling': {
    app: 'helmChartInflationGenerator: [{chartName: web, chartHome: ../charts, releaseName: r, releaseNamespace: x, valuesLocal: {replicas: 2}}]',
  },
  'a generator, its name from a template': {
    app: 'generators: [gen.yaml]',
    'gen.yaml':
      'apiVersion: builtin\nkind: HelmChartInflationGenerator\nmetadata: {name: g}\nname: web\nnameTemplate: \'{{ "ABC" | lower }}\'\nchartHome: ../charts\nskipHooks: true\nvaluesInline: {flag: no, mode: 010, list: []}\n',
  },
};

const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no chart': { app: 'helmCharts: [{name: web, releaseName: r}]' },
  'no such merge': { app: `${HOME}helmCharts: [{name: web, releaseName: r, valuesMerge: both}]` },
  'a bad name': { app: `${HOME}helmCharts: [{name: web, releaseName: R}]` },
  'no such file of values': {
    app: `${HOME}helmCharts: [{name: web, releaseName: r, valuesFile: ${V}}]`,
  },
  'nothing to merge with': {
    app: `${HOME}helmCharts: [{name: web, releaseName: r, valuesFile: ${V}, valuesInline: {a: 1}}]`,
    [V]: '# nothing\n',
  },
  'no Chart.yaml': { app: `${HOME}helmCharts: [{name: none, releaseName: r}]` },
};

function filesOf(parts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const files = Object.entries(parts).map(([name, text]) => {
    if (name === 'app') return ['app/kustomization.yaml', `${text}\n`] as const;
    return [name === 'base' ? 'app/base/kustomization.yaml' : `app/${name}`, `${text}\n`] as const;
  });
  return { ...CHART, 'charts/none/values.yaml': 'a: 1\n', ...Object.fromEntries(files) };
}

function ours(files: Readonly<Record<string, string>>): string {
  const { text, failures } = build(treeOf(files), 'app', SETTINGS, { origins: false });
  return failures.length > 0
    ? failures.map(({ at, message }) => `${placeOf(at)} ${messageText(message)}`).join('\n')
    : text;
}

/** The objects of a build by name, with what the chart's ConfigMap shows. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  return ours(files)
    .split('\n')
    .filter((line) => /^ {2}(?:name|namespace|values|kube|has|more):/.test(line))
    .map((line) => line.trim());
}

test('values, names and namespaces are what Helm gets from kustomize', () => {
  const all = Object.entries(CASES).map(([name, parts]) => [name, shown(filesOf(parts))]);
  expect(Object.fromEntries(all)).toMatchInlineSnapshot(`
    {
      "a file of values, and more in place": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"a":{"k":"v"},"date":"2020-01-01T00:00:00Z","extra":{"a":1,"b":2},"flag":"yes","image":{"tag":"1.0"},"list":[{"k":"v"}],"m":{"n":1,"o":2},"map":{"z":1},"mode":493,"replicas":1,"text":1}'",
        "name: r-web",
        "namespace: own",
      ],
      "a generator, its name from a template": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2},"flag":"no","image":{"tag":"1.0"},"list":[],"mode":8,"replicas":1}'",
        "name: abc-web",
        "namespace: default",
      ],
      "all of it": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2},"flag":true,"image":{"tag":"1.0"},"list":["a","b"],"mode":420,"replicas":1}'",
        "name: r-web",
        "namespace: default",
        "name: r-before",
        "name: r-test",
      ],
      "changed by patches and suffixes": [
        "has: "false"",
        "kube: v1.30.2",
        "more: "1"",
        "values: '{"extra":{"a":1,"b":2},"flag":true,"image":{"tag":"1.0"},"list":["a","b"],"mode":420,"replicas":1}'",
        "name: r-web-s",
        "namespace: default",
      ],
      "files of values": [
        "name: things.example.org",
        "has: "true"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2},"flag":true,"image":{"tag":"1.0"},"list":["a","b"],"mode":15,"octal":15,"replicas":5}'",
        "name: pre-r-web",
        "namespace: prod",
        "name: pre-r-before",
      ],
      "the namespace of an overlay": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2},"flag":true,"image":{"tag":"1.0"},"list":["a","b"],"mode":420,"replicas":1}'",
        "name: r-web",
        "namespace: over",
      ],
      "the older spelling": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2},"flag":"yes","image":{"tag":"1.0"},"list":["a","b"],"mode":420,"replicas":2}'",
        "name: r-web",
        "namespace: default",
        "name: r-before",
        "name: r-test",
      ],
      "values in place alone": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"c":3},"flag":false,"image":{"tag":2},"list":["c"],"mode":420,"replicas":3,"true":true}'",
        "name: r-web",
        "namespace: default",
        "name: r-before",
        "name: r-test",
      ],
      "values in place win": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2,"c":3},"flag":false,"image":{"tag":2},"list":["c"],"mode":420,"replicas":3,"true":true}'",
        "name: r-web",
        "namespace: default",
        "name: r-before",
        "name: r-test",
      ],
      "values of the file win": [
        "has: "false"",
        "kube: v1.37.0",
        "values: '{"extra":{"a":1,"b":2,"c":3},"flag":"yes","image":{"tag":"1.0"},"list":["a","b"],"mode":420,"replicas":1,"true":true}'",
        "name: r-web",
        "namespace: default",
        "name: r-before",
        "name: r-test",
      ],
    }
  `);
});

test('what kustomize or Helm refuses', () => {
  const all = Object.entries(REFUSED).map(([name, parts]) => [name, ours(filesOf(parts))]);
  expect(Object.fromEntries(all)).toMatchInlineSnapshot(`
    {
      "a bad name": "app/kustomization.yaml:2 The chart cannot be rendered. Helm: invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than 53. kustomize: invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than 53",
      "no Chart.yaml": "app/kustomization.yaml:2 \`../charts/none\` is not a chart: it has no Chart.yaml. kustomize: Error: Chart.yaml file is missing",
      "no chart": "app/kustomization.yaml:1 There is no chart \`web\` in \`charts/web\`, and no \`repo\` to pull it from. kustomize: no repo specified for pull, no chart found at ''",
      "no such file of values": "app/kustomization.yaml:2 \`v.yaml\` does not exist. kustomize: evalsymlink failure on 'app/v.yaml' : lstat app/v.yaml: no such file or directory",
      "no such merge": "app/kustomization.yaml:2 \`valuesMerge\` must be \`merge\`, \`override\` or \`replace\`. kustomize: valuesMerge must be one of [merge override replace]",
      "nothing to merge with": "app/v.yaml:1 kustomize merges \`valuesInline\` with this file, which holds no map. kustomize: could not parse values file into rnode",
    }
  `);
});

/** What the real programs print; undefined if they refuse. */
function real(
  kustomize: string,
  helm: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const args = [
    '--enable-helm',
    '--helm-command',
    helm,
    '--load-restrictor',
    'LoadRestrictionsNone',
  ];
  const { status, stdout } = spawnSync(
    kustomize,
    [
      'build',
      ...args,
      '--helm-kube-version',
      `1.${NEWEST_KUBERNETES}.0`,
      join(scratch(files), 'app'),
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout : undefined;
}

if (IS_SLOW) {
  const [kustomize = '', helm = ''] = [kustomizeProgram(), helmProgram(3)];
  describe.skipIf(kustomize === '' || helm === '')('as the real programs do', () => {
    test.each(Object.entries(CASES))('%s', (_, parts) => {
      const files = filesOf(parts);
      expect(ours(files)).toBe(real(kustomize, helm, files));
    });

    test.each(Object.entries(REFUSED))('refused: %s', (_, parts) => {
      expect(real(kustomize, helm, filesOf(parts))).toBeUndefined();
    });
  });
}

const POD = {
  'charts/web/templates/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: app
      image: i
      env:
        - name: LEVEL
          valueFrom: {configMapKeyRef: {name: m, key: {{ .Values.key }}}}
`,
};

test('a problem is reported at the value in the kustomization', () => {
  const app = `${HOME}configMapGenerator: [{name: m, literals: [LEVEL=1], options: {disableNameSuffixHash: true}}]
helmCharts:
  - name: web
    releaseName: r
    valuesInline:
      key: LEVLE
`;
  const { problems } = check(ENGINES, treeOf({ ...filesOf({ app }), ...POD }), catalogue, SETTINGS);
  expect(
    problems.map(({ at, rule, builds }) => `${placeOf(at)} ${rule} [${builds.join(' ')}]`),
  ).toEqual(['app/kustomization.yaml:7 missing-config-map-key [app]']);
});

test('a chart of elsewhere is in the list of charts, and the build is partial', () => {
  const entry = 'name: web, releaseName: r, version: 1.2.3, repo: https://charts.example';
  const app = `helmCharts: [{${entry}}, {name: other, releaseName: o, repo: oci://charts.example/x}]`;
  const files = { 'app/kustomization.yaml': `${app}\n`, ...pulled() };
  const report = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(
    report.builds.map(({ id, partial, objects }) => [
      id,
      objects.length,
      ...partial.map(messageText),
    ]),
  ).toEqual([['app', 3, 'envfrom does not render the Helm chart `other`']]);
  const options = { missing: false, folder: '.envfrom/charts', color: false, version: '0.0.0' };
  expect(formatCharts('table', report, options)).toMatchInlineSnapshot(`
    "RELEASE  CHART  VERSION   FROM                          FOUND
    app      other  (newest)  oci://charts.example/x/other  no
    app      web    1.2.3     https://charts.example        .envfrom/charts/web
    "
  `);
});

test.each([
  ['values.yaml', 1],
  ['../values.yaml', 1],
  ['charts/other/values.yaml', 0],
  ['', 0],
])('the values file %j of a chart of elsewhere is not there', (file, count) => {
  const app = `helmCharts: [{name: other, releaseName: o, repo: https://charts.example, valuesFile: '${file}'}]`;
  const { problems } = check(
    ENGINES,
    treeOf({ 'x/app/kustomization.yaml': `${app}\n` }),
    catalogue,
    SETTINGS,
  );
  expect(problems.filter(({ rule }) => rule === 'unbuildable-kustomization')).toHaveLength(count);
});

const built = (name: string): readonly string[] => {
  const app = `${HOME}helmCharts: [{name: web, releaseName: '${name}', valuesFile: v.yaml}]`;
  const files = filesOf({ app, [V]: 'tag: {{ app.tag }}' });
  const { problems, builds } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const lacking = builds.flatMap(({ partial }) => partial.map(messageText));
  return [...problems.map(({ rule }) => rule), ...lacking];
};

test('a kustomization that a program fills in has values that are none yet', () => {
  expect(built('{{ app_name }}')).toEqual(['envfrom does not render the Helm chart `web`']);
  expect(built('r')).toContain('unbuildable-kustomization');
});

function pulled(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CHART).map(([path, text]) => [`.envfrom/${path}`, text] as const),
  );
}
