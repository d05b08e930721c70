import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

// What makes a source although no manifest does: then nothing is said about it.

function deployment(volume: string, more = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: app${more}}
spec:
  selector: {matchLabels: {app: app}}
  template:
    metadata: {labels: {app: app}}
    spec:
      containers: [{name: c, image: i, volumeMounts: [{name: v, mountPath: /v}]}]
      volumes: [{name: v, ${volume}}]
`;
}

const SECRET = deployment('secret: {secretName: app-token}');
const CONFIG = deployment('configMap: {name: app-config}');
const MISSING = (kind: string): readonly string[] => [`app.yaml:10 warning undeclared-${kind}`];

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['nothing makes the Secret', { 'app.yaml': SECRET }, MISSING('secret')],
  ['nothing makes the ConfigMap', { 'app.yaml': CONFIG }, MISSING('config-map')],
  [
    'a secret manager that has to start with it',
    { 'app.yaml': SECRET.replace('metadata: {name: app', 'metadata: {name: onepassword-connect') },
    [],
  ],
  [
    'an app with the name of a vault',
    { 'app.yaml': SECRET.replace('metadata: {name: app', 'metadata: {name: vault-backup') },
    MISSING('secret'),
  ],
  [
    'a custom resource of that name, whose kind is about Secrets',
    {
      'app.yaml': `${SECRET}---\n{apiVersion: acme.example/v1, kind: ServiceToken, metadata: {name: app-token}}\n`,
    },
    [],
  ],
  [
    'a custom resource of that name, about something else',
    {
      'app.yaml': `${SECRET}---\n{apiVersion: acme.example/v1, kind: Route, metadata: {name: app-token}}\n`,
    },
    MISSING('secret'),
  ],
  [
    'a custom resource in another namespace',
    {
      'app.yaml': `${deployment('secret: {secretName: app-token}', ', namespace: a')}---\n{apiVersion: acme.example/v1, kind: ServiceToken, metadata: {name: app-token, namespace: b}}\n`,
    },
    MISSING('secret'),
  ],
  ...(
    [
      ['app', []],
      ['web', MISSING('config-map')],
    ] as const
  ).map(
    ([name, expected]) =>
      [
        `a Kustomization \`${name}\` of Flux that deploys another repository`,
        {
          'app.yaml': CONFIG,
          'flux.yaml': `{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${name}, namespace: flux-system}, spec: {path: config, sourceRef: {kind: GitRepository, name: org}}}\n---\n{apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: org, namespace: flux-system}, spec: {url: 'https://git.example.org/org'}}\n`,
        },
        expected,
      ] as const,
  ),
  [
    'an encrypted file with the name of the ConfigMap',
    { 'app.yaml': CONFIG, 'app-config.yaml': '\0GITCRYPT\0abc' },
    [],
  ],
  [
    'an encrypted file with another name says nothing about a ConfigMap',
    { 'app.yaml': CONFIG, 'other.yaml': '\0GITCRYPT\0abc' },
    MISSING('config-map'),
  ],
  ...(
    [
      ['beside it', 'README.md', 'my-web-token', []],
      ['in another folder', 'docs/README.md', 'my-web-token', MISSING('secret')],
      ['beside it, with a typo', 'README.md', 'my-app-tokne', MISSING('secret')],
      ['beside it, with another end', 'README.md', 'my-app-key-a', MISSING('secret')],
    ] as const
  ).map(
    ([where, path, other, expected]) =>
      [
        `a document ${where}, that creates the Secret of another variant`,
        {
          'app.yaml': deployment('secret: {secretName: my-app-token}'),
          'b.yaml': deployment(`secret: {secretName: ${other}}`).replace(
            'metadata: {name: app',
            'metadata: {name: b',
          ),
          [path]: `kubectl create secret generic ${other} --from-literal=a=b`,
        },
        expected,
      ] as const,
  ),
  [
    'a pod template of the whole cluster, which people use in their own namespaces',
    {
      'app.yaml':
        '{apiVersion: serving.example/v1, kind: ClusterRuntime, metadata: {name: a}, spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: app-token}}]}]}}\n',
    },
    ['app.yaml:1 info undeclared-secret'],
  ],
  [
    'a file in which SOPS encrypted all values',
    {
      'app.yaml': SECRET,
      'app-token.enc.yaml':
        'apiVersion: ENC[AES256_GCM,data:a,type:str]\nkind: ENC[AES256_GCM,data:b,type:str]\nmetadata: {name: "ENC[c]"}\nsops: {mac: "ENC[d]"}\n',
    },
    [],
  ],
  [
    'a comment in a script about what somebody creates',
    {
      'app.yaml': SECRET,
      'hack/deploy.sh': '# It needs an app-token Secret that has to be created manually.\n',
    },
    [],
  ],
  [
    'a comment in a script about who reads it',
    { 'app.yaml': SECRET, 'hack/deploy.sh': '# Restart all that read the Secret app-token.\n' },
    MISSING('secret'),
  ],
  [
    'a script that creates Secrets by the names in a list',
    {
      'app.yaml': SECRET,
      'secrets.sh':
        'for item in "web:web-token" "app:app-token"; do\n  IFS=: read -r app name <<< "$item"\n  kubectl create secret generic ${name} --from-literal=a=b\ndone\n',
    },
    [],
  ],
  [
    'a script that lists the name, and creates a Secret of another',
    {
      'app.yaml': SECRET,
      'secrets.sh':
        'for name in app-token; do echo $name; done\nkubectl create secret generic web\n',
    },
    MISSING('secret'),
  ],
  ...(
    [
      [
        'Makefile',
        'x:\n\tfor s in web-token app-token; do $(KUBECTL) get secret $$s -n web; done\n',
        [],
      ],
      ['check.sh', 'kubectl -n web describe secret/app-token || exit 1\n', []],
      ['check.sh', 'kubectl get secret app-tokens\n', MISSING('secret')],
      ['check.sh', 'kubectl get configmap app-token\n', MISSING('secret')],
      ['check.sh', 'vault kv get secret/app-token\n', MISSING('secret')],
      ['check.sh', `kubectl ${'get secret $'.repeat(50_000)}\n`, MISSING('secret')],
    ] as const
  ).map(
    ([path, text, expected]) =>
      [
        `a script that looks at it: ${text.slice(0, 60)}`,
        { 'app.yaml': SECRET, [path]: text },
        expected,
      ] as const,
  ),
  [
    'an argument of a Terraform module',
    { 'app.yaml': SECRET, 'infra/main.tf': 'module "m" {\n  k8s_secret_name = "app-token"\n}\n' },
    [],
  ],
  [
    'a loop in a Makefile',
    {
      'app.yaml': SECRET,
      Makefile:
        'secrets:\n\tfor s in app-token other; do \\\n\t  kubectl create secret generic $$s --from-file=$$s; \\\n\tdone\n',
    },
    [],
  ],
  [
    'the config-updater of Prow',
    {
      'app.yaml': CONFIG,
      'prow/plugins.yaml':
        'config_updater:\n  maps:\n    config/*.yaml:\n      name: app-config\nplugins: {}\n',
    },
    [],
  ],
  [
    'another section of the same file',
    {
      'app.yaml': CONFIG,
      'prow/plugins.yaml':
        'config_updater:\n  maps:\n    config/*.yaml:\n      name: other\nplugins:\n  - name: app-config-x\n',
    },
    MISSING('config-map'),
  ],
  [
    'a manifest that only a plugin builds; it exists elsewhere as well',
    {
      'app.yaml': deployment('configMap: {name: app-config}', ', namespace: shop'),
      'argo.yaml':
        '{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: x}, spec: {destination: {name: in-cluster}, source: {repoURL: https://git.example.org/a/b, path: x/overlay, plugin: {name: p}}}}\n',
      'x/overlay/kustomization.yaml': 'resources: [../base]\nnamespace: shop\n',
      'x/base/kustomization.yaml': 'resources: [c.yaml]\n',
      'x/base/c.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: app-config}}\n',
      'mail/c.yaml':
        '{apiVersion: v1, kind: ConfigMap, metadata: {name: app-config, namespace: mail}}\n',
    },
    [],
  ],
  [
    'a chart that nothing here installs has a Secret of the name, without a namespace and without the key',
    {
      'app.yaml':
        '{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: game}, spec: {containers: [{name: c, image: a:1, env: [{name: A, valueFrom: {secretKeyRef: {name: common, key: DB_PASSWORD}}}]}]}}\n',
      'preview/Chart.yaml': 'apiVersion: v2\nname: preview\nversion: 1.0.0\n',
      'preview/templates/s.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: {name: common}\ndata: {BOT_TOKEN: ""}\n',
    },
    [],
  ],
  ...(
    [
      ['applies the file that no kustomization lists', '-f config.yaml', []],
      [
        'applies the folder by its kustomization',
        '-k .',
        ['app/app.yaml:10 warning undeclared-config-map'],
      ],
    ] as const
  ).map(
    ([does, what, expected]) =>
      [
        `a script ${does}`,
        {
          'app/app.yaml': CONFIG,
          'app/kustomization.yaml': 'resources: [app.yaml]\n',
          'app/config.yaml':
            '{apiVersion: v1, kind: ConfigMap, metadata: {name: app-config}, data: {a: b}}\n',
          'app/deploy.sh': `cd app && kubectl apply ${what}\n`,
        },
        expected,
      ] as const,
  ),
  [
    'envsubst fills in what is no base64',
    {
      'app.yaml':
        '{apiVersion: v1, kind: Secret, metadata: {name: s}, data: {a: $token64, b: "$token64!"}}\n',
    },
    ['app.yaml:1 error invalid-base64'],
  ],
  [
    'a workload that may create Secrets, by the old name of its account',
    {
      'app.yaml': `${SECRET}---
{apiVersion: apps/v1, kind: Deployment, metadata: {name: app-maker}, spec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {serviceAccount: maker, containers: [{name: c, image: i, args: [--name=app-token]}]}}}}
---
{apiVersion: rbac.authorization.k8s.io/v1, kind: Role, metadata: {name: r}, rules: [{apiGroups: [""], resources: [secrets], verbs: [create]}]}
---
{apiVersion: rbac.authorization.k8s.io/v1, kind: RoleBinding, metadata: {name: r}, roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: r}, subjects: [{kind: ServiceAccount, name: maker}]}
`,
    },
    [],
  ],
])('%s', (_name, files, expected) => {
  expect(problemsOf(treeOf(files))).toEqual(expected);
});
