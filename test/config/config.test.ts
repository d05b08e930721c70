import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { configFiles } from '../../scripts/config/config-files.ts';
import { configPage } from '../../scripts/config/config-page.ts';
import { configSchema } from '../../scripts/config/config-schema.ts';
import { allOptions } from '../../src/commands/command-table.ts';
import { runOptionsOf } from '../../src/commands/settings/run-options.ts';
import type { RunOptions } from '../../src/commands/settings/run-options.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';

const IDS = catalogue.map(({ meta }) => meta.id);

function options(
  text: string,
  flags: Readonly<Record<string, readonly string[]>> = {},
): RunOptions {
  const config = readConfig({ path: '.envfrom.yaml', text }, IDS);
  return runOptionsOf(new Map(Object.entries(flags)), config, IDS);
}

function refusal(work: () => unknown): readonly [message: string, help: string | undefined] {
  try {
    work();
  } catch (error) {
    if (error instanceof CannotRun) return [error.message, error.help];
    throw error;
  }
  throw new Error('not refused');
}

const DEFAULTS: RunOptions = {
  settings: {
    kubernetesVersion: 37,
    strict: false,
    rules: new Map(),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
    suppressions: 'apply',
  },
  failOn: 'error',
  failOnNothing: false,
  failOnVerdicts: [],
  maxWarnings: undefined,
  include: [],
  exclude: [],
  flagsChoose: false,
  notices: [],
};

