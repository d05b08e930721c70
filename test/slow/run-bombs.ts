import { CM, chartAt, type Bomb } from './bombs.ts';

const SIZE = 500_000;

/** A text of many equal pieces. */
function run(piece: string, size = SIZE): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

function pod(name: string, more = ''): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n    envFrom: [{configMapRef: {name: ${name}}}]\n${more}`;
}

/** A name that is missing, and what some other file says about it. */
function beside(path: string, text: string): Bomb {
  return () => ({ 'a.yaml': pod('missing-cm'), [path]: `# missing-cm a.yaml\n${text}\n` });
}

const inValue = (piece: string, action: string): Bomb => {
  return () => ({
    ...chartAt('c', CM.replace('xxxxxxxxxx', `{{ ${action} }}`)),
    'c/values.yaml': `v: "x${run(piece)}~"\n`,
  });
};

/** Long runs of what a regular expression looks for, with something behind them that ends in vain what it began. */
export const RUN_BOMBS: Readonly<Record<string, Bomb>> = {
  'a run of slashes in the address of a repository': () => ({
    'a.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: s, namespace: argocd}\nspec: {project: default, destination: {namespace: x}, source: {repoURL: "oci:${run('/')}x", chart: x, targetRevision: 1.0.0}}\n`,
  }),
  'a run of slashes in a path of a volume': () => ({
    'a.yaml': pod(
      'missing-cm',
      `    volumeMounts: [{name: v, mountPath: /v}]\n  volumes: [{name: v, projected: {sources: [{configMap: {name: k, items: [{key: a, path: "a${run('/')}x"}]}}]}}]\n`,
    ),
  }),
  'a run of spaces in an inline patch': () => ({
    'kustomization.yaml': `resources: [a.yaml]\npatches:\n- patch: "x:${run(' ')}~"\n`,
    'a.yaml': CM,
  }),
  'a run of spaces in a quantity': () => ({
    'a.yaml': pod('cm', `    resources: {limits: {cpu: "1${run(' ')}x"}}\n`),
    'b.yaml': CM,
  }),
  'a run of words in capitals that is no base64': () => ({
    'a.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {a: ${run('KEY')}-}\n`,
  }),
  'a run of spaces in a unit of Quadlet': () => ({
    'a.yaml': pod('missing-cm'),
    'a.kube': `[Kube]\nYaml=x${run(' ', 60_000)}y\n`,
  }),
  'a run of brackets in a name': () => ({
    'a.yaml': pod(`"app-${run('${')}"`),
    'b.yaml': CM.replace('name: cm', `name: "app-${run('<')}"`),
  }),
  'a run of arguments in Terraform': beside('m.tf', run('secret_name')),
  'a run of pipes in a script': beside('x.sh', run('get cm a|')),
  'a run of commands in a script': beside('x.sh', run('create cm --a=b ')),
  'a run of rules in a comment': () => ({ 'a.yaml': `${CM}# envfrom-ignore${run(' x')}\n` }),
  'a run of variables for Flux': () => ({
    'a.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: f, namespace: f}\nspec: {url: "ssh://git@example.com/r"}\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: k, namespace: f}\nspec: {path: ./k, sourceRef: {kind: GitRepository, name: f}, postBuild: {substitute: {A: x}}}\n`,
    'k/a.yaml': CM.replace('xxxxxxxxxx', `"${run('${A}')}"`),
  }),
  'a run of slashes in a template': inValue('/', 'base .Values.v | len'),
  'a run of digits in a template': inValue('1_', 'float64 .Values.v'),
};
