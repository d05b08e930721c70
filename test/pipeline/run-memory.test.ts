import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { generateRepository } from '../../scripts/generate-repository.ts';
import { randomFrom } from '../../scripts/random.ts';
import type { Random } from '../../scripts/random.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { words } from '../../src/model/message.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { Settings } from '../../src/model/settings.ts';
import { positionOf } from '../../src/model/span.ts';
import { MAX_FINDINGS } from '../../src/pipeline/add-findings.ts';
import { examine } from '../../src/pipeline/examine.ts';
import type { Examination } from '../../src/pipeline/examine.ts';
import { runRules } from '../../src/pipeline/run-rules.ts';
import { printBuild } from '../../src/render/print-build.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import { formatEnvironments } from '../../src/report/environments/format-environments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { openRunMemory } from '../../src/session/run-memory.ts';
import { SETTINGS } from '../settings.ts';
import { cases, few } from '../suite.ts';
import { treeOf } from '../tree.ts';

/** All rules, those that are off by default too. */
const ALL: Settings = {
  ...SETTINGS,
  rules: new Map(
    catalogue.flatMap(({ meta }) => (meta.severity === 'off' ? [[meta.id, 'warning']] : [])),
  ),
};

/** The same, with entry points of each kind. */
const DECLARING: Settings = {
  ...ALL,
  entryPoints: [
    { kind: 'chart', path: 'charts/web', values: ['argo/values/web.yaml'], cluster: 'one' },
    { kind: 'folder', path: 'clusters/two', values: [], cluster: 'two' },
    { kind: 'folder', path: 'overlays/prod', values: [], namespace: 'web' },
  ],
};

/** Things that see each other across builds: Services of a namespace, sources of a cluster, overlays of one base, what Flux deploys. */
const MEETING: Readonly<Record<string, string>> = {
  'network/web.yaml':
    'apiVersion: v1\nkind: Service\nmetadata:\n  name: web\n  namespace: shop\nspec:\n  ports:\n  - port: 80\n',
  'services/user.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: user\n  namespace: shop\nspec:\n  containers:\n  - name: c\n    image: c\n    args: [$(WEB_SERVICE_HOST), $(API_URL)]\n    envFrom:\n    - configMapRef:\n        name: shared\n    env:\n    - name: WEB_PORT\n      value: mine\n',
  'shared/config.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: shared\n  namespace: shop\ndata:\n  API_URL: http://web\n  WEB_PORT: "80"\n',
  'shared/secret.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: shared\n  namespace: shop\nstringData:\n  token: |\n    a-real-token-1\n',
  'base/kustomization.yaml':
    'resources:\n- pod.yaml\nconfigMapGenerator:\n- name: app\n  literals:\n  - A=1\n  - shared=2\n',
  'base/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: app\nspec:\n  containers:\n  - name: c\n    image: c\n    envFrom:\n    - configMapRef:\n        name: app\n    - secretRef:\n        name: shared\n',
  'overlays/dev/kustomization.yaml': 'namespace: shop\nresources:\n- ../../base\n',
  'overlays/prod/kustomization.yaml': 'namespace: web\nresources:\n- ../../base\n',
  'clusters/one/apps.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: apps\n  namespace: flux-system\nspec:\n  path: ./overlays/dev\n  sourceRef:\n    kind: GitRepository\n    name: flux-system\n',
};

const URL = 'https://github.com/shop/fleet';

