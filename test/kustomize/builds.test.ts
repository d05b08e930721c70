import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

/** What a run says about a tree with kustomizations: `place rule [builds] message`, one line per problem, then its second places. */
function told(files: FileTree): string[] {
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  return problems.flatMap(({ at, rule, builds, message, help, related = [] }) => [
    `${placeOf(at)} ${rule} [${builds.join(' ')}] ${message.split(', so ')[0] ?? ''}`,
    ...(help === undefined ? [] : [`  help: ${help}`]),
    ...related.map((second) => `  ${placeOf(second.at)} ${second.message}`),
  ]);
}

/** On one line, so that it fits any indentation of a tree. */
const CONTAINER = `{name: api, image: i, envFrom: [{configMapRef: {name: app}}], env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: app, key: LEVEL}}}]}`;
const WORKLOAD = `
{apiVersion: apps/v1, kind: Deployment, metadata: {name: api}, spec: {selector: {matchLabels: {app: api}}, template: {metadata: {labels: {app: api}}, spec: {containers: [${CONTAINER}]}}}}`;

test('a base is judged through its overlays; one problem for all of them, and who has it right', () => {
  expect(
    told(tree`
      === base/kustomization.yaml
      resources: [api.yaml]
      === base/api.yaml${WORKLOAD}
      === overlays/dev/kustomization.yaml
      namePrefix: dev-
      namespace: dev
      resources: [../../base]
      configMapGenerator: [{name: app, literals: [LEVEL=debug]}]
      === overlays/uat/kustomization.yaml
      namespace: uat
      resources: [../../base]
      configMapGenerator: [{name: app, literals: [LEVLE=info]}]
      === overlays/prod/kustomization.yaml
      namePrefix: prod-
      namespace: prod
      resources: [../../base]
      configMapGenerator: [{name: app, literals: [OTHER=1]}]
      === overlays/none/kustomization.yaml
      resources: [../../base]
    `),
  ).toMatchInlineSnapshot(`
    [
      "base/api.yaml:1 missing-config-map [overlays/none] ConfigMap \`app\` does not exist. Container \`api\` of Deployment \`api\` will not start (CreateContainerConfigError: configmap "app" not found).",
      "  help: Add it to \`overlays/none\` as well: \`overlays/dev\`, \`overlays/prod\`, \`overlays/uat\` have it.",
      "  overlays/dev/kustomization.yaml:4 \`overlays/dev\` has it here",
      "base/api.yaml:1 missing-config-map [overlays/none] ConfigMap \`app\` does not exist. Container \`api\` of Deployment \`api\` will not start (CreateContainerConfigError: configmap "app" not found).",
      "  help: Add it to \`overlays/none\` as well: \`overlays/dev\`, \`overlays/prod\`, \`overlays/uat\` have it.",
      "  overlays/dev/kustomization.yaml:4 \`overlays/dev\` has it here",
      "base/api.yaml:1 missing-config-map-key [overlays/prod overlays/uat] ConfigMap \`app\` has no key \`LEVEL\`. Container \`api\` of Deployment \`api\` will not start (CreateContainerConfigError: couldn't find key LEVEL in ConfigMap prod/app).",
      "  help: Add it to \`overlays/prod\` as well: \`overlays/dev\` has it.",
      "  overlays/dev/kustomization.yaml:4 \`overlays/dev\` has it here",
    ]
  `);
});

test('another part of the deployment may make what a build lacks', () => {
  expect(
    told(tree`
      === api/kustomization.yaml
      resources: [api.yaml]
      === api/api.yaml${WORKLOAD}
      === config/kustomization.yaml
      configMapGenerator: [{name: app, literals: [LEVEL=debug], options: {disableNameSuffixHash: true}}]
    `),
  ).toEqual([]);
});

test('a manifest that nobody lists does not help; the message says to list it', () => {
  expect(
    told(tree`
      === kustomization.yaml
      resources: [api.yaml]
      === api.yaml${WORKLOAD}
      === app.yaml
      {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {LEVEL: info}}
    `),
  ).toMatchInlineSnapshot(`
    [
      "api.yaml:1 undeclared-config-map [.] ConfigMap \`app\`, which Deployment \`api\` needs, is not applied with it: no kustomization lists the file that defines it.",
      "  help: Add the file to \`resources\` of its kustomization.",
      "  app.yaml:1 it is here, but no kustomization lists this file",
    ]
  `);
});

