import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const workload = (containers: string, app = 'web'): string =>
  `{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${app}, namespace: shop}, spec: {selector: {matchLabels: {app: ${app}}}, template: {metadata: {labels: {app: ${app}}}, spec: {containers: [${containers}]}}}}\n`;
const service = (ports: string, more = ''): string =>
  `{apiVersion: v1, kind: Service, metadata: {name: web, namespace: shop}, spec: {selector: {app: web}, ports: [${ports}]${more}}}\n`;
const ingress = (port: string): string =>
  `{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: web, namespace: shop}, spec: {defaultBackend: {service: {name: web, port: {${port}}}}}}\n`;
const container = (more: string): string => `{name: c, image: i, ${more}}`;
const HTTP = 'ports: [{name: http, containerPort: 80}]';
const WEB = workload(container(HTTP));
const saidOf = (texts: readonly string[]): readonly string[] =>
  problemsOf(treeOf(Object.fromEntries(texts.map((text, at) => [`${at}.yaml`, text]))));

test.each<readonly [string, string, readonly string[]]>([
  ['two names', 'ports: [{name: a, containerPort: 1}, {name: a, containerPort: 2}]', ['invalid']],
  ['a long name', 'ports: [{name: prometheus-metrics, containerPort: 1}]', ['invalid']],
  ['a number in quotes', 'livenessProbe: {httpGet: {port: "80"}}', ['invalid']],
  ['no such name', `${HTTP}, readinessProbe: {httpGet: {port: web}}`, ['missing']],
  ['no ports', 'startupProbe: {tcpSocket: {port: web}}', ['missing']],
  ['a name that is there', `${HTTP}, readinessProbe: {httpGet: {port: http}}`, []],
  ['a number', `${HTTP}, readinessProbe: {httpGet: {port: 81}}`, []],
  ['a placeholder', `${HTTP}, readinessProbe: {httpGet: {port: "\${PORT}"}}`, []],
])('ports of a container: %s', (_, more, expected) => {
  expect(saidOf([workload(container(more))])).toEqual(
    expected.map((each) => `0.yaml:1 error ${each}-port`),
  );
});

test('what asks for a port of a container, and never fails because of it, is a warning', () => {
  const asking = 'livenessProbe: {httpGet: {port: web}}';
  expect(saidOf([workload(container(asking))])).toEqual(['0.yaml:1 warning missing-port']);
});

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['two ports, one without a name', [service('{port: 1}, {port: 2, name: b}')], ['error invalid']],
  ['a number in quotes', [service('{port: 1, targetPort: "80"}')], ['error invalid']],
  ['no pod has the name', [service('{port: 1, targetPort: web}'), WEB], ['warning missing']],
  ['a pod has it', [service('{port: 1, targetPort: http}'), WEB], []],
  [
    'another pod has it',
    [
      service('{port: 1, targetPort: http}'),
      WEB,
      workload(container('ports: []')).replace('name: web', 'name: b'),
    ],
    [],
  ],
  ['it is headless', [service('{port: 1, targetPort: web}', ', clusterIP: None'), WEB], []],
  ['several without a name', [service('{port: 1}, {port: 2}')], ['error invalid']],
  [
    'Kubebuilder wrote it',
    [
      service('{port: 1, targetPort: web}').replace(
        'name: web,',
        'name: a-controller-manager-metrics-service,',
      ),
      WEB,
    ],
    [],
  ],
  ['it selects no pod', [service('{port: 1, targetPort: web}')], []],
  ['a port of a mesh', [service('{port: 1, targetPort: http-envoy-prom}'), WEB], []],
])('ports of a Service: %s', (_, texts, expected) => {
  expect(saidOf(texts)).toEqual(expected.map((each) => `0.yaml:1 ${each}-port`));
});

test.each<readonly [string, string, string, readonly string[]]>([
  ['another number', 'number: 81', service('{port: 80, targetPort: 8080}'), ['0.yaml:1']],
  ['another name', 'name: web', service('{port: 80, name: http}'), ['0.yaml:1']],
  ['the number', 'number: 80', service('{port: 80}'), []],
  ['the name', 'name: http', service('{port: 80, name: http}'), []],
  ['the port of the pods', 'number: 8080', service('{port: 80, targetPort: 8080}'), []],
  ['a name elsewhere', 'number: 81', service('{port: 80}', ', type: ExternalName'), []],
])('ports of an Ingress: %s', (_, port, text, expected) => {
  expect(saidOf([ingress(port), text])).toEqual(
    expected.map((each) => `${each} warning missing-port`),
  );
});

test.each<readonly [string, string, string, readonly string[]]>([
  ['another name', 'http', service('{port: 80, name: web}'), ['0.yaml:1']],
  ['the name', 'http', service('{port: 80, name: http}'), []],
  ['a number of the pods', '8080', service('{port: 80, targetPort: http}'), []],
])('ports of a Route: %s', (_, port, text, expected) => {
  const route = `{apiVersion: route.openshift.io/v1, kind: Route, metadata: {name: web, namespace: shop}, spec: {to: {kind: Service, name: web}, port: {targetPort: ${port}}}}\n`;
  expect(saidOf([route, text])).toEqual(expected.map((each) => `${each} warning missing-port`));
});

test.each<readonly [string, string, readonly string[]]>([
  ['two of one name', '{name: a, image: i}, {name: a, image: j}', ['0.yaml:1']],
  ['no name', '{image: i}', ['0.yaml:1']],
  ['an image for a name', '{name: "shop/web:1", image: i}', ['0.yaml:1']],
  ['names of their own', '{name: a, image: i}, {name: b, image: j}', []],
  ['a placeholder', '{name: "${NAME}", image: i}, {name: "${NAME}", image: j}', []],
])('names of containers: %s', (_, containers, expected) => {
  expect(saidOf([workload(containers)])).toEqual(
    expected.map((each) => `${each} error invalid-container`),
  );
});

test.each<readonly [string, string, string, readonly string[]]>([
  ['a listener that it does not have', 'sectionName: htps', 'name: https', ['0.yaml:1']],
  ['its listener', 'sectionName: https', 'name: https', []],
  ['no listener', 'port: 443', 'name: https', []],
  ['a variable', 'sectionName: htps', 'name: "${LISTENER}"', []],
  ['a Gateway elsewhere', 'sectionName: htps, namespace: net', 'name: https', []],
  ['another kind', 'sectionName: htps, kind: ListenerSet', 'name: https', []],
])('a route names %s', (_, parent, listener, expected) => {
  const route = `{apiVersion: gateway.networking.k8s.io/v1, kind: HTTPRoute, metadata: {name: r, namespace: shop}, spec: {parentRefs: [{name: g, ${parent}}]}}\n`;
  const gateway = `{apiVersion: gateway.networking.k8s.io/v1, kind: Gateway, metadata: {name: g, namespace: shop}, spec: {gatewayClassName: c, listeners: [{${listener}, port: 443, protocol: HTTPS}]}}\n`;
  const found = saidOf([route, gateway]).filter((each) => each.endsWith('missing-port'));
  expect(found).toEqual(expected.map((each) => `${each} warning missing-port`));
});
