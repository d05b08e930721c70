import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { schemaCheck } from '../schema-check.ts';
import { scratch } from '../scratch.ts';

const LONG = 'postgres://database.internal.example:5432/orders';

const FILES = {
  'base/kustomization.yaml': `resources: [api.yaml, job.yaml]
configMapGenerator: [{name: app, literals: [LEVEL=info, "URL=${LONG}", SAME=a]}]
secretGenerator: [{name: db, literals: [PASSWORD=hunter2-canary, SHARED=tortoise-canary]}]
`,
  'base/api.yaml': workload('apps/v1', 'Deployment', 'api'),
  'base/job.yaml': workload('batch/v1', 'Job', 'migrate'),
  'overlays/prod/kustomization.yaml': `${overlay('prod', 'LEVEL=warn', 'EXTRA=1')}
secretGenerator: [{name: db, behavior: merge, literals: [PASSWORD=other-canary]}]
`,
  'overlays/dev/kustomization.yaml': overlay('dev', 'LEVEL=debug'),
  'overlays/staging/kustomization.yaml': overlay('staging', 'LEVEL=debug'),
};

function workload(apiVersion: string, kind: string, name: string): string {
  return `apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: ${name}}
spec:
  template:
    spec:
      restartPolicy: ${kind === 'Job' ? 'Never' : 'Always'}
      containers:
        - {name: main, image: x, envFrom: [{configMapRef: {name: app}}, {secretRef: {name: db}}]}
`;
}

function overlay(namespace: string, ...literals: readonly string[]): string {
  return `resources: [../../base]
namespace: ${namespace}
configMapGenerator: [{name: app, behavior: merge, literals: [${literals.join(', ')}]}]
`;
}

function onScreen(columns: number): Parameters<typeof envfrom>[2] {
  return { isTTY: true, columns, env: { NO_COLOR: '1' } };
}

