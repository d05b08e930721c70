import { expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { tree, treeOf } from '../tree.ts';
import { MAP, told } from './messages.ts';

test('a file that is not there', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - map.yaml
        - ../base
        - ../../outside
        - /etc/passwd
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 \`map.yaml\` does not exist; it is listed in \`resources\`. kustomize: evalsymlink failure on 'app/map.yaml' : lstat app/map.yaml: no such file or directory",
      "app/kustomization.yaml:3 \`../base\` does not exist; it is listed in \`resources\`. kustomize: evalsymlink failure on 'base' : lstat base: no such file or directory",
      "app/kustomization.yaml:4 \`../../outside\` is outside the repository, where envfrom reads nothing. kustomize: '../../outside' is outside of the repository",
      "  help: Keep everything a kustomization reads within the repository.",
      "app/kustomization.yaml:5 \`/etc/passwd\` is outside the repository, where envfrom reads nothing. kustomize: file '/etc/passwd' is outside of the repository",
      "  help: Keep everything a kustomization reads within the repository.",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      configMapGenerator:
        - name: app
          files: [app.conf]
          envs:
            - app.env
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:5 \`app.env\` does not exist. kustomize: evalsymlink failure on 'app/app.env' : lstat app/app.env: no such file or directory",
      "app/kustomization.yaml:3 \`app.conf\` does not exist. kustomize: evalsymlink failure on 'app/app.conf' : lstat app/app.conf: no such file or directory",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - path: patch.yaml
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 \`patch.yaml\` does not exist. kustomize: evalsymlink failure on 'app/patch.yaml' : lstat app/patch.yaml: no such file or directory",
    ]
  `);
});

test('a folder that is no kustomization, or is one twice', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [../base]
      === base/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:1 The folder \`base\` has no kustomization. kustomize: unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory 'base'",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [../base]
      === base/kustomization.yaml
      resources: [map.yaml]
      === base/kustomization.yml
      resources: [map.yaml]
      === base/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "base/kustomization.yml:1 The folder \`base\` has two kustomizations, this one and \`base/kustomization.yaml\`. kustomize: Found multiple kustomization files under: base",
      "  help: Keep one of them.",
    ]
  `);
});

test('an object of Flux in a file of the name', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: app}
      spec: {path: ./app}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:4 This file has the name of a kustomization, but holds a Kustomization of Flux, which kustomize cannot build. kustomize: invalid Kustomization: json: unknown field "spec"",
      "  help: Rename the file.",
    ]
  `);
});

test('a field that a configuration of transformers does not know', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      configurations: [params.yaml]
      === app/params.yaml
      varReference:
        - path: spec/a
          kinds: A
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/params.yaml:3 An entry of \`varReference\` has no field \`kinds\`; it knows \`group\`, \`version\`, \`kind\`, \`path\`, \`create\`. kustomize: error unmarshaling JSON: while decoding JSON: json: unknown field "kinds"",
      "  help: Did you mean \`kind\`?",
    ]
  `);
});

test('a configuration of transformers is no object', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      configurations: [params.yaml]
      === app/params.yaml
      kind: Configuration
      nameReference: []
    `),
  ).toEqual([
    expect.stringMatching(
      /^app\/params\.yaml:1 A file of `configurations` has no field `kind`.*json: unknown field "kind"$/,
    ),
  ]);
});

test('`images` meets a list of names where it looks for an image', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [psp.yaml]
      images: [{name: a, newTag: b}]
      === app/psp.yaml
      apiVersion: policy/v1beta1
      kind: PodSecurityPolicy
      metadata: {name: p}
      spec:
        volumes: [configMap]
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/psp.yaml:5 \`images\` cannot be applied to PodSecurityPolicy \`p\`: kustomize looks for an image at \`spec/volumes[]/image/reference\`, and this is neither a map nor a list. kustomize: visit traversal on path: [image reference]: expected sequence or mapping node",
      "  help: Move the object to a kustomization that has no \`images\`, neither itself nor above it.",
    ]
  `);
});

test('a kustomization that is none', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - a: b
      commonLabel: {}
      namePrefix: 1
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 A kustomization has no field \`commonLabel\`. kustomize: invalid Kustomization: json: unknown field "commonLabel"",
      "  help: Did you mean \`commonLabels\`?",
      "app/kustomization.yaml:4 \`namePrefix\` must be a string, not a number. kustomize: invalid Kustomization: json: cannot unmarshal number into Go struct field Kustomization.namePrefix",
      "  help: Put it in quotes.",
      "app/kustomization.yaml:2 An entry of \`resources\` must be a string, not a map. kustomize: invalid Kustomization: json: cannot unmarshal object into Go struct field Kustomization.resources",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      apiVersion: v1
      kind: Kustomize
      resources: []
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:1 The \`kind\` of a kustomization must be Kustomization or Component, not Kustomize. kustomize: kind should be Kustomization or Component",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [a.yaml
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:1 kustomize cannot read this YAML: The bracket that opens here is never closed. kustomize: yaml: yaml: line 1: did not find expected ',' or ']'",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      namePrefix: x-
    `),
  ).toMatchInlineSnapshot(`
    [
      "builds",
    ]
  `);
});

