import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

/** The values that change nothing, as `place: a.b`, with ` → c.d` for the nearest that does. */
function unused(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = treeOf(files);
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, tree, parseFiles(tree, DEFAULT_LIMITS), settings);
  return builds.flatMap(({ values }) =>
    (values?.unused ?? []).map(({ at, path, nearest }) => {
      const meant = nearest === undefined ? '' : ` → ${nearest.join('.')}`;
      return `${placeOf(at)} ${path.join('.')}${meant}`;
    }),
  );
}

/** A chart `c` with a template of a ConfigMap's data, and values of `values-test.yaml`. */
function chart(template: string, values: string, more: Readonly<Record<string, string>> = {}) {
  return {
    'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'c/templates/map.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata:\n${template}\n`,
    'c/values-test.yaml': values,
    ...more,
  };
}

test('a value that nothing names, with the nearest', () => {
  expect(unused(chart('  a: {{ .Values.image.tag | quote }}', 'image: {tga: x}\n'))).toEqual([
    'c/values-test.yaml:1 image.tga → image.tag',
  ]);
  expect(
    unused(
      chart('  a: {{ .Values.web.replicas | quote }}', 'replicas: 3\n', {
        'c/values.yaml': 'web: {}\n',
      }),
    ),
  ).toEqual(['c/values-test.yaml:1 replicas → web.replicas']);
});

test('no help where the file sets the other one, too', () => {
  const template = '  a: {{ .Values.image.tag | quote }}\n  b: {{ .Values.uri_1 | quote }}';
  expect(unused(chart(template, 'image: {tga: x, tag: y}\nuri_1: a\nuri_3: b\n'))).toEqual([
    'c/values-test.yaml:1 image.tga',
    'c/values-test.yaml:3 uri_3',
  ]);
});

test('the outermost key alone', () => {
  expect(unused(chart('  a: b', 'x: {y: {z: 1}}\n'))).toEqual(['c/values-test.yaml:1 x']);
});

test('what is given is not its own help', () => {
  expect(unused(chart('  a: {{ .Values.db.host | quote }}', 'db: {db: x}\n'))).toEqual([
    'c/values-test.yaml:1 db.db',
  ]);
});

test('silent: read as a whole, in a branch not taken, by a template in a value', () => {
  expect(unused(chart('  a: {{ toJson .Values.a | quote }}', 'a: {b: 1}\n'))).toEqual([]);
  expect(
    unused(chart('  a: b\n  {{- if .Values.off }}\n  c: {{ .Values.d }}\n  {{- end }}', 'd: 1\n')),
  ).toEqual([]);
  expect(
    unused(chart('  a: {{ tpl .Values.t . | quote }}', "t: '{{ .Values.host }}'\nhost: x\n")),
  ).toEqual([]);
});

test('silent: in what cannot be followed, the rendering without the value tells', () => {
  const template =
    '  {{- $all := dict "v" .Values }}\n  {{- $v := first (values $all) }}\n  a: {{ $v.x | quote }}';
  expect(unused(chart(template, 'x: 1\n'))).toEqual([]);
});

test('silent: notes, anchors, null', () => {
  const values =
    'x-note: 1\n_base: &base {a: 1}\ncommon: &common 3\nb: {<<: *base}\nnothing: null\n';
  expect(unused(chart('  a: {{ .Values.b.a | quote }}', values))).toEqual([]);
});

const SUBCHART = {
  'c/Chart.yaml':
    'apiVersion: v2\nname: c\nversion: 1.0.0\ndependencies: [{name: db, alias: store, version: 1.0.0, condition: store.enabled}]\n',
  'c/charts/db/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.0.0\n',
  'c/charts/db/templates/map.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: db}\ndata: {port: "{{ .Values.port }}", zone: "{{ .Values.global.zone }}"}\n',
};

test('values of subcharts by their alias, conditions, and global values', () => {
  const values = 'store: {enabled: true, prot: 2}\nglobal: {zonne: b}\ndb: {port: 1}\n';
  expect(unused(chart('  a: b', values, SUBCHART))).toEqual([
    'c/values-test.yaml:1 store.prot → store.port',
    'c/values-test.yaml:2 global.zonne → global.zone',
    'c/values-test.yaml:3 db',
  ]);
});

test('silent where a dependency is not here', () => {
  const missing = {
    'c/Chart.yaml':
      'apiVersion: v2\nname: c\nversion: 1.0.0\ndependencies: [{name: db, version: 1.0.0, repository: https://charts.example}]\n',
  };
  expect(unused(chart('  a: b', 'db: {x: 1}\ny: 1\n', missing))).toEqual([]);
});

test('a HelmRelease and an Application', () => {
  const source = { repoURL: 'https://git.example/r', path: 'c' };
  const files = {
    ...chart('  a: {{ .Values.a | quote }}', ''),
    'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: r, namespace: n}
spec:
  chart: {spec: {chart: ./c, sourceRef: {kind: GitRepository, name: flux-system}}}
  values: {b: 1}
`,
    'app.yaml': JSON.stringify({
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      metadata: { name: 'app' },
      spec: { source: { ...source, helm: { valuesObject: { a: 1, bb: 2 } } }, destination: {} },
    }),
  };
  expect(unused(files)).toMatchInlineSnapshot(`
    [
      "release.yaml:6 b",
      "app.yaml:1 bb",
    ]
  `);
});
