import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editExternals } from '../../src/config/edit-externals.ts';
import { globNames } from '../../src/references/objects/glob-names.ts';
import { envfrom } from '../envfrom.ts';
import { scratch, write } from '../scratch.ts';

function pod(name: string, namespace: string, ...secrets: readonly string[]): string {
  const refs = secrets.map((secret) => `    - secretRef: {name: ${secret}}\n`).join('');
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  imagePullSecrets: [{name: registry}]
  containers:
  - name: app
    image: a
    envFrom:
${refs}`;
}

const FILES = {
  'a.yaml': pod('web', 'shop', 'web-db', 'web-mail'),
  'b.yaml': pod('job', 'shop', 'web-db'),
  'c.yaml': pod('api', 'store', 'api-db'),
  'd.yaml': pod('tool', 'tools', 'tool-db'),
  'test/fixtures/e.yaml': pod('x', 'x', 'x'),
};

const read = (root: string): string => readFileSync(join(root, '.envfrom.yaml'), 'utf8');

describe('init', () => {
  test('declares what has no trace; what is new then is an error under --strict', async () => {
    const root = scratch(FILES);
    const printed = await envfrom(root, 'init --dry-run');
    expect(existsSync(join(root, '.envfrom.yaml'))).toBe(false);
    expect(await envfrom(root, 'init')).toEqual({
      code: 0,
      stdout:
        'Wrote .envfrom.yaml: 5 externals declared. Read the list: a misspelled name is declared too.\n',
      stderr: '',
    });
    expect(read(root)).toBe(printed.stdout);
    expect(printed.stdout).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=https://raw.githubusercontent.com/envfrom/envfrom/main/schemas/config.schema.json
      # Written by \`envfrom init\`; \`envfrom init --update\` keeps it up to date.
      # \`externals\` are the ConfigMaps and Secrets that are created outside this repository.
      # With --strict, every other name that nothing in the repository defines or mentions is an error.
      #
      # Not checked; include a folder to check it:
      #   test/fixtures (fixture, 1 file)

      externals:
        # not defined or mentioned anywhere in this repository; for Pod shop/web and Pod shop/job, a.yaml:10
        - {kind: Secret, namespace: shop, name: web-db}
        # not defined or mentioned anywhere in this repository; for Pod shop/web, a.yaml:11
        - {kind: Secret, namespace: shop, name: web-mail}
        # credentials of a registry, usually created by hand; for Pod shop/web and 3 more, a.yaml:5
        - {kind: Secret, name: registry}
        # not defined or mentioned anywhere in this repository; for Pod store/api, c.yaml:10
        - {kind: Secret, namespace: store, name: api-db}
        # not defined or mentioned anywhere in this repository; for Pod tools/tool, d.yaml:10
        - {kind: Secret, namespace: tools, name: tool-db}
      "
    `);
    expect((await envfrom(root, 'check --strict')).code).toBe(0);
    write(root, { 'new.yaml': pod('new', 'shop', 'quite-different') });
    const { code, stdout } = await envfrom(root, 'check --strict -f concise');
    expect([code, stdout.match(/error\[.*?\]/g)]).toEqual([1, ['error[undeclared-secret]']]);
  });

  test('leaves out a name that nearly matches an existing one: it stays a problem', async () => {
    const secret = 'apiVersion: v1\nkind: Secret\nmetadata: {name: database, namespace: shop}\n';
    const root = scratch({
      'db.yaml': secret,
      'a.yaml': pod('web', 'shop', 'databsae', 'mail'),
    });
    await envfrom(root, 'init');
    expect(read(root)).toContain('name: mail}');
    expect(read(root)).not.toContain('databsae');
    expect((await envfrom(root, 'check -f concise')).stdout).toContain('error[missing-secret]');
  });

  test('never overwrites without --update, which adds and prunes', async () => {
    const mine = `# mine
failOn: warning # stays
externals:
  # gone
  - {kind: Secret, name: nobody}
  # used
  - kind: Secret
    name: "web-*"
kubernetesVersion: 1.30
`;
    const root = scratch({ ...FILES, '.envfrom.yaml': mine });
    expect(await envfrom(root, 'init')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'envfrom: The configuration already exists: `.envfrom.yaml`.\n  `envfrom init --update` adds new names to it, and removes those that nothing needs.\n',
    });
    expect(read(root)).toBe(mine);
    expect((await envfrom(root, 'init --update')).stdout).toMatch(
      /^Wrote .envfrom.yaml: 3 externals declared, 1 removed\./,
    );
    expect(read(root)).toMatchInlineSnapshot(`
      "# mine
      failOn: warning # stays
      externals:
        # used
        - kind: Secret
          name: "web-*"
        # credentials of a registry, usually created by hand; for Pod shop/web and 3 more, a.yaml:5
        - {kind: Secret, name: registry}
        # not defined or mentioned anywhere in this repository; for Pod store/api, c.yaml:10
        - {kind: Secret, namespace: store, name: api-db}
        # not defined or mentioned anywhere in this repository; for Pod tools/tool, d.yaml:10
        - {kind: Secret, namespace: tools, name: tool-db}
      kubernetesVersion: 1.30
      "
    `);
    const after = read(root);
    expect((await envfrom(root, 'init --update')).stdout).toBe(
      'Nothing to change in .envfrom.yaml.\n',
    );
    expect(read(root)).toBe(after);
  });

  test('declares the clusters that folders stand for, each by a name of its own', async () => {
    const root = scratch({
      ...Object.fromEntries(
        ['clusters/prod', 'clusters/dev', 'old/clusters/dev'].map((cluster) => [
          `${cluster}/flux.yaml`,
          `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: 'https://git.example.com/a/b'}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: apps, sourceRef: {kind: GitRepository, name: flux-system}}
`,
        ]),
      ),
      'apps/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
    });
    expect((await envfrom(root, 'init --repo-url https://git.example.com/a/b')).stdout).toBe(
      'Wrote .envfrom.yaml: 0 externals and 3 clusters declared.\n',
    );
    expect(read(root).split('\n').slice(5)).toEqual([
      'clusters:',
      '  - {name: clusters/dev, folders: [clusters/dev]}',
      '  - {name: old/clusters/dev, folders: [old/clusters/dev]}',
      '  - {name: prod, folders: [clusters/prod]}',
      '',
    ]);
    expect((await envfrom(root, 'builds --repo-url https://git.example.com/a/b')).stdout).toMatch(
      /^Cluster prod$/m,
    );
    expect(
      (await envfrom(root, 'init --update --repo-url https://git.example.com/a/b')).stdout,
    ).toBe('Nothing to change in .envfrom.yaml.\n');
  });

  test('does not write where a stranger leads', async () => {
    const outer = scratch({ 'precious.yaml': '' });
    const root = scratch(FILES);
    symlinkSync(join(outer, 'precious.yaml'), join(root, '.envfrom.yaml'));
    expect(await envfrom(root, 'init --update')).toMatchObject({ code: 2, stdout: '' });
    expect(readFileSync(join(outer, 'precious.yaml'), 'utf8')).toBe('');
  });

  test('a repository that lacks nothing has nothing to declare', async () => {
    const root = scratch({ 'a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n' });
    expect((await envfrom(root, 'init --dry-run')).stdout).toMatch(
      /^# yaml-language-server: .*\n# Written by .*\n# `externals` .*\n# With --strict, .*\n\n$/,
    );
    expect((await envfrom(root, 'init')).stdout).toMatch(/^Wrote \.envfrom\.yaml\. Nothing has to/);
  });
});

describe('names under one glob', () => {
  const tls = Array.from({ length: 8 }, (_, at) => `site${at}-tls`);

  test('where many share an end that no other name has', () => {
    expect(globNames([...tls, 'db'], ['mail'])).toEqual([
      { pattern: '*-tls', names: tls },
      { pattern: 'db', names: ['db'] },
    ]);
    expect(globNames(tls, ['mail-tls']).map(({ pattern }) => pattern)).toEqual(tls);
    expect(globNames(tls.slice(1), []).map(({ pattern }) => pattern)).toEqual(tls.slice(1));
  });
});

test('a list that loses its last item goes', () => {
  const text = 'externals: [{kind: Secret, name: a}]\nstrict: true\n';
  expect(editExternals(text, { add: [], drop: new Set([0]) })).toBe('strict: true\n');
  expect(editExternals(text, { add: [], drop: new Set() })).toBe(text);
});
