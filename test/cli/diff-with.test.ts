import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository } from '../scratch.ts';

const FILES = {
  'sync.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: "https://git.example/o/r"}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: flux-system}
spec:
  interval: 1m
  chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}}}
`,
  'chart/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
  'chart/values.yaml': 'env: {A: x, B: null}\n',
  'chart/templates/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: app}
spec:
  containers:
    - name: app
      image: app:1
      env:
        {{- range $name, $value := .Values.env }}
        - {name: {{ $name }}, value: {{ $value | quote }}}
        {{- end }}
`,
};
const URL = '--repo-url https://git.example/o/r';

test('what an upgrade of Flux changes', async () => {
  const folder = repository(FILES);
  const { code, stdout } = await envfrom(
    folder,
    `diff --flux-version 2.7 --with flux=2.8 --exit-code ${URL}`,
  );
  expect(code).toBe(1);
  expect(stdout).toMatchInlineSnapshot(`
    "Changes from the versions that run to Flux 2.8

      VERDICT      WORKLOAD             WHY
      not-applied  Pod flux-system/app  the API server refuses to change a running Pod: spec: Forbidden:
                                        pod updates may not change fields other than
                                        spec.containers[*].image and a few more [HelmRelease
                                        flux-system/app]

    Pod flux-system/app  not-applied  HelmRelease flux-system/app
      · the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change
        fields other than spec.containers[*].image and a few more
      · its pod template changes: variable B (was chart/templates/pod.yaml:10)
      container app
        - B  (empty)  was value (chart/templates/pod.yaml:10)

    1 workload: 1 cannot be applied. 1 variable removed.
    help: Give what cannot be changed a new name (a configMapGenerator does), or delete it first.
    "
  `);
  const same = await envfrom(folder, `diff --flux-version 2.8 --with flux=2.9 --exit-code ${URL}`);
  expect([same.code, same.stdout]).toMatchInlineSnapshot(`
    [
      0,
      "Changes from the versions that run to Flux 2.9

    No workload is touched.
    ",
    ]
  `);
});

test.each([
  ['helm=3', 'Invalid value `helm` for `--with`: use `argocd`, `flux` or `kubernetes`.'],
  ['flux', '`--with flux` has no `=`.'],
  ['flux=main', 'Invalid version of Flux `main`: write it as `2.10`.'],
  ['flux=2.8 main', '`--with` looks at the files on disk: there is no `main`.'],
])('--with %s is refused', async (words, message) => {
  const { code, stderr } = await envfrom(repository(FILES), `diff --with ${words}`);
  expect([code, stderr.split('\n')[0]]).toEqual([2, `envfrom: ${message}`]);
});
