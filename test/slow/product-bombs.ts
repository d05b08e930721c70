import { CM, times, lines, chartAt, type Bomb } from './bombs.ts';

/** A field path of thousands of segments. */
const DEEP_PATH = times(5000, () => 'a');

function objects(count: number, text: (index: number) => string): string {
  return lines(count, (index) => `${text(index)}---\n`);
}

function pod(name: string, labels: string, container: string): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, labels: ${labels}}\nspec:\n  containers:\n  - {name: c, image: x${container}}\n`;
}

/** Products of the sizes of two or three lists. */
export const PRODUCT_BOMBS: Readonly<Record<string, Bomb>> = {
  'generators of one long env file': () => ({
    'kustomization.yaml': `configMapGenerator:\n${lines(2500, (index) => `- {name: g${index}, envs: [e.env]}\n`)}`,
    'e.env': lines(15_000, (index) => `K${index}=v\n`),
  }),
  'an env file of ten megabytes': () => ({
    'kustomization.yaml': 'configMapGenerator: [{name: g, envs: [e.env]}]\n',
    'e.env': lines(1_100_000, (index) => `${index.toString(36)}=\n`),
  }),
  'thousands of images, each of one container': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nimages:\n${lines(2000, (index) => `- {name: registry/x${index}y, newTag: "1"}\n`)}`,
    'a.yaml': objects(2000, (index) => pod(`p${index}`, '{}', `/${index}`)),
  }),
  'a replacement that creates a deep path': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n- source: {kind: ConfigMap, fieldPath: data.a}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.${DEEP_PATH.join('.')}], options: {create: true}}]\n`,
    'a.yaml': CM,
  }),
  'labels in a deep path': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nlabels:\n- pairs: {a: b}\n  fields: [{path: ${DEEP_PATH.join('/')}, create: true}]\n`,
    'a.yaml': CM,
  }),
  'a JSON patch that goes deeper and deeper': () => ({
    'kustomization.yaml':
      'resources: [a.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'a.yaml': CM,
    'p.json': JSON.stringify(
      times(3000, (index) => ({ op: 'add', path: `/data${'/a'.repeat(index + 1)}`, value: {} })),
    ),
  }),
  'a JSON patch that doubles the depth': () => ({
    'kustomization.yaml':
      'resources: [a.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'a.yaml': CM,
    'p.json': JSON.stringify([
      { op: 'add', path: '/data/b', value: { c: {} } },
      ...times(20, (index) => ({
        op: 'copy',
        from: '/data/b',
        path: `/data/b/c${'/c'.repeat(2 ** Math.min(index, 9) - 1)}`,
      })),
    ]),
  }),
  'a JSON patch that copies a list after each change': () => ({
    'kustomization.yaml':
      'resources: [a.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'a.yaml': CM,
    'p.json': JSON.stringify([
      { op: 'add', path: '/data/l', value: times(50_000, () => 'x') },
      ...times(3000, (index) => [
        { op: 'add', path: '/data/l/0', value: 'x' },
        { op: 'copy', from: '/data/l', path: `/data/l${index}` },
      ]).flat(),
    ]),
  }),
  'missing names of many Pods': () => ({
    'p.yaml': objects(3000, (index) =>
      pod(
        `p${index}`,
        '{a: b}',
        `, envFrom: [{configMapRef: {name: missing-${index}}}, {secretRef: {name: s-${index}}}]`,
      ),
    ),
  }),
  'suppressed problems': () => ({
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    envFrom:\n${lines(6000, (index) => `    # envfrom-ignore undeclared-config-map\n    - configMapRef: {name: c${index}}\n`)}`,
  }),
  'a replacement with a target for each object': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n- source: {kind: ConfigMap, name: c0, fieldPath: data.a}\n  targets:\n${lines(2000, (index) => `  - {select: {kind: ConfigMap, name: c${index}}, fieldPaths: [data.a]}\n`)}`,
    'a.yaml': objects(2000, (index) => CM.replace('name: cm', `name: c${index}`)),
  }),
  'a Pod of many large containers': () => ({
    'c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n${lines(500, (index) => `  K${index}: v\n`)}`,
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n${lines(3000, (index) => `  - {name: c${index}, image: x, envFrom: [{configMapRef: {name: c}}]}\n`)}`,
  }),
  'mounts below mounts': () => ({
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    volumeMounts:\n${lines(3000, (index) => `    - {name: v, mountPath: ${'/a'.repeat((index % 500) + 1)}}\n`)}  volumes: [{name: v, emptyDir: {}}]\n`,
  }),
  'labels of many objects': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nlabels:\n${lines(2000, (index) => `- pairs: {l${index}: v}\n`)}`,
    'a.yaml': objects(600, (index) => CM.replace('name: cm', `name: c${index}`)),
  }),
  'variables of Services that ConfigMaps set too': () => ({
    's.yaml': objects(
      900,
      (index) =>
        `apiVersion: v1\nkind: Service\nmetadata: {name: s${index}}\nspec: {ports: [{port: 80}]}\n`,
    ),
    'c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n${lines(900, (index) => `  S${index}_SERVICE_HOST: x\n  S${index}_PORT: y\n`)}`,
    'p.yaml': objects(600, (index) =>
      pod(`p${index}`, '{a: b}', ', envFrom: [{configMapRef: {name: c}}]'),
    ),
  }),
  'ConfigMaps that collide in many Pods': () => ({
    'c.yaml': objects(
      45,
      (index) =>
        `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c${index}}\ndata: {${lines(40, (key) => `K${key}: v${index}, `)}}\n`,
    ),
    'p.yaml': `apiVersion: v1\nkind: List\nitems:\n- ${pod(
      'p',
      '{a: b}',
      `, envFrom: &e [${lines(45, (index) => `{configMapRef: {name: c${index}}}, `)}]`,
    )
      .replaceAll('\n', '\n  ')
      .trimEnd()}\n${lines(1000, (index) => `- ${pod(`p${index}`, '{a: b}', ', envFrom: *e').replaceAll('\n', '\n  ').trimEnd()}\n`)}`,
  }),
  'a long variable filled in often': () => ({
    'flux.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: f, namespace: f}\nspec: {url: "ssh://git@example.com/r"}\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: f}\nspec: {path: ./k, sourceRef: {kind: GitRepository, name: f}, postBuild: {substitute: {A: "${'x'.repeat(20_000)}"}}}\n`,
    'k/a.yaml': objects(300, (index) =>
      CM.replace('name: cm', `name: c${index}`).replace('xxxxxxxxxx', `"${'${A}'.repeat(300)}"`),
    ),
  }),
  'dependency aliases that import values': () => ({
    'Chart.yaml': `apiVersion: v2\nname: c\nversion: 1.0.0\ndependencies:\n${lines(1500, (index) => `- {name: sub, version: 1.0.0, alias: a${index}, import-values: [{child: data, parent: d${index}}]}\n`)}`,
    'charts/sub/Chart.yaml': 'apiVersion: v2\nname: sub\nversion: 1.0.0\n',
    'charts/sub/values.yaml': `data:\n${lines(3000, (index) => `  k${index}: value ${index}\n`)}`,
  }),
  'quoted text in a loop': () =>
    chartAt(
      'c',
      `{{ $s := "\\"x" }}{{ range until 24 }}{{ $s = quote $s }}{{ end }}${CM.replace('xxxxxxxxxx', '{{ $s | len }}')}`,
    ),
  'text quoted many times': () =>
    chartAt(
      'c',
      `{{ $s := repeat 30000 "x" }}{{ range until 1000 }}{{ $_ := $s | quote }}{{ end }}data: {{ range until 1000 }}{{ $s | quote }} {{ end }}`,
    ),
  'a long text looked at in a loop': () =>
    chartAt(
      'c',
      `{{ $s := repeat 1000000 "é" }}{{ range until 100000 }}{{ index $s (len $s | int | min 3) }}{{ end }}${CM}`,
    ),
  'a list that doubles, in an error': () =>
    chartAt(
      'c',
      `{{ $l := list 1 }}{{ range until 60 }}{{ $l = list $l $l }}{{ end }}${CM.replace('xxxxxxxxxx', '{{ toJson $l }}')}`,
    ),
  'maps nested by a loop': () =>
    chartAt(
      'c',
      `{{ $d := dict }}{{ range until 200000 }}{{ $d = dict "a" $d }}{{ end }}${CM.replace('xxxxxxxxxx', '{{ $d | toJson | len }}')}`,
    ),
  'a list that doubles': () =>
    chartAt(
      'c',
      `{{ $l := list 1 2 }}{{ range until 40 }}{{ $l = concat $l $l }}{{ end }}${CM.replace('xxxxxxxxxx', '{{ len $l }}')}`,
    ),
  'stores that nothing defines': () => ({
    'a.yaml': [
      'apiVersion: external-secrets.io/v1\nkind: ClusterSecretStore\nmetadata: {name: good}\nspec: {provider: {fake: {data: []}}}\n',
      ...times(8000, (index) => externalSecret(index, index % 4 === 0 ? `store-${index}` : 'good')),
    ].join('---\n'),
  }),
  'sources looked for in many namespaces': () => ({
    'a.yaml': times(8000, (index) =>
      release(
        `h${index}`,
        index % 4 === 0 ? 'b' : 'a',
        index % 8 === 0 ? `, namespace: n${index}` : '',
      ),
    ).join('---\n'),
  }),
  'values that are nearly what templates read': () => ({
    ...chartAt(
      'c',
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata:\n${times(6000, (index) => `  a${index}: "{{ .Values.keya${index} }}"\n`).join('')}`,
    ),
    'c/values.yaml': times(6000, (index) => `keyA${index}: 1\n`).join(''),
    'c/values-prod.yaml': times(6000, (index) => `other${index}: 1\n`).join(''),
  }),
  'a template that fails again and again': () => ({
    'a.yaml': release('r', 'x', '').replace(
      /chart: x.*$/m,
      'chart: ./c, sourceRef: {kind: GitRepository, name: flux-system}}}}',
    ),
    ...chartAt(
      'c',
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata:\n{{- range until 2000000 }}\n  a{{ . }}: {{ 5 | b64enc }}\n{{- end }}\n`,
    ),
  }),
  'names that nothing uses, in one large file': () => ({
    'a.yaml': times(1500, (at) => {
      const word = String(at).replaceAll(/\d/g, (digit) =>
        'abcdefghij'.charAt(Number(digit)).repeat(3),
      );
      const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${word}-one}\ndata: {K: "${'x'.repeat(6000)}"}\n`;
      return `${map}---\napiVersion: v1\nkind: Pod\nmetadata: {name: p${at}}\nspec: {containers: [{name: c, image: x, envFrom: [{configMapRef: {name: ${word}-two}}]}]}\n`;
    }).join('---\n'),
  }),
};

function externalSecret(index: number, store: string): string {
  return `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: e${index}, namespace: a}\nspec: {secretStoreRef: {kind: ClusterSecretStore, name: ${store}}, target: {name: t${index}}, data: [{secretKey: a, remoteRef: {key: a}}]}\n`;
}

function release(name: string, namespace: string, ofSource: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {chart: {spec: {chart: x, sourceRef: {kind: HelmRepository, name: same${ofSource}}}}}\n`;
}
