import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { makeArchive } from '../helm/make-archive.ts';
import { scratch } from '../scratch.ts';

const CHART = {
  'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
  'c/values.yaml': 'name: own\nreplicas: 1\n',
  'c/templates/a.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: "{{ .Release.Name }}-{{ .Values.name }}", namespace: {{ .Release.Namespace }}}
data:
  replicas: {{ .Values.replicas | quote }}
  version: {{ .Capabilities.KubeVersion.Version }}
  served: {{ .Capabilities.APIVersions.Has "example.com/v1" | quote }}
`,
  'c/templates/test.yaml': `apiVersion: v1
kind: Pod
metadata:
  name: t
  annotations: {helm.sh/hook: test}
`,
  'c/templates/hook.yaml': `apiVersion: v1
kind: Secret
metadata:
  name: s
  annotations: {helm.sh/hook: pre-install}
stringData: {password: hunter2}
`,
  'c/crds/x.yaml': 'kind: CustomResourceDefinition\n',
  'more.yaml': 'name: more\n',
  'text.txt': 'from a file',
};

/** What `build` prints of the chart: the names of the documents, or all of one. */
async function build(flags: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, stdout, stderr } = await envfrom(scratch({ ...CHART, ...files }), `build ${flags}`);
  return code === 0 ? stdout : `${code} ${stderr}`;
}

/** The fields that a flag changes. */
async function fields(flags: string): Promise<readonly string[]> {
  const printed = await build(`c --show-only templates/a.yaml ${flags}`);
  return printed.split('\n').filter((line) => /metadata|replicas|version|served/.test(line));
}

async function sources(flags: string): Promise<readonly string[]> {
  const printed = await build(flags);
  return Array.from(printed.matchAll(/^# Source: c\/(.*)$/gm), ([, name = '']) => name);
}

describe('what helm template takes', () => {
  test('without flags', async () => {
    expect(await build('c --show-only templates/a.yaml')).toMatch(
      /^---\n# Source: c\/templates\/a\.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: \{name: "release-name-own", namespace: default\}\ndata:\n {2}replicas: "1"\n {2}version: v1\.\d+\.0\n {2}served: "false"\n$/,
    );
  });

  test('the release and the cluster', async () => {
    expect(
      await fields('--release-name r -n other -k 1.30.2 -a example.com/v1,example.com/v2'),
    ).toEqual([
      'metadata: {name: "r-own", namespace: other}',
      '  replicas: "1"',
      '  version: v1.30.2',
      '  served: "true"',
    ]);
  });

  test.each([
    ['-f more.yaml', 'more'],
    ['-f more.yaml --set name=set', 'set'],
    ['--set name=a --set name=b', 'b'],
    ['--set-string name=1', '1'],
    ['--set-json name="json"', 'json'],
    ['--set-file name=text.txt', 'from a file'],
    ['--set-literal name=a,b=c', 'a,b=c'],
  ])('values: %s', async (flags, name) => {
    expect(await build(`c ${flags}`)).toContain(`metadata: {name: "release-name-${name}",`);
  });

  test('values from standard input', async () => {
    const { stdout } = await envfrom(scratch(CHART), 'build c -f -', { stdin: 'name: piped\n' });
    expect(stdout).toContain('name: "release-name-piped"');
  });

  test('what is printed', async () => {
    const all = ['templates/a.yaml', 'templates/hook.yaml', 'templates/test.yaml'];
    expect(await sources('c')).toEqual(all);
    expect(await sources('c --include-crds')).toEqual(['crds/x.yaml', ...all]);
    expect(await sources('c --no-hooks')).toEqual(['templates/a.yaml']);
    expect(await sources('c --skip-tests')).toEqual(all.slice(0, 2));
    expect(await sources('c -s templates/test.yaml -s templates/a.yaml')).toEqual([
      'templates/test.yaml',
      'templates/a.yaml',
    ]);
    expect(await build('c -s templates/none.yaml')).toBe(
      '1 envfrom: error: could not find template templates/none.yaml in chart\n',
    );
  });

  test('a schema, and going without it', async () => {
    const schema = '{"properties": {"name": {"type": "integer"}}}';
    const files = { 'c/values.schema.json': schema };
    expect(await build('c', files))
      .toBe(`1 c/values.yaml:1: error: values don't meet the specifications of the schema(s) in the following chart(s):
  c:
  - at '/name': got string, want integer
`);
    expect(await build('c --skip-schema-validation', files)).toContain('release-name-own');
  });
});

describe('beyond helm template', () => {
  test('origins and masks', async () => {
    const shown = await build('c -s templates/a.yaml --origins --set name=set');
    expect(shown).toContain('# from c/templates/a.yaml:1\n');
    expect(shown).toContain('# data.replicas from c/values.yaml:2\n');
    expect(await build('c --mask-secrets')).not.toContain('hunter2');
    expect(await build('c')).toContain('hunter2');
  });

  test('an error is at its place, in the words of the version that is asked for', async () => {
    const files = { 'c/templates/b.yaml': 'a: b\nc: {{ .Values.x.y }}\n' };
    expect(await build('c', files)).toBe(
      '1 c/templates/b.yaml:2: error: template: c/templates/b.yaml:2:13: executing "c/templates/b.yaml" at <.Values.x.y>: nil pointer evaluating interface {}.y\n',
    );
    expect(await build('c --helm 4', files))
      .toBe(`1 c/templates/b.yaml:2: error: c/templates/b.yaml:2:13
    executing "c/templates/b.yaml" at <.Values.x.y>:
      nil pointer evaluating interface {}.y
`);
  });

  test('an archive', async () => {
    const names = ['Chart.yaml', 'values.yaml', 'templates/a.yaml'] as const;
    const entries = names.map((name) => ({ name: `c/${name}`, text: CHART[`c/${name}`] }));
    const folder = scratch(CHART);
    writeFileSync(join(folder, 'c-1.0.0.tgz'), makeArchive(entries));
    const { stdout } = await envfrom(folder, 'build c-1.0.0.tgz');
    expect(stdout).toBe(await build('c --no-hooks'));
  });

  test('what is wrong with the command line', async () => {
    expect(await build('c --release-name No')).toBe(
      '2 envfrom: Invalid release name `No`: use at most 53 lowercase letters, digits, `-` and `.`.\n',
    );
    expect(await build('c -k nonsense')).toMatch(
      /^2 envfrom: Invalid Kubernetes version `nonsense`:/,
    );
    expect(await build('c -f none.yaml')).toMatch(
      /^2 envfrom: Cannot read the values file `none\.yaml`/,
    );
    expect(await build('c -f https://example.com/v.yaml')).toContain('Nothing is fetched');
    const folder = { 'k/kustomization.yaml': 'resources: []\n' };
    expect(await build('k --set a=b', folder)).toMatch(
      /^2 envfrom: `--set` works only with charts/,
    );
  });
});
