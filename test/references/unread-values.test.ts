import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const HERE = 'https://github.com/acme/gitops';
const CONFIG = { '.envfrom.yaml': `repositoryUrls: [${HERE}]\n` };

const SECRET = {
  'shared/secret.yaml': `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: admin-credentials, namespace: monitoring}
spec: {target: {name: admin-credentials}, data: [{secretKey: user, remoteRef: {key: a}}]}
`,
  'apps/shared.yaml': application('shared', 'source: {repoURL: HERE, path: shared}'),
};

function application(name: string, sources: string, more = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: monitoring${more}}
  ${sources.replaceAll('HERE', HERE)}
`;
}

/** An Application of a chart that is not here, with values files of this repository. */
const ofChart = (files: string, helm = '', more = ''): string =>
  application(
    'grafana',
    `sources:
  - {repoURL: HERE, ref: here}
  - repoURL: https://charts.example.com
    chart: grafana
    targetRevision: 8.0.0
    helm:
      valueFiles: [${files}]${helm}`,
    more,
  );

/** \`verdict name place\`, one for each reference. */
async function referencesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { stdout } = await envfrom(scratch({ ...CONFIG, ...files }), 'references -f json');
  const { references }: { readonly references: readonly Row[] } = JSON.parse(stdout);
  return references
    .filter(({ use }) => use === 'custom-resource')
    .map(
      ({ verdict, namespace, name, field, path, line }) =>
        `${verdict} ${namespace}/${name} ${path}:${line} ${field}`,
    );
}

interface Row {
  readonly use: string;
  readonly verdict: string;
  readonly namespace: string;
  readonly name: string;
  readonly field: string;
  readonly path: string;
  readonly line: number;
}

const FIELD = 'spec.source.helm.valuesObject.admin.existingSecret';

describe('the values of a chart that is not here name Secrets', () => {
  const values = 'admin:\n  existingSecret: admin-credentials\n';

  test('in a values file, in the namespace of the destination', async () => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': ofChart('$here/values/grafana.yaml'),
      'values/grafana.yaml': values,
    });
    expect(found).toEqual([`produced monitoring/admin-credentials values/grafana.yaml:2 ${FIELD}`]);
  });

  test.each([
    ['a later file', '$here/values/a.yaml, $here/values/b.yaml', '', 'values/b.yaml:2'],
    [
      'a text in the Application',
      '$here/values/a.yaml',
      "\n      values: '{admin: {existingSecret: admin-credentials}}'",
      'apps/grafana.yaml:13',
    ],
    [
      'a parameter',
      '$here/values/a.yaml',
      '\n      parameters: [{name: admin.existingSecret, value: admin-credentials}]',
      'apps/grafana.yaml:13',
    ],
  ])('%s replaces what an earlier one names', async (_, valueFiles, helm, place) => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': ofChart(valueFiles, helm),
      'values/a.yaml': 'admin:\n  existingSecret: other\n',
      'values/b.yaml': values,
    });
    expect(found).toEqual([`produced monitoring/admin-credentials ${place} ${FIELD}`]);
  });

  test.each([
    ['annotations: {cert-manager.io/cluster-issuer: letsencrypt}, ', []],
    ['annotations: {app: web}, ', ['web-tls']],
    ['', ['web-tls']],
  ])('the certificate of an Ingress with %s', async (more, missing) => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': ofChart('$here/values/grafana.yaml'),
      'values/grafana.yaml': `ingress: {${more}tls: true, existingSecret: web-tls}\n`,
    });
    expect(found).toEqual(
      missing.map(
        (name) =>
          `undeclared monitoring/${name} values/grafana.yaml:1 spec.source.helm.valuesObject.ingress.existingSecret`,
      ),
    );
  });

  test.each([
    ['data: {a: b}', 'unknown'],
    ['stringData: {a: b}', 'unknown'],
    ['path: a', 'undeclared'],
  ])('a list beside it has an item of that name with %s', async (more, verdict) => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': ofChart('$here/values/grafana.yaml'),
      'values/grafana.yaml': `files: [{name: rules, ${more}}]\nvolumes: [{configMap: {name: rules}}]\n`,
    });
    expect(found.map((each) => each.split(' ')[0])).toEqual([verdict]);
  });

  test('not where a values file that is not here may replace them', async () => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': ofChart('$here/values/a.yaml, https://example.com/values.yaml'),
      'values/a.yaml': values,
    });
    expect(found).toEqual([]);
  });

  test('in the values of a dependency that is not here, by its alias', async () => {
    const found = await referencesOf({
      ...SECRET,
      'apps/grafana.yaml': application(
        'grafana',
        'source: {repoURL: HERE, path: charts/grafana, helm: {valueFiles: [prod.yaml]}}',
      ),
      'charts/grafana/Chart.yaml': `apiVersion: v2
