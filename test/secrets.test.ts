import { describe, expect, test } from 'vitest';
import { catalogue } from '../rules/catalogue.ts';
import { outputsOf } from '../scripts/fuzz/outputs.ts';
import { ENGINES } from '../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import type { Report } from '../src/model/report.ts';
import type { Settings } from '../src/model/settings.ts';
import { NEWEST_KUBERNETES } from '../src/model/versions/kubernetes-version.ts';
import { check } from '../src/pipeline/check.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../src/report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  formatEnvironments,
} from '../src/report/environments/format-environments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS } from '../src/report/problems/format-options.ts';
import { formatProblems } from '../src/report/problems/format-problems.ts';
import { DEPLOYED } from './secret-deployments.ts';
import { COPIES, FILES } from './secret-paths.ts';
import { few, IS_SLOW } from './suite.ts';
import { treeOf } from './tree.ts';

/**
 * Invariant 10: no value of a Secret in any output unless asked for. Each canary travels one path on which a value could leak: messages, code
 * frames, fingerprints, environments, errors of the parser.
 */
const CANARY = 'c4nary-hunter2-pa55word';
const encoded = Buffer.from(CANARY).toString('base64');

const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: true,
  rules: new Map(catalogue.map(({ meta }) => [meta.id, 'error'])),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};

const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\n';

/** One Secret per way to write it wrong or right, next to the same consumer. */
const PATHS: Readonly<Record<string, string>> = {
  'base64 data': `${SECRET}data:\n  password: ${encoded}\n`,
  'base64 with a newline': `${SECRET}data:\n  password: ${Buffer.from(`${CANARY}\n`).toString('base64')}\n`,
  'encoded twice': `${SECRET}data:\n  password: ${Buffer.from(encoded).toString('base64')}\n`,
  'text where base64 should be': `${SECRET}data:\n  password: ${CANARY}!\n`,
  stringData: `${SECRET}stringData:\n  password: ${CANARY}\n`,
  'a number': `${SECRET}stringData:\n  password: 9182736455463728190\n  other: ${CANARY}\n`,
  'a list': `${SECRET}stringData:\n  password: [${CANARY}]\n`,
  'a map': `${SECRET}stringData:\n  password: {inner: ${CANARY}}\n`,
  'twice the same key': `${SECRET}stringData:\n  password: ${CANARY}\n  password: ${CANARY}2\n`,
  'a misspelled field': `${SECRET}stringdata:\n  password: ${CANARY}\n`,
  'a misspelled kind': `apiVersion: v1\nkind: secret\nmetadata:\n  name: db\nstringData:\n  password: ${CANARY}\n`,
  'no kind': `apiVersion: v1\nmetadata:\n  name: db\nstringData:\n  password: ${CANARY}\n`,
  'a key that is no key': `${SECRET}stringData:\n  "a b": ${CANARY}\n`,
  'a block scalar': `${SECRET}stringData:\n  password: |\n    first\n    ${CANARY}\n`,
  'broken: quote never closed': `${SECRET}stringData:\n  password: "${CANARY}\n`,
  'broken: tab': `${SECRET}stringData:\n\tpassword: ${CANARY}\n`,
  'broken: indentation': `${SECRET}stringData:\n  a: b\n password: ${CANARY}\n`,
  'broken: value of two colons': `${SECRET}stringData:\n  password: a: ${CANARY}\n`,
  'broken: unknown alias': `${SECRET}stringData:\n  password: *${CANARY}\n`,
  'broken: flow': `${SECRET}stringData: {password: ${CANARY}\n`,
  'broken: separator': `${SECRET}stringData:\n  password: a\n--- ${CANARY}\n`,
  JSON: JSON.stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'db' },
    stringData: { password: CANARY },
  }),
  'broken JSON': `{"apiVersion":"v1","kind":"Secret","metadata":{"name":"db"},"stringData":{"password":"${CANARY}"`,
  'in a List': `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Secret\n  metadata: {name: db}\n  stringData: {password: ${CANARY}, 1: ${CANARY}}\n`,
  'docker configuration': `${SECRET}type: kubernetes.io/dockerconfigjson\nstringData:\n  .dockerconfigjson: '["${CANARY}"]'\n`,
  'last applied': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: '{"stringData":{"password":"${CANARY}"}}'\n    bad key/: x\ndata: {password: "!"}\n`,
  'duplicate object': `${SECRET}stringData:\n  password: ${CANARY}\n---\n${SECRET}stringData:\n  password: ${CANARY}-other\n`,
  suppressed: `${SECRET}stringData:\n  # envfrom-ignore invalid-key -- on purpose\n  "a b": ${CANARY}\n`,
};

const CONSUMER = `apiVersion: v1
kind: Pod
metadata:
  name: api
  namespace: shop
spec:
  containers:
    - name: api
      image: registry.example/api:1
      command: ["/api", "--password=$(password)"]
      args: ["--url=$(URL)"]
      envFrom:
        - secretRef:
            name: db
      env:
        - name: PASSWORD
          valueFrom: {secretKeyRef: {name: db, key: password}}
        - name: MISSING
          valueFrom: {secretKeyRef: {name: db, key: passwort}}
        - name: URL
          value: postgres://u:$(PASSWORD)@db/$(NOPE)
        - name: AGAIN
          value: $(URL)
      livenessProbe: {exec: {command: ["x", "$(URL)"]}}
      volumeMounts:
        - {name: v, mountPath: /v, subPathExpr: $(PASSWORD)}
  volumes:
    - {name: v, secret: {secretName: db, items: [{key: password, path: p}]}}
`;

