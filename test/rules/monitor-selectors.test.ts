import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function monitor(labels = '{app: web}', more = ''): string {
  return `{apiVersion: monitoring.coreos.com/v1, kind: ServiceMonitor, metadata: {name: m, namespace: shop}, spec: {selector: {matchLabels: ${labels}}, endpoints: [{port: http}]${more}}}\n`;
}

function service(name: string, labels: string, selector = 'app: web'): string {
  return `{apiVersion: v1, kind: Service, metadata: {name: ${name}, namespace: shop, labels: {${labels}}}, spec: {selector: {${selector}}, ports: [{port: 80, name: http}]}}\n`;
}

const SCRAPE = monitor()
  .replace('monitoring.coreos.com/v1', 'operator.victoriametrics.com/v1beta1')
  .replace('ServiceMonitor', 'VMServiceScrape');

test.each<readonly [string, readonly string[], number]>([
  ['the Service only selects by the label', [monitor(), service('s', '')], 1],
  ['the same of VictoriaMetrics', [SCRAPE, service('s', 'name: web')], 1],
  ['the Service has the label', [monitor(), service('s', 'app: web')], 0],
  ['another Service has it', [monitor(), service('s', ''), service('t', 'app: web')], 0],
  ['no Service selects by it', [monitor(), service('s', '', 'app: db')], 0],
  [
    'one of two labels',
    [monitor('{app: web, tier: a}'), service('s', 'app: web', 'app: web, tier: a')],
    1,
  ],
  [
    'it looks in all namespaces',
    [monitor('{app: web}', ', namespaceSelector: {any: true}'), service('s', '')],
    0,
  ],
  ['a template', [monitor('{app: "{{ app }}"}'), service('s', '', 'app: "{{ app }}"')], 0],
  [
    'a chart that is not here brings Services',
    [
      monitor(),
      service('s', ''),
      '{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: web, namespace: shop}, spec: {chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: r}}}}}\n',
    ],
    0,
  ],
  [
    'a controller that makes Services of its own',
    [
      monitor(),
      service('s', ''),
      '{apiVersion: postgresql.cnpg.io/v1, kind: Cluster, metadata: {name: db, namespace: shop}, spec: {instances: 1}}\n',
    ],
    1,
  ],
  ['no labels', [monitor('{}'), service('s', '')], 0],
])('a monitor: %s', (_, objects, count) => {
  const { problems } = reportOf(treeOf({ 'a.yaml': objects.join('---\n') }));
  const found = problems.filter(({ rule }) => rule === 'mismatched-selector');
  expect(found.map(({ severity, at }) => `${severity} ${at.file.path}`)).toEqual(
    Array.from({ length: count }, () => 'warning a.yaml'),
  );
});
