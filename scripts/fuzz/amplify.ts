import type { Random } from '../random.ts';
import type { Files } from './mutate-files.ts';

type Amplifier = (random: Random) => Files;

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n    image: x\n';
const CONFIG_MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {a: xxxxxxxxxx}\n';
const CHART = 'apiVersion: v2\nname: c\nversion: 1.0.0\n';

/** Small repositories that ask for much: each a way to multiply, with a random depth and width. */
const AMPLIFIERS: readonly [Amplifier, ...Amplifier[]] = [
  (random) => ({ 'a.yaml': aliases(2 + random.below(9), 3 + random.below(40)) }),
  (random) => ({ 'a.yaml': `${POD}    env:\n${doubling(random, 'value: x')}` }),
  (random) => ({
    'a.yaml': `${POD}    env:\n${doubling(random, 'valueFrom: {secretKeyRef: {name: s, key: k}}')}`,
    's.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {k: v}\n',
  }),
  (random) => nested(random, (below) => `resources: [${below}]\n`),
  (random) =>
    nested(
      random,
      (below) => `namePrefix: ${'p'.repeat(1 + random.below(250))}\nresources: [${below}]\n`,
    ),
  (random) => diamonds(2 + random.below(30)),
  (random) => jsonPatch(500 + random.below(4000), random),
  (random) => strategicPatches(500 + random.below(1500), random),
  (random) => chart(template(random)),
  (random) => applicationSet(random),
  (random) => substitution(random),
];

export function amplified(random: Random): Files {
  return random.pick(AMPLIFIERS)(random);
}

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('');
}

function aliases(width: number, depth: number): string {
  const levels = times(
    depth,
    (index) => `  k${index + 1}: &a${index + 1} [${Array(width).fill(`*a${index}`).join(', ')}]\n`,
  );
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata:\n  k0: &a0 x\n${levels}`;
}

function doubling(random: Random, first: string): string {
  const width = 2 + random.below(4);
  const rest = times(
    10 + random.below(60),
    (index) => `    - {name: V${index + 1}, value: "${`$(V${index})`.repeat(width)}"}\n`,
  );
  return `    - {name: V0, ${first}}\n${rest}`;
}

function nested(random: Random, text: (below: string) => string): Files {
  const count = 10 + random.below(600);
  const files: Record<string, string> = { 'r.yaml': CONFIG_MAP };
  for (let index = 0; index < count; index += 1) {
    files[`k${index}/kustomization.yaml`] = text(index === 0 ? '../r.yaml' : `../k${index - 1}`);
  }
  return files;
}

function diamonds(count: number): Files {
  const files: Record<string, string> = { 'r.yaml': CONFIG_MAP };
  files['k0/kustomization.yaml'] = 'resources: [../r.yaml]\n';
  for (let index = 1; index < count; index += 1) {
    const below = `../k${index - 1}`;
    files[`k${index}/kustomization.yaml`] = `resources: [../a${index}, ../b${index}]\n`;
    for (const side of ['a', 'b']) {
      files[`${side}${index}/kustomization.yaml`] = `nameSuffix: -${side}\nresources: [${below}]\n`;
    }
  }
  return files;
}

function jsonPatch(count: number, random: Random): Files {
  const operation = random.pick(['add', 'copy', 'replace']);
  const operations = Array.from({ length: operation === 'copy' ? 60 : count }, (_, index) =>
    operation === 'copy'
      ? { op: 'copy', from: '/data', path: `/data/k${index}` }
      : { op: operation, path: `/data/k${random.below(count)}`, value: `v${index}` },
  );
  return {
    'kustomization.yaml':
      'resources: [r.yaml]\npatches: [{path: p.json, target: {kind: ConfigMap}}]\n',
    'p.json': JSON.stringify(operations),
    'r.yaml': CONFIG_MAP,
  };
}

function strategicPatches(count: number, random: Random): Files {
  const width = 1 + random.below(3);
  const patches = times(count, (index) => {
    const data = times(width, (inner) => `k${index}x${inner}: v, `);
    return `- patch: '{apiVersion: v1, kind: ConfigMap, metadata: {name: cm}, data: {${data}}}'\n`;
  });
  return {
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n${patches}`,
    'r.yaml': CONFIG_MAP,
  };
}

function chart(text: string): Files {
  return {
    'c/Chart.yaml': CHART,
    'c/values.yaml': `list: [${'x, '.repeat(500)}]\ntext: ${'$(A)'.repeat(100)}\n`,
    'c/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata:\n  a: ${text}\n`,
  };
}

function template(random: Random): string {
  const depth = 2 + random.below(5);
  const text = random.pick([
    `${'{{ range .Values.list }}'.repeat(depth)}x${'{{ end }}'.repeat(depth)}`,
    '{{ define "t" }}{{ include "t" . }}{{ include "t" . }}{{ end }}{{ include "t" . }}',
    `{{ $x := "a" }}${'{{ $x = printf "%s%s" $x $x }}'.repeat(10 + depth * 10)}{{ $x }}`,
    `{{ tpl (repeat ${10 ** depth} "{{ .Values.text }}") . }}`,
    `{{ until ${10 ** (depth + 3)} | toJson }}`,
    `{{ $d := dict }}${'{{ $_ := set $d "k" (dict "l" (deepCopy $d) "r" (deepCopy $d)) }}'.repeat(depth * 8)}{{ $d | toJson }}`,
    `{{ regexReplaceAll "(a*)*b" (repeat ${10 ** depth} "a") "$1$1" }}`,
    `{{ repeat ${10 ** (depth + 4)} "xxxxxxxxxx" | b64enc | quote | indent 9999 }}`,
  ]);
  return text;
}

function applicationSet(random: Random): Files {
  const list = `list: {elements: [${times(50 + random.below(100), (index) => `{n: "${index}"}, `)}]}`;
  const depth = 2 + random.below(3);
  let generator = `{${list}}`;
  for (let index = 0; index < depth; index += 1) {
    generator = `{matrix: {generators: [${generator}, {${list}}]}}`;
  }
  return {
    'a.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: s}\nspec:\n  generators: [${generator}]\n  template:\n    metadata: {name: 'a-{{n}}'}\n    spec:\n      project: default\n      source: {repoURL: https://example.com/r.git, path: apps/{{n}}}\n      destination: {namespace: x}\n`,
    'apps/1/r.yaml': CONFIG_MAP,
  };
}

function substitution(random: Random): Files {
  const count = 10 + random.below(60);
  const variables = times(
    count,
    (index) => `      V${index + 1}: "${`\${V${index}}`.repeat(4)}"\n`,
  );
  return {
    'f.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: f, namespace: flux-system}\nspec:\n  path: ./app\n  sourceRef: {kind: GitRepository, name: flux-system}\n  postBuild:\n    substitute:\n      V0: ${'x'.repeat(1 + random.below(5000))}\n${variables}`,
    'app/r.yaml': CONFIG_MAP.replace(
      'xxxxxxxxxx',
      `"${`\${V${random.below(count)}:=\${V1}}`.repeat(500)}"`,
    ),
  };
}
