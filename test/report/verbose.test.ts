import { words } from '../../src/model/message.ts';
import { expect, test } from 'vitest';
import type { JudgedReference, Verdict } from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { here, referenceTo } from './environment-sample.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';
import { schemaCheck } from '../schema-check.ts';
import { tree } from '../tree.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', verbose: true };

const FILES = tree`
  === charts/values.yaml
  image: api
  === config.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: app
`;

const AT = here('defaults');

function judged(name: string, verdict: Verdict, harmless?: string): JudgedReference {
  return {
    reference: {
      ...referenceTo('ConfigMap', name, AT),
      toleratesMissing: harmless === undefined ? undefined : words(harmless),
    },
    verdict,
    at: AT,
  };
}

const SOURCE: Source = {
  kind: 'ConfigMap',
  name: 'app',
  namespace: 'shop',
  type: undefined,
  immutable: false,
  keys: { kind: 'unknown', reason: words('templated') },
  producer: { kind: 'ExternalSecret', manifest: referenceTo('ConfigMap', 'x', AT).manifest },
  at: spanOf(FILES, 'config.yaml', 'app'),
  build: '.',
};

const NO_SOURCE = {
  what: 'source',
  nearest: SOURCE,
  otherKind: undefined,
  elsewhere: [SOURCE],
  siblings: [],
  hashed: undefined,
  notDeployed: undefined,
  otherClusters: [],
} as const;
const KEY = {
  key: 'KEY',
  field: 'data',
  value: { kind: 'unknown', reason: words('templated') },
  at: AT,
} as const;

const REPORT = reportOf(FILES, {
  builds: [
    {
      id: 'overlays/prod',
      kind: 'kustomization',
      objects: [],
      partial: [words('a remote base')],
      failures: [],
      files: [],
    },
  ],
  references: [
    judged('present', {
      kind: 'present',
      sources: [SOURCE],
      assumption: undefined,
      key: undefined,
    }),
    judged('elsewhere', {
      kind: 'present',
      sources: [SOURCE],
      assumption: 'applied to the namespace of the ConfigMap',
      key: undefined,
    }),
    judged('produced', { kind: 'produced', source: SOURCE }),
    judged('kube-root-ca.crt', { kind: 'assumed', reason: words('every namespace has it') }),
    judged('maybe', { kind: 'optional', missing: NO_SOURCE }),
    judged('maybe-key', {
      kind: 'optional',
      missing: { what: 'key', source: SOURCE, nearest: KEY, inBinaryData: false, siblings: [] },
    }),
    judged('app-$X', { kind: 'unknown', reason: words('the name is a template') }),
    judged('app-$X', { kind: 'unknown', reason: words('the name is a template') }),
    judged(
      'unmounted',
      { kind: 'undeclared', missing: NO_SOURCE },
      'no container mounts the volume',
    ),
    judged('broken', { kind: 'undeclared', missing: NO_SOURCE }),
  ],
  suppressed: [{ problem: problemAt(AT), by: AT, reason: 'made by hand' }],
});

test('--verbose tells what was skipped, assumed, unknown, harmless or suppressed, and why', () => {
  expect(formatProblems('text', REPORT, OPTIONS)).toMatchInlineSnapshot(`
    "Skipped files: 1
      1 not-kubernetes: no document in it has \`apiVersion\` and \`kind\`
        charts/values.yaml

    Builds that may lack objects: 1
      overlays/prod  a remote base

    References that may miss their source without harm: 2
      api.yaml:14:23  ConfigMap maybe: optional, and missing
      api.yaml:14:23  ConfigMap maybe-key: optional, and the key is missing

    References that rest on an assumption: 3
      api.yaml:14:23  ConfigMap elsewhere: applied to the namespace of the ConfigMap
      api.yaml:14:23  ConfigMap produced: made by ExternalSecret api (config.yaml:4)
      api.yaml:14:23  ConfigMap kube-root-ca.crt: every namespace has it

    References that cannot be judged offline: 1
      api.yaml:14:23  ConfigMap app-$X: the name is a template

    Suppressed problems: 1
      api.yaml:14  missing-config-map, by api.yaml:14: made by hand

    No problems.
    Judged: 1 entry (1 in part) with 0 workloads.
    10 references in 1 file, 1 problem suppressed (missing-config-map), 1 file skipped.
    "
  `);
});

test('without it there is a hint', () => {
  expect(formatProblems('text', REPORT, { ...OPTIONS, verbose: false })).toMatchInlineSnapshot(`
    "No problems.
    Judged: 1 entry (1 in part) with 0 workloads.
    10 references in 1 file, 1 problem suppressed (missing-config-map), 1 file skipped.
    "
  `);
});

test('the JSON report has the same, as its schema says', () => {
  const json: unknown = JSON.parse(
    formatProblems('json', REPORT, { ...OPTIONS, references: true }),
  );
  expect(schemaCheck('report.schema.json')(json)).toEqual([]);
  expect(json).toMatchObject({
    references: [
      {
        name: 'present',
        verdict: 'present',
        sources: [{ name: 'app', producer: 'ExternalSecret' }],
      },
      { name: 'elsewhere', assumption: 'applied to the namespace of the ConfigMap' },
      { name: 'produced', verdict: 'produced', sources: [{ path: 'config.yaml', line: 4 }] },
      { verdict: 'assumed', reason: 'every namespace has it' },
      { verdict: 'optional', missing: { what: 'source', nearest: 'app' } },
      { verdict: 'optional', missing: { what: 'key', nearest: 'KEY' } },
      { verdict: 'unknown', reason: 'the name is a template' },
      {},
      { verdict: 'undeclared', harmless: 'no container mounts the volume' },
      { verdict: 'undeclared', missing: { elsewhere: [{ namespace: 'shop' }] } },
    ],
  });
});
