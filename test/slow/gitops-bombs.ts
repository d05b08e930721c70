import { chartAt, CM, lines, times, type Bomb } from './bombs.ts';

/** A list generator of elements with one parameter. */
function list(count: number, name: string): string {
  return `{list: {elements: [${lines(count, (index) => `{${name}: x${index}}, `)}]}}`;
}

function applicationSet(generators: string, name: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: s, namespace: argocd}\nspec:\n  generators:\n${generators}  template:\n    metadata: {name: "${name}"}\n    spec: {project: default, destination: {namespace: x}, source: {repoURL: "https://example.com/r.git", path: k}}\n`;
}

/** Thousands of files that git generators find. */
const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  times(3000, (index) => [`f/d${index}/c.yaml`, `id: x${index}\n`]),
);
const IN_FILES =
  '{git: {repoURL: "https://example.com/r.git", revision: HEAD, files: [{path: "f/**/*.yaml"}]}}';

/** Custom resources that each name one Secret fifty times. */
function issuers(name: (index: number) => string, count = 2000): string {
  return lines(
    count,
    (index) =>
      `apiVersion: cert-manager.io/v1\nkind: Issuer\nmetadata: {name: i${index}, namespace: x}\nspec: {acme: {solvers: [${lines(50, (at) => `{dns01: {cloudflare: {apiTokenSecretRef: {name: ${name(50 * index + at)}, key: k}}}}, `)}]}}\n---\n`,
  );
}

/** What Flux and Argo CD make of little, and what many custom resources name. */
export const GITOPS_BOMBS: Readonly<Record<string, Bomb>> = {
  'applications and projects of one name': () => ({
    'a.yaml': lines(
      800,
      (index) =>
        `apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: p${index % 50}, namespace: n${index}}\nspec: {sourceRepos: [${lines(20, (at) => `"https://x${at}.example/*${index}*", `)}]}\n---\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a${index}, namespace: argocd}\nspec: {project: p${index % 50}, source: {repoURL: "https://y.example/${index}", path: x}}\n---\n`,
    ),
  }),
  'a matrix of a matrix': () => ({
    'a.yaml': applicationSet(
      `  - matrix: {generators: [${list(300, 'a')}, {matrix: {generators: [${list(300, 'b')}, ${list(300, 'c')}]}}]}\n`,
      '{{a}}-{{b}}-{{c}}',
    ),
    'k/a.yaml': CM,
  }),
  'git generators of thousands of files': () => ({
    'a.yaml': applicationSet(
      lines(100, () => `  - ${IN_FILES}\n`),
      '{{id}}',
    ),
    'k/a.yaml': CM,
    ...FILES,
  }),
  'a merge of git generators of thousands of files': () => ({
    'a.yaml': applicationSet(
      `  - merge: {mergeKeys: [id], generators: [${lines(100, () => `${IN_FILES}, `)}]}\n`,
      '{{id}}',
    ),
    'k/a.yaml': CM,
    ...FILES,
  }),
  'unknown clusters with thousands of names': () => ({
    ...Object.fromEntries(
      times(20, (index) => [
        `s/${index}.yaml`,
        applicationSet(
          `  - merge: {mergeKeys: [name], generators: [{clusters: {}}, ${list(3000, 'name')}]}\n`,
          '{{name}}',
        ),
      ]),
    ),
    'k/a.yaml': CM,
  }),
  'unknown clusters with hundreds of values files': () => ({
    ...Object.fromEntries(
      times(300, (index) => [
        `s/${index}.yaml`,
        applicationSet('  - clusters: {}\n', `s${index}-{{name}}`).replace(
          'path: k',
          'path: k, helm: {valueFiles: ["values/{{name}}.yaml"]}',
        ),
      ]),
    ),
    ...Object.fromEntries(times(300, (index) => [`k/values/${index}.yaml`, `a: a${index}\n`])),
    ...chartAt('k', CM.replace('xxxxxxxxxx', '{{ .Values.a }}')),
  }),
  'Kustomizations that deploy each other': () => ({
    'a.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "ssh://git@example.com/r"}\n---\n${lines(
      300,
      (index) =>
        `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: k${index}, namespace: flux-system}\nspec: {path: ./, sourceRef: {kind: GitRepository, name: flux-system}}\n---\n`,
    )}`,
  }),
  'missing names of custom resources': () => ({ 'a.yaml': issuers((index) => `s-${index}`) }),
  'a wrong name in custom resources': () => ({
    'a.yaml': issuers(() => 'app-secrte', 1600),
    's.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: app-secret, namespace: x}\nstringData: {k: v}\n',
  }),
  'a Pod of thousands of large containers': () => ({
    'c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n${lines(500, (index) => `  K${index}: v\n`)}`,
    'p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n${lines(5000, (index) => `  - {name: c${index}, image: x, envFrom: [{configMapRef: {name: c}}]}\n`)}`,
  }),
  'a release with a long word and a long line': () => ({
    'a.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: r}\nspec:\n  values:\n    word: ${'ab01'.repeat(750_000)}\n    line: [${lines(50_000, (index) => `{value: ${index}}, `)}]\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers: [{name: c, image: x, env: [{name: A, value: $(B)}, {name: B, value: b}]}]\n`,
  }),
};