describe('the configuration file', () => {
  test('everything it can say', () => {
    const text = `
# yaml-language-server: $schema=schemas/config.schema.json
kubernetesVersion: 1.30
strict: true
failOn: warning
maxWarnings: 7
rules:
  missing-secret: off
  unused-key: info
externals:
  - {kind: Secret, namespace: prod-*, name: db, keys: [password, "1"]}
  - kind: ConfigMap
    name: "*-ca"
include: [apps/**]
exclude:
  - vendor
limits: {fileSize: 1000, depth: 3}
loadRestrictor: root
repositoryUrls: [https://git.example.com/a/b.git]
`;
    expect(options(text)).toEqual({
      settings: {
        kubernetesVersion: 30,
        namedKubernetes: 30,
        strict: true,
        rules: new Map([
          ['missing-secret', 'off'],
          ['unused-key', 'info'],
        ]),
        externals: [
          { kind: 'Secret', namespace: 'prod-*', name: 'db', keys: ['password', '1'] },
          { kind: 'ConfigMap', namespace: '*', name: '*-ca', keys: undefined },
        ],
        limits: { ...DEFAULT_LIMITS, fileSize: 1000, depth: 3 },
        loadRestrictor: 'root',
        repositoryUrls: ['https://git.example.com/a/b.git'],
        suppressions: 'apply',
      },
      failOn: 'warning',
      failOnNothing: false,
      failOnVerdicts: [],
      maxWarnings: 7,
      include: ['apps/**'],
      exclude: ['vendor'],
      flagsChoose: false,
      notices: [],
    });
  });

  test('rows of the registry of producers', () => {
    const text = `
producers:
  - group: a.b
    kinds: [Db]
    link: https://example.com
    makes:
      - {kind: ConfigMap, name: x, each: y, namespace: '*', keys: [k], unknownIf: [u], type: t, when: [w], unless: [n]}
    adds: [{when: [w], keys: [k]}]
    copies: [{when: [w]}]
    example: ignored`;
    expect(options(text).settings.producers).toEqual([
      {
        group: 'a.b',
        kinds: ['Db'],
        makes: [
          {
            kind: 'ConfigMap',
            name: 'x',
            each: 'y',
            namespace: '*',
            keys: ['k'],
            unknownIf: ['u'],
            type: 't',
            when: ['w'],
            unless: ['n'],
          },
        ],
        adds: [{ when: ['w'], keys: ['k'] }],
        copies: [{ when: ['w'] }],
        complete: false,
      },
    ]);
  });

  test('rules by path, which flags go before, and clusters', () => {
    const text = `
overrides:
  - {paths: [legacy/**], rules: {missing-secret: off, unused-key: error}}
  - {paths: [a, b], rules: {missing-secret: info}}
clusters:
  - {name: prod, folders: [./clusters/prod/, .]}
  - {name: edge, server: https://e, project: p, labels: {env: prod}, annotations: {a: b}}`;
    const { overrides, clusters } = options(text, { rule: ['unused-key=warning'] }).settings;
    expect(overrides).toEqual([
      { paths: ['legacy/**'], rules: new Map([['missing-secret', 'off']]) },
      { paths: ['a', 'b'], rules: new Map([['missing-secret', 'info']]) },
    ]);
    expect(clusters).toEqual([
      { name: 'prod', folders: ['clusters/prod', '.'], labels: new Map(), annotations: new Map() },
      {
        name: 'edge',
        server: 'https://e',
        project: 'p',
        folders: [],
        labels: new Map([['env', 'prod']]),
        annotations: new Map([['a', 'b']]),
      },
    ]);
  });

  test.each(['', '# nothing\n', '{}', '---\n---\n'])('empty: %j', (text) => {
    expect(options(text)).toEqual(DEFAULTS);
  });

  test('flags win, and exclude adds up', () => {
    const text =
      'failOn: never\nrepositoryUrls: [ssh://a/b]\nmaxWarnings: 3\nrules: {missing-secret: off, unused-key: info}\ninclude: [a]\nexclude: [b]\nlimits: {depth: 4}\n';
    const flags = {
      'fail-on': ['info'],
      'max-warnings': ['0'],
      rule: ['missing-secret=error', 'unused-secret=warning'],
      include: ['c'],
      exclude: ['d', 'e'],
      limit: ['depth=9', 'file-size=5'],
      'kubernetes-version': ['v1.29.3-gke.1'],
      strict: [''],
      'no-ignore': [''],
      'load-restrictor': ['root'],
      'repo-url': ['https://c.example/d'],
    };
    expect(options(text, flags)).toEqual({
      settings: {
        kubernetesVersion: 29,
        namedKubernetes: 29,
        strict: true,
        rules: new Map([
          ['missing-secret', 'error'],
          ['unused-key', 'info'],
          ['unused-secret', 'warning'],
        ]),
        externals: [],
        limits: { ...DEFAULT_LIMITS, depth: 9, fileSize: 5 },
        loadRestrictor: 'root',
        repositoryUrls: ['https://c.example/d'],
        suppressions: 'ignore',
      },
      failOn: 'info',
      failOnNothing: false,
      failOnVerdicts: [],
      maxWarnings: 0,
      include: ['c'],
      exclude: ['b', 'd', 'e'],
      flagsChoose: true,
      notices: [],
    });
    expect(options('', { 'exit-zero': [''], 'fail-on': ['info'] }).failOn).toBe('never');
  });

  test.each([
    [
      'kubernetesversion: 1.30',
      '1:1: Unknown key `kubernetesversion`. Did you mean `kubernetesVersion`?',
    ],
    [
      'strict: true\nrules:\n  missing-secrt: off',
      '3:3: Unknown rule `missing-secrt`. Did you mean `missing-secret`?',
    ],
    [
      'rules: {missing-secret: of}',
      '1:25: Invalid value `of` for `rules.missing-secret`: use `error`, `warning`, `info` or `off`.',
    ],
    [
      'failOn: sometimes',
      '1:9: Invalid value `sometimes` for `failOn`: use `error`, `warning`, `info` or `never`.',
    ],
    ['strict: "true"', '1:9: `strict` must be `true` or `false`.'],
    ['maxWarnings: many', '1:14: `maxWarnings` must be a whole number.'],
    ['maxWarnings: -1', '1:14: `maxWarnings` must be at least 0.'],
    ['kubernetesVersion: latest', '1:20: `kubernetesVersion` is not a Kubernetes version.'],
    ['exclude: vendor', '1:10: `exclude` must be a list.'],
    ['externals:\n  - name: a', '2:5: `externals[0]` lacks `kind`.'],
    [
      'externals:\n  - {kind: secret, name: a, keys: [1]}',
      '2:12: Invalid value `secret` for `externals[0].kind`: use `ConfigMap` or `Secret`. Did you mean `Secret`?\n.envfrom.yaml:2:36: `externals[0].keys[0]` must be text.',
    ],
    [
      'producers:\n  - group: a.b\n    kinds: [Db]\n    makes: [{kind: Secret, name: "{metadata.name-x"}]',
      '4:34: `producers[0].makes[0].name` is not a valid template: write paths in braces, such as `{metadata.name}`.',
    ],
    [
      'producers:\n  - {group: a.b, make: []}',
      '2:5: `producers[0]` lacks `kinds`.\n.envfrom.yaml:2:18: Unknown key `make`. Did you mean `makes`?',
    ],
    [
      'overrides:\n  - paths: [a]\n  - {paths: [a], rules: {missing-secrt: off}}',
      '2:5: `overrides[0]` lacks `rules`.',
    ],
    [
      'overrides:\n  - {paths: [a], rules: {missing-secret: off}}\n  - {paths: [a], rules: {missing-secrt: off}}',
      '3:26: Unknown rule `missing-secrt`. Did you mean `missing-secret`?',
    ],
    [
      'clusters:\n  - {name: a, labels: {env: prod}}\n  - {server: https://b}',
      '2:5: `clusters[0]` lacks `server`.\n.envfrom.yaml:3:5: `clusters[1]` lacks `name`.',
    ],
    [
      'clusters:\n  - {name: a, folders: [x]}\n  - {name: a, folders: [y, x]}',
      '3:12: Two clusters are named `a`.\n.envfrom.yaml:3:28: The folder `x` belongs to two clusters.',
    ],
    ['- a\n- b', '1:1: The file must be a map.'],
    ['limits: {depth: 0}', '1:17: `limits.depth` must be at least 1.'],
    [
      '__proto__: {}\nconstructor: 1',
      '1:1: Unknown key `__proto__`.\n.envfrom.yaml:2:1: Unknown key `constructor`.',
    ],
    ['strict: true\nstrict: false', '2:1: `strict` is set twice.'],
    ['strict: true\n---\nstrict: false', '3:1: Write one document only.'],
    ['rules: *nope', '1:1: Unresolved alias (the anchor must be set before the alias): nope'],
  ])('%j is refused at its place', (text, message) => {
    expect(refusal(() => readConfig({ path: '.envfrom.yaml', text }, IDS))).toEqual([
      `.envfrom.yaml:${message}`,
      'Its schema: https://raw.githubusercontent.com/envfrom/envfrom/main/schemas/config.schema.json',
    ]);
  });

  test('endless nesting is refused', () => {
    const [message] = refusal(() =>
      readConfig({ path: 'c.yaml', text: `rules: ${'['.repeat(30_000)}` }, IDS),
    );
    expect(message).toBe('c.yaml:1:109: Nested more than 100 levels deep.');
  });

  test('what is no YAML is refused with its line', () => {
    const [message] = refusal(() =>
      readConfig({ path: 'c.yaml', text: 'strict: true\nrules: [\n' }, IDS),
    );
    expect(message).toMatch(/^c\.yaml:[23]:\d+: /);
  });
});

