import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { neededItems } from '../../src/model/elsewhere/needed-items.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { notCheckedWords } from '../../src/report/problems/not-checked-words.ts';
import { notCheckedOf } from '../../src/report/problems/not-checked.ts';
import { helmProgram } from '../real-programs.ts';
import { scratch } from '../scratch.ts';
import { SETTINGS } from '../settings.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

const CHART: Files = {
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
  'charts/web/values.yaml': 'level: info\ntag: "1"\n',
  'charts/web/values-stage.yaml': 'level: stage\n',
  'charts/web/templates/all.yaml': `apiVersion: v1
kind: Pod
metadata: {name: {{ .Release.Name }}, namespace: {{ .Release.Namespace }}}
spec:
  containers:
    - name: web
      image: web:{{ .Values.tag }}
      env:
        - {name: LEVEL, value: {{ .Values.level | quote }}}
        - {name: MORE, value: {{ .Values.more | default "" | quote }}}
`,
  'env/prod.yaml': 'level: prod\n',
  'env/more.yaml': 'more: b\n',
  'charts/web/ci/some.yaml': 'more: c\n',
  'charts/web/tests/some.yaml': 'more: c\n',
};

/** Builds with the variables of their pods, why they are not whole, and what is left to other programs. */
function seenIn(files: Files): readonly string[] {
  const report = check(ENGINES, treeOf({ ...CHART, ...files }), catalogue, SETTINGS);
  expect(report.problems).toEqual([]);
  const environments = report.environments();
  return [
    ...report.builds.flatMap(({ id, objects, partial }) => [
      [id, ...objects.map(({ namespace, name }) => `${namespace ?? ''}/${name ?? ''}`)].join(' '),
      ...environments
        .filter(({ workload }) => workload.build === id)
        .flatMap(({ bindings }) => bindings)
        .map(({ name, value, from }) => {
          const text = value.map((part) => (part.kind === 'text' ? part.text : '…')).join('');
          return `  ${name}=${text} ${from.at === undefined ? '' : placeOf(from.at)}`;
        }),
      ...partial.map((reason) => `  lacks: ${messageText(reason)}`),
    ]),
    ...notCheckedOf(report).map(notCheckedWords),
    ...neededItems(report.builds, report.uncheckedEntries).map(
      ({ name, version, url, at }) => `needs ${name ?? ''} ${version ?? ''} ${url} ${placeOf(at)}`,
    ),
  ];
}

test('a command with a chart, files of values, name and namespace; what a run sets is not known', () => {
  const script = `#!/bin/sh
helm upgrade --install shop ./charts/web \\
  --values env/prod.yaml -f 'env/more.yaml' --namespace=shop --wait --timeout "$TIMEOUT" \\
  --set-string more=x --set tag="$TAG" && echo done
`;
  expect(seenIn({ 'scripts/deploy.sh': script })).toMatchInlineSnapshot(`
    [
      "charts/web with env/prod.yaml, env/more.yaml (release shop/shop) shop/shop",
      "  LEVEL=prod env/prod.yaml:1",
      "  MORE=x scripts/deploy.sh:4",
      "  lacks: \`scripts/deploy.sh:2\` sets values that only its run knows",
      "charts/web with values-stage.yaml default/web",
      "  LEVEL=stage charts/web/values-stage.yaml:1",
      "  MORE= charts/web/templates/all.yaml:10",
    ]
  `);
});

test.each([
  ['Makefile', 'deploy:\n\t@helm install web charts/web -f env/prod.yaml -n shop\n'],
  ['justfile', 'deploy:\n  helm -n shop upgrade -i web charts/web -f env/prod.yaml\n'],
  [
    'Taskfile.yml',
    'tasks: {deploy: {cmds: [x]}}\n# y\nx:\n  - cmd: helm upgrade web charts/web -f env/prod.yaml -n shop\n',
  ],
  [
    '.gitlab-ci.yml',
    'deploy:\n  script:\n    - helm upgrade web charts/web -f env/prod.yaml -n shop\n',
  ],
  [
    '.github/workflows/deploy.yaml',
    'jobs:\n  a:\n    steps:\n      - run: |\n          if true; then helm upgrade web charts/web -f env/prod.yaml -n shop; fi\n',
  ],
  ['charts/web/deploy.sh', 'helm install web . -n shop -f ../../env/prod.yaml\n'],
  ['a/deploy.sh', 'cd charts/web && helm install web . -n shop -f ../../env/prod.yaml | tee log\n'],
])('%s', (path, text) => {
  expect(seenIn({ [path]: text })).toEqual([
    'charts/web with env/prod.yaml (release shop/web) shop/web',
    '  LEVEL=prod env/prod.yaml:1',
    '  MORE= charts/web/templates/all.yaml:10',
    'charts/web with values-stage.yaml default/web',
    '  LEVEL=stage charts/web/values-stage.yaml:1',
    '  MORE= charts/web/templates/all.yaml:10',
  ]);
});