describe('env --matrix', () => {
  test('a row per variable, a column per build in the order of the stages', async () => {
    const folder = scratch(FILES);
    const wide = await envfrom(folder, 'env --matrix deploy/api', onScreen(200));
    expect(wide).toMatchObject({ code: 0, stderr: '' });
    expect(wide.stdout).toMatchInlineSnapshot(`
      "Deployment api  3 builds  ~ 3 variables differ
        container main
            NAME      dev                                               staging                                           prod
          ~ LEVEL     debug                                             debug                                             warn
            SAME      a                                                 a                                                 a
            URL       postgres://database.internal.example:5432/orders  postgres://database.internal.example:5432/orders  postgres://database.internal.example:5432/orders
          ~ PASSWORD  <secret> #1                                       <secret> #1                                       <secret> #2
            SHARED    <secret>                                          <secret>                                          <secret>
          ~ EXTRA     –                                                 –                                                 1
      "
    `);
  });

  test('what does not fit side by side goes below each other', async () => {
    const folder = scratch(FILES);
    const { stdout } = await envfrom(folder, 'env --matrix deploy/api');
    expect(stdout).toMatchInlineSnapshot(`
      "Deployment api  3 builds  ~ 3 variables differ
        container main
            NAME      dev          staging      prod
          ~ LEVEL     debug        debug        warn
          ~ PASSWORD  <secret> #1  <secret> #1  <secret> #2
          ~ EXTRA     –            –            1
          3 variables the same in all:
          NAME    VALUE
          SAME    a
          URL     postgres://database.internal.example:5432/orders
          SHARED  <secret>
      "
    `);
    const narrow = await envfrom(folder, 'env --matrix deploy/api', onScreen(40));
    expect(narrow.stdout).toMatchInlineSnapshot(`
      "Deployment api
        3 builds  ~ 3 variables differ
        container main
          LEVEL
            debug  in dev, staging
            warn  in prod
          PASSWORD
            <secret> #1  in dev, staging
            <secret> #2  in prod
          EXTRA
            –  in dev, staging
            1  in prod
          3 variables the same in all:
          NAME    VALUE
          SAME    a
          URL
            postgres://database.internal.example:5432/orders
          SHARED  <secret>
      "
    `);
  });

  test('several workloads, and those of some builds', async () => {
    const folder = scratch(FILES);
    const titles = async (line: string): Promise<readonly string[]> => {
      const { stdout } = await envfrom(folder, `env --matrix ${line}`);
      return stdout.split('\n').filter((text) => /^\S/.test(text));
    };
    expect(await titles('')).toEqual([
      'Deployment api  3 builds  ~ 3 variables differ',
      'Job migrate  3 builds  ~ 3 variables differ',
    ]);
    expect(await titles('-n prod')).toHaveLength(2);
    expect(await titles('migrate -n [ds]*')).toEqual([
      'Job migrate  2 builds  no variable differs',
    ]);
    expect(await titles('base/job.yaml -b dev')).toEqual(['Job migrate  1 build']);
  });

  test('Markdown and HTML have all variables in one table', async () => {
    const folder = scratch(FILES);
    const { stdout } = await envfrom(folder, 'env --matrix deploy/api -f markdown');
    expect(stdout).toMatchInlineSnapshot(`
      "### Deployment api, 3 builds, \`~\` 3 variables differ

      container main

      |   | Name | dev | staging | prod |
      | :---: | :--- | :--- | :--- | :--- |
      | \`~\` | \`LEVEL\` | \`debug\` | \`debug\` | \`warn\` |
      |  | \`SAME\` | \`a\` | \`a\` | \`a\` |
      |  | \`URL\` | \`postgres://database.internal.example:5432/orders\` | \`postgres://database.internal.example:5432/orders\` | \`postgres://database.internal.example:5432/orders\` |
      | \`~\` | \`PASSWORD\` | <code>&#60;secret&#62; #&#8203;1</code> | <code>&#60;secret&#62; #&#8203;1</code> | <code>&#60;secret&#62; #&#8203;2</code> |
      |  | \`SHARED\` | <code>&#60;secret&#62;</code> | <code>&#60;secret&#62;</code> | <code>&#60;secret&#62;</code> |
      | \`~\` | \`EXTRA\` | – | – | \`1\` |
      "
    `);
    const html = (await envfrom(folder, 'env --matrix deploy/api -f html')).stdout;
    expect(html).toContain('<th scope="col">staging</th>');
    expect(html).toContain(
      '<td><code>~</code><th scope="row" class="code">LEVEL<td class="code">debug',
    );
    expect(html).not.toContain('canary');
  });

  test('JSON is as its schema says, and holds no value of a Secret', async () => {
    const folder = scratch(FILES);
    const { stdout } = await envfrom(folder, 'env --matrix -f json');
    const json: unknown = JSON.parse(stdout);
    expect(schemaCheck('matrix.schema.json')(json)).toEqual([]);
    expect(json).toMatchObject({
      workloads: [
        { builds: ['overlays/dev', 'overlays/staging', 'overlays/prod'] },
        { workload: { kind: 'Job', name: 'migrate' } },
      ],
    });
    expect(stdout).not.toContain('canary');
  });

  test.each(['-f dotenv', '-f describe', '--show-values', '--services'])(
    'not with %s',
    async (words) => {
      const { code, stderr } = await envfrom(scratch(FILES), `env --matrix ${words}`);
      expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be used with')]);
    },
  );

  test('says what matches nothing', async () => {
    const folder = scratch(FILES);
    const { code, stderr } = await envfrom(folder, 'env --matrix deploy/apj');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean `deploy/api`?')]);
    expect((await envfrom(folder, 'env --matrix -b nope')).code).toBe(2);
    const empty = await envfrom(scratch({ 'a.yaml': '' }), 'env --matrix');
    expect(empty).toMatchObject({
      code: 0,
      stderr: 'envfrom: there are no workloads in these files.\n',
    });
  });
});

test('`env` as Markdown', async () => {
  const { stdout } = await envfrom(scratch(FILES), 'env deploy/api -b dev -f markdown');
  expect(stdout).toContain('| NAME | VALUE | FROM |');
  expect(stdout).not.toContain('canary');
});

test('workloads of builds that copy the value of a Secret are among them', async () => {
  const root = scratch({
    'kustomization.yaml': `resources: [app.yaml]
replacements:
  - source: {kind: Secret, name: s, fieldPath: stringData.TOKEN}
    targets: [{select: {kind: Pod}, fieldPaths: [spec.containers.0.env.0.value]}]
`,
    'app.yaml': `apiVersion: v1
kind: Secret
metadata: {name: s}
stringData: {TOKEN: hunter2-Battery-staple}
---
apiVersion: v1
kind: Pod
metadata: {name: p}
spec: {containers: [{name: c, image: x, env: [{name: COPY, value: ''}, {name: LEVEL, value: debug}]}]}
`,
  });
  const { stdout } = await envfrom(root, 'env pod/p --matrix');
  expect(stdout).toContain('debug');
  expect(stdout).not.toContain('hunter2');
  const page = (await envfrom(root, 'report -o -')).stdout;
  expect(page).toContain('debug');
  expect(page).not.toContain('hunter2');
});