name: wrapper
version: 1.0.0
dependencies:
- {name: grafana, alias: board, version: 8.0.0, repository: https://charts.example.com}
- {name: extra, version: 8.0.0, repository: https://charts.example.com, condition: extra.enabled}
`,
      'charts/grafana/values.yaml':
        'extra: {enabled: false, existingSecret: nobody}\nboard: {admin: {existingSecret: default}}\n',
      'charts/grafana/prod.yaml': 'board:\n  admin:\n    existingSecret: admin-credentials\n',
    });
    expect(found).toEqual([
      `produced monitoring/admin-credentials charts/grafana/prod.yaml:3 spec.source.helm.valuesObject.board.admin.existingSecret`,
    ]);
  });

  test('of a HelmRelease, in a ConfigMap that it reads', async () => {
    const found = await referencesOf({
      'kustomization.yaml': `namespace: shop
resources: [release.yaml]
configMapGenerator:
- {name: shop-values, files: [values.yaml=shop.yaml], options: {disableNameSuffixHash: true}}
`,
      'shop.yaml': 'admin:\n  existingSecret: shop-admin\n',
      'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop}
spec:
  chart: {spec: {chart: shop, sourceRef: {kind: HelmRepository, name: shop}}}
  valuesFrom: [{kind: ConfigMap, name: shop-values}]
  values: {auth: {existingSecret: shop-auth}}
`,
    });
    expect(found).toEqual([
      'present shop/shop-values release.yaml:6 spec.valuesFrom[0]',
      'undeclared shop/shop-admin shop.yaml:2 spec.values.admin.existingSecret',
      'undeclared shop/shop-auth release.yaml:7 spec.values.auth.existingSecret',
    ]);
  });
});

describe('a name in a values file with two letters swapped', () => {
  const values = `adminPassword: canary-of-a-person
admin:
  existingSecret: admin-credentails
`;
  const check = async (application: string): Promise<string> => {
    const files = { 'apps/grafana.yaml': application, 'values/grafana.yml': values };
    const { stdout } = await envfrom(scratch({ ...CONFIG, ...SECRET, ...files }), 'check');
    return stdout;
  };

  test('is reported where it is written, and the frame shows no password', async () => {
    const said = await check(ofChart('$here/values/grafana.yml'));
    expect(said).toContain(
      'Secret `admin-credentails` does not exist in namespace `monitoring`. The values of Application `argocd/grafana` name it, and what its chart installs will not find it.',
    );
    expect(said).toContain(' --> values/grafana.yml:3:19');
    expect(said).not.toContain('canary');
  });

  test('is not where the chart goes to another cluster', async () => {
    const said = await check(
      ofChart('$here/values/grafana.yml').replace('kubernetes.default.svc', 'prod.example.com'),
    );
    expect(said).not.toContain('error');
  });
});