/** What Flux and Argo CD deploy: charts with values from everywhere, artifacts that leave files out, generators, sources of sources. */
const DEPLOYED: Readonly<Record<string, string>> = {
  'clusters/one/flux-system/source.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata:\n  name: flux-system\n  namespace: flux-system\nspec:\n  url: ${URL}\n  ignore: |\n    *.md\n`,
  'clusters/one/all.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: all\n  namespace: flux-system\nspec:\n  path: ./apps\n  sourceRef:\n    kind: GitRepository\n    name: flux-system\n  postBuild:\n    substitute:\n      TEAM: web\n    substituteFrom:\n    - kind: ConfigMap\n      name: settings\n',
  'clusters/one/settings.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\n  namespace: flux-system\ndata:\n  CONFIG: shared\n',
  'clusters/two/all.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: all\n  namespace: flux-system\nspec:\n  path: ./apps\n  targetNamespace: shop\n  sourceRef:\n    kind: GitRepository\n    name: flux-system\n',
  'apps/web/release.yaml':
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata:\n  name: web\n  namespace: shop\nspec:\n  chart:\n    spec:\n      chart: ./charts/web\n      sourceRef:\n        kind: GitRepository\n        name: flux-system\n        namespace: flux-system\n  valuesFrom:\n  - kind: ConfigMap\n    name: web-values\n  - kind: Secret\n    name: shared\n    valuesKey: token\n    targetPath: text\n    optional: true\n  values:\n    secret: shared\n',
  'apps/web/values.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: web-values\n  namespace: shop\ndata:\n  values.yaml: |\n    config: shared\n    text: web\n',
  'apps/bare/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: bare\n  namespace: shop\nspec:\n  containers:\n  - name: c\n    image: c\n    envFrom:\n    - configMapRef:\n        name: ${CONFIG}\n',
  'apps/more.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: more\n  namespace: flux-system\nspec:\n  path: ./overlays/prod\n  sourceRef:\n    kind: GitRepository\n    name: flux-system\n  patches:\n  - patch: |\n      apiVersion: v1\n      kind: Pod\n      metadata:\n        name: app\n        labels:\n          by: shop\n',
  '.sourceignore': '# nothing\n/copies/\n',
  'charts/web/Chart.yaml':
    'apiVersion: v2\nname: web\nversion: 1.0.0\ndependencies:\n- name: parts\n  version: 1.0.0\n  repository: file://../parts\n- name: other\n  version: 1.x.x\n  repository: https://charts.example.com\n',
  'charts/parts/Chart.yaml': 'apiVersion: v2\nname: parts\nversion: 1.0.0\n',
  'charts/parts/templates/secret.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: {{ .Values.secret | default "app" }}\nstringData:\n  B: {{ .Release.Name }}\n',
  'charts/web/values.yaml': 'config: app\nsecret: app\ntext: text\n',
  'charts/web/.helmignore': '*.txt\n',
  'charts/web/templates/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: {{ .Release.Name }}\nspec:\n  containers:\n  - name: c\n    image: c\n    args: [{{ .Values.text | quote }}, {{ include "web.name" . }}]\n    envFrom:\n    - configMapRef:\n        name: {{ .Values.config }}\n    - secretRef:\n        name: {{ .Values.secret }}\n',
  'charts/web/templates/_names.tpl': '{{- define "web.name" }}shop-{{ .Values.config }}{{ end }}\n',
  'charts/other/Chart.yaml': 'apiVersion: v2\nname: other\nversion: 1.0.0\n',
  'charts/other/templates/config.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ .Values.name | default "app" }}\ndata:\n  A: {{ .Release.Name }}\n',
  'argo/app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  name: shop\n  namespace: argocd\nspec:\n  destination:\n    namespace: shop\n    name: in-cluster\n  sources:\n  - repoURL: ${URL}\n    path: charts/web\n    helm:\n      valueFiles:\n      - $values/argo/values/*.yaml\n      - values.yaml\n  - repoURL: ${URL}\n    ref: values\n  - repoURL: ${URL}\n    path: shared\n`,
  'argo/values/web.yaml': 'config: shared\nsecret: shared\n',
  'argo/folders.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata:\n  name: folders\n  namespace: argocd\nspec:\n  generators:\n  - git:\n      repoURL: ${URL}\n      directories:\n      - path: stages/*\n  template:\n    metadata:\n      name: '{{path.basename}}'\n    spec:\n      destination:\n        namespace: '{{path.basename}}'\n        name: in-cluster\n      source:\n        repoURL: ${URL}\n        path: '{{path}}'\n`,
  'argo/files.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata:\n  name: files\n  namespace: argocd\nspec:\n  generators:\n  - git:\n      repoURL: ${URL}\n      files:\n      - path: argo/params/*.yaml\n  template:\n    metadata:\n      name: 'web-{{name}}'\n    spec:\n      destination:\n        namespace: '{{name}}'\n        name: in-cluster\n      source:\n        repoURL: ${URL}\n        path: charts/web\n        helm:\n          parameters:\n          - name: config\n            value: '{{config}}'\n`,
  'argo/params/shop.yaml': 'name: shop\nconfig: shared\n',
  'stages/dev/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: dev\nspec:\n  containers:\n  - name: c\n    image: c\n    envFrom:\n    - configMapRef:\n        name: app\n',
  'stages/live/kustomization.yaml':
    'resources:\n- ../../base\nhelmCharts:\n- name: other\n  releaseName: app\nhelmGlobals:\n  chartHome: ../../charts\n',
};