test('what cannot be built says why, where, in which builds; the others go on', () => {
  expect(
    told(tree`
      === base/kustomization.yaml
      resources: [api.yaml, gone.yaml]
      === base/api.yaml${WORKLOAD}
      === overlays/a/kustomization.yaml
      resources: [../../base]
      === overlays/b/kustomization.yaml
      resources: [../../base]
      === other/kustomization.yaml
      configMapGenerator: [{name: app, behavior: merge, literals: [A=1]}]
      === circle/one/kustomization.yaml
      resources: [../two]
      === circle/two/kustomization.yaml
      resources: [../one]
      === component/kustomization.yaml
      apiVersion: kustomize.config.k8s.io/v1alpha1
      kind: Component
      resources: [nothing-looks-at-this.yaml]
      === fine/kustomization.yaml
      resources: [api.yaml]
      === fine/api.yaml${WORKLOAD}
    `),
  ).toMatchInlineSnapshot(`
    [
      "base/kustomization.yaml:1 unbuildable-kustomization [overlays/a overlays/b] \`gone.yaml\` does not exist; it is listed in \`resources\`. kustomize: evalsymlink failure on 'base/gone.yaml' : lstat base/gone.yaml: no such file or directory",
      "circle/two/kustomization.yaml:1 unbuildable-kustomization [circle/one] \`circle/one\` includes itself here. kustomize: cycle detected: candidate root 'circle/one' contains visited root 'circle/one'",
      "other/kustomization.yaml:1 unbuildable-kustomization [other] This generator merges into ConfigMap \`app\`, which this build does not have. kustomize: id ConfigMap.v1.[noGrp]/app.[noNs] does not exist; cannot merge or replace",
      "  help: Generate it in a base that this kustomization includes, or leave \`behavior\` out.",
    ]
  `);
});

function lackingBeside(resources: string): readonly string[] {
  return told(tree`
    === all/kustomization.yaml
    resources: ${resources}
    === jobs/kustomization.yaml
    resources: [job.yaml]
    patches: [{path: patch.yaml}]
    === jobs/job.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app, namespace: shop}, data: {A: a}}
    === jobs/patch.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {B: b}}
  `).filter((line) => line.includes('patch.yaml'));
}

test('what a base lacks cannot come from a remote base beside it', () => {
  const found = lackingBeside('[../jobs]');
  expect(found.map((line) => line.split(' [')[0])).toEqual([
    'jobs/patch.yaml:1 unbuildable-kustomization',
  ]);
  expect(lackingBeside('[github.com/example/base, ../jobs]')).toEqual(found);
});

test('a remote base leaves a build partial: what may come from there is not missing', () => {
  expect(
    told(tree`
      === kustomization.yaml
      resources:
        - api.yaml
        - https://example.com/org/repo//base?ref=v1
      === api.yaml${WORKLOAD}
    `),
  ).toEqual([]);
});

test('values are read in the dialect of kustomize: yes stays text, a number does not', () => {
  expect(
    told(tree`
      === kustomization.yaml
      resources: [app.yaml]
      === app.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: app}
      data:
        A: yes
        B: 2020-01-01
        C: 8080
    `),
  ).toMatchInlineSnapshot(`
    [
      "app.yaml:7 non-string-value [.] \`data.C\` of ConfigMap \`app\` is the number \`8080\`, and must be a string. kubectl apply fails: \`json: cannot unmarshal number into Go struct field ConfigMap.data of type string\`.",
      "  help: Put it in quotes: \`"8080"\`.",
    ]
  `);
});

