import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { valueAt } from '../../src/model/node.ts';
import type { Report } from '../../src/model/report.ts';
import { scalarText } from '../../src/model/scalars/scalar-text.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { formatCharts } from '../../src/report/inventory/format-charts.ts';
import { coverageSentence } from '../../src/report/problems/coverage.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const REPO = 'repo: "https://charts.example"';
const CHART = `name: app-template, version: 4.1.1, ${REPO}, releaseName: web`;
const VALUES = `controllers:
  web:
    containers:
      app:
        image: {repository: nginx, tag: "1"}
        env: {A: file, B: file}
        envFrom: [{configMapRef: {name: settings}}]
persistence:
  data: {size: 1Gi, accessMode: ReadWriteOnce}
`;
const SETTING = 'configMapGenerator: [{name: settings, literals: [COLOR=blue]}]\n';

function reportOf(files: Readonly<Record<string, string>>): Report {
  const all = { 'app/values.yaml': VALUES, ...files };
  return check(ENGINES, treeOf(all), catalogue, SETTINGS);
}

function appOf(kustomization: string): Report {
  return reportOf({ 'app/kustomization.yaml': kustomization });
}

/** Objects, why they are not all, variables with their places, and problems. */
function seenIn(report: Report): readonly string[] {
  return [
    ...report.builds.flatMap(({ objects, partial, failures }) => [
      ...objects.map(({ kind, namespace, name }) => `${kind} ${namespace ?? ''}/${name ?? ''}`),
      ...partial.map((reason) => `lacks: ${messageText(reason)}`),
      ...failures.map(({ at, message }) => `fails: ${placeOf(at)} ${messageText(message)}`),
    ]),
    ...report.environments().flatMap(({ bindings }) =>
      bindings.map(({ name, value, from }) => {
        const text = value.map((part) => (part.kind === 'text' ? part.text : '…')).join('');
        return `${name}=${text} ${from.at === undefined ? '' : placeOf(from.at)}`;
      }),
    ),
    ...report.problems.map(({ at, rule, severity }) => `${severity} ${rule} ${placeOf(at)}`),
  ];
}

