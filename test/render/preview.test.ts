import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { messageText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

function reportOf(files: FileTree): Report {
  return check(ENGINES, files, catalogue, SETTINGS);
}

/** Objects of previews, and their containers with each variable, what it is made of, and the place a person edits. */
function previewOf(files: FileTree): readonly string[] {
  const { builds, environments } = reportOf(files);
  const previewed = builds.filter((build) => build.previewed === true);
  return [
    ...previewed.flatMap(({ objects }) => objects.map(({ kind, name }) => `${kind} ${name}`)),
    ...environments().flatMap(({ workload, container, bindings }) => [
      `${workload.manifest.name}/${container.name} ${placeOf(container.node)}`,
      ...bindings.map(({ name, value, from }) => {
        const text = value.map((part) => (part.kind === 'text' ? part.text : '…')).join('');
        return `  ${name}=${text} ${from.at === undefined ? '' : placeOf(from.at)}`;
      }),
    ]),
  ];
}

function releaseOf(version: string, values: string, name = 'web'): FileTree {
  const text = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: ${name}
  namespace: apps
spec:
  chart: {spec: {chart: app-template, version: ${version}, sourceRef: {kind: HelmRepository, name: bjw-s}}}
  values:
${values.replaceAll(/^/gm, '  ')}
`;
  return treeOf({ 'release.yaml': text });
}

const CONTAINER = 'image: {repository: nginx, tag: "1"}';

describe('a release whose chart is not here', () => {
  test('app-template: the workload, its variables by name, what its templates and identifiers mean', () => {
    const values = `  controllers:
    web:
      containers:
        app:
          ${CONTAINER}
          env:
            Z: 1
            B: "http://{{ .Release.Name }}/$(A)"
            A: yes
          envFrom:
            - configMapRef: {identifier: config}
  configMaps:
    config:
      data: {COLOR: blue}`;
    expect(previewOf(releaseOf('4.1.1', values))).toMatchInlineSnapshot(`
      [
        "ConfigMap web",
        "Deployment web",
        "web/app release.yaml:12",
        "  COLOR=blue release.yaml:22",
        "  A=true release.yaml:17",
        "  B=http://web/true release.yaml:16",
        "  Z=1 release.yaml:15",
      ]
    `);
  });

  test('what it comes after decides on the order of variables and containers', () => {
    const values = `  controllers:
    web:
      containers:
        b: {${CONTAINER}}
        a: {${CONTAINER}, dependsOn: b, env: {A: {value: 1, dependsOn: C}, B: 2, C: 3}}`;
    expect(previewOf(releaseOf('3.7.3', values))).toMatchInlineSnapshot(`
      [
        "Deployment web",
        "web/b release.yaml:12",
        "web/a release.yaml:13",
        "  B=2 release.yaml:13",
        "  C=3 release.yaml:13",
        "  A=1 release.yaml:13",
      ]
    `);
  });

  test.each([
    ['2.6.0', 'web-other, web, web-config, web-secret'],
    ['3.7.3', 'web-main, web-other, web-config, web-secret'],
    ['4.1.1', 'web-main, web-other, web, web'],
  ])('names by the rules of common %s', (version, names) => {
    const values = `  controllers:
    main: {containers: {main: {${CONTAINER}}}}
    other: {containers: {app: {${CONTAINER}}}}
  configMaps: {config: {enabled: true, data: {A: b}}}
  secrets: {secret: {enabled: true, stringData: {A: b}}}`;
    const found = previewOf(releaseOf(version, values)).filter((line) => /^[A-Z]/.test(line));
    expect(new Set(found.map((line) => line.split(' ')[1]))).toEqual(new Set(names.split(', ')));
  });

  test('values of one pod, before common 2', () => {
    const values = `  image: {repository: nginx, tag: "1"}
  env: {B: 1, A: {valueFrom: {secretKeyRef: {name: db, key: url}}}}
  persistence:
    config: {enabled: true, type: configMap, name: web-config}
    off: {type: configMap, name: not-there}
  initContainers: {wait: {image: busybox, env: {C: d}}}`;
    expect(previewOf(releaseOf('1.5.1', values))).toMatchInlineSnapshot(`
      [
        "Deployment web",
        "web/wait release.yaml:14",
        "  C=d release.yaml:14",
        "web/web release.yaml:9",
        "  A=… release.yaml:10",
        "  B=1 release.yaml:10",
      ]
    `);
  });

  test.each([
    ['another shape', 'replicas: 1'],
    [
      'values that the chart would refuse',
      `controllers: {web: {type: nothing, containers: {app: {${CONTAINER}}}}}`,
    ],
    [
      'containers that wait for each other',
      `controllers: {web: {containers: {a: {dependsOn: b}, b: {dependsOn: a}}}}`,
    ],
  ])('%s: no preview, and no problem', (_, values) => {
    const { builds, uncheckedEntries, problems } = reportOf(releaseOf('4.1.1', `  ${values}`));
    expect(builds.filter(({ kind }) => kind === 'helm-release')).toEqual([]);
    expect(uncheckedEntries.map(({ reason }) => messageText(reason))).toEqual([
      'its chart is not available',
    ]);
    expect(problems).toEqual([]);
  });

  test('a missing key is told of once, at the value', () => {
    const files = tree`
      === release.yaml
      apiVersion: helm.toolkit.fluxcd.io/v2
      kind: HelmRelease
      metadata: {name: web, namespace: apps}
      spec:
        chart: {spec: {chart: app-template, version: 4.1.1, sourceRef: {kind: HelmRepository, name: bjw-s}}}
        values:
          controllers:
            web:
              containers:
                app:
                  image: {repository: nginx, tag: "1"}
                  env:
                    PASSWORD:
                      valueFrom: {secretKeyRef: {name: db, key: PASSWROD}}
      === secret.yaml
      apiVersion: v1
      kind: Secret
      metadata: {name: db, namespace: apps}
      stringData: {PASSWORD: x}
    `;
    const { problems } = reportOf(files);
    expect(problems.map(({ at, rule, severity }) => `${placeOf(at)} ${severity} ${rule}`)).toEqual([
      'release.yaml:14 error missing-secret-key',
    ]);
  });

  test.each([
    ['configMapRef', 'namee', 16],
    ['secretRef', 'namee', 16],
    ['secretReff', 'name', 15],
  ])('a misspelled field, which the library refuses: %s, %s', (ref, field, line) => {
    const values = `  controllers:
    web:
      containers:
        app:
          ${CONTAINER}
          envFrom:
            - ${ref}:
                ${field}: settings
`;
    const found = reportOf(releaseOf('4.3.0', values)).problems.map(
      ({ rule, at }) => `${placeOf(at)} ${rule}`,
    );
    expect(found).toContain(`release.yaml:${line} unknown-field`);
  });

  const APP = `  controllers:
    web: {containers: {app: {${CONTAINER}, envFrom: [FROM]}, off: {enabled: false, envFrom: [{secretRef: {identifier: dark}}]}}}
  configMaps:
    conf: {data: {A: b}}
    dark: {enabled: false, data: {A: b}}
`;

  test.each([
    [
      'envFrom',
      APP.replace('FROM', '{configMapRef: {identifier: cong}}'),
      "The chart cannot be rendered: nothing under `configMaps` has the identifier `cong`. Helm: No configMap configured with identifier 'cong'",
    ],
    [
      'one that is switched off',
      APP.replace('FROM', '{configMapRef: {identifier: dark}}'),
      "The chart cannot be rendered: nothing under `configMaps` has the identifier `dark`. Helm: No configMap configured with identifier 'dark'",
    ],
    [
      'persistence',
      `${APP.replace('FROM', '')}  persistence: {a: {type: secret, identifier: creds}}`,
      "The chart cannot be rendered: nothing under `secrets` has the identifier `creds`. Helm: No secret found with this identifier. (persistence item 'a', identifier 'creds')",
    ],
    [
      'persistence of another controller',
      `${APP.replace('FROM', '')}  persistence: {a: {type: secret, identifier: creds, advancedMounts: {other: {app: [{path: /x}]}}}}`,
      undefined,
    ],
    ['one that is there', APP.replace('FROM', '{configMapRef: {identifier: conf}}'), undefined],
    [
      'a folder of the chart may become it',
      `${APP.replace('FROM', '{configMapRef: {identifier: cong}}')}  configMapsFromFolder: {enabled: true, basePath: files}`,
      undefined,
    ],
  ])('an identifier that nothing has: %s', (_, values, expected) => {
    const { problems } = reportOf(releaseOf('4.1.1', values));
    const found = problems.find(({ rule }) => rule === 'unrenderable-chart');
    expect(found?.message).toBe(expected);
  });

  test.each([
    ['globalMounts: [/tmp]', 'globalMounts'],
    ['advancedMounts: {web: {app: [{path: /a}, /tmp]}}', 'advancedMounts'],
    ['globalMounts: [{path: /tmp}]', undefined],
    ['enabled: false, globalMounts: [/tmp]', undefined],
  ])('a mount is a map: %s', (mounts, field) => {
    const values = `${APP.replace('FROM', '')}  persistence: {scratch: {type: emptyDir, ${mounts}}}`;
    const { problems } = reportOf(releaseOf('3.7.3', values));
    const found = problems.filter(({ rule }) => rule === 'unrenderable-chart');
    expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(
      field === undefined
        ? []
        : [
            `The chart cannot be rendered: \`/tmp\` is a text, but each mount in \`${field}\` of the persistence item \`scratch\` must be a map. Helm: can't evaluate field path in type interface {} Write \`path: /tmp\`.`,
          ],
    );
  });

  test.each([
    [
      '4.1.1',
      'apiVersion: external-secrets.io/v1, kind: ExternalSecret, spec: {spec: {secretStoreRef: {name: vault}, target: {name: "{{ .Release.Name }}-db"}, data: [{secretKey: a}]}}',
    ],
    [
      '5.1.0',
      'manifest: {apiVersion: external-secrets.io/v1, kind: ExternalSecret, spec: {secretStoreRef: {name: vault}, target: {name: "{{ .Release.Name }}-db"}, data: [{secretKey: a}]}}',
    ],
  ])('objects of `rawResources` of common %s', (version, resource) => {
    const values = `  controllers:
    web: {containers: {app: {${CONTAINER}, envFrom: [{secretRef: {name: web-db}}, {secretRef: {name: web-dbb}}]}}}
  rawResources:
    db: {${resource}}
    off: {enabled: false, ${resource.replace('-db', '-dbb')}}`;
    const { problems } = reportOf(releaseOf(version, values));
    expect(problems.map(({ rule, help }) => `${rule}: ${help}`)).toEqual([
      'missing-secret: Did you mean `web-db`?',
    ]);
  });

  test('what no value wrote leads to the release, one severity lower', () => {
    const values = `  controllers:
    web: {containers: {app: {${CONTAINER}, envFrom: [{configMapRef: {identifier: config}}]}}}
  configMaps:
    config: {data: {odd.key: x}}`;
    const { problems } = reportOf(releaseOf('4.1.1', values));
    expect(problems.map(({ at, rule, severity }) => `${placeOf(at)} ${severity} ${rule}`)).toEqual([
      'release.yaml:4 info file-as-variable',
    ]);
  });
});

