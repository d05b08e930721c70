import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function problemsWith(plugin: string): readonly string[] {
  const files = {
    'apps/web.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: web}
  source: {repoURL: https://git.example.com/team/fleet, path: web, plugin: {name: ${plugin}}}
`,
    'web/kustomization.yaml': 'resources: [web.yaml, all.yaml]\n',
    'web/web.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\n',
  };
  const tree = { ...treeOf(files), remotes: ['https://git.example.com/team/fleet'] };
  return reportOf(tree).problems.map(
    ({ severity, message }) => `${severity}: ${messageText(message)}`,
  );
}

test('a plugin that runs kustomize fails where kustomize does', () => {
  expect(problemsWith('argocd-vault-plugin-kustomize')).toEqual([
    expect.stringContaining('error: `all.yaml` does not exist; it is listed in `resources`.'),
  ]);
});

test.each(['argocd-vault-plugin', 'kustomized-helm', 'argocd-lovely-plugin'])(
  '%s may write what the kustomization lists',
  (plugin) => {
    expect(problemsWith(plugin)).toEqual([]);
  },
);