describe('a chart that a kustomization inflates, that is not here, and whose values are pods', () => {
  test('values of files and in place, and what the kustomization changes', () => {
    const app = `namespace: prod
namePrefix: my-
${SETTING}helmCharts:
  - name: app-template
    version: 4.1.1
    ${REPO}
    releaseName: web
    valuesFile: values.yaml
    additionalValuesFiles: [more.yaml]
    valuesInline: {controllers: {web: {containers: {app: {env: {B: inline}}}}}}
patches:
  - patch: |
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: prod}
      spec: {template: {spec: {containers: [{name: app, env: [{name: C, value: patched}]}]}}}
`;
    const more = 'controllers: {web: {containers: {app: {env: {D: more}}}}}\n';
    const report = reportOf({ 'app/kustomization.yaml': app, 'app/more.yaml': more });
    expect(seenIn(report)).toMatchInlineSnapshot(`
      [
        "ConfigMap prod/my-settings-9cf89bh562",
        "Deployment prod/my-web",
        "lacks: the Helm chart \`app-template\` is not available, so its workloads are previewed from its values",
        "COLOR=blue app/kustomization.yaml:3",
        "C=patched app/kustomization.yaml:17",
        "A=file app/values.yaml:6",
        "B=inline app/kustomization.yaml:11",
        "D=more app/more.yaml:1",
      ]
    `);
    const volumes = valueAt(
      report.builds[0]?.objects[1]?.node,
      'spec',
      'template',
      'spec',
      'volumes',
    );
    const [volume] = volumes?.kind === 'sequence' ? volumes.items : [];
    const claim = valueAt(volume, 'persistentVolumeClaim', 'claimName');
    expect(claim?.kind === 'scalar' && scalarText(claim, 'kubectl')).toBe('web');
  });

  test.each([
    ['merge', 'file'],
    ['override', 'inline'],
  ])('valuesMerge: %s', (merge, value) => {
    const inline = '{controllers: {web: {containers: {app: {env: {B: inline}}}}}}';
    const entry = `${CHART}, valuesFile: values.yaml, valuesMerge: ${merge}, valuesInline: ${inline}`;
    const seen = seenIn(appOf(`${SETTING}helmCharts: [{${entry}}]\n`));
    expect(seen.filter((line) => line.startsWith('B='))).toEqual([
      expect.stringMatching(`^B=${value} `),
    ]);
  });

  test('app-template has no ConfigMap that its values do not show, other charts may', () => {
    const entry = `${REPO}, releaseName: web, valuesFile: values.yaml`;
    expect(seenIn(appOf(`helmCharts: [{name: app-template, version: 4.1.1, ${entry}}]\n`))).toEqual(
      [
        'Deployment default/web',
        'lacks: the Helm chart `app-template` is not available, so its workloads are previewed from its values',
        '*=… app/values.yaml:7',
        'A=file app/values.yaml:6',
        'B=file app/values.yaml:6',
        'warning undeclared-config-map app/values.yaml:7',
      ],
    );
    expect(seenIn(appOf(`helmCharts: [{name: other, version: 1.0.0, ${entry}}]\n`))).toEqual([
      'Deployment default/web-other',
      'lacks: the Helm chart `other` is not available, so what it creates is only previewed from its values',
      '*=… app/values.yaml:7',
      'A=file app/values.yaml:6',
      'B=file app/values.yaml:6',
    ]);
  });

  test.each([
    ['values of another shape', 'valuesInline: {replicas: 1}'],
    ['no values', 'includeCRDs: true'],
    [
      'values that come with the chart',
      'valuesFile: charts/app-template-4.1.1/app-template/ha.yaml',
    ],
    [
      'a type that no chart knows',
      'valuesInline: {controllers: {web: {type: nothing, containers: {app: {image: {repository: a, tag: b}}}}}}',
    ],
  ])('%s: nothing of it is rendered, and nothing reported', (_, entry) => {
    expect(seenIn(appOf(`helmCharts: [{${CHART}, ${entry}}]\n`))).toEqual([
      'lacks: envfrom does not render the Helm chart `app-template`',
    ]);
  });

  test('an identifier that the values do not have', () => {
    const wrong = VALUES.replace('name: settings', 'identifier: settngs');
    const kustomization = `helmCharts: [{${CHART}, valuesFile: values.yaml}]\n`;
    const report = reportOf({
      'app/kustomization.yaml': kustomization,
      'app/values.yaml': `${wrong}configMaps: {settings: {data: {A: b}}}\n`,
    });
    expect(seenIn(report)).toMatchInlineSnapshot(`
      [
        "fails: app/values.yaml:7 The chart cannot be rendered: nothing under \`configMaps\` has the identifier \`settngs\`. Helm: No configMap configured with identifier 'settngs'. kustomize: No configMap configured with identifier 'settngs'",
        "error unbuildable-kustomization app/values.yaml:7",
      ]
    `);
  });

  test('the other objects of the build are checked as ever; the list of charts and the summary count it', () => {
    const report = reportOf({
      'app/kustomization.yaml': `${SETTING}resources: [own.yaml]\nhelmCharts: [{${CHART}, valuesFile: values.yaml}]\n`,
      'app/own.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: Not_a_name}\n',
    });
    expect(report.problems.map(({ rule, at }) => `${rule} ${placeOf(at)}`)).toEqual([
      'invalid-name app/own.yaml:3',
    ]);
    expect(report.workloads.map(({ manifest, previewed }) => [manifest.name, previewed])).toEqual([
      ['web', true],
    ]);
    const options = { missing: true, folder: '.envfrom/charts', color: false, version: '0.0.0' };
    expect(formatCharts('table', report, options)).toMatchInlineSnapshot(`
      "RELEASE  CHART         VERSION  FROM                    FOUND
      app      app-template  4.1.1    https://charts.example  no, previewed from values
      "
    `);
    expect(coverageSentence(report)).toMatchInlineSnapshot(
      `"Checked: 1 entry (1 previewed from values) with 1 workload."`,
    );
  });
});