const ALONE = ['charts/web default/web', 'charts/web with values-stage.yaml default/web'];

function buildsIn(files: Files): readonly string[] {
  return seenIn(files).filter((line) => !line.startsWith(' '));
}

test.each([
  ['a name', 'helm install "$NAME" charts/web'],
  ['a chart', 'helm install web "$DIR/web"'],
  ['a file of values', 'helm install web charts/web -f env/$ENV.yaml'],
  ['a file that is not here', 'helm install web charts/web -f out/made.yaml'],
  ['what the cluster has', 'helm upgrade web charts/web --reuse-values'],
  ['a program that changes objects', 'helm upgrade web charts/web --post-renderer ./x'],
  ['more arguments', 'helm upgrade web charts/web "$@"'],
  ['a secret that a plugin decrypts', 'helm secrets upgrade web charts/web -f env/prod.yaml'],
  ['several values of a flag', 'helm upgrade web charts/web --set a=$A,b=1'],
  ['a repository that nobody names', 'helm upgrade web stable/web'],
  ['a template of a task', 'helm upgrade web charts/{{.NAME}}'],
])('%s that only a run knows', (_, command) => {
  expect(buildsIn({ 'deploy.sh': `${command}\n` })).toEqual([
    ...ALONE,
    'what Helm in scripts deploys (1 release)',
  ]);
});

test.each([
  ['a comment', 'deploy.sh', '# helm install web charts/web\n'],
  ['a message', 'deploy.sh', 'echo "helm install web charts/web"\n'],
  ['a dry run', 'deploy.sh', 'helm install web charts/web --dry-run\n'],
  ['another command', 'deploy.sh', 'helm uninstall web && helm lint charts/web\n'],
  ['a document', 'README.md', 'helm install web charts/web\n'],
  ['a test', 'test/run.sh', 'helm install web charts/web\n'],
  ['a test of the chart', 'ci.sh', 'helm install web charts/web -f charts/web/ci/some.yaml\n'],
  ['values of its tests', 'ci.sh', 'helm install web charts/web -f charts/web/tests/some.yaml\n'],
])('%s installs nothing', (_, path, text) => {
  expect(buildsIn({ [path]: text })).toEqual(ALONE);
});

test('a chart from elsewhere is needed', () => {
  const script = `helm repo add bitnami https://charts.example/bitnami
helm install redis bitnami/redis --version 18.0.0 -f env/prod.yaml
helm install db oci://registry.example/charts/db -n db
helm install cache cache --repo https://charts.example/cache
`;
  expect(buildsIn({ 'deploy.sh': script })).toMatchInlineSnapshot(`
    [
      "cache (deploy.sh)",
      "charts/web default/web",
      "charts/web with values-stage.yaml default/web",
      "db (deploy.sh)",
      "redis (deploy.sh)",
      "3 Helm releases: their charts are not available",
      "needs cache  https://charts.example/cache deploy.sh:4",
      "needs db  oci://registry.example/charts/db deploy.sh:3",
      "needs redis 18.0.0 https://charts.example/bitnami deploy.sh:2",
    ]
  `);
});

test('nothing of a script is shown but its commands, without the values that they set', () => {
  const script = `PASSWORD=hunter2 ./x
helm upgrade --install web charts/web -n shop \\
  --set password=hunter2 --set-string='more=hunter2' --set other=ref-nme --password hunter2
echo hunter2
`;
  const reader = `apiVersion: v1
kind: Pod
metadata: {name: reader}
spec: {containers: [{name: a, image: a, envFrom: [{secretRef: {name: {{ .Values.other }}}}]}]}
`;
  const files = {
    ...CHART,
    'deploy.sh': script,
    'charts/web/templates/reader.yaml': reader,
    'secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: ref-name, namespace: shop}\n',
  };
  const report = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const shown = formatProblems('text', report, { ...DEFAULT_FORMAT_OPTIONS, verbose: true });
  expect(shown).toContain('--> deploy.sh:3');
  expect(shown).not.toContain('hunter2');
});

