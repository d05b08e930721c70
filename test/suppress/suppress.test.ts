import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Settings } from '../../src/model/settings.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { readComments } from '../../src/suppress/read-comments.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

/** Every problem that is left as `line rule`, and every suppressed one as `line rule <- line of the suppression: reason`. */
function outcome(files: FileTree, settings: Partial<Settings> = {}): readonly string[] {
  const { problems, suppressed } = check(ENGINES, files, catalogue, { ...SETTINGS, ...settings });
  return [
    ...problems.map(({ at, rule }) => `${placeOf(at)} ${rule}`),
    ...suppressed.map(({ problem, by, reason }) => {
      return `${placeOf(problem.at)} ${problem.rule} <- ${placeOf(by)}: ${reason ?? '(no reason)'}`;
    }),
  ];
}

/** A pod whose second container line may carry something; references start at line 8. */
function pod(...lines: readonly string[]): FileTree {
  const head = [
    'apiVersion: v1',
    'kind: Pod',
    'metadata: {name: api}',
    'spec:',
    '  containers:',
    '    - name: api',
  ];
  return treeOf({ 'pod.yaml': [...head, ...lines, ''].join('\n') });
}

describe('comments', () => {
  test('on the line, above it, above the list item', () => {
    const files = pod(
      '      envFrom:',
      '        - configMapRef: {name: a} # envfrom-ignore undeclared-config-map -- made by hand',
      '        # envfrom-ignore undeclared-config-map',
      '        - configMapRef: {name: b}',
      '        # envfrom-ignore undeclared-config-map -- above the item',
      '        - prefix: X_',
      '          configMapRef:',
      '            name: c',
      '        - configMapRef: {name: d}',
      '        - configMapRef:',
      '            # envfrom-ignore undeclared-config-map -- above the line',
      '            name: e',
    );
    expect(outcome(files)).toEqual([
      'pod.yaml:15 undeclared-config-map',
      'pod.yaml:8 undeclared-config-map <- pod.yaml:8: made by hand',
      'pod.yaml:10 undeclared-config-map <- pod.yaml:9: (no reason)',
      'pod.yaml:14 undeclared-config-map <- pod.yaml:11: above the item',
      'pod.yaml:18 undeclared-config-map <- pod.yaml:17: above the line',
    ]);
  });

  test('several rules, several comments in a row, other comments between', () => {
    const files = pod(
      '      envFrom:',
      '        # envfrom-ignore undeclared-secret, undeclared-config-map -- both -- for now',
      '        # an ordinary comment',
      '',
      '        # envfrom-ignore misspelled-optional-reference -- why not',
      '        - configMapRef: {name: a}',
      '        - secretRef: {name: b}',
    );
    expect(outcome(files)).toEqual([
      'pod.yaml:8 unused-suppression',
      'pod.yaml:11 unused-suppression',
      'pod.yaml:13 undeclared-secret',
      'pod.yaml:12 undeclared-config-map <- pod.yaml:8: both -- for now',
    ]);
  });

  test('for a whole file, and no other', () => {
    const files = tree`
      === a.yaml
      # envfrom-ignore-file undeclared-config-map -- all of them
      apiVersion: v1
      kind: Pod
      metadata: {name: a}
      spec: {containers: [{name: a, envFrom: [{configMapRef: {name: x}}, {configMapRef: {name: w}}]}]}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: b}
      spec: {containers: [{name: b, envFrom: [{configMapRef: {name: z}}]}]}
      === b.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: c}
      spec: {containers: [{name: c, envFrom: [{configMapRef: {name: x}}]}]}
    `;
    expect(outcome(files)).toEqual([
      'b.yaml:4 undeclared-config-map',
      'a.yaml:5 undeclared-config-map <- a.yaml:1: all of them',
      'a.yaml:5 undeclared-config-map <- a.yaml:1: all of them',
      'a.yaml:10 undeclared-config-map <- a.yaml:1: all of them',
    ]);
  });

  test('inside a scalar is none', () => {
    const files = tree`
      === config.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: scripts}
      data:
        # envfrom-ignore non-string-value -- needed
        n: 1
        run.sh: |
          # envfrom-ignore undeclared-config-map -- a line of the script
          echo
        quoted: "a
          # envfrom-ignore undeclared-config-map -- text"
    `;
    expect(outcome(files)).toEqual(['config.yaml:6 non-string-value <- config.yaml:5: needed']);
  });

  test('that suppress nothing are problems, with what to do', () => {
    const files = pod(
      '      # envfrom-ignore undeclared-config-map -- long gone',
      '      # envfrom-ignore mising-secret -- a slip',
      '      # envfrom-ignore no-such-thing-at-all',
      '      # envfrom-ignore -- no rule',
      '      # envfrom-ignore unused-config-map -- off in this run',
      '      # envfrom-ignored is another word',
      '      image: x',
    );
    const { problems } = check(ENGINES, files, catalogue, SETTINGS);
    expect(problems.map(({ message, help }) => [message, help])).toEqual([
      [
        'This comment suppresses `undeclared-config-map`, but the rule reports nothing on the line that it applies to.',
        'Remove the comment: it would hide the next real problem.',
      ],
      [
        'Unknown rule `mising-secret`, so this comment suppresses nothing. Did you mean `missing-secret`?',
        'Correct the rule, or remove it. `envfrom rules` lists them.',
      ],
      [
        'Unknown rule `no-such-thing-at-all`, so this comment suppresses nothing.',
        'Correct the rule, or remove it. `envfrom rules` lists them.',
      ],
      [
        'This comment does not name a rule, so it suppresses nothing.',
        'Name the rule: `# envfrom-ignore <rule> -- <reason>`.',
      ],
    ]);
  });

  test('are found in CRLF files and beside what cannot be read', () => {
    const broken = [
      '# envfrom-ignore-file unreadable-manifest -- generated',
      'apiVersion: v1',
      'kind: Pod',
      'a: [',
      '',
    ];
    expect(outcome(treeOf({ 'a.yaml': broken.join('\r\n') }))).toEqual([
      expect.stringMatching(/^a\.yaml:\d unreadable-manifest <- a\.yaml:1: generated$/),
    ]);
  });

  test('are not called dead where rules had no say', () => {
    const files = tree`
      === template.yaml
      apiVersion: v1
      kind: {{ .Values.kind }}
      # envfrom-ignore undeclared-secret
      === values.yaml
      # envfrom-ignore-file undeclared-secret
      a: 1
      === broken.yaml
      # envfrom-ignore-file unreadable-manifest, undeclared-secret -- generated
      apiVersion: v1
      kind: Pod
      metadata: [
    `;
    expect(outcome(files)).toEqual([
      expect.stringMatching(/^broken\.yaml:\d unreadable-manifest <- broken\.yaml:1: generated$/),
    ]);
  });

  test('about an item and about items in it: each that suppresses something is in use', () => {
    const files = tree`
      === pod.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec:
        containers:
          # envfrom-ignore undeclared-config-map
          # envfrom-ignore undeclared-config-map
          - name: a
            image: x
            envFrom:
              # envfrom-ignore undeclared-config-map -- within
              - configMapRef: {name: one}
              - configMapRef: {name: two}
              # envfrom-ignore undeclared-config-map
              - configMapRef: {name: three} # envfrom-ignore undeclared-config-map
              # envfrom-ignore undeclared-config-map
              - secretRef: {name: four}
    `;
    const { problems, suppressed } = check(ENGINES, files, catalogue, SETTINGS);
    const unused = problems.filter(({ rule }) => rule === 'unused-suppression');
    expect(unused.map(({ at }) => placeOf(at))).toEqual(['pod.yaml:16']);
    expect(suppressed.map(({ by }) => placeOf(by))).toEqual(Array(3).fill('pod.yaml:6'));
  });

  test('in a block of many stay linear', () => {
    const text = `${'# envfrom-ignore undeclared-secret\n'.repeat(50_000)}a: 1\n`;
    const file = { path: 'a.yaml', text };
    const spans = Array.from({ length: 50_000 }, (_, index) => {
      return { file, start: index * 32, end: index * 32 + 31 };
    });
    const read = readComments(spans);
    expect(new Set(read.map(({ scope }) => JSON.stringify(scope)))).toEqual(
      new Set(['{"kind":"lines","path":"a.yaml","first":50001,"last":50001}']),
    );
  });
});

