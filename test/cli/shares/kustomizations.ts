import { makeRepository } from '../../../scripts/random-kustomize/make-repository.ts';

/** Overlays over bases, some of them shared, with a mistake that is reported and one that is suppressed. */
export function overlays(count: number): Record<string, string> {
  const files: Record<string, string> = {
    'base/kustomization.yaml': `resources: [pod.yaml]
configMapGenerator: [{name: settings, envs: [a.env]}]
secretGenerator: [{name: db, literals: [password=c4nary-hunter2-pa55word]}]
patches:
  - patch: |-
      apiVersion: v1
      kind: Pod
      metadata: {name: api, labels: {patched: "yes"}}
`,
    'base/a.env': 'A=1\n',
    'base/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
    - name: api
      image: api
      env:
        - {name: A, valueFrom: {configMapKeyRef: {name: settings, key: A}}}
        - {name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}
        # envfrom-ignore missing-config-map-key -- on purpose
        - {name: C, valueFrom: {configMapKeyRef: {name: settings, key: C}}}
        - {name: P, valueFrom: {secretKeyRef: {name: db, key: password}}}
      envFrom: [{secretRef: {name: elsewhere}}]
`,
  };
  for (let index = 0; index < count; index += 1) {
    files[`overlays/o${index}/kustomization.yaml`] = `namePrefix: o${index}-
resources: [../../base]
images: [{name: api, newTag: "${index}"}]
`;
  }
  return files;
}

/** Some made-up kustomizations side by side, and two overlays over each. */
export function madeUp(seed: number): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = {};
  for (let index = 0; index < 3; index += 1) {
    const { files: made, target } = makeRepository(seed + index);
    for (const [path, content] of made) files[`app${index}/${path}`] = content;
    for (const name of ['dev', 'prod']) {
      files[`env/${name}-${index}/kustomization.yaml`] =
        `namePrefix: ${name}-\nresources: [../../app${index}/${target}]\n`;
    }
  }
  return files;
}