function application(sources: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {namespace: apps, server: https://kubernetes.default.svc}
  ${sources}
`;
}

describe('an Application with a chart of a chart repository', () => {
  const values = `controllers: {web: {containers: {app: {${CONTAINER}, env: {A: b}}}}}`;

  test('values of the Application', () => {
    const text = application(`source:
    repoURL: ghcr.io/bjw-s-labs/helm
    chart: app-template
    targetRevision: 4.1.1
    helm: {valuesObject: {${values}}}`);
    expect(previewOf(treeOf({ 'app.yaml': text }))).toEqual([
      'Deployment web',
      'web/app app.yaml:10',
      '  A=b app.yaml:10',
    ]);
  });

  test('values of another source, in this repository', () => {
    const url = 'https://git.example.org/team/gitops.git';
    const text = application(`sources:
  - {repoURL: ${url}, ref: values}
  - {repoURL: ghcr.io/bjw-s-labs/helm, chart: app-template, targetRevision: 4.1.1, helm: {valueFiles: [$values/web/values.yaml]}}`);
    const files = treeOf({ 'app.yaml': text, 'web/values.yaml': `${values}\n` });
    expect(previewOf({ ...files, remotes: [url] })).toEqual([
      'Deployment web',
      'web/app web/values.yaml:1',
      '  A=b web/values.yaml:1',
    ]);
  });

  test('a chart that is here is rendered; one that is not is named', () => {
    const text = application(
      `source: {repoURL: https://charts.example.org, chart: db, targetRevision: ^1}`,
    );
    const chart = {
      '.envfrom/charts/db/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.2.3\n',
      '.envfrom/charts/db/templates/a.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ .Release.Name }}"}\n',
    };
    const { builds } = reportOf(treeOf({ 'app.yaml': text, ...chart }));
    const build = builds.find(({ kind }) => kind === 'argo-application');
    expect([build?.folder, build?.partial, build?.objects.map(({ name }) => name)]).toEqual([
      '.envfrom/charts/db',
      [],
      ['web'],
    ]);
    const { uncheckedEntries } = reportOf(treeOf({ 'app.yaml': text }));
    expect(uncheckedEntries.map(({ reason, need }) => [messageText(reason), need])).toEqual([
      [
        'its chart is not available',
        { name: 'db', version: '^1', repository: 'https://charts.example.org' },
      ],
    ]);
  });
});