describe('annotations', () => {
  test('on the object and on the pod template; one reference of others stays', () => {
    const files = tree`
      === apps.yaml
      apiVersion: v1
      kind: Pod
      metadata:
        name: a
        annotations:
          ignore.envfrom.dev/undeclared-config-map: the operator makes it
      spec:
        containers:
          - {name: a, envFrom: [{configMapRef: {name: x}}, {secretRef: {name: x}}]}
      ---
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: b}
      spec:
        selector: {matchLabels: {app: b}}
        template:
          metadata:
            labels: {app: b}
            annotations: {ignore.envfrom.dev/undeclared-secret: ""}
          spec:
            containers:
              - {name: b, envFrom: [{secretRef: {name: x}}]}
    `;
    expect(outcome(files)).toEqual([
      'apps.yaml:9 undeclared-secret',
      'apps.yaml:9 undeclared-config-map <- apps.yaml:6: the operator makes it',
      'apps.yaml:22 undeclared-secret <- apps.yaml:19: (no reason)',
    ]);
  });

  test('that suppress nothing are problems', () => {
    const files = tree`
      === apps.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: a
        annotations:
          ignore.envfrom.dev/undeclared-config-map: no reference here
          ignore.envfrom.dev/nonsense: x
    `;
    expect(outcome(files)).toEqual([
      'apps.yaml:6 unused-suppression',
      'apps.yaml:7 unused-suppression',
    ]);
  });
});

