import { describe, expect, test } from 'vitest';
import { rolloutFilter } from '../../../src/commands/rollout/renew-copies.ts';
import { DEFAULT_LIMITS } from '../../../src/model/limits.ts';

const run = (text: string, copies?: string, history?: number) =>
  rolloutFilter(
    { path: 'stdin.yaml', text },
    copies === undefined ? undefined : { path: 'copies.yaml', text: copies },
    { limits: DEFAULT_LIMITS },
    history,
  );

const BAR = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: bar # the workload
  annotations: {deployment.kubernetes.io/triggered-by: "configmap/foo, secret/db"}
spec:
  template:
    spec:
      containers:
      - name: app
        envFrom:
        - configMapRef: {name: foo}
        - secretRef: {name: db}
`;
const foo = (mode: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: foo}\ndata: {MODE: ${mode}}\n`;
const DB = 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\ndata: {A: aHVudGVyMg==}\n';
const docs = (...texts: readonly string[]): string => texts.join('---\n');

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const item = (text: string): string => `- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`;
const path = (text: string): string =>
  text.replace(
    '{name: foo}',
    '{name: foo, annotations: {internal.config.kubernetes.io/path: apps/foo.yaml}}',
  );

describe('rollout of a stream', () => {
  test('documents stay byte for byte, copies come behind them; the output is its own fixed point', () => {
    const { text, lines, faults } = run(docs(BAR, foo('a'), DB));
    expect(faults).toEqual([]);
    expect(text).toMatchInlineSnapshot(`
      "apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: bar # the workload
        annotations: {deployment.kubernetes.io/triggered-by: "configmap/foo, secret/db"}
      spec:
        template:
          spec:
            containers:
            - name: app
              envFrom:
              - configMapRef: {name: foo-kdkkf5f9gt}
              - secretRef: {name: db-h59hk8h256}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: foo}
      data: {MODE: a}
      ---
      apiVersion: v1
      kind: Secret
      metadata: {name: db}
      data: {A: aHVudGVyMg==}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: foo-kdkkf5f9gt
        labels:
          rollout.envfrom.dev/origin: foo
        annotations:
          rollout.envfrom.dev/origin: configmap/foo
          rollout.envfrom.dev/revision: "1"
      immutable: true
      data:
        MODE: a
      ---
      apiVersion: v1
      kind: Secret
      metadata:
        name: db-h59hk8h256
        labels:
          rollout.envfrom.dev/origin: db
        annotations:
          rollout.envfrom.dev/origin: secret/db
          rollout.envfrom.dev/revision: "1"
      immutable: true
      data:
        A: aHVudGVyMg==
      "
    `);
    expect(JSON.stringify(lines)).not.toContain('aHVudGVyMg');
    expect(run(text).text).toBe(text);
  });

  test('copies of the stream are its history, and too old ones go', () => {
    let stream = run(docs(BAR, foo('a'), DB)).text;
    for (const mode of ['b', 'c', 'd']) {
      stream = run(
        stream.replace(/data: \{MODE: \w\}/, `data: {MODE: ${mode}}`),
        undefined,
        2,
      ).text;
    }
    expect(stream.match(/^ {2}name: foo-\w+$/gm)).toHaveLength(3);
    expect(stream.match(/^ {2}MODE: (\w)$/gm)).toEqual(['  MODE: b', '  MODE: c', '  MODE: d']);
  });

  test('a file beside the stream keeps the history where the stream is rendered anew', () => {
    const first = run(docs(BAR, foo('a'), DB), '');
    const second = run(docs(BAR, foo('b'), DB), first.copies);
    const third = run(docs(BAR, foo('a'), DB), second.copies);
    expect(second.copies?.match(/revision: "\d"/g)).toEqual([
      'revision: "1"',
      'revision: "2"',
      'revision: "1"',
    ]);
    expect(third.copies?.match(/revision: "\d"/g)).toEqual([
      'revision: "2"',
      'revision: "3"',
      'revision: "1"',
    ]);
    expect(run(docs(BAR, foo('a'), DB), third.copies).copies).toBe(third.copies);
  });

  test('JSON stays JSON', () => {
    const workload = {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: {
        name: 'bar',
        annotations: { 'deployment.kubernetes.io/triggered-by': 'configmap/foo' },
      },
      spec: {
        template: {
          spec: { containers: [{ name: 'a', envFrom: [{ configMapRef: { name: 'foo' } }] }] },
        },
      },
    };
    const map = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'foo' },
      data: { A: 'a\nb' },
    };
    const { text } = run(json(workload) + json(map));
    const copy: unknown = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
    expect(copy).toMatchObject({ kind: 'ConfigMap', immutable: true, data: { A: 'a\nb' } });
    expect(run(text).text).toBe(text);
    const list = run(json({ apiVersion: 'v1', kind: 'List', items: [workload, map] }));
    expect(list.text).toMatch(/"name": "foo-\w{10}"/);
    expect(run(list.text).text).toBe(list.text);
  });

  test('a ResourceList gets its copies as items, with the file in which kpt shall keep them', () => {
    const { text, faults } = run(
      `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${item(BAR)}${item(path(foo('a')))}${item(DB)}functionConfig:\n  spec: {history: 3}\n`,
    );
    expect(faults).toEqual([]);
    expect(text).toMatchInlineSnapshot(`
      "apiVersion: config.kubernetes.io/v1
      kind: ResourceList
      items:
      - apiVersion: apps/v1
        kind: Deployment
        metadata:
          name: bar # the workload
          annotations: {deployment.kubernetes.io/triggered-by: "configmap/foo, secret/db"}
        spec:
          template:
            spec:
              containers:
              - name: app
                envFrom:
                - configMapRef: {name: foo-kdkkf5f9gt}
                - secretRef: {name: db-h59hk8h256}
      - apiVersion: v1
        kind: ConfigMap
        metadata: {name: foo, annotations: {internal.config.kubernetes.io/path: apps/foo.yaml}}
        data: {MODE: a}
      - apiVersion: v1
        kind: Secret
        metadata: {name: db}
        data: {A: aHVudGVyMg==}
      - apiVersion: v1
        kind: ConfigMap
        metadata:
          name: foo-kdkkf5f9gt
          labels:
            rollout.envfrom.dev/origin: foo
          annotations:
            rollout.envfrom.dev/origin: configmap/foo
            rollout.envfrom.dev/revision: "1"
            internal.config.kubernetes.io/path: apps/foo.rollouts.yaml
        immutable: true
        data:
          MODE: a
      - apiVersion: v1
        kind: Secret
        metadata:
          name: db-h59hk8h256
          labels:
            rollout.envfrom.dev/origin: db
          annotations:
            rollout.envfrom.dev/origin: secret/db
            rollout.envfrom.dev/revision: "1"
        immutable: true
        data:
          A: aHVudGVyMg==
      functionConfig:
        spec: {history: 3}
      "
    `);
    expect(run(text).text).toBe(text);
  });

  test.each([
    ['a broken document', `${BAR}---\na: [\n`, /stdin.yaml:\d+/],
    ['a link to nothing', BAR, /is not defined in this repository/],
    [
      'a link that serves nothing',
      docs(BAR.replace('{name: db}', '{name: other}'), foo('a'), DB),
      /none of its containers/,
    ],
    [
      'a word that is no trigger',
      docs(BAR.replace('secret/db', 'deployment/db'), foo('a')),
      /linked to deployment `db`, which is not defined in this repository/,
    ],
  ])('%s is a fault with its place', (_, text, message) => {
    const [fault] = run(text).faults;
    expect(`${fault?.place} ${fault?.message}`).toMatch(message);
  });
});
