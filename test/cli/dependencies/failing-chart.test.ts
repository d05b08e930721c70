import { expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { makeArchive } from '../../helm/make-archive.ts';
import { scratch } from '../../scratch.ts';
import { vendor } from '../../vendored.ts';

const RELEASE = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: apps}
spec: {url: https://charts.example.org}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  chart: {spec: {chart: web, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}
`;

test('what fails in a fetched chart is a problem of the release', async () => {
  const root = scratch({ 'flux.yaml': RELEASE });
  const files = makeArchive([
    { name: 'web/Chart.yaml', text: 'apiVersion: v2\nname: web\nversion: 1.0.0\n' },
    { name: 'web/templates/a.yaml', text: '{{ required "host is needed" .Values.host }}\n' },
  ]);
  const asked = { type: 'chart', url: 'https://charts.example.org', name: 'web' } as const;
  vendor(root, [{ ...asked, version: '1.0.0', resolved: '1.0.0', files }]);
  const { stdout } = await envfrom(root, 'check', { env: { CI: '1' } });
  expect(stdout).toContain(
    'error[unrenderable-chart]: The chart cannot be rendered: host is needed',
  );
  expect(stdout).toContain('--> flux.yaml:6:1');
  expect(stdout).toContain('web-1.0.0.tgz!/templates/a.yaml:1');
});
