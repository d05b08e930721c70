import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Question, Rule } from '../../src/model/rule.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const BROKEN =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - {name: c, image: x, envFrom: [{configMapRef: {name: cofig}}]}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: config}\ndata: {a: b}\n';

/** What is found, rule by rule: the problems that every check of `BROKEN` has come first. */
function problemsOf(tree: FileTree, rules = catalogue): readonly string[] {
  const { problems } = check(ENGINES, tree, rules, SETTINGS);
  return problems.map(({ rule, at, message }) => `${at.file.path} ${rule}: ${message}`).toSorted();
}

function crash(): never {
  throw new RangeError('hunter2hunter2');
}

function askAndCrash(): never {
  return crash();
}

const CRASHED = expect.stringMatching(
  /internal error in envfrom \(RangeError in \w+, [\w.-]+:\d+\), please report it$/,
);

/** A tree that fails, as a defect of a renderer would, when the contents of one of its files are read. */
function crashingAt(files: Readonly<Record<string, string>>, end: string): FileTree {
  const tree = treeOf(files);
  return { ...tree, read: (path) => (path.endsWith(end) ? crash() : tree.read(path)) };
}

const GENERATOR = 'configMapGenerator: [{name: g, files: [data.bin]}]\n';

test.each([
  ['a kustomization', { 'k/kustomization.yaml': GENERATOR, 'k/data.bin': '' }],
  [
    'what Flux deploys',
    {
      'flux.yaml':
        'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "ssh://git@example.com/r"}\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {path: ./k, sourceRef: {kind: GitRepository, name: flux-system}}\n',
      'k/kustomization.yaml': GENERATOR,
      'k/data.bin': '',
    },
  ],
  [
    'a chart that nothing deploys',
    {
      'chart/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
      'chart/data.bin': '',
      'chart/templates/a.yaml': '{{ .Files.Get "data.bin" }}',
    },
  ],
])('a crash in the build of %s is a problem of that build', (_, files) => {
  const found = problemsOf(crashingAt({ ...files, 'plain/a.yaml': BROKEN }, 'data.bin'));
  const [usual] = problemsOf(treeOf({ 'plain/a.yaml': BROKEN }));
  expect(usual).toContain('missing-config-map');
  const crashes = found.filter((each) => each !== usual);
  expect(found).toContain(usual);
  expect(crashes.length).toBeGreaterThan(0);
  for (const each of crashes) expect(each).toEqual(CRASHED);
});

const KINDS = [
  'evidence',
  'source',
  'manifest',
  'pod',
  'container',
  'environment',
  'reference',
] as const satisfies readonly Question['about'][];

test.each(KINDS)('a rule that crashes when it is asked about %s is a problem', (about) => {
  const rule: Rule = {
    meta: { id: 'crashing', summary: '', severity: 'error', group: 'files', since: '0.1.0' },
    questions: [{ about, ask: askAndCrash }],
  };
  const tree = treeOf({ 'plain/a.yaml': BROKEN });
  const found = problemsOf(tree, [rule, ...catalogue]);
  const others = found.filter((each) => !each.includes(' crashing: '));
  expect(others).toEqual(problemsOf(tree));
  expect(found.length).toBeGreaterThan(others.length);
  expect(found.find((each) => each.includes(' crashing: '))).toEqual(CRASHED);
});
