import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds, type Rendered } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

export const URL = 'https://git.example.com/team/apps';
export const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: b}\n';
export const LIST = (...paths: readonly string[]): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [${paths.join(', ')}]\n`;

/** The files, rendered as a repository whose remote is `URL`. */
export function rendered(files: Readonly<Record<string, string>>): Rendered {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  return renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
  });
}

/** Each build, and each file whose objects no build reads, with the answer and its evidence. */
export function answers(files: Readonly<Record<string, string>>): readonly string[] {
  const { builds, files: read } = rendered(files);
  const found = [
    ...builds.filter(({ left }) => left === undefined),
    ...read.map((file) => ({ id: file.path, deployment: deploymentOfFile(file) })),
  ];
  return found.flatMap(({ id, deployment }) =>
    deployment === undefined ? [] : [`${id}: ${deployment.answer}, ${deployment.evidence.kind}`],
  );
}

export const application = (name: string, path: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec: {source: {repoURL: '${URL}', path: ${path}}, destination: {namespace: ${name}}}
`;

/** A Flux Kustomization of a path in this repository, and its source. */
export function flux(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
`;
}