describe('a version of Kubernetes that is not known', () => {
  test.each([
    ['1.38', 37, ['Kubernetes 1.38 is newer than envfrom knows: checked as 1.37.']],
    ['v1.99.3', 37, ['Kubernetes 1.99 is newer than envfrom knows: checked as 1.37.']],
    ['1.20', 25, ['Kubernetes 1.20 is older than envfrom knows: checked as 1.25.']],
    ['1.37', 37, []],
  ])('%s', (version, kubernetesVersion, notices) => {
    const given = options('', { 'kubernetes-version': [version] });
    expect([given.settings.kubernetesVersion, given.notices]).toEqual([kubernetesVersion, notices]);
    const configured = options(`kubernetesVersion: ${version}`);
    expect(configured).toEqual(given);
  });
});

describe('flags that make no sense', () => {
  test.each<[string, string, string, string | undefined]>([
    [
      'kubernetes-version',
      'latest',
      'Invalid Kubernetes version `latest`: write it as `1.37`.',
      undefined,
    ],
    ['max-warnings', 'ten', '`--max-warnings` takes a whole number, not `ten`.', undefined],
    [
      'rule',
      'missing-secret',
      '`--rule missing-secret` has no `=`.',
      'Write it as `--rule missing-secret=error`.',
    ],
    ['limit', 'depth=deep', '`--limit depth` takes a whole number, not `deep`.', undefined],
  ])('--%s %s', (flag, value, message, help) => {
    expect(refusal(() => options('', { [flag]: [value] }))).toEqual([message, help]);
  });

  test('unknown rules, severities and limits get the nearest', () => {
    const refusals = [
      { rule: ['missing-secrt=off'] },
      { rule: ['missing-secret=eror'] },
      { limit: ['documens=1'] },
    ].map((flags) => refusal(() => options('', flags)));
    expect(refusals.map(([message, help]) => `${message.split(':')[0]} ${help}`)).toEqual([
      'Unknown rule `missing-secrt`. Did you mean `missing-secret`?',
      'Invalid value `eror` for `--rule missing-secret` Did you mean `error`?',
      'Invalid value `documens` for `--limit` Did you mean `documents`?',
    ]);
  });
});

describe('the schema', () => {
  const schema: unknown = configSchema();

  test('and the code made of it are fresh: `npm run update-generated`', () => {
    const stale = [...configFiles(), configPage()].filter(
      ({ path, text }) => readFileSync(path, 'utf8') !== text,
    );
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  test('is draft-07, with a title, a description and examples for every key', () => {
    const properties = Object.entries(membersOf(schema, 'properties'));
    const bare = properties.filter(([key, value]) => {
      const names = ['title', 'description', ...(key === '$schema' ? [] : ['examples'])];
      return names.some((name) => membersOf(value, name) === undefined);
    });
    expect(bare.map(([key]) => key)).toEqual([]);
    expect(new Ajv({ strict: true, allowUnionTypes: true }).validateSchema(configSchema())).toBe(
      true,
    );
  });

  test('accepts its own examples', () => {
    const examples = Object.values(membersOf(schema, 'examples'));
    const validate = new Ajv({ allowUnionTypes: true }).compile(configSchema());
    expect(examples.map((example) => validate(example))).toEqual([true]);
  });

  test('knows each rule, and each option that names a key', () => {
    const properties = membersOf(schema, 'properties');
    expect(Object.keys(membersOf(membersOf(properties, 'rules'), 'properties'))).toEqual(IDS);
    const keys = allOptions().flatMap(({ config }) => config ?? []);
    expect([...new Set(keys)].filter((key) => !Object.keys(properties).includes(key))).toEqual([]);
    const unnamed = Object.keys(properties).filter((key) => !keys.includes(key));
    expect(unnamed).toEqual([
      '$schema',
      'overrides',
      'clusters',
      'externals',
      'producers',
      'sources',
      'entryPoints',
      'charts',
      'reloader',
    ]);
  });
});

function membersOf(value: unknown, name: string): object {
  const found: unknown = Object.entries(Object(value)).find(([key]) => key === name)?.[1];
  return Object(found);
}
