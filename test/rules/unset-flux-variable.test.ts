import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const ENTRY = (postBuild: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: https://github.com/acme/fleet}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}${postBuild}}
`;
const SET = ', postBuild: {substitute: {CLUSTER_DOMAIN: example.com}}';

const PATCH =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: all, namespace: flux-system}\nspec: {postBuild: {substitute: {APP: a}}}\n';
const NAMES =
  'nameReference: [{kind: ConfigMap, fieldSpecs: [{path: spec/postBuild/substituteFrom/name, kind: Kustomization}]}]\n';

/** What the rule says of a ConfigMap that Flux applies. */
function said(data: string, postBuild = SET, metadata = ''): readonly string[] {
  const files = {
    'clusters/prod/apps.yaml': ENTRY(postBuild),
    'apps/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: x${metadata}}\ndata:\n${data}\n`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'unset-flux-variable')
    .map(({ message, help, at }) => `${at.file.path} ${message} ${help ?? ''}`);
}

test('the value that is left, and the name that was meant', () => {
  expect(said('  url: https://w.${CLUSTER_DOMIAN}/')).toEqual([
    'apps/a.yaml The variable `CLUSTER_DOMIAN` is not set and has no default, so Flux replaces it with nothing: the value becomes `https://w./`. Flux 2.9 and later refuse it. Did you mean `CLUSTER_DOMAIN`?',
  ]);
});

test('a number at the end makes another name', () => {
  expect(said('  url: ${CLUSTER_DOMAIN_2}')).toEqual([
    expect.stringContaining('is not set and has no default, so Flux replaces it with nothing'),
  ]);
  expect(said('  url: ${CLUSTER_DOMAIN_2}').join('')).not.toContain('Did you mean');
});

test('another word makes another name', () => {
  const volume = ', postBuild: {substitute: {VOLUME_NAME: main}}';
  expect(said('  mode: ${VOLUME_MODE}', volume)).toEqual([
    expect.not.stringContaining('Did you mean'),
  ]);
  expect(said('  url: ${CLUSTER_DOMANI}')).toEqual([expect.stringContaining('Did you mean')]);
  expect(said('  url: ${CLUSTERDOMAIN}')).toEqual([expect.stringContaining('Did you mean')]);
});

test('what a program reads is written with two dollars', () => {
  expect(said('  run.sh: |\n    COUNT=1\n    echo ${COUNT}')).toEqual([
    'apps/a.yaml Flux replaces `${COUNT}` with nothing before the program can read it: `postBuild` sets no such variable. Flux 2.9 and later refuse it. Write `$${COUNT}`, or disable substitution for this object.',
  ]);
  expect(said('  to: /${1}/x')).toEqual([
    'apps/a.yaml Flux replaces `${1}` with nothing before the program can read it: `postBuild` sets no such variable. Flux 2.9 and later refuse it. Write `$${1}`, or disable substitution for this object.',
  ]);
});

test.each([
  ['it is set', '  a: ${CLUSTER_DOMAIN}', SET],
  ['it has a default', '  a: ${OTHER:-x}${ANOTHER:=}', SET],
  ['it is escaped', '  a: $${OTHER} $OTHER', SET],
  ['nothing is substituted', '  a: ${OTHER}', ''],
  ['nothing sets any variable', '  a: ${OTHER}', ', postBuild: {substitute: {}}'],
  [
    'a source that is not here',
    '  a: ${OTHER}',
    ', postBuild: {substituteFrom: [{kind: Secret, name: by-hand}], substitute: {A: b}}',
  ],
  ['a comment', '  run.sh: |\n    # sets ${OTHER}\n    true', SET],
])('silent: %s', (_, data, postBuild) => {
  expect(said(data, postBuild)).toEqual([]);
});

test('silent: the object disables it', () => {
  const disabled = ', annotations: {kustomize.toolkit.fluxcd.io/substitute: disabled}';
  expect(said('  a: ${OTHER}', SET, disabled)).toEqual([]);
});

test('many variables are one problem, at the Kustomization; a slip keeps its own', () => {
  const data = ['A1', 'B1', 'C1', 'D1', 'CLUSTER_DOMIAN']
    .map((name, at) => `  k${at}: \${${name}}`)
    .join('\n');
  expect(said(data)).toEqual([
    'apps/a.yaml The variable `CLUSTER_DOMIAN` is not set and has no default, so Flux replaces it with nothing: the value becomes empty. Flux 2.9 and later refuse it. Did you mean `CLUSTER_DOMAIN`?',
    "clusters/prod/apps.yaml 4 variables that this Kustomization's objects use are not set and have no default: `A1`, `B1`, `C1`, `D1`. Flux replaces them with nothing; Flux 2.9 and later refuse them. Set them in `postBuild`, or in a ConfigMap or Secret that `substituteFrom` names.",
  ]);
});