test('a folder that is missing is one problem, however many entries are in it', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - gone/a.yaml
        - gone/b.yaml
        - ./gone
        - other.yaml
      configMapGenerator:
        - name: app
          files: [gone/sub/app.conf]
      === app/z.json
      {"beside": "it"}
      === web/kustomization.yaml
      resources:
        - ../app/gone/web
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 unbuildable-kustomization [app web] \`gone/a.yaml\` does not exist (there is no folder \`app/gone\`); it is listed in \`resources\`. kustomize: evalsymlink failure on 'app/gone/a.yaml' : lstat app/gone/a.yaml: no such file or directory",
      "  app/kustomization.yaml:3 also needed here",
      "  app/kustomization.yaml:4 also needed here",
      "  web/kustomization.yaml:2 also needed here",
      "app/kustomization.yaml:5 unbuildable-kustomization [app] \`other.yaml\` does not exist; it is listed in \`resources\`. kustomize: evalsymlink failure on 'app/other.yaml' : lstat app/other.yaml: no such file or directory",
    ]
  `);
});

function partialPod(name: string): FileTree {
  return tree`
    === kustomization.yaml
    resources: [pod.yaml, https://a.example/more.yaml]
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers: [{name: c, image: i, volumeMounts: [{name: ${name}, mountPath: /data}]}]
      volumes: [{name: redis-data, emptyDir: {}}]
  `;
}

test('a mount in a partial build: what is not here may bring a volume, but no misspelled one', () => {
  expect(told(partialPod('redis-adta'))).toEqual([
    'pod.yaml:5 missing-volume [.] A mount of container `c` of Pod `p` names volume `redis-adta`, which the pod does not define. The API server refuses it: `spec.containers[0].volumeMounts[0].name: Not found: "redis-adta"`.',
    '  help: Did you mean `redis-data`?',
  ]);
  expect(told(partialPod('cache'))).toEqual([]);
});

test('files under `patches`, as kustomize 2 listed them, are one problem', () => {
  const files = tree`
    === kustomization.yaml
    resources: [pod.yaml]
    patches:
      - a.yaml
      - b.yaml
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: x}]}
    === a.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: p, labels: {a: b}}}
    === b.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: p, labels: {c: d}}}
  `;
  expect(told(files)).toEqual([
    'kustomization.yaml:3 version-dependent-build [.] An entry of `patches` must be a map, not a string. kustomize: invalid Kustomization: json: cannot unmarshal string into Go struct field Kustomization.patches. Versions of kustomize before 5.0.0 build it, later ones refuse it, and nothing in this repository says which one runs.',
  ]);
});

test('of a file that ksops decrypts as a whole, not even the name of its Secret is known', () => {
  const files = tree`
    === kustomization.yaml
    namespace: shop
    generators: [secrets.yaml]
    resources: [pod.yaml]
    === secrets.yaml
    apiVersion: viaduct.ai/v1
    kind: ksops
    metadata: {name: secrets}
    files: [database.enc.yaml]
    === database.enc.yaml
    apiVersion: ENC[AES256_GCM,data:7UQ=,iv:9oe,tag:m9z,type:str]
    kind: ENC[AES256_GCM,data:jy0J,iv:dDN,tag:jZ2,type:str]
    metadata: {name: "ENC[AES256_GCM,data:Cg3o,iv:WRz,tag:LvX,type:str]"}
    stringData: {PASSWORD: "ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]"}
    sops: {mac: x}
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: x, envFrom: [{secretRef: {name: database}}]}]}
  `;
  expect(told(files)).toEqual([]);
});

test('a build with ksops is partial, for its values only: a misspelled name is still one', () => {
  const files = tree`
    === kustomization.yaml
    generators: [secrets.yaml]
    resources: [pod.yaml]
    === secrets.yaml
    apiVersion: viaduct.ai/v1
    kind: ksops
    metadata: {name: secrets}
    files: [database.enc.yaml]
    === database.enc.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: database}
    stringData: {PASSWORD: "ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]"}
    sops: {mac: x}
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: x, envFrom: [{secretRef: {name: databsae}}]}]}
  `;
  expect(told(files)).toEqual([
    'pod.yaml:4 missing-secret [.] Secret `databsae` does not exist. Container `c` of Pod `p` will not start (CreateContainerConfigError: secret "databsae" not found).',
    '  help: Did you mean `database`?',
    '  database.enc.yaml:3 Secret `database` is here',
  ]);
  const { builds } = check(ENGINES, files, catalogue, SETTINGS);
  expect(builds.map(({ partial }) => partial.map(messageText))).toEqual([
    ['ksops decrypts values'],
  ]);
});
