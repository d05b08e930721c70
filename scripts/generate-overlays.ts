/** What to generate: overlays over one base of 50 objects, a chain of kustomizations, or a diamond. */
export interface OverlayShape {
  readonly overlays?: number;
  readonly chain?: number;
  readonly diamond?: number;
}

const OBJECTS = 50;

/** Kustomizations for the bench: path → text. The base has 25 Deployments, each with a generated ConfigMap. */
export function generateOverlays({
  overlays = 0,
  chain = 0,
  diamond = 0,
}: OverlayShape): ReadonlyMap<string, string> {
  const files = new Map(baseFiles());
  for (let index = 0; index < overlays; index += 1) {
    files.set(`overlays/o${index}/kustomization.yaml`, overlay(index, '../../base'));
  }
  for (let index = 0; index < chain; index += 1) {
    const below = index === 0 ? '../../base' : `../c${index - 1}`;
    files.set(
      `chain/c${index}/kustomization.yaml`,
      `resources: [${below}]\ncommonAnnotations: {step-${index}: "yes"}\n`,
    );
  }
  for (let index = 0; index < diamond; index += 1) {
    files.set(
      `diamond/d${index}/kustomization.yaml`,
      `namePrefix: d${index}-\nresources: [../../base]\n`,
    );
  }
  if (diamond > 0) {
    const sides = Array.from({ length: diamond }, (_, index) => `- ../d${index}`).join('\n');
    files.set('diamond/top/kustomization.yaml', `resources:\n${sides}\n`);
  }
  return files;
}

function overlay(index: number, base: string): string {
  return `namespace: team-${index}
resources:
- ${base}
configMapGenerator:
- name: app-0
  behavior: merge
  literals: [LEVEL=level-${index}]
patches:
- patch: |
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: app-1}
    spec: {replicas: ${index % 7}}
`;
}

function* baseFiles(): Iterable<[string, string]> {
  const names = Array.from({ length: OBJECTS / 2 }, (_, index) => `app-${index}`);
  const resources = names.map((name) => `- ${name}.yaml`).join('\n');
  const generators = names
    .map((name) => `- name: ${name}\n  literals: [LEVEL=info, NAME=${name}]`)
    .join('\n');
  yield [
    'base/kustomization.yaml',
    `resources:\n${resources}\nconfigMapGenerator:\n${generators}\n`,
  ];
  for (const name of names) yield [`base/${name}.yaml`, deployment(name)];
}

function deployment(name: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}}
    spec:
      containers:
      - name: main
        image: registry.example/${name}:1
        envFrom:
        - configMapRef: {name: ${name}}
        env:
        - name: LEVEL
          valueFrom: {configMapKeyRef: {name: ${name}, key: LEVEL}}
`;
}