/** Words that mean something here: put in the place of each other they make and break references. */
const DEPLOYED_WORDS: readonly string[] =
  'shared app web shop flux-system settings web-values config secret ./apps ./charts/web ./charts/other charts/web charts/other stages argo overlays/prod overlays/dev *.md *.txt /copies/ apps/ CONFIG values.yaml'.split(
    ' ',
  );
const WORDS = ['shared', 'app', 'web', 'shop', 'Secret', 'ConfigMap', 'token', 'A', 'API_URL'];

/** A few files, whose contents stay the very same bytes as long as nobody writes them. */
class Files {
  readonly #contents = new Map<string, Uint8Array>();
  readonly #random: Random;
  readonly #start: Readonly<Record<string, string>>;
  readonly #words: readonly string[];
  readonly #folders: readonly string[];

  constructor(random: Random, kind: 'applied' | 'deployed' = 'applied') {
    const isDeployed = kind === 'deployed';
    this.#random = random;
    this.#start = isDeployed ? { ...MEETING, ...DEPLOYED } : MEETING;
    this.#words = isDeployed ? DEPLOYED_WORDS : WORDS;
    this.#folders = isDeployed
      ? ['copies', 'stages/dev', 'stages/more', 'apps/web', 'clusters/two', 'argo/params']
      : ['copies', 'shared', 'base'];
    for (const [path, text] of Object.entries(this.#start)) this.#write(path, text);
    const more = generateRepository(random.below(1000), isDeployed ? 2 : 6);
    for (const [path, text] of more) this.#write(path, text);
  }

  get tree(): FileTree {
    const contents = new Map(this.#contents);
    const missing = {
      kind: 'unreadable',
      reason: 'there is no such file',
      cause: 'missing',
    } as const;
    return {
      paths: [...contents.keys()].sort(),
      remotes: [URL],
      read(path) {
        const bytes = contents.get(path);
        return bytes === undefined ? missing : { kind: 'bytes', bytes };
      },
    };
  }

  /** One to three changes at random. */
  edit(): void {
    for (let left = 1 + this.#random.below(3); left > 0; left -= 1) this.#editOne();
  }

  #editOne(): void {
    const [first = '', ...rest] = this.#contents.keys();
    const path = this.#random.pick([first, ...rest]);
    const text = new TextDecoder().decode(this.#contents.get(path));
    switch (this.#random.below(9)) {
      case 0:
        this.#contents.delete(path);
        return;
      case 1:
        return this.#copy(path, text);
      case 2:
        return this.#write(path, this.#start[path] ?? `${text}# a comment\n`);
      case 3:
        return this.#write(path, this.#withoutLine(text));
      case 4:
        return this.#restore();
      default:
        return this.#write(path, this.#withOtherWord(text));
    }
  }

  /** A file as it was at the start, whether or not it is there still. */
  #restore(): void {
    const [first = '', ...rest] = Object.keys(this.#start);
    const path = this.#random.pick([first, ...rest]);
    this.#write(path, this.#start[path] ?? '');
  }

  /** Below another folder, or into it. */
  #copy(path: string, text: string): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const [first = '', ...rest] = this.#folders;
    const folder = this.#random.pick([first, ...rest]);
    this.#write(`${folder}/${this.#random.below(2) === 0 ? path : name}`, text);
  }

  #withoutLine(text: string): string {
    const lines = text.split('\n');
    lines.splice(this.#random.below(lines.length), 1);
    return lines.join('\n');
  }

  #withOtherWord(text: string): string {
    const [first, ...rest] = this.#words.filter((word) => text.includes(word));
    if (first === undefined) return `${text}\n---\n`;
    const [one = '', ...others] = this.#words;
    return text.replace(this.#random.pick([first, ...rest]), this.#random.pick([one, ...others]));
  }

  #write(path: string, text: string): void {
    this.#contents.set(path, new TextEncoder().encode(text));
  }
}

function told({ report }: Examination): readonly string[] {
  return [
    formatProblems('json', report, DEFAULT_FORMAT_OPTIONS),
    formatProblems('text', report, { ...DEFAULT_FORMAT_OPTIONS, infos: true, verbose: true }),
    formatEnvironments('json', report.environments(), DEFAULT_ENVIRONMENT_OPTIONS),
  ];
}

/** Every build, with where its fields came from, and what was not looked at. */
function rendered({ evidence, report }: Examination): readonly unknown[] {
  const builds = evidence.builds.map((build) => {
    const { failures, deployedBy, values, inflates, objects: _, ...facts } = build;
    const told = {
      failures: failures.map(({ at, message }) => [positionOf(at), message]),
      deployedBy: deployedBy && [deployedBy.name, deployedBy.parent, positionOf(deployedBy.at)],
      values: values && [values.files, values.unused.map(({ at, path }) => [positionOf(at), path])],
      inflates: inflates?.map(({ at, ...chart }) => [positionOf(at), chart]),
    };
    return [facts, told, printBuild(build, { origins: true })];
  });
  return [builds, report.uncheckedEntries.map(({ manifest, reason }) => [manifest.name, reason])];
}

const ROUNDS = cases(3, 8);

describe('a run that remembers an earlier one', () => {
  test.each(Array.from({ length: cases(1, 8) }, (_, seed) => seed))(
    'says what a run of its own says, after random edits: %i',
    (seed) => {
      const files = new Files(randomFrom(seed));
      const memory = openRunMemory();
      for (let round = 0; round < ROUNDS; round += 1) {
        const remembering = examine(ENGINES, files.tree, catalogue, ALL, undefined, memory);
        expect(told(remembering)).toEqual(told(examine(ENGINES, files.tree, catalogue, ALL)));
        files.edit();
      }
    },
  );

  test.each(Array.from({ length: cases(1, 16) }, (_, seed) => [seed, seed % 4 === 3] as const))(
    'renders what a run of its own renders of what entry objects deploy: %i, declaring some: %s',
    (seed, isDeclaring) => {
      const settings = isDeclaring ? DECLARING : ALL;
      const files = new Files(randomFrom(seed), 'deployed');
      const memory = openRunMemory();
      for (let round = 0; round < ROUNDS; round += 1) {
        const remembering = examine(ENGINES, files.tree, catalogue, settings, undefined, memory);
        const alone = examine(ENGINES, files.tree, catalogue, settings);
        expect(rendered(remembering)).toEqual(rendered(alone));
        expect(told(remembering)).toEqual(told(alone));
        files.edit();
      }
    },
  );

  test('compares with it as a run of its own does', () => {
    const files = new Files(randomFrom(1));
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = files.tree;
      files.edit();
      const memory = openRunMemory();
      const [one, other] = [memory, undefined].map((kept) => {
        const base = examine(ENGINES, before, catalogue, ALL, undefined, kept);
        return examine(ENGINES, files.tree, catalogue, ALL, base.evidence, kept);
      });
      expect(one && told(one)).toEqual(other && told(other));
    }
  });

  test('asks about nothing that is the same', () => {
    const { tree } = new Files(randomFrom(2));
    let asked = 0;
    const counting = catalogue.map((rule) => ({
      ...rule,
      questions: rule.questions.map((question) =>
        question.about === 'container'
          ? {
              ...question,
              ask: (...args: Parameters<typeof question.ask>) => {
                asked += 1;
                return question.ask(...args);
              },
            }
          : question,
      ),
    }));
    const memory = openRunMemory();
    examine(ENGINES, tree, counting, ALL, undefined, memory);
    const first = asked;
    examine(ENGINES, tree, counting, ALL, undefined, memory);
    expect([first > 0, asked < 2 * first]).toEqual([true, true]);
  });

  test.each(few(['remembering', 'alone'], 1))(
    'takes findings about one thing up to a bound, however many there are, %s',
    (how) => {
      const pod = MEETING['services/user.yaml'] ?? '';
      const tree = treeOf({ 'pod.yaml': pod });
      const [meta] = catalogue.map((rule) => rule.meta);
      if (meta === undefined) throw new Error('there are rules');
      const many = cases(120_000, 300_000);
      const rule: Rule = {
        meta: { ...meta, severity: 'warning' },
        questions: [
          {
            about: 'container',
            ask: ({ container: { node }, pod }) =>
              Array.from({ length: many }, () => ({
                at: node,
                message: words('one of many'),
                build: pod.workload.build,
              })),
          },
        ],
      };
      const memory = how === 'alone' ? undefined : openRunMemory();
      const { evidence } = examine(ENGINES, tree, [rule], ALL, undefined, memory);
      for (let round = 0; round < 2; round += 1) {
        expect(runRules([rule], evidence, ALL, memory)).toHaveLength(MAX_FINDINGS + 1);
      }
    },
  );
});