describe.each(few(Object.keys(PATHS), 8))('a Secret as %s', (name) => {
  const report = check(
    ENGINES,
    treeOf({ 'api.yaml': CONSUMER, 'db.yaml': PATHS[name] ?? '' }),
    catalogue,
    SETTINGS,
  );

  test.each([...PROBLEM_FORMATS])('is not in %s', (format) => {
    const text = formatProblems(format, report, {
      ...DEFAULT_FORMAT_OPTIONS,
      verbose: true,
      showSuppressed: true,
    });
    expect(leaks(text)).toEqual([]);
  });

  test.each([...ENVIRONMENT_FORMATS])('is not in the %s of environments', (format) => {
    expect(leaks(environments(report, format, false))).toEqual([]);
  });
});

describe('a Secret of a kustomization', () => {
  const report = check(
    ENGINES,
    treeOf({
      'api.yaml': CONSUMER,
      'kustomization.yaml': `resources: [api.yaml]\nsecretGenerator:\n- name: db\n  literals:\n  - password=${CANARY}\n  - bad key=${CANARY}\n- name: db\n  envs: [db.env]\n- name: files\n  files: [nope=db.txt, a/b=db.txt]\n`,
      'db.env': `password=${CANARY}\nbad line ${CANARY}\n=${CANARY}\n`,
      'db.txt': CANARY,
    }),
    catalogue,
    SETTINGS,
  );

  test.each([...PROBLEM_FORMATS])('is not in %s', (format) => {
    const text = formatProblems(format, report, { ...DEFAULT_FORMAT_OPTIONS, verbose: true });
    expect(leaks(text)).toEqual([]);
  });
});

/** Two kinds of values: one that looks made by chance, one that could be a name. */
const VALUES = ['Zq7Kx9Wv3LmP2Tb8', 'hunter2-Battery-staple'];

const PLACES = Object.entries({ ...COPIES, ...FILES, ...DEPLOYED });

describe.each(few(PLACES, 16))('%s', (name, files) => {
  const at = PLACES.findIndex(([other]) => other === name);
  test.each(IS_SLOW ? VALUES : VALUES.slice(at % 2).slice(0, 1))(
    '%s is in no output of any command',
    (value) => {
      const tree = treeOf(files(value));
      const leaking = [...outputsOf(tree, treeOf(files(`${value}0`)))].flatMap(({ of, text }) =>
        // What may be a key is printed where it stands for one.
        of === 'build' && value !== VALUES[0]
          ? []
          : text
              .split('\n')
              .flatMap((line) => (leaksOf(value, line) ? [`${of}: ${line.slice(0, 300)}`] : [])),
      );
      expect(leaking).toEqual([]);
    },
  );
});

/** What became a name although it is a Secret's is hidden even where it is made of ordinary words, or looks like a number. */
describe.each(['correct horse battery', 'opensesame', '84736251940'])('%s', (value) => {
  const written = JSON.stringify(value);
  const paths = [
    'replacement into a reference',
    'replacement into an annotation',
    'replacement into the key of an expanded variable',
    'replacement into a field path',
    'replacement out of bounds',
    'replacement of a part that is out of bounds',
    'substitution in a name',
    'substitution in a key',
    'substitution in a volume',
  ];
  const all = new Map(Object.entries({ ...COPIES, ...DEPLOYED }));

  test.each(few(paths, 4))('%s: it is in no output of any command', (name) => {
    const files = all.get(name);
    const outputs = [...outputsOf(treeOf(files?.(written) ?? {}), undefined)];
    expect(outputs.flatMap(({ of, text }) => (text.includes(value) ? [of] : []))).toEqual([]);
  });
});

function leaksOf(value: string, text: string): boolean {
  const inBase64 = Buffer.from(value).toString('base64');
  const forms = [value, value.slice(0, 12), value.slice(-12), inBase64.slice(0, 16)];
  return forms.some((form) => text.includes(form));
}

test('the value is shown when the user asks for it', () => {
  const report = check(
    ENGINES,
    treeOf({ 'api.yaml': CONSUMER, 'db.yaml': PATHS['base64 data'] ?? '' }),
    catalogue,
    SETTINGS,
  );
  for (const format of ENVIRONMENT_FORMATS) {
    expect(leaks(environments(report, format, true))).toContain(CANARY);
  }
});

function environments(
  report: Report,
  format: (typeof ENVIRONMENT_FORMATS)[number],
  showValues: boolean,
): string {
  return formatEnvironments(format, report.environments(), {
    ...DEFAULT_ENVIRONMENT_OPTIONS,
    showValues,
    services: true,
    problems: report.problems,
  });
}

/** The forms of the value that a text holds; pieces of twelve characters count. */
function leaks(text: string): string[] {
  const twice = Buffer.from(encoded).toString('base64');
  const forms = [
    CANARY,
    CANARY.slice(0, 12),
    CANARY.slice(-12),
    encoded.slice(0, 16),
    twice.slice(0, 20),
    '918273645546',
  ];
  return forms.filter((form) => text.includes(form));
}
