import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const FILES = {
  'base/kustomization.yaml': `resources: [api.yaml, cm.yaml, secret.yaml]
`,
  'base/cm.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: app}
data: {LOG_LEVEL: info, PORT: "80"}
`,
  'base/secret.yaml': `apiVersion: v1
kind: Secret
metadata: {name: db}
stringData: {password: hunter2-very-secret}
`,
  'base/api.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers:
      - name: api
        image: a
        args: [--log=$(LOG_LEVEL)]
        envFrom:
        - configMapRef: {name: app}
        env:
        - name: DB_PASSWORD
          valueFrom: {secretKeyRef: {name: db, key: password}}
`,
  'prod/kustomization.yaml': `resources: [../base]
namePrefix: p-
patches:
- path: level.yaml
`,
  'prod/level.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers:
      - name: api
        env:
        - name: LOG_LEVEL
          value: warn
`,
  'dev/kustomization.yaml': `resources: [../base]
`,
};

async function why(words: string): Promise<string> {
  const { stdout, stderr } = await envfrom(scratch(FILES), `why ${words}`);
  return stdout + stderr;
}

describe('envfrom why', () => {
  test('a variable: who sets it, what it hides, where it is read, per build', async () => {
    expect(await why('LOG_LEVEL')).toMatchInlineSnapshot(`
      "dev
        LOG_LEVEL = info
          in Deployment api, container api
          read in args[0]
          from app/LOG_LEVEL (base/cm.yaml:4)
        ConfigMap app, key LOG_LEVEL
          written in base/cm.yaml:3

      prod
        LOG_LEVEL = warn
          in Deployment p-api, container api
          read in args[0]
          from value (prod/level.yaml:11), patched in by prod/kustomization.yaml:4
          hides p-app/LOG_LEVEL (base/cm.yaml:4)
        ConfigMap p-app, key LOG_LEVEL
          written in base/cm.yaml:3
      "
    `);
  });

  test('one build', async () => {
    expect(await why('variable/LOG_LEVEL -b prod')).toMatchInlineSnapshot(`
      "prod
        LOG_LEVEL = warn
          in Deployment p-api, container api
          read in args[0]
          from value (prod/level.yaml:11), patched in by prod/kustomization.yaml:4
          hides p-app/LOG_LEVEL (base/cm.yaml:4)
      "
    `);
  });

  test('a source, by its name as written; values of Secrets are not shown', async () => {
    expect(await why('secret/db -b prod')).toMatchInlineSnapshot(`
      "prod
        Secret p-db, key password
          written in base/secret.yaml:3
        Deployment p-api, container api uses Secret p-db:password  present
          spec.template.spec.containers[0].env[1].valueFrom.secretKeyRef (base/api.yaml:17)
      "
    `);
  });

  test('a key, and the variables made of it', async () => {
    expect(await why('db:password -b dev')).toMatchInlineSnapshot(`
      "dev
        DB_PASSWORD = <secret db/password>
          in Deployment api, container api
          from Secret db/password (base/secret.yaml:4)
        Secret db, key password
          written in base/secret.yaml:3
      "
    `);
  });

  test('a name that nothing bears', async () => {
    expect(await why('LOG_LEVLE')).toMatchInlineSnapshot(`
      "envfrom: Nothing in this repository sets, defines or uses \`LOG_LEVLE\`.
        Did you mean \`LOG_LEVEL\`?
      "
    `);
    expect(await why('nothing/x')).toMatchInlineSnapshot(`
      "envfrom: \`nothing/x\` is not the name of a variable, a ConfigMap or Secret, or a key.
        Write \`LOG_LEVEL\`, \`secret/db\`, \`cm/app\`, or \`cm/app:LOG_LEVEL\` for a key; paths come after it. The path of a file asks whether it is deployed.
      "
    `);
    expect(await why('')).toMatchInlineSnapshot(`
      "envfrom: Name a variable, a ConfigMap or Secret, or a key.
        Write \`LOG_LEVEL\`, \`secret/db\`, \`cm/app\`, or \`cm/app:LOG_LEVEL\` for a key; paths come after it. The path of a file asks whether it is deployed.
      "
    `);
  });

  test('for programs: every container and reference, no Secret', async () => {
    const text = await why('db:password --format json');
    expect(text).not.toContain('hunter2');
    const { builds }: { builds: readonly { build: string; containers: readonly unknown[] }[] } =
      JSON.parse(text);
    expect(builds.map(({ build, containers }) => [build, containers.length])).toEqual([
      ['dev', 1],
      ['prod', 1],
    ]);
    expect(builds[0]).toMatchInlineSnapshot(`
      {
        "build": "dev",
        "containers": [
          {
            "column": 9,
            "container": {
              "field": "spec.template.spec.containers[0]",
              "kind": "regular",
              "name": "api",
            },
            "endColumn": 63,
            "endLine": 17,
            "failures": [],
            "line": 10,
            "path": "base/api.yaml",
            "skipped": [],
            "variables": [
              {
                "exact": false,
                "from": {
                  "column": 14,
                  "endColumn": 22,
                  "endLine": 4,
                  "key": "password",
                  "kind": "key",
                  "line": 4,
                  "path": "base/secret.yaml",
                  "source": {
                    "kind": "Secret",
                    "name": "db",
                  },
                },
                "hides": [],
                "mayBeHiddenBy": [],
                "name": "DB_PASSWORD",
                "parts": [
                  {
                    "kind": "secret",
                    "label": "secret db/password",
                  },
                ],
                "readIn": [],
                "secret": true,
                "unresolved": [],
                "value": "<secret db/password>",
              },
            ],
            "workload": {
              "apiVersion": "apps/v1",
              "kind": "Deployment",
              "name": "api",
            },
          },
        ],
        "mayAlsoSet": [],
        "references": [
          {
            "build": "dev",
            "column": 44,
            "container": "api",
            "endColumn": 46,
            "endLine": 17,
            "field": "spec.template.spec.containers[0].env[0].valueFrom.secretKeyRef",
            "key": "password",
            "kind": "Secret",
            "line": 17,
            "name": "db",
            "object": {
              "apiVersion": "apps/v1",
              "kind": "Deployment",
              "name": "api",
            },
            "optional": false,
            "path": "base/api.yaml",
            "sources": [
              {
                "build": "dev",
                "column": 18,
                "endColumn": 20,
                "endLine": 3,
                "kind": "Secret",
                "line": 3,
                "name": "db",
                "path": "base/secret.yaml",
                "producer": "manifest",
              },
            ],
            "subject": "DB_PASSWORD",
            "use": "env",
            "verdict": "present",
          },
        ],
        "sources": [
          {
            "build": "dev",
            "column": 18,
            "endColumn": 20,
            "endLine": 3,
            "keys": [
              "password",
            ],
            "kind": "Secret",
            "line": 3,
            "name": "db",
            "path": "base/secret.yaml",
            "producer": "manifest",
          },
        ],
      }
    `);
  });

  test('a source whose keys nobody can name may set it', async () => {
    const root = scratch({
      'pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
  - name: app
    image: a
    envFrom: [{secretRef: {name: vault}}]
  - name: side
    image: a
    env: [{name: TOKEN, value: x}]
---
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: vault}
spec: {dataFrom: [{extract: {key: a}}]}
`,
    });
    expect((await envfrom(root, 'why TOKEN')).stdout).toMatchInlineSnapshot(`
      ".
        TOKEN = x
          in Pod web, container side
          from value (pod.yaml:11)
        TOKEN may be a key of Secret vault, whose keys are not known
          in Pod web, container app
      "
    `);
  });
});

test('a build is named by the end of its folder or by its cluster', async () => {
  const moved = Object.entries(FILES).map(([path, text]) => [`deploy/overlays/${path}`, text]);
  const root = scratch({
    ...Object.fromEntries(moved),
    '.envfrom.yaml': 'clusters: [{name: live, folders: [deploy/overlays/prod]}]\n',
  });
  const builds = async (name: string): Promise<readonly string[]> => {
    const { stdout, stderr } = await envfrom(root, `why LOG_LEVEL --build ${name}`);
    return (stdout + stderr).split('\n').filter((line) => /^[\w]/.test(line));
  };
  const prod = await builds('prod');
  expect(prod).toEqual([expect.stringContaining('deploy/overlays/prod')]);
  expect(await builds('overlays/prod')).toEqual(prod);
  expect(await builds('live')).toEqual(prod);
  expect(await builds('rod')).toEqual([expect.stringContaining('There is no build `rod`.')]);
});

const application = (path: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec: {source: {repoURL: 'https://git.example/acme/infra', path: ${path}}, destination: {namespace: shop}}
`;

test('a file or folder: whether it is deployed, with the evidence of each build that reads it', async () => {
  const root = scratch({
    ...FILES,
    'argocd/kustomization.yaml': 'resources: [shop.yaml]\n# - old.yaml\n',
    'argocd/shop.yaml': application('prod'),
    'argocd/old.yaml': application('dev'),
    'README.md': 'nothing\n',
    '.envfrom.yaml': 'repositoryUrls: [https://git.example/acme/infra]\n',
  });
  const ask = async (words: string): Promise<string> => {
    const { stdout, stderr } = await envfrom(root, `why ${words}`);
    return stdout + stderr;
  };
  expect(await ask('base/api.yaml')).toMatchInlineSnapshot(`
    "base/api.yaml: deployed
        in build dev: not deployed
          Nothing in this repository deploys Application argocd/shop: a list names it in a comment only.
        in build prod: deployed
          Application argocd/shop deploys \`prod\`.
    envfrom: Using \`.envfrom.yaml\`: 1 repository URL (https://git.example/acme/infra).
    "
  `);
  expect(await ask('argocd/old.yaml')).toMatchInlineSnapshot(`
    "argocd/old.yaml: not deployed
        No build reads \`argocd/old.yaml\`.
        Nothing in this repository deploys \`argocd/old.yaml\`: a list names it in a comment only.
    envfrom: Using \`.envfrom.yaml\`: 1 repository URL (https://git.example/acme/infra).
    "
  `);
  expect(await ask('prod')).toMatchInlineSnapshot(`
    "prod: deployed
        in build prod
          Application argocd/shop deploys \`prod\`.
    envfrom: Using \`.envfrom.yaml\`: 1 repository URL (https://git.example/acme/infra).
    "
  `);
  expect(await ask('dev -f json')).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "tool": {
        "name": "envfrom",
        "version": "0.1.0"
      },
      "asked": "dev",
      "answer": "not-deployed",
      "because": [],
      "builds": [
        {
          "build": "dev",
          "cluster": ".",
          "answer": "not-deployed",
          "evidence": "undeployed-deployer",
          "because": "Nothing in this repository deploys Application argocd/shop: a list names it in a comment only."
        }
      ]
    }
    envfrom: Using \`.envfrom.yaml\`: 1 repository URL (https://git.example/acme/infra).
    "
  `);
  expect(await ask('./README.md')).toMatchInlineSnapshot(`
    "envfrom: Using \`.envfrom.yaml\`: 1 repository URL (https://git.example/acme/infra).
    envfrom: Nothing at \`./README.md\` was read.
      Name a manifest or a folder of manifests.
    "
  `);
  expect(await ask('base/no.yaml')).toMatchInlineSnapshot(`
    "envfrom: \`base/no.yaml\` is not the name of a variable, a ConfigMap or Secret, or a key.
      Write \`LOG_LEVEL\`, \`secret/db\`, \`cm/app\`, or \`cm/app:LOG_LEVEL\` for a key; paths come after it. The path of a file asks whether it is deployed.
    "
  `);
});
