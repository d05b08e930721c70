import { chartAt, CM, lines, times, type Bomb } from './bombs.ts';

/** A different word for each number, without digits, that is a typo of no other. */
function word(index: number): string {
  return String(index)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "ssh://git@example.com/r"}\n---\n${kustomization('all', './c')}`;

function kustomization(name: string, path: string, more = ''): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {path: ${path}, sourceRef: {kind: GitRepository, name: flux-system}${more}}\n---\n`;
}

function release(index: number, source: string, more = ''): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: h${word(index)}, namespace: x}\nspec: {chart: {spec: {chart: c, sourceRef: {kind: HelmRepository, name: ${source}}}}${more}}\n---\n`;
}

function pod(container: string): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: x}\nspec: {containers: [{name: c, image: x, ${container}}]}\n---\n`;
}

/** Thousands of names that rules compare with thousands, and texts that their expressions read. */
export const NAME_BOMBS: Readonly<Record<string, Bomb>> = {
  'sources of Flux that are called otherwise': () => ({
    'a.yaml':
      lines(4000, (index) => release(index, `asked-${word(index)}`)) +
      lines(
        4000,
        (index) =>
          `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: given-${word(index)}, namespace: x}\nspec: {url: "https://e.example"}\n---\n`,
      ),
  }),
  'issuers that are called otherwise': () => ({
    'a.yaml':
      lines(
        4000,
        (index) =>
          `apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: e${index}, namespace: x}\nspec: {secretName: s${index}, issuerRef: {kind: Issuer, name: asked-${word(index)}}}\n---\n`,
      ) +
      lines(
        4000,
        (index) =>
          `apiVersion: cert-manager.io/v1\nkind: Issuer\nmetadata: {name: given-${word(index)}, namespace: x}\nspec: {selfSigned: {}}\n---\n`,
      ),
  }),
  'dependencies in as many namespaces': () => ({
    'a.yaml': lines(4000, (index) =>
      release(index, 's', `, dependsOn: [{name: q${word(index)}, namespace: n${word(index)}}]`),
    ),
  }),
  'health checks of other objects': () => ({
    'c/a.yaml': `${FLUX}${kustomization('k', './apps', `, healthChecks: [${lines(4000, (index) => `{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: q${word(index)}, namespace: x}, `)}]`)}`,
    'apps/a.yaml': lines(4000, (index) => release(index, 's')),
  }),
  'projects of many patterns': () => ({
    'a.yaml':
      lines(
        10,
        (index) =>
          `apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: p, namespace: n${index}}\nspec: {sourceRepos: [${lines(90, (at) => `"https://x*${index}.e?ample/{a,b}/${at}/**", `)}]}\n---\n`,
      ) +
      lines(
        3000,
        (index) =>
          `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a${index}, namespace: argocd}\nspec: {project: p, destination: {server: "https://s", namespace: x}, source: {repoURL: "https://y.example/${index}", path: x}}\n---\n`,
      ),
  }),
  'a shared folder that lies deep': () => ({
    'c/a.yaml': `${FLUX}${lines(500, (index) => kustomization(`${'q-'.repeat(500)}${index}`, `./${'a/'.repeat(1000)}b`))}`,
    [`${'a/'.repeat(1000)}b/a.yaml`]: CM,
    'idle/kustomization.yaml': 'resources: []\n',
  }),
  'namespaces of many kustomizations': () => ({
    'c/a.yaml': `${FLUX}${kustomization('k', './apps')}`,
    'apps/kustomization.yaml': `resources:\n${lines(1500, (index) => `- a${index}\n`)}`,
    'apps/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: z}\n',
    ...Object.fromEntries(
      times(1500, (index) => [
        `apps/a${index}/kustomization.yaml`,
        `namespace: n${index}\nresources: [a.yaml]\n`,
      ]),
    ),
    ...Object.fromEntries(times(1500, (index) => [`apps/a${index}/a.yaml`, CM])),
  }),
  'undefined variables of one container': () => ({
    'a.yaml': pod(
      `env: [${lines(3000, (index) => `{name: V${word(index).toUpperCase()}, value: "$(Q${word(index + 7).toUpperCase()})"}, `)}]`,
    ),
  }),
  'missing keys of one ConfigMap': () => ({
    'a.yaml': `${pod(`env: [${lines(2000, (index) => `{name: V${index}, valueFrom: {configMapKeyRef: {name: cm, key: ours-${word(index)}x}}}, `)}]`)}apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm, namespace: x}\ndata: {${lines(2000, (index) => `ours-${word(index)}: x, `)}}\n`,
  }),
  'a value with a long path in a template': () => ({
    ...chartAt('.', `x: {{ .Values.aa }}\ny: {{ .Values${'.b'.repeat(40_000)} }}\n`),
    'values.yaml': 'Aa: b\n',
  }),
  'values that nobody gives': () => ({
    ...chartAt(
      '.',
      lines(4000, (index) => `{{ .Values.v${word(index)} }}\n`),
    ),
    'values-a.yaml': lines(20_000, (index) => `k${index}: v\n`),
  }),
  'a run of lines in a name in braces': () => ({
    'c/a.yaml': `${FLUX}${kustomization('k', './apps', ', postBuild: {substitute: {A_B: c}}')}`,
    'apps/a.yaml': CM.replace('xxxxxxxxxx', `"{A${'_'.repeat(200_000)} \${A_B}"`),
  }),
  'a run of tabs in a comment': () => ({
    'a.yaml': `${CM}# apiVersion: kustomize.toolkit.fluxcd.io/v1\n#${'\t'.repeat(200_000)}\rx\n`,
  }),
  'a run of tabs in .gitmodules': () => ({
    'kustomization.yaml': 'resources: [sub/a]\n',
    '.gitmodules': `path=${'\t'.repeat(200_000)}\v\n`,
  }),
  'a run of capitals in a key': () => ({
    'a.yaml': `${pod('envFrom: [{configMapRef: {name: cm}}]')}apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm, namespace: x}\ndata: {"${'A-'.repeat(100_000)}a": x}\n`,
  }),
  'a run of expressions in a name of kro': () => ({
    'a.yaml': `apiVersion: kro.run/v1alpha1\nkind: ResourceGraphDefinition\nmetadata: {name: g}\nspec: {schema: {apiVersion: v1alpha1, kind: Foo}, resources: [{id: a, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: "${'${'.repeat(200_000)}"}}}]}\n`,
  }),
  'resources of Terraform that never end': () => ({
    'a.yaml': `${pod('env: [{name: A, valueFrom: {secretKeyRef: {name: s, key: lost}}}]')}apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: x}\nstringData: {a: b}\n`,
    'a.tf': 'resource "kubernetes_secret"\n'.repeat(34_000),
  }),
  'encrypted files beside missing Secrets': () => ({
    'a.yaml': lines(4000, (index) =>
      pod(`envFrom: [{secretRef: {name: s-${word(index)}}}]`).replace('name: p', `name: p${index}`),
    ),
    ...Object.fromEntries(times(4000, (index) => [`e-${word(index)}.enc.yaml`, '\0'])),
  }),
  'sources of Flux in every folder': () => ({
    'c/a.yaml': `${FLUX}${lines(1000, (index) => kustomization(`k${index}`, `./apps/a${index}`))}`,
    ...Object.fromEntries(
      times(1000, (index) => [
        `apps/a${index}/a.yaml`,
        FLUX.replaceAll('flux-system}', `g${index}}`).replace('./c', `./lost/${index}`),
      ]),
    ),
  }),
  'variables that nothing sets': () => ({
    'c/a.yaml': `${FLUX}${kustomization('k', './apps', `, postBuild: {substitute: {${lines(500, (index) => `A_${index}: v, `)}}}`)}`,
    'apps/a.yaml': lines(300, (index) =>
      `${CM}---\n`
        .replace('xxxxxxxxxx', `"${lines(60, (at) => `\${NOPE_${index}_${at}} \${A_${at}} `)}"`)
        .replace('name: cm', `name: cm${index}`),
    ),
  }),
  'ports that no pod and no Service has': () => ({
    'a.yaml':
      lines(
        3000,
        (index) =>
          `apiVersion: v1\nkind: Service\nmetadata: {name: s${index}, namespace: x}\nspec: {selector: {app: a${index % 99}}, ports: [{port: 80, targetPort: lost}]}\n---\n` +
          `apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: i${index}, namespace: x}\nspec: {defaultBackend: {service: {name: s${index}, port: {number: 81}}}}\n---\n`,
      ) +
      lines(99, (index) =>
        pod('ports: [{name: http, containerPort: 80}]').replace(
          'name: p, namespace: x',
          `name: p${index}, namespace: x, labels: {app: a${index}}`,
        ),
      ),
  }),
  'listeners that no Gateway has': () => ({
    'a.yaml':
      lines(
        100,
        (index) =>
          `apiVersion: gateway.networking.k8s.io/v1\nkind: Gateway\nmetadata: {name: g${index}, namespace: x}\nspec: {listeners: [${lines(64, (at) => `{name: a${at}, port: 80, protocol: HTTP}, `)}]}\n---\n`,
      ) +
      lines(
        4000,
        (index) =>
          `apiVersion: gateway.networking.k8s.io/v1\nkind: HTTPRoute\nmetadata: {name: r${index}, namespace: x}\nspec: {parentRefs: [{name: g${index % 99}, sectionName: b${index}}]}\n---\n`,
      ),
  }),
  'containers without an image': () => ({
    'a.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: z, image: i}, ${lines(20_000, (index) => `{name: c${index}}, `)}]}\n`,
  }),
  'monitors that select no Service': () => ({
    'a.yaml': lines(
      4000,
      (index) =>
        `apiVersion: v1\nkind: Service\nmetadata: {name: s${index}, namespace: n${index % 45}, labels: {b: c}}\nspec: {selector: {app: a${index}}, ports: [{port: 80}]}\n---\n` +
        `apiVersion: monitoring.coreos.com/v1\nkind: ServiceMonitor\nmetadata: {name: m${index}, namespace: n${index % 45}}\nspec: {selector: {matchLabels: {app: a${index}}}, endpoints: [{port: http}]}\n---\n`,
    ),
  }),
  'health checks of other kinds of workloads': () => ({
    'c/a.yaml': `${FLUX}${kustomization('k', './apps', `, healthChecks: [${lines(4000, (index) => `{apiVersion: apps/v1, kind: StatefulSet, name: q${index}, namespace: x}, `)}]`)}`,
    'apps/a.yaml': lines(
      4000,
      (index) =>
        `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: q${index}, namespace: x}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}}}\n---\n`,
    ),
  }),
  'projects that are called nearly so': () => ({
    'a.yaml':
      lines(
        3000,
        (index) =>
          `apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: given-${word(index)}, namespace: argocd}\nspec: {}\n---\n`,
      ) +
      lines(
        3000,
        (index) =>
          `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a${index}, namespace: argocd}\nspec: {project: givven-${word(index)}, source: {repoURL: "https://e.example/r", path: p}, destination: {namespace: n}}\n---\n`,
      ),
  }),
};
