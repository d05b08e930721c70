/** The files of a repository that is small and asks for much. */
export type Bomb = () => Readonly<Record<string, string>>;

export const CM = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {a: xxxxxxxxxx}\n';

export function times<Item>(count: number, make: (index: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function lines(count: number, line: (index: number) => string): string {
  return times(count, line).join('');
}

/** A pod whose variables double each other. */
function laughs(count: number, first: string, repeat = 2): string {
  const env = lines(
    count,
    (index) => `    - {name: V${index + 1}, value: "${`$(V${index})`.repeat(repeat)}"}\n`,
  );
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    command: ["$(V${count})"]\n    env:\n    - ${first}\n${env}`;
}

/** A kustomization per name, in a folder of that name. */
function folders(
  count: number,
  text: (index: number) => string,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = times(count, (index) => [`k${index}/kustomization.yaml`, text(index)] as const);
  return { ...Object.fromEntries(found), ...more };
}

/** A chart in a folder. */
export function chartAt(folder: string, template: string): Readonly<Record<string, string>> {
  return {
    [`${folder}/Chart.yaml`]: 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
    [`${folder}/templates/a.yaml`]: template,
  };
}

/** An Application that deploys the chart beside it. */
function application(name: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: '${name}', namespace: argocd}\nspec: {destination: {namespace: x}, source: {repoURL: 'https://example.com/r.git', path: chart}}\n---\n`;
}

const COMPONENT = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n';

function replacements(count: number): string {
  return lines(
    count,
    (index) =>
      `- source: {kind: ConfigMap, name: cm, fieldPath: data.a}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.a], options: {delimiter: "${String.fromCodePoint(0x100 + index)}", index: 1}}]\n`,
  );
}

/** Variables, values and what they make. */
export const TEXT_BOMBS: Readonly<Record<string, Bomb>> = {
  'variables that double': () => ({ 'a.yaml': laughs(60, '{name: V0, value: x}') }),
  'secret parts that double': () => ({
    'a.yaml': laughs(40, '{name: V0, valueFrom: {secretKeyRef: {name: s, key: k}}}'),
    's.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {k: v}\n',
  }),
  'placeholders that double': () => ({
    'a.yaml': laughs(40, '{name: V0, valueFrom: {fieldRef: {fieldPath: status.podIP}}}'),
  }),
  'a big value used often': () => ({
    'a.yaml': `${laughs(0, '{name: V0, valueFrom: {configMapKeyRef: {name: big, key: k}}}')}${lines(
      500,
      (index) => `    - {name: B${index}, value: "${'$(V0)'.repeat(20)}"}\n`,
    )}`,
    'big.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: big}\ndata:\n  k: ${'x'.repeat(1_000_000)}\n`,
  }),
  'many containers of much text': () => ({
    'a.yaml': lines(
      300,
      (index) =>
        `${laughs(18, '{name: V0, value: xxxx}').replace('name: p', `name: p${index}`)}---\n`,
    ),
  }),
  'prefixed envFrom products': () => ({
    'cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata:\n${lines(5000, (index) => `  K${index}: v\n`)}`,
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    envFrom:\n${lines(2000, (index) => `    - {prefix: P${index}_, configMapRef: {name: cm}}\n`)}`,
  }),
  'a source listed often': () => ({
    'cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata:\n${lines(2000, (index) => `  K${index}: v\n`)}`,
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    envFrom:\n${lines(500, () => `    - {configMapRef: {name: cm}}\n`)}`,
  }),
  'names compared with names': () => ({
    'cm.yaml': lines(
      2000,
      (index) =>
        `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: config-of-the-application-${index}}\ndata: {a: b}\n---\n`,
    ),
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: x}\nspec:\n  containers:\n  - name: c\n    image: x\n    envFrom:\n${lines(2000, (index) => `    - {configMapRef: {name: config-of-the-aplication-${index}-x}}\n`)}`,
  }),
};

/** What a kustomization makes of little. */
export const BUILD_BOMBS: Readonly<Record<string, Bomb>> = {
  'components that double': () =>
    folders(
      24,
      (index) =>
        index === 0
          ? `resources: [../r.yaml]\nnameSuffix: -a\n`
          : `resources: [../k${index - 1}, ../d${index}]\n`,
      Object.fromEntries([
        ['r.yaml', CM],
        ...times(24, (index) => [
          `d${index}/kustomization.yaml`,
          index === 0
            ? 'resources: []\n'
            : `resources: [../k${index - 1}]\nnameSuffix: -${index}\n`,
        ]),
      ]),
    ),
  'diamonds of suffixes': () =>
    folders(
      40,
      (index) =>
        index === 0 ? 'resources: [../r.yaml]\n' : `resources: [../a${index}, ../b${index}]\n`,
      Object.fromEntries([
        ['r.yaml', CM],
        ...times(40, (index) =>
          ['a', 'b'].map((side): readonly [string, string] => [
            `${side}${index + 1}/kustomization.yaml`,
            `nameSuffix: -${side}\nresources: [../k${index}]\n`,
          ]),
        ).flat(),
      ]),
    ),
  'components listed twice': () =>
    folders(
      20,
      (index) =>
        `${COMPONENT}${index === 0 ? 'configMapGenerator:\n- name: g\n  behavior: merge\n  literals: [a=b]\n' : `components: [../k${index - 1}, ../k${index - 1}]\n`}`,
      {
        'kustomization.yaml':
          'resources: [r.yaml]\nconfigMapGenerator:\n- name: g\n  literals: [a=b]\ncomponents: [k19]\n',
        'r.yaml': CM,
      },
    ),
  'replacements of all objects': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${lines(
      1500,
      () =>
        '- source: {kind: ConfigMap, name: c0, fieldPath: data.a}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.a]}]\n',
    )}`,
    'a.yaml': lines(1500, (index) => `${CM.replace('name: cm', `name: c${index}`)}---\n`),
  }),
  'merges into all objects': () => ({
    'kustomization.yaml': `resources: [a.yaml]\npatches:\n${lines(
      700,
      (index) =>
        `- {target: {kind: ConfigMap}, patch: '{apiVersion: v1, kind: ConfigMap, metadata: {name: x}, data: {k${index}: v}}'}\n`,
    )}`,
    'a.yaml': lines(700, (index) => `${CM.replace('name: cm', `name: c${index}`)}---\n`),
  }),
  'images of all containers': () => ({
    'kustomization.yaml': `resources: [r.yaml]\nimages:\n${lines(1500, (index) => `- {name: x, newTag: t${index}}\n`)}`,
    'r.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n${lines(1500, (index) => `  - {name: c${index}, image: x}\n`)}`,
  }),
  'replacements of all items': () => ({
    'kustomization.yaml': `resources: [a.yaml, p.yaml]\nreplacements:\n- source: {kind: ConfigMap, name: cm, fieldPath: data.a}\n  targets:\n${lines(
      3000,
      () =>
        '  - {select: {kind: Pod}, fieldPaths: ["spec.containers.*.env.*.value", "spec.containers.*.env.*.value"]}\n',
    )}`,
    'a.yaml': CM,
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    env: [${lines(2000, (index) => `{name: A${index}, value: x}, `)}]\n`,
  }),
  'replacements that double a map': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${lines(
      60,
      (index) =>
        `- source: {kind: ConfigMap, fieldPath: data}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.k${index}], options: {create: true}}]\n`,
    )}`,
    'a.yaml': CM,
  }),
  'replacements that double': () => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${replacements(40)}`,
    'a.yaml': CM,
  }),
  'copies that double': () => ({
    'kustomization.yaml':
      'resources: [r.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'p.json': JSON.stringify(
      times(40, (index) => ({
        op: 'copy',
        from: '/metadata/annotations',
        path: `/metadata/annotations/a${index}`,
      })),
    ),
    'r.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm, annotations: {x: y}}\n',
  }),
  'bases nested deeply': () =>
    folders(
      1000,
      (index) => (index === 0 ? 'resources: [../r.yaml]\n' : `resources: [../k${index - 1}]\n`),
      { 'r.yaml': CM },
    ),
  'prefixes nested deeply': () =>
    folders(
      300,
      (index) =>
        `namePrefix: ${'p'.repeat(200)}\n${index === 0 ? 'resources: [../r.yaml]\n' : `resources: [../k${index - 1}]\n`}`,
      { 'r.yaml': CM },
    ),
  'many JSON operations': () => ({
    'kustomization.yaml':
      'resources: [r.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'p.json': JSON.stringify(
      times(8000, (index) => ({ op: 'add', path: `/data/k${index}`, value: 'v' })),
    ),
    'r.yaml': CM,
  }),
  'a JSON patch that moves': () => ({
    'kustomization.yaml':
      'resources: [r.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'p.json': JSON.stringify(
      times(4000, (index) => ({
        op: 'move',
        from: `/data/k${index}`,
        path: `/data/moved${index}`,
      })),
    ),
    'r.yaml': `${CM.replace('data: {a: xxxxxxxxxx}', 'data:')}${lines(4000, (index) => `  k${index}: v\n`)}`,
  }),
  'many JSON patches': () => ({
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n${lines(2000, (index) => `- {target: {kind: ConfigMap}, patch: '[{op: add, path: /data/k${index}, value: v}]'}\n`)}`,
    'r.yaml': CM,
  }),
  'many strategic patches': () => ({
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n${lines(4000, (index) => `- patch: '{apiVersion: v1, kind: ConfigMap, metadata: {name: cm}, data: {k${index}: v}}'\n`)}`,
    'r.yaml': CM,
  }),
  'many generators': () => ({
    'kustomization.yaml': `configMapGenerator:\n${lines(4000, (index) => `- {name: g${index}, literals: [a=b]}\n`)}`,
  }),
  'many generators of a big file': () => ({
    'kustomization.yaml': `configMapGenerator:\n${lines(3000, (index) => `- {name: g${index}, files: [big.txt]}\n`)}`,
    'big.txt': `${'0123456789abcdef'.repeat(64)}\n`.repeat(9000),
  }),
  'an expression that backtracks': () => ({
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n- target: {name: ".{0,999}.{0,999}.{0,999}z"}\n  patch: '[{op: add, path: /data/k, value: v}]'\n`,
    'r.yaml': CM.replace('name: cm', `name: ${'a'.repeat(3000)}`),
  }),
  'kustomizations that share a base': () =>
    folders(500, (index) => `namePrefix: a${index}-\nresources: [../base]\n`, {
      'base/kustomization.yaml': 'resources: [a.yaml]\n',
      'base/a.yaml': lines(500, (index) => `${CM.replace('name: cm', `name: c${index}`)}---\n`),
    }),
  'kustomizations that inflate a chart': () =>
    folders(
      300,
      (index) =>
        `helmGlobals: {chartHome: ../charts}\nhelmCharts: [{name: app, releaseName: r${index}}]\n`,
      chartAt('charts/app', `{{ range until 600000 }}{{ end }}${CM}`),
    ),
  'Applications that make others without end': () => ({
    'app.yaml': application('a'),
    ...chartAt(
      'chart',
      `${application('{{ .Release.Name }}x')}${application('{{ .Release.Name }}y')}${lines(50, (index) => `${CM.replace('name: cm', `name: c${index}`)}---\n`)}`,
    ),
  }),
  'releases of a heavy chart': () => ({
    'r.yaml': lines(
      300,
      (index) =>
        `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: r${index}, namespace: x}\nspec: {chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}, values: {unused: 1, other: 2}}\n---\n`,
    ),
    ...chartAt('charts/app', `{{ range until 600000 }}{{ end }}${CM}`),
  }),
  'charts that nothing deploys': () =>
    Object.assign(
      {},
      ...times(300, (index) =>
        chartAt(`charts/c${index}`, `{{ range until 600000 }}{{ end }}${CM}`),
      ),
    ),
  'an env file of Secrets': () => ({
    'kustomization.yaml': 'secretGenerator: [{name: s, envs: [e.env]}]\n',
    'e.env': lines(60_000, (index) => `K${index}=v\n`),
  }),
  'a template that makes thousands of objects': () => ({
    'a.yaml': `apiVersion: fluxcd.controlplane.io/v1\nkind: ResourceSet\nmetadata: {name: s, namespace: x}\nspec:\n  inputs: [${lines(1200, (index) => `{a: "x${index}"}, `)}]\n  resourcesTemplate: |\n    << range until 1000 >>\n    ---\n    apiVersion: v1\n    kind: ConfigMap\n    metadata: {name: c<< . >>, namespace: x}\n    << end >>\n`,
  }),
  'a schema that refers twice': () => ({
    ...chartAt('c', CM),
    'c/values.yaml': 'a: 1\n',
    'c/values.schema.json': JSON.stringify({
      $ref: '#/definitions/d0',
      definitions: Object.fromEntries(
        times(41, (index) => [
          `d${index}`,
          index === 40 ? {} : { allOf: times(2, () => ({ $ref: `#/definitions/d${index + 1}` })) },
        ]),
      ),
    }),
  }),
  'JSON in YAML in JSON': () =>
    chartAt(
      'c',
      `{{ $d := dict "a" "b" }}{{ range until 40 }}{{ $d = dict "a" (toYaml $d) "b" ($d | toJson) }}{{ end }}${CM}`,
    ),
  'a chart of copies': () => ({
    'Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'templates/a.yaml': `{{ $d := dict }}${'{{ $_ := set $d "k" (dict "l" (deepCopy $d) "r" (deepCopy $d)) }}'.repeat(40)}{{ $d | toJson }}\n`,
  }),
  'a document nested deeply': () => ({
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n- patch: '${'{a: '.repeat(5000)}b${'}'.repeat(5000)}'\n`,
    'r.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: ${'['.repeat(5000)}${']'.repeat(5000)}\n`,
  }),
};