test('post-renderers patch what the chart makes, each field with its origin', () => {
  const text = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  chart: {spec: {chart: app-template, version: 4.1.1, sourceRef: {kind: HelmRepository, name: bjw-s}}}
  postRenderers:
  - kustomize:
      patches:
      - target: {kind: Deployment}
        patch: |
          - {op: add, path: /spec/template/spec/containers/0/env/-, value: {name: C, value: d}}
      images: [{name: nginx, newTag: "2"}]
  values:
    controllers: {web: {containers: {app: {${CONTAINER}, env: {A: b}}}}}
`;
  expect(previewOf(treeOf({ 'a.yaml': text }))).toEqual([
    'Deployment web',
    'web/app a.yaml:14',
    '  A=b a.yaml:14',
    '  C=d a.yaml:11',
  ]);
  const other = text.replace('patches:', 'patchesJson6902:');
  const { builds } = reportOf(treeOf({ 'a.yaml': other }));
  const release = builds.find(({ kind }) => kind === 'helm-release');
  expect(release?.partial.map(messageText).at(-1)).toBe(
    'envfrom does not apply the post-renderer of its release',
  );
});

test.each([
  ['  image: {repository: x, tag: v1}', ['undeclared-secret']],
  ['  image: {repository: x, tag: v1}\n  addons: {vpn: {enabled: true}}', []],
])('app-template of one pod makes no Secret but those of its values: %s', (values, rules) => {
  const files = releaseOf('1.5.1', `${values}\n  envFrom: [{secretRef: {name: web-secret}}]`);
  const { problems } = reportOf(files);
  expect(problems.map(({ rule }) => rule).filter((rule) => rule.startsWith('undeclared'))).toEqual(
    rules,
  );
});