test('kustomizations in a circle, components as resources and resources as components', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - ../base
      === base/kustomization.yaml
      resources:
        - ../app
    `),
  ).toMatchInlineSnapshot(`
    [
      "base/kustomization.yaml:2 \`app\` includes itself here. kustomize: cycle detected: candidate root 'app' contains visited root 'app'",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - ../part
      === part/kustomization.yaml
      apiVersion: kustomize.config.k8s.io/v1alpha1
      kind: Component
      resources: []
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 \`resources\` lists \`part\`, which is a Component. kustomize: expected kind != 'Component' for path 'part'",
      "  help: List it in \`components\`.",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      components:
        - ../part
      === part/kustomization.yaml
      namePrefix: x
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 \`components\` lists \`part\`, which is a Kustomization. kustomize: expected kind 'Component' for path 'part' but got 'Kustomization'",
      "  help: List it in \`resources\`, or make its kind Component.",
    ]
  `);
});

test('the same object twice', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - map.yaml
        - more.yaml
      === app/map.yaml${MAP}
      === app/more.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 ConfigMap \`app\` is in this build twice. kustomize: may not add resource with an already registered id: ConfigMap.v1.[noGrp]/app.[noNs]",
      "  help: List the object, or the kustomization that includes it, only once; change it with a patch.",
      "  app/map.yaml:1 it is here first",
      "  app/more.yaml:1 and here again",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      configMapGenerator:
        - name: app
          literals: [A=1]
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 This generator defines ConfigMap \`app\`, which this build already has. kustomize: id ConfigMap.v1.[noGrp]/app.[noNs] exists; can not use behavior: 'unspecified', behavior must be merge or replace",
      "  help: Set \`behavior\` to \`merge\` or \`replace\`, or give it another name.",
      "  app/map.yaml:1 it is here",
    ]
  `);
});

test('objects that are none', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - map.yaml
        - list.yaml
      === app/map.yaml
      kind: ConfigMap
      data:
        A: "1"
        A: "2"
      === app/list.yaml
      - a
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/map.yaml:1 This ConfigMap has no \`metadata.name\`. kustomize: missing metadata.name in object",
      "app/list.yaml:1 This is not a Kubernetes object: \`apiVersion\`, \`kind\` and \`metadata.name\` are missing. kustomize: missing Resource metadata",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      === app/map.yaml
      kind: ConfigMap
      data:
        A: "1"
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/map.yaml:1 This ConfigMap has no \`metadata.name\`. kustomize: missing metadata.name in object",
    ]
  `);
});

test("kustomize's own fence, where it is asked for", () => {
  const files = tree`
      === app/kustomization.yaml
      resources:
        - ../shared/map.yaml
      === shared/map.yaml${MAP}
    `;
  expect(told(files)).toEqual(['builds']);
  expect(told(files, 'root')).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 \`../shared/map.yaml\` is not in or below \`app\`, which kustomize refuses to read. kustomize: security; file 'shared/map.yaml' is not in or below 'app'",
      "  help: Build with \`--load-restrictor LoadRestrictionsNone\`, or move the file.",
    ]
  `);
});

test('what only a network or a program could bring', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources:
        - https://example.com/base.yaml
        - github.com/example/base?ref=v1
      helmCharts: [{name: minio, releaseName: minio, repo: https://example.com}]
      generators:
        - |
          apiVersion: example.com/v1
          kind: Maker
          metadata:
            name: maker
            annotations: {config.kubernetes.io/function: "{container: {image: example.com/maker}}"}
    `),
  ).toMatchInlineSnapshot(`
    [
      "builds",
      "  without: \`https://example.com/base.yaml\` is not fetched",
      "  without: envfrom does not render the Helm chart \`minio\`",
      "  without: the plugin Maker \`maker\` is not run",
      "  without: the remote base \`github.com/example/base?ref=v1\` is not fetched",
    ]
  `);
});

test('what a symlink leads outside the repository is not read, and that is said', () => {
  const files = treeOf({
    'app/kustomization.yaml': 'resources: [cm.yaml, folder]\n',
  });
  const reason = 'a symlink leads it outside the repository, where nothing is read';
  const links = new Set(['app/cm.yaml', 'app/folder']);
  const linked: FileTree = {
    ...files,
    read: (path) =>
      links.has(path) ? { kind: 'unreadable', reason, cause: 'outside' } : files.read(path),
  };
  expect(told(linked)).toEqual([
    `app/kustomization.yaml:1 \`cm.yaml\` cannot be read: ${reason}. kustomize: cannot read 'cm.yaml': ${reason}`,
    `app/kustomization.yaml:1 \`folder\` cannot be read: ${reason}. kustomize: cannot read 'folder': ${reason}`,
  ]);
});