test('whole objects in a values file are objects of the namespace of the destination', async () => {
  const root = scratch({
    ...CONFIG,
    'apps/grafana.yaml': ofChart('$here/values/grafana.yaml'),
    'values/grafana.yaml': `envFromSecret: board-env
extraObjects:
- apiVersion: external-secrets.io/v1
  kind: ExternalSecret
  metadata: {name: board-env}
  spec: {target: {name: board-env}, data: [{secretKey: a, remoteRef: {key: a}}]}
- apiVersion: v1
  kind: Secret
  metadata: {name: board-key}
  stringData: {key: canary-of-a-secret}
`,
  });
  const { stdout } = await envfrom(root, 'sources -f json');
  const { sources }: { readonly sources: readonly Row[] } = JSON.parse(stdout);
  expect(sources.map(({ namespace, name, line }) => `${namespace}/${name} ${line}`)).toEqual([
    'monitoring/board-env 6',
    'monitoring/board-key 9',
  ]);
  expect(stdout).not.toContain('canary');
});

test('a place in a values file in which Flux turned `$$` into `$` is the place in the file', async () => {
  const found = await referencesOf({
    'clusters/prod/shop.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: shop, namespace: flux-system}
spec:
  path: ./shop
  targetNamespace: shop
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: {A: b}}
`,
    'shop/kustomization.yaml': `resources: [release.yaml]
configMapGenerator:
- {name: shop-values, files: [values.yaml], options: {disableNameSuffixHash: true}}
`,
    'shop/values.yaml': `# What this sets, in a comment that is longer than the lines below it
command: "$\${env:USER}"
admin:
  existingSecret: shop-admin
`,
    'shop/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop}
spec:
  chart: {spec: {chart: shop, sourceRef: {kind: HelmRepository, name: shop}}}
  valuesFrom: [{kind: ConfigMap, name: shop-values}]
`,
  });
  expect(found).toContain(
    'undeclared shop/shop-admin shop/values.yaml:4 spec.values.admin.existingSecret',
  );
});

const INFLATED = `namespace: monitoring
helmCharts:
- name: grafana
  repo: https://charts.example.com
  version: 8.0.0
  releaseName: grafana
  valuesFile: values.yaml
  valuesInline: {admin: {existingSecret: admin-credentials}}
secretGenerator:
- {name: admin-credentials, literals: [user=root]}
`;

test('the values of a chart that kustomize inflates and that is not here', async () => {
  const found = await referencesOf({
    'kustomization.yaml': INFLATED,
    'values.yaml':
      'admin:\n  existingSecret: other\nenv:\n- {valueFrom: {secretKeyRef: {name: admin-credentials, key: usr}}}\n',
  });
  expect(found).toEqual([
    'present monitoring/admin-credentials-892ftm6m96 kustomization.yaml:8 values.admin.existingSecret',
    'broken monitoring/admin-credentials-892ftm6m96 values.yaml:4 values.env[0].valueFrom.secretKeyRef',
  ]);
});

test('a chart in a base, with the namespace and the names of the overlay', async () => {
  const found = await referencesOf({
    'base/kustomization.yaml': INFLATED,
    'base/values.yaml': '{}\n',
    'prod/kustomization.yaml': 'namespace: prod\nnamePrefix: p-\nresources: [../base]\n',
  });
  expect(found.map((each) => each.replace(/^(\S+ \S+)-\S+/, '$1-HASH'))).toEqual([
    'present prod/p-admin-credentials-HASH base/kustomization.yaml:8 values.admin.existingSecret',
  ]);
});

test('the values of a chart that Helmfile installs and that is not here', async () => {
  const found = await referencesOf({
    'helmfile.yaml': `repositories: [{name: example, url: https://charts.example.com}]
releases:
- {name: grafana, namespace: monitoring, chart: example/grafana, values: [values.yaml]}
`,
    'values.yaml': 'admin:\n  existingSecret: admin-credentials\n',
    'secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: admin-credentials, namespace: monitoring}\nstringData: {user: root}\n',
  });
  expect(found).toEqual([
    'elsewhere monitoring/admin-credentials values.yaml:2 values.admin.existingSecret',
  ]);
});