test('many variables of a script are one problem, in its file', () => {
  const script = ['A1', 'B1', 'C1', 'D1'].map((name) => `    ${name}=1; echo \${${name}}`);
  expect(said(`  run.sh: |\n${script.join('\n')}`)).toEqual([
    'apps/a.yaml Flux replaces `A1`, `B1`, `C1`, `D1` with nothing before the program can read them: `postBuild` sets no such variables. Flux 2.9 and later refuse them. Write `$${…}` with two dollars, or disable substitution for this object.',
  ]);
});

test('in a file of a generator each use is told at its own line', () => {
  const dashboard = '{\n  "a": {\n    "uid": "${DS}"\n  },\n  "b": "${DS}"\n}\n';
  const files = {
    'clusters/prod/apps.yaml': ENTRY(SET),
    'apps/kustomization.yaml': 'configMapGenerator: [{name: boards, files: [board.json]}]\n',
    'apps/board.json': dashboard,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'unset-flux-variable');
  const places = own.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
  expect(places.map((at) => `${at.file.path} ${at.start}-${at.end}`)).toEqual([
    `apps/board.json ${dashboard.indexOf('${DS}')}-${dashboard.indexOf('${DS}') + 5}`,
    `apps/board.json ${dashboard.lastIndexOf('${DS}')}-${dashboard.lastIndexOf('${DS}') + 5}`,
  ]);
});

test('silent: a substitution of the Kustomization around may have filled it in', () => {
  const inner = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: inner, namespace: flux-system}
spec:
  path: ./inner
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: {A: b}}
  patches:
    - target: {kind: ConfigMap}
      patch: '- {op: add, path: /data/token, value: "x\${TOKEN}"}'
`;
  const files = {
    'clusters/prod/apps.yaml': ENTRY(
      ', postBuild: {substituteFrom: [{kind: Secret, name: by-hand, optional: true}]}',
    ),
    'apps/inner.yaml': inner,
    'inner/a.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: x}\ndata: {a: "${A}", b: "${B}"}\n',
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'unset-flux-variable');
  expect(own.map(({ message }) => message.slice(0, 30))).toEqual([
    'The variable `B` is not set an',
  ]);
});

test.each([
  [
    'https://{HOST_A}.${CLUSTER_DOMAIN}/',
    [
      'apps/a.yaml Flux does not replace `{HOST_A}`: it lacks the dollar. Did you mean `${HOST_A}`?',
    ],
  ],
  ['https://{HOST_B}.${CLUSTER_DOMAIN}/', []],
  ['https://{{HOST_A}}.${CLUSTER_DOMAIN}/', []],
  ['https://$${HOST_A}.${CLUSTER_DOMAIN}/', []],
  ['https://{HOST_A}.example.com/', []],
])('a variable without its dollar: %s', (url, expected) => {
  const both = ', postBuild: {substitute: {CLUSTER_DOMAIN: example.com, HOST_A: a}}';
  expect(said(`  url: '${url}'\n  other: \${CLUSTER_DOMAIN}`, both)).toEqual(expected);
});

test.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['no variables', '', {}, 'ConfigMap'],
  ['no variables, beside a configuration of kustomize', '', { 'k.yaml': NAMES }, 'ConfigMap'],
  ['variables', SET, {}, ''],
  ['patches that set some', '', { 'p.yaml': PATCH }, ''],
  ['a source that a pipeline fills', '', {}, ''],
  ['a Role, which may have any name', '', {}, ''],
])('a variable in a name, with %s', (what, postBuild, more, kind) => {
  const ofRole = what.startsWith('a Role');
  const entry = ENTRY(postBuild);
  const files = {
    'clusters/prod/apps.yaml': what.startsWith('a source')
      ? entry.replaceAll('GitRepository', 'OCIRepository')
      : entry,
    'apps/a.yaml': ofRole
      ? 'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: "${APP}-a", namespace: x}\n'
      : 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "${APP}-a", namespace: x}\n',
    ...more,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const found = problems.filter(({ message }) => message.includes('has no `postBuild`'));
  expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual(
    kind === '' ? [] : [expect.stringMatching(/^error .*has no `postBuild`.*Invalid value/)],
  );
});