describe('kustomizations', () => {
  const overlays = tree`
    === base/kustomization.yaml
    resources: [pod.yaml]
    === base/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: api}
    spec:
      containers:
        - name: api
          envFrom:
            - configMapRef: {name: a} # envfrom-ignore undeclared-config-map -- in the base
            - configMapRef: {name: b}
            - secretRef: {name: c}
    === dev/kustomization.yaml
    resources: [../base]
    patches:
      - patch: |
          apiVersion: v1
          kind: Pod
          metadata:
            name: api
            annotations: {ignore.envfrom.dev/undeclared-config-map: dev has none}
    === prod/kustomization.yaml
    # envfrom-ignore-file undeclared-secret -- not where the reference is written
    resources: [../base]
  `;

  test('a comment counts where the field is written, an annotation in the build that has it', () => {
    expect(outcome(overlays)).toEqual([
      'base/pod.yaml:9 undeclared-config-map',
      'base/pod.yaml:10 undeclared-secret',
      'prod/kustomization.yaml:1 unused-suppression',
      'base/pod.yaml:8 undeclared-config-map <- base/pod.yaml:8: in the base',
      'base/pod.yaml:8 undeclared-config-map <- base/pod.yaml:8: in the base',
      'base/pod.yaml:9 undeclared-config-map <- dev/kustomization.yaml:8: dev has none',
    ]);
    const { problems } = check(ENGINES, overlays, catalogue, SETTINGS);
    expect(problems.map(({ builds }) => builds)).toEqual([['prod'], ['dev', 'prod'], []]);
  });

  test('comments of a base count when only an overlay is checked, and none of them is called dead', () => {
    const prod = { ...overlays, paths: overlays.paths.filter((path) => path.startsWith('prod/')) };
    expect(outcome(prod)).toEqual([
      'base/pod.yaml:9 undeclared-config-map',
      'base/pod.yaml:10 undeclared-secret',
      'prod/kustomization.yaml:1 unused-suppression',
      'base/pod.yaml:8 undeclared-config-map <- base/pod.yaml:8: in the base',
    ]);
    expect(outcome(overlays, { selectedBuilds: ['prod'] })).toEqual([
      'base/pod.yaml:9 undeclared-config-map',
      'base/pod.yaml:10 undeclared-secret',
      'prod/kustomization.yaml:1 unused-suppression',
      'base/pod.yaml:8 undeclared-config-map <- base/pod.yaml:8: in the base',
    ]);
  });
});

test('--no-ignore: nothing is suppressed, and nothing is called dead', () => {
  const files = pod(
    '      # envfrom-ignore undeclared-secret -- dead',
    '      envFrom: [{configMapRef: {name: a}}] # envfrom-ignore undeclared-config-map',
  );
  expect(outcome(files, { suppressions: 'ignore' })).toEqual(['pod.yaml:8 undeclared-config-map']);
});

test('a rule that is off keeps its suppressions, and unused-suppression can be off', () => {
  const files = pod('      image: x # envfrom-ignore undeclared-secret');
  expect(outcome(files, { rules: new Map([['undeclared-secret', 'off']]) })).toEqual([]);
  expect(outcome(files, { rules: new Map([['unused-suppression', 'off']]) })).toEqual([]);
  expect(outcome(files)).toEqual(['pod.yaml:7 unused-suppression']);
});
