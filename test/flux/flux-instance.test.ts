import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { YamlNode } from '../../src/model/node.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { fluxInstanceSync, type FluxInstanceSync } from '../../src/render/flux/flux-instance.ts';

function sync(spec: string): FluxInstanceSync {
  const text = `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata:
  name: flux
  namespace: flux-system
spec:
${spec}`;
  const bytes = new TextEncoder().encode(text);
  const parsed = parseFile('flux.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  const [instance] = parsed.documents.flatMap(({ manifests }) => manifests);
  if (instance === undefined) throw new Error('flux.yaml holds no object');
  return fluxInstanceSync(instance);
}

/** `path = text at line`, one per field. */
function fields(node: YamlNode, path = ''): readonly string[] {
  if (node.kind === 'scalar') return [`${path} = ${node.text} at ${placeOf(node)}`];
  if (node.kind === 'sequence') return [];
  return node.entries.flatMap(({ name, value }) =>
    fields(value, path === '' ? name : `${path}.${name}`),
  );
}

function shown({ kind, namespace, name, apiVersion, group }: Manifest): string {
  return `${apiVersion} ${group} ${kind} ${namespace}/${name}`;
}

describe('fluxInstanceSync', () => {
  test('a git repository: the source and the Kustomization of the cluster', () => {
    const { objects, patches } = sync(`
  sync:
    kind: GitRepository
    url: https://git/fleet.git
    ref: refs/heads/main
    path: clusters/prod
    pullSecret: git-token
`);
    expect(patches).toEqual([]);
    expect(objects.map(shown)).toEqual([
      'source.toolkit.fluxcd.io/v1 source.toolkit.fluxcd.io GitRepository flux-system/flux-system',
      'kustomize.toolkit.fluxcd.io/v1 kustomize.toolkit.fluxcd.io Kustomization flux-system/flux-system',
    ]);
    expect(objects.map(({ node }) => fields(node))).toEqual([
      [
        'apiVersion = source.toolkit.fluxcd.io/v1 at flux.yaml:10',
        'kind = GitRepository at flux.yaml:10',
        'metadata.name = flux-system at flux.yaml:2',
        'metadata.namespace = flux-system at flux.yaml:2',
        'spec.interval = 1m0s at flux.yaml:10',
        'spec.ref.name = refs/heads/main at flux.yaml:12',
        'spec.url = https://git/fleet.git at flux.yaml:11',
        'spec.secretRef.name = git-token at flux.yaml:14',
      ],
      [
        'apiVersion = kustomize.toolkit.fluxcd.io/v1 at flux.yaml:10',
        'kind = Kustomization at flux.yaml:10',
        'metadata.name = flux-system at flux.yaml:2',
        'metadata.namespace = flux-system at flux.yaml:2',
        'spec.interval = 10m0s at flux.yaml:10',
        'spec.path = clusters/prod at flux.yaml:13',
        'spec.sourceRef.kind = GitRepository at flux.yaml:10',
        'spec.sourceRef.name = flux-system at flux.yaml:2',
      ],
    ]);
  });

  test.each([
    [
      'OCIRepository',
      ['spec.ref.tag = latest at flux.yaml:12', 'spec.url = oci://r/fleet at flux.yaml:11'],
    ],
    [
      'Bucket',
      ['spec.bucketName = latest at flux.yaml:12', 'spec.endpoint = oci://r/fleet at flux.yaml:11'],
    ],
  ])('%s', (kind, wanted) => {
    const { objects } = sync(`
  sync:
    kind: ${kind}
    url: oci://r/fleet
    ref: latest
    path: ./
    name: fleet
`);
    const [source] = objects;
    expect(
      source && fields(source.node).filter((field) => /ref|url|bucket|endpoint/.test(field)),
    ).toEqual(wanted);
    expect(objects.map(({ name }) => name)).toEqual(['fleet', 'fleet']);
  });

  test('a patch that may change them is said', () => {
    const spec = `
  kustomize:
    patches:
      - target: {kind: Deployment, name: kustomize-controller}
        patch: ""
      - target: {kind: Kustomization, name: flux-system}
        patch: ""
  sync: {kind: GitRepository, url: u, ref: r, path: p}
`;
    const { patches } = sync(spec);
    expect(patches.map(placeOf)).toEqual(['flux.yaml:13']);
  });

  test.each(['{}', '{sync: {kind: Other, url: u, ref: r, path: p}}', '{sync: 5}'])(
    'none: %s',
    (spec) => {
      expect(sync(`  distribution: ${spec}`)).toEqual({ objects: [], patches: [] });
      expect(sync(spec.slice(1, -1).replace(/^/, '  ')).objects).toEqual([]);
    },
  );
});
