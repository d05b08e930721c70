import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Settings } from '../../src/model/settings.ts';
import { check } from '../../src/pipeline/check.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import { formatEnvironments } from '../../src/report/environments/format-environments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { schemaCheck } from '../schema-check.ts';
import { tree } from '../tree.ts';

const SETTINGS: Settings = {
  kubernetesVersion: 36,
  strict: false,
  rules: new Map(),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};

const FILES = tree`
  === base/api.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: api
  spec:
    selector:
      matchLabels:
        app: api
    template:
      metadata:
        labels:
          app: api
      spec:
        containers:
          - name: api
            image: registry.example/api:1
            envFrom:
              - configMapRef:
                  name: app
  === base/app.env
  LOG_LEVEL=info
  === base/kustomization.yaml
  resources:
    - api.yaml
  configMapGenerator:
    - name: app
      envs:
        - app.env
  === overlays/dev/kustomization.yaml
  resources:
    - ../../base
  === overlays/prod/debug.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: api
  spec:
    template:
      spec:
        containers:
          - name: api
            env:
              - name: TOKEN
                valueFrom:
                  secretKeyRef:
                    name: tokens
                    key: api
              - name: MODE
                value: careful
              - name: SPEED
                value: slow
  === overlays/prod/kustomization.yaml
  namePrefix: prod-
  resources:
    - ../../base
  patches:
    - path: debug.yaml
`;

const REPORT = check(ENGINES, FILES, catalogue, SETTINGS);
const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' };
const ENVIRONMENT = { ...DEFAULT_ENVIRONMENT_OPTIONS, version: '1.2.3', width: 140 };

describe('the trail of a field that rendering brought to its place', () => {
  test('text', () => {
    expect(formatProblems('text', REPORT, OPTIONS)).toMatchInlineSnapshot(`
      "warning[undeclared-secret]: Secret \`tokens\`, which Deployment \`api\` needs, is not defined or mentioned anywhere in this repository.
        --> overlays/prod/debug.yaml:14:25
         |
      12 |               valueFrom:
      13 |                 secretKeyRef:
      14 |                   name: tokens
         |                         ^^^^^^
      15 |                   key: api
         |
         = help: If it is created elsewhere, declare it (\`envfrom init\` writes the entry). Otherwise add it, or set \`optional: true\` if the container can run without it.
         = patched in by overlays/prod/kustomization.yaml:5

      1 warning in 1 file.
      Checked: 2 entries with 1 workload.
      3 references in 4 files, 1 file skipped.
      "
    `);
  });

  test('markdown and github', () => {
    expect(formatProblems('markdown', REPORT, OPTIONS)).toMatchInlineSnapshot(`
      "## envfrom: 1 warning in 1 file

      ### \`overlays/prod/debug.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 14 | **warning**<br>\`undeclared-secret\` | Secret \`tokens\`, which Deployment \`api\` needs, is not defined or mentioned anywhere in this repository.<br>**help:** If it is created elsewhere, declare it (\`envfrom init\` writes the entry). Otherwise add it, or set \`optional: true\` if the container can run without it.<br>patched in by overlays/prod/kustomization.yaml:5 |

      Checked: 2 entries with 1 workload. 3 references in 4 files, 1 file skipped.
      "
    `);
    expect(formatProblems('github', REPORT, OPTIONS)).toMatchInlineSnapshot(`
      "::warning file=overlays/prod/debug.yaml,line=14,endLine=14,col=25,endColumn=31,title=undeclared-secret::Secret \`tokens\`, which Deployment \`api\` needs, is not defined or mentioned anywhere in this repository.%0AIf it is created elsewhere, declare it (\`envfrom init\` writes the entry). Otherwise add it, or set \`optional: true\` if the container can run without it.%0AIt is patched in by overlays/prod/kustomization.yaml:5.
      "
    `);
  });

  test('json', () => {
    const text = formatProblems('json', REPORT, OPTIONS);
    expect(schemaCheck('report.schema.json')(JSON.parse(text))).toEqual([]);
    expect(JSON.parse(text).problems[0].trail).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "column": 5,
            "endColumn": 21,
            "endLine": 5,
            "line": 5,
            "path": "overlays/prod/kustomization.yaml",
          },
          "in": "overlays/prod",
          "kind": "patch",
        },
      ]
    `);
  });

  test('environments: once for variables with the same trail', () => {
    expect(formatEnvironments('table', REPORT.environments(), ENVIRONMENT)).toMatchInlineSnapshot(`
      "Deployment api, container api  base/api.yaml:15, build overlays/dev
        NAME       VALUE    FROM
        LOG_LEVEL  info     app-hf678c7m2b/LOG_LEVEL (base/app.env:1)

      Deployment prod-api, container api  base/api.yaml:15, build overlays/prod
        NAME       VALUE    FROM
        LOG_LEVEL  info     prod-app-hf678c7m2b/LOG_LEVEL (base/app.env:1)
        TOKEN      Secret tokens is not defined in this repository (overlays/prod/debug.yaml:14)
        MODE       careful  value (overlays/prod/debug.yaml:17)
                            patched in by overlays/prod/kustomization.yaml:5
        SPEED      slow     value (overlays/prod/debug.yaml:19)
      "
    `);
  });

  test('environments as json', () => {
    const text = formatEnvironments('json', REPORT.environments(), ENVIRONMENT);
    expect(schemaCheck('environment.schema.json')(JSON.parse(text))).toEqual([]);
    const [first] = JSON.parse(text).environments[0].variables;
    expect(first.from.trail).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "column": 5,
            "endColumn": 16,
            "endLine": 6,
            "line": 4,
            "path": "base/kustomization.yaml",
          },
          "in": "base",
          "kind": "generator",
        },
      ]
    `);
  });
});
