import { expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { tree, treeOf } from '../tree.ts';
import { problemsOf } from './problems-of.ts';

// What tells of a Secret that nothing makes for certain: wrong findings in repositories that nobody had looked at.

const lost = (kind: string, name: string) =>
  `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: shop}, spec: {containers: [{name: c, image: i, envFrom: [{${kind}: {name: ${name}}}]}]}}`;

const documentedWith = (text: string, name: string) => tree`
  === pod.yaml
  ${lost('secretRef', name)}
  === settings.yaml
  {apiVersion: v1, kind: Service, metadata: {name: settings}}
  === README.md
  ${text}
`;
const UNDECLARED = ['pod.yaml:1 warning undeclared-secret'];

const kustomization = (name: string): string =>
  `{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${name}, namespace: flux-system}, spec: {path: ./apps/${name}, sourceRef: {kind: GitRepository, name: flux-system}}}`;

function releasedBeside(client: string): FileTree {
  return tree`
    === clusters/home/flux.yaml
    {apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: flux-system, namespace: flux-system}, spec: {url: https://example.org/owner/project}}
    ---
    ${kustomization('notes')}
    ---
    ${kustomization('other')}
    === apps/notes/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: notes, namespace: shop}
    spec:
      chart: {spec: {chart: app-template, version: 4.2.0, sourceRef: {kind: HelmRepository, name: charts}}}
      values:
        controllers: {notes: {containers: {app: {image: {repository: i, tag: "1"}, envFrom: [{secretRef: {name: notes-oidc-credentials}}]}}}}
    === apps/other/service.yaml
    {apiVersion: v1, kind: Service, metadata: {name: other, namespace: shop}}
    === ${client}
    {apiVersion: example.org/v1, kind: OIDCClient, metadata: {name: notes, namespace: shop}, spec: {secret: {keys: {clientID: id}}}}
  `;
}

test('a release and the Kustomization that deploys it are one where a custom resource makes what its name begins', () => {
  expect(problemsOf(releasedBeside('apps/notes/client.yaml'))).toEqual([]);
  expect(problemsOf(releasedBeside('apps/other/client.yaml'))).toEqual([
    'apps/notes/release.yaml:7 warning undeclared-secret',
  ]);
});

const commented = (file: string, ...lines: readonly string[]) => tree`
  === app/pod.yaml
  ${lost('secretRef', 'db-users')}
  === ${file}
  ${lines.join('\n  ')}
  {apiVersion: v1, kind: Service, metadata: {name: s}}
`;

/** What is said of a Pod in a base, with these lines in an overlay. */
function besideOverlay(...lines: readonly string[]): readonly string[] {
  return problemsOf(
    treeOf({
      'app/pod.yaml': lost('secretRef', 'db-users'),
      'prod/manual/kustomization.yaml': [...lines, 'resources: [map.yaml]', ''].join('\n'),
      'prod/manual/map.yaml': '{apiVersion: v1, kind: Service, metadata: {name: s}}\n',
    }),
  );
}

test('a comment beside a reference that tells of its source, or a generator switched off, explains it', () => {
  const undeclared = ['app/pod.yaml:1 warning undeclared-secret'];
  const prose = '# The Secret db-users is written by the operator.';
  expect(problemsOf(commented('app/s.yaml', prose))).toEqual([]);
  expect(problemsOf(commented('other/s.yaml', prose))).toEqual(undeclared);
  const reads = '# Reads the Secret db-users.';
  expect(problemsOf(commented('app/s.yaml', reads))).toEqual(undeclared);
  const generator = ['# secretGenerator:', '#  - name: db-users', '#    envs: [a.env]'];
  expect(problemsOf(commented('app/s.yaml', ...generator))).toEqual([]);
  expect(problemsOf(commented('other/s.yaml', ...generator))).toEqual(undeclared);
  expect(besideOverlay(...generator)).toEqual([]);
  expect(besideOverlay(prose)).toEqual(undeclared);
  expect(problemsOf(commented('app/s.yaml', '# secretRef:', '#   name: db-users'))).toEqual(
    undeclared,
  );
});

test('a document that tells the form of names explains those of the form, where not any name may have it', () => {
  const told = (text: string) => problemsOf(documentedWith(text, 'idm-web-oidc'));
  expect(told('It writes secret `idm-<name>-oidc` per client.')).toEqual([]);
  expect(told('It writes secret `sso-<name>-oidc` per client.')).toEqual(UNDECLARED);
  expect(problemsOf(documentedWith('Secrets are `idm-<name>-secret`.', 'idm-web-secret'))).toEqual(
    UNDECLARED,
  );
});
