import { describe, expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { few, IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';
import { expand } from './expand.ts';

const set = (generators: string, name: string, more = ''): string => `
apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set, namespace: argocd}
spec:
  goTemplate: true
  generators:
    ${generators}
  template:
    metadata: {name: '${name}'}
    spec: {project: default}
${more}`;

const head = `
apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set, namespace: argocd}
spec:
  template:
    metadata: {name: 'a-{{i}}'}
    spec: {project: default}
`;
const list = (length: number, key: string): string =>
  `list: {elements: [${Array.from({ length }, (_, index) => `{${key}: "${index}"}`).join(', ')}]}`;
const matrix = (first: string, second: string): string =>
  `matrix: {generators: [{${first}}, {${second}}]}`;

describe('a set that Argo CD refuses', () => {
  test.each([
    [
      'a template that does not parse',
      set('- list: {elements: [{name: a}]}', '{{ .name'),
      'set.yaml:10 failed to parse template {{ .name: template: base:1: unclosed action',
    ],
    [
      'an error in the parameters of one element',
      set(
        '- list: {elements: [{name: a}, {name: b, bad: x}]}',
        '{{ .name }}{{ if .bad }}{{ fail .bad }}{{ end }}',
      ),
      'set.yaml:10 failed to execute go template {{ .name }}{{ if .bad }}{{ fail .bad }}{{ end }}: template: base:1:27: executing "base" at <fail .bad>: error calling fail: x',
    ],
    [
      'a parameter file that is no YAML',
      set('- git: {repoURL: r, revision: HEAD, files: [{path: bad.yaml}]}', 'x'),
      "bad.yaml:1 error generating params from git: unable to process file 'bad.yaml' from repository 'r': unable to parse file: error converting YAML to JSON: yaml: line 1: did not find expected ',' or ']'",
    ],
    [
      'a patch that is no Application',
      set(
        '- list: {elements: [{name: a}]}',
        '{{ .name }}',
        '  templatePatch: |\n    spec:\n      project: {{ len .name }}\n',
      ),
      'set.yaml:14 invalid templatePatch "{\\"spec\\":{\\"project\\":1}}": json: cannot unmarshal number into Go struct field Application.spec.project',
    ],
    [
      'a matrix of one',
      set('- matrix: {generators: [{list: {elements: []}}]}', 'x'),
      'set.yaml:8 found less than two generators, Matrix support only two',
    ],
  ])('%s', (_name, text, refusal) => {
    const expanded = expand(treeOf({ 'set.yaml': text, 'bad.yaml': 'a: [b\n' }));
    expect(expanded.applications).toEqual([]);
    const { at, message } = expanded.refusal ?? {};
    expect(at && `${placeOf(at)} ${message}`).toBe(refusal);
  });
});

test('a parameter that is no text is told in plain words', () => {
  const text = `${head}  generators:\n  - list: {elements: [{i: 1}]}\n`;
  const { refusal } = expand(treeOf({ 'set.yaml': text }));
  expect([refusal?.message, messageText(refusal?.words?.message ?? '')]).toEqual([
    'error parsing value as string %!w(<nil>)',
    '`i` of this element is not a string: without `goTemplate: true`, every parameter must be one',
  ]);
});

describe('bounds', () => {
  const tooMany = 'it generates more than 10,000 applications, the limit';

  const GENERATORS: readonly (readonly [string, string, number])[] = [
    ['a long list', list(12_000, 'i'), 10_000],
    ['a matrix', matrix(list(400, 'i'), list(400, 'j')), 10_000],
    [
      'a matrix of matrices',
      matrix(matrix(list(400, 'i'), list(400, 'j')), matrix(list(400, 'k'), list(400, 'l'))),
      10_000,
    ],
    [
      'a merge of matrices',
      `merge: {mergeKeys: [i, j], generators: [{${matrix(list(400, 'i'), list(400, 'j'))}}, {${list(1, 'i')}}]}`,
      0,
    ],
  ];

  test.each(few(GENERATORS, 1))('%s', (_name, generator, made) => {
    const { applications, unknown } = expand(
      treeOf({ 'set.yaml': `${head}  generators:\n  - ${generator}\n` }),
    );
    expect(applications).toHaveLength(made);
    expect(unknown.map(({ reason }) => messageText(reason))).toEqual([tooMany]);
  });

  if (IS_SLOW) {
    test('git generators that find the same files again and again', () => {
      const objects = Array.from({ length: 100 }, (_, at) => ({ i: `x${at}` }));
      const files = { 'f/a.json': JSON.stringify(objects) };
      const git = `{git: {repoURL: "https://example.com/r.git", files: [{path: "f/*"}]}}`;
      const items = (count: number): string => Array.from({ length: count }, () => git).join(', ');
      const ofItems = expand(
        treeOf({ ...files, 'set.yaml': `${head}  generators: [${items(102)}]\n` }),
      );
      expect(ofItems.applications).toHaveLength(10_000);
      expect(ofItems.unknown.map(({ reason }) => messageText(reason))).toEqual([tooMany]);
      const merge = `{merge: {mergeKeys: [i], generators: [${items(1500)}]}}`;
      const ofMerge = expand(treeOf({ ...files, 'set.yaml': `${head}  generators: [${merge}]\n` }));
      expect(ofMerge.applications).toEqual([]);
      expect(ofMerge.unknown.map(({ reason }) => messageText(reason))).toEqual([
        'its generators and templates produce too much or loop for too long',
      ]);
    });
  }

  test('a selector on a matrix that is cut off: what was not looked at is said', () => {
    const selector = 'selector: {matchLabels: {i: "399"}}';
    const generator = `- ${matrix(list(400, 'i'), list(400, 'j'))}\n    ${selector}`;
    const { applications, unknown } = expand(
      treeOf({ 'set.yaml': `${head}  generators:\n  ${generator}\n` }),
    );
    expect(applications).toEqual([]);
    expect(unknown.map(({ reason }) => messageText(reason))).toEqual([tooMany]);
  });

  test.each(['{{ range until 100000000 }}x{{ end }}', '{{ repeat 1000000000 "x" }}'])(
    'a template without end: %s',
    (name) => {
      const set = `${head.replace("'a-{{i}}'", `'${name}'`)}  goTemplate: true\n  generators:\n  - ${list(3, 'i')}\n`;
      const { applications, unknown, refusal } = expand(treeOf({ 'set.yaml': set }));
      expect(applications).toEqual([]);
      expect(refusal).toBeUndefined();
      expect(unknown.map(({ reason }) => messageText(reason))).toEqual([
        'its generators and templates produce too much or loop for too long',
      ]);
    },
  );

  if (IS_SLOW) {
    test('a git generator that looks through all files for every element of a list', () => {
      const names = Array.from({ length: 5_000 }, (_, index) => `apps/a${index}/config.json`);
      const git =
        'git: {repoURL: here, revision: HEAD, files: [{path: "apps/x{{i}}*/config.json"}]}';
      const set = `${head}  generators:\n  - ${matrix(list(2_000, 'i'), git)}\n`;
      const files = Object.fromEntries(names.map((name) => [name, '{}']));
      const { applications, unknown } = expand(treeOf({ ...files, 'set.yaml': set }));
      expect(applications).toEqual([]);
      expect(unknown.map(({ reason }) => messageText(reason))).toEqual([
        'its generators and templates produce too much or loop for too long',
      ]);
    });
  }

  test('hostile text takes linear time', () => {
    const set = `${head.replace("'a-{{i}}'", `'${'{{'.repeat(100_000)}'`)}  generators:\n  - ${list(1, 'i')}\n  - clusters: {}\n`;
    expect(expand(treeOf({ 'set.yaml': set })).applications).toHaveLength(1);
  });
});
