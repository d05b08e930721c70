import { expect, test } from 'vitest';
import { isUndeployed } from '../../src/model/deployment.ts';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { tree } from '../tree.ts';

const POD =
  '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i}]}}';

function application(name: string): string {
  return `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: ${name}, namespace: argocd}, spec: {source: {repoURL: "https://example.org/owner/project", path: apps/${name}}, destination: {namespace: ${name}}}}`;
}
test('what Applications of a chart in a folder of examples deploy: not looked at, and not called undeployed', () => {
  const files = tree`
    === root.yaml
    ${application('one')}
    === apps/one/a.yaml
    ${POD}
    === examples/Chart.yaml
    name: apps
    version: 1.0.0
    === examples/values-prod.yaml
    color: blue
    === examples/templates/two.yaml
    ${application('two')}
    === examples/templates/set.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: ApplicationSet, metadata: {name: s}, spec: {generators: [{clusters: {}}], template: {spec: {source: {repoURL: "https://example.org/owner/project", path: apps/three}}}}}
    === apps/two/a.yaml
    ${POD}
    === apps/three/a.yaml
    ${POD}
    === apps/four/a.yaml
    ${POD}
  `;
  const { builds, uncheckedEntries } = reportOf({
    ...files,
    remotes: ['https://example.org/owner/project'],
  });
  expect(builds.filter(isUndeployed).map(({ id }) => id)).toEqual([
    'apps/four',
    'examples',
    'examples with values-prod.yaml',
  ]);
  expect(
    uncheckedEntries.map(({ manifest: { kind, name }, reason }) => [
      kind,
      name,
      messageText(reason),
    ]),
  ).toEqual([
    ['Application', 'two', 'no entry point is known to deploy its chart'],
    ['ApplicationSet', 's', 'no entry point is known to deploy its chart'],
  ]);
});