describe('Helmfile', () => {
  test('releases in each environment, with files and values in place', () => {
    const helmfile = `environments:
  prod: {}
  stage: {}
  none: {}
---
repositories:
  - {name: jetstack, url: "https://charts.example/jetstack"}
  - {name: own, url: registry.example/charts, oci: true}
releases:
  - name: web
    namespace: shop-{{ .Environment.Name }}
    chart: ../charts/web
    values:
      - ../env/{{ .Environment.Name }}.yaml
      - {tag: "7", more: here}
  - {name: off, chart: ../charts/web, installed: false}
  - {name: cert-manager, namespace: cert, chart: jetstack/cert-manager, version: 1.14.0}
  - {name: db, chart: own/team/db}
  - {name: decrypted, chart: ../charts/web, secrets: [secret.yaml]}
  - {name: templated, chart: ../charts/web, values: [values.yaml.gotmpl]}
  - {name: patched, chart: ../charts/web, jsonPatches: []}
`;
    const files = { 'deploy/helmfile.yaml': helmfile, 'env/stage.yaml': 'level: stage\n' };
    expect(seenIn(files)).toMatchInlineSnapshot(`
      [
        "cert-manager (deploy/helmfile.yaml)",
        "  lacks: envfrom does not render the Helm chart \`cert-manager\`",
        "charts/web with env/prod.yaml (release shop-prod/web) shop-prod/web",
        "  LEVEL=prod env/prod.yaml:1",
        "  MORE=here deploy/helmfile.yaml:15",
        "charts/web with env/stage.yaml (release shop-stage/web) shop-stage/web",
        "  LEVEL=stage env/stage.yaml:1",
        "  MORE=here deploy/helmfile.yaml:15",
        "charts/web with values-stage.yaml default/web",
        "  LEVEL=stage charts/web/values-stage.yaml:1",
        "  MORE= charts/web/templates/all.yaml:10",
        "db (deploy/helmfile.yaml)",
        "  lacks: envfrom does not render the Helm chart \`db\`",
        "2 Helm releases: their charts are not available",
        "what Helmfile deploys (3 releases)",
        "needs cert-manager 1.14.0 https://charts.example/jetstack deploy/helmfile.yaml:17",
        "needs db  oci://registry.example/charts/team/db deploy/helmfile.yaml:18",
      ]
    `);
  });

  test('a file that is no YAML before its templates are filled in is left to the program', () => {
    const helmfile =
      'releases:\n{{ range .Values.x }}\n  - name: {{ . }}\n    chart: ../charts/web\n{{ end }}\n';
    expect(buildsIn({ 'deploy/helmfile.yaml': helmfile })).toEqual([
      ...ALONE,
      'what Helmfile deploys (1 release)',
    ]);
  });

  test('without releases that only a run knows nothing is left to the program', () => {
    const helmfile =
      'releases: [{name: web, namespace: shop, chart: charts/web, values: [env/prod.yaml]}]\n';
    expect(buildsIn({ 'helmfile.yaml': helmfile })).toEqual([
      'charts/web with env/prod.yaml (release shop/web) shop/web',
      'charts/web with values-stage.yaml default/web',
    ]);
  });
});

if (IS_SLOW) {
  describe.each([3, 4] as const)('as helm %i renders', (major) => {
    const helm = helmProgram(major) ?? '';
    test.skipIf(helm === '')('a command', () => {
      const args = [
        'charts/web',
        '-n',
        'shop',
        '-f',
        'env/prod.yaml',
        '-f',
        'env/more.yaml',
        '--set',
        'tag=9,more=c',
      ];
      const folder = scratch(CHART);
      const { stdout } = spawnSync(helm, ['template', 'web', ...args], {
        cwd: join(folder),
        encoding: 'utf8',
      });
      const script = `helm upgrade --install web ${args.join(' ')}\n`;
      const report = check(ENGINES, treeOf({ ...CHART, 'deploy.sh': script }), catalogue, SETTINGS);
      const build = report.builds.find(({ id }) => id.includes('(release shop/web)'));
      const [manifest] = build?.objects ?? [];
      expect(
        `---\n# Source: web/templates/all.yaml\n${manifest?.node.file.text.trimEnd() ?? ''}\n`,
      ).toBe(stdout);
    });
  });
}
