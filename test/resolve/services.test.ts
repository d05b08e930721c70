import { describe, expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { bindingRows, only, resolveTree, shown } from './tree.ts';

const FILES = tree`
  === app.yaml
  apiVersion: v1
  kind: Service
  metadata: {name: redis-main, namespace: shop}
  spec: {ports: [{name: db, port: 6379}, {name: adm-in, port: 53, protocol: UDP}]}
  ---
  apiVersion: v1
  kind: Service
  metadata: {name: fixed}
  spec: {clusterIP: "fd00::1", ports: [{port: 80}]}
  ---
  apiVersion: v1
  kind: Service
  metadata: {name: headless, namespace: shop}
  spec: {clusterIP: None, ports: [{port: 80}]}
  ---
  apiVersion: v1
  kind: Service
  metadata: {name: outside, namespace: shop}
  spec: {type: ExternalName, externalName: example.com}
  ---
  apiVersion: v1
  kind: Service
  metadata: {name: elsewhere, namespace: other}
  spec: {ports: [{port: 80}]}
  ---
  apiVersion: v1
  kind: Pod
  metadata: {name: with, namespace: shop}
  spec:
    containers:
    - name: with
      image: x
      env:
      - {name: REDIS_MAIN_PORT, value: mine}
      - {name: URL, value: "$(REDIS_MAIN_SERVICE_HOST):$(REDIS_MAIN_PORT) $(ELSEWHERE_PORT)"}
  ---
  apiVersion: v1
  kind: Pod
  metadata: {name: without, namespace: shop}
  spec:
    enableServiceLinks: false
    containers:
    - {name: without, image: x, args: ["$(FIXED_PORT)", "$(KUBERNETES_PORT)"]}
  === another/app.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: apart, namespace: shop}
  spec: {containers: [{name: apart, image: x}]}
`;

describe('service variables', () => {
  const environments = resolveTree(FILES);
  const rows = (name: string): readonly string[] =>
    only(environments, name)
      .serviceBindings()
      .map((each) => `${each.name}=${shown(each.value)}`);
  const API = [
    'KUBERNETES_SERVICE_HOST=<cluster IP of kubernetes>',
    'KUBERNETES_SERVICE_PORT=443',
    'KUBERNETES_SERVICE_PORT_HTTPS=443',
    'KUBERNETES_PORT=tcp://<cluster IP of kubernetes>:443',
    'KUBERNETES_PORT_443_TCP=tcp://<cluster IP of kubernetes>:443',
    'KUBERNETES_PORT_443_TCP_PROTO=tcp',
    'KUBERNETES_PORT_443_TCP_PORT=443',
    'KUBERNETES_PORT_443_TCP_ADDR=<cluster IP of kubernetes>',
  ];

  test('the Services of the namespace and of none, with placeholders for what is allocated', () => {
    expect(rows('with')).toEqual([
      ...API,
      'REDIS_MAIN_SERVICE_HOST=<cluster IP of redis-main>',
      'REDIS_MAIN_SERVICE_PORT=6379',
      'REDIS_MAIN_SERVICE_PORT_DB=6379',
      'REDIS_MAIN_SERVICE_PORT_ADM_IN=53',
      'REDIS_MAIN_PORT_6379_TCP=tcp://<cluster IP of redis-main>:6379',
      'REDIS_MAIN_PORT_6379_TCP_PROTO=tcp',
      'REDIS_MAIN_PORT_6379_TCP_PORT=6379',
      'REDIS_MAIN_PORT_6379_TCP_ADDR=<cluster IP of redis-main>',
      'REDIS_MAIN_PORT_53_UDP=udp://<cluster IP of redis-main>:53',
      'REDIS_MAIN_PORT_53_UDP_PROTO=udp',
      'REDIS_MAIN_PORT_53_UDP_PORT=53',
      'REDIS_MAIN_PORT_53_UDP_ADDR=<cluster IP of redis-main>',
      'FIXED_SERVICE_HOST=fd00::1',
      'FIXED_SERVICE_PORT=80',
      'FIXED_PORT=tcp://[fd00::1]:80',
      'FIXED_PORT_80_TCP=tcp://[fd00::1]:80',
      'FIXED_PORT_80_TCP_PROTO=tcp',
      'FIXED_PORT_80_TCP_PORT=80',
      'FIXED_PORT_80_TCP_ADDR=fd00::1',
    ]);
  });

  test('a variable of the pod hides one of a Service', () => {
    expect(bindingRows(only(environments, 'with'))).toEqual([
      'REDIS_MAIN_PORT=mine (literal app.yaml:34)\n hides tcp://<cluster IP of redis-main>:6379 (service app.yaml:3)',
      [
        'URL=<cluster IP of redis-main>:mine $(ELSEWHERE_PORT) (literal app.yaml:35)',
        ' $(ELSEWHERE_PORT) at app.yaml:35 means nothing',
      ].join('\n'),
    ]);
  });

  test('without links only the API server is left', () => {
    expect(rows('without')).toEqual(API);
    const { args } = only(environments, 'without');
    expect(args.map(({ value }) => shown(value))).toEqual([
      '$(FIXED_PORT)',
      'tcp://<cluster IP of kubernetes>:443',
    ]);
  });

  test('of another folder only the Services of the very namespace count', () => {
    const names = rows('apart').map((row) => row.split('=')[0] ?? '');
    expect(names.filter((name) => name.endsWith('_SERVICE_HOST'))).toEqual([
      'KUBERNETES_SERVICE_HOST',
      'REDIS_MAIN_SERVICE_HOST',
    ]);
  });

  test('facts: no API server, nothing listed yet', () => {
    const none = resolveTree(FILES, { facts: { services: { kind: 'none' } } });
    expect(only(none, 'with').serviceBindings()).toEqual([]);
    const waiting = { services: { kind: 'not-synced' as const } };
    const text = 'services have not yet been read at least once, cannot construct envvars';
    const failures = (staticPod: boolean): readonly string[] =>
      only(resolveTree(FILES, { facts: { ...waiting, staticPod } }), 'with').failures.map(
        ({ message }) => message,
      );
    expect([failures(false), failures(true)]).toEqual([[text], []]);
  });
});
