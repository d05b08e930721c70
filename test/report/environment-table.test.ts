import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/model/environment.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import { formatEnvironments } from '../../src/report/environments/format-environments.ts';
import { ENVIRONMENT, WORKLOAD, binding, here } from './environment-sample.ts';
import { problemAt } from './samples.ts';

const OPTIONS = { ...DEFAULT_ENVIRONMENT_OPTIONS, version: '1.2.3' };

/** The titles of the containers that are shown. */
function titles(...environments: readonly Environment[]): readonly string[] {
  return formatEnvironments('table', environments, OPTIONS)
    .split('\n')
    .filter((line) => /build|^\S/.test(line));
}

describe('table', () => {
  test('name, value, origin, what it hides; failures and skipped entries where they happen', () => {
    expect(formatEnvironments('table', [ENVIRONMENT], OPTIONS)).toMatchInlineSnapshot(`
      "Deployment shop/api, container api  api.yaml:10
        NAME        VALUE                               FROM
        EMPTY       (empty)                             defaults/EMPTY (config.yaml:10)
        envFrom[1]  CreateContainerConfigError: configmap "missing" not found (api.yaml:16)
        LOG_LEVEL   debug                               value (api.yaml:18)
                                                        hides defaults/LOG_LEVEL (config.yaml:6)
        DATABASE    postgres://app:<secret              value (api.yaml:20)
                    db/password>@db                     $(LATER) stays: it is set only later (api.yaml:26)
        FEATURE     skipped: optional, and ConfigMap defaults has no key FEATURE (api.yaml:22)
        POD_IP      <pod IP>                            status.podIP (api.yaml:24)
        SCRIPT      echo one↵                           defaults/script (config.yaml:7)
                    echo two·↵
        PASSWORD    <secret db/password>                Secret db/password (secret.yaml:6)
        args[1]     --log-level=debug                   api.yaml:11
      "
    `);
  });

  test('narrow', () => {
    expect(formatEnvironments('table', [ENVIRONMENT], { ...OPTIONS, width: 80 }))
      .toMatchInlineSnapshot(`
        "Deployment shop/api, container api  api.yaml:10
          NAME        VALUE                 FROM
          EMPTY       (empty)               defaults/EMPTY (config.yaml:10)
          envFrom[1]  CreateContainerConfigError: configmap "missing" not found
                      (api.yaml:16)
          LOG_LEVEL   debug                 value (api.yaml:18)
                                            hides defaults/LOG_LEVEL (config.yaml:6)
          DATABASE    postgres://app:<secret db/password>@db
                        from value (api.yaml:20)
                        $(LATER) stays: it is set only later (api.yaml:26)
          FEATURE     skipped: optional, and ConfigMap defaults has no key FEATURE
                      (api.yaml:22)
          POD_IP      <pod IP>              status.podIP (api.yaml:24)
          SCRIPT      echo one↵             defaults/script (config.yaml:7)
                      echo two·↵
          PASSWORD    <secret db/password>  Secret db/password (secret.yaml:6)
          args[1]     --log-level=debug     api.yaml:11
        "
      `);
  });

  test('values, services, colour on request', () => {
    const options = { ...OPTIONS, showValues: true, services: true, color: true };
    expect(formatEnvironments('table', [ENVIRONMENT], options)).toMatchInlineSnapshot(`
      "[1mDeployment shop/api, container api[22m  [2mapi.yaml:10[22m
        [2mNAME                VALUE                     FROM[22m
        [1mEMPTY[22m               [2m(empty)[22m                   defaults/EMPTY (config.yaml:10)
        [31menvFrom[1][39m          [31mCreateContainerConfigError: configmap "missing" not found (api.yaml:16)[39m
        [1mLOG_LEVEL[22m           debug                     value (api.yaml:18)
                                                      [2mhides defaults/LOG_LEVEL (config.yaml:6)[22m
        [1mDATABASE[22m            postgres://app:CANARY@db  value (api.yaml:20)
                                                      [2m$(LATER) stays: it is set only later (api.yaml:26)[22m
        [2mFEATURE[22m             [2mskipped: optional, and ConfigMap defaults has no key FEATURE (api.yaml:22)[22m
        [1mPOD_IP[22m              [36m<pod IP>[39m                  status.podIP (api.yaml:24)
        [1mSCRIPT[22m              echo one[2m↵[22m                 defaults/script (config.yaml:7)
                            echo two[2m·[22m[2m↵[22m
        [1mPASSWORD[22m            CANARY                    Secret db/password (secret.yaml:6)
        [1mREDIS_SERVICE_HOST[22m  [36m<cluster IP of redis>[39m     Service redis
        args[1]             --log-level=debug         api.yaml:11
      "
    `);
  });

  test('the same container of several builds is shown once', () => {
    const { manifest } = WORKLOAD;
    const inBuild = (build: string, namespace: string): Environment => ({
      ...ENVIRONMENT,
      workload: { ...WORKLOAD, build, namespace, manifest: { ...manifest, namespace } },
    });
    expect(titles(inBuild('dev', 'shop'), inBuild('prod', 'shop'))).toEqual([
      'Deployment shop/api, container api  api.yaml:10, build dev, the same in prod',
    ]);
    expect(titles(inBuild('dev', 'shop'), inBuild('prod', 'store'))).toEqual([
      'Deployment shop/api, container api  api.yaml:10, build dev, the same in prod (store/api)',
    ]);
    const other = inBuild('prod', 'store');
    const secrets = other.bindings.map((one) => ({
      ...one,
      value: one.value.map((part) => (part.kind === 'secret' ? { ...part, text: 'OTHER' } : part)),
    }));
    expect(titles(inBuild('dev', 'shop'), { ...other, bindings: secrets })).toEqual([
      expect.stringContaining('build dev'),
      expect.stringContaining('build prod'),
      '`envfrom env --matrix deployment/api` shows its builds side by side.',
    ]);
  });

  test('a container without variables', () => {
    const bare = { ...ENVIRONMENT, bindings: [], skipped: [], failures: [], args: [] };
    expect(formatEnvironments('table', [bare], OPTIONS)).toMatchInlineSnapshot(`
      "Deployment shop/api, container api  api.yaml:10
        no variables
      "
    `);
  });

  test('a summary when there is more than a screenful', () => {
    const other = {
      ...ENVIRONMENT,
      bindings: [],
      failures: [],
      workload: { ...WORKLOAD, build: 'overlays/prod' },
    };
    const problems = [
      problemAt(here('missing'), {
        subject: { kind: 'Deployment', namespace: 'shop', name: 'api', container: 'api' },
        builds: ['.', 'overlays/prod'],
      }),
    ];
    const options = { ...OPTIONS, screen: 10, problems };
    expect(formatEnvironments('table', [ENVIRONMENT, other], options)).toMatchInlineSnapshot(`
      "VARIABLES  UNKNOWN  HIDDEN  PROBLEMS  CONTAINER

      build .
              6        1       1         1  Deployment shop/api, container api

      build overlays/prod
              0        0       0         1  Deployment shop/api, container api

      Name a workload, as in \`envfrom env deployment/api\`, to see its variables.
      "
    `);
  });

  test('long and hostile values stay in their column', () => {
    const odd: Environment = {
      ...ENVIRONMENT,
      skipped: [],
      failures: [],
      args: [],
      bindings: [
        binding('A_RATHER_LONG_NAME_OF_A_VARIABLE_THAT_NEEDS_A_LINE', 'x', {
          kind: 'literal',
          at: here('env'),
          itemAt: here('env'),
        }),
        binding('LONG', 'a'.repeat(100), { kind: 'literal', at: here('env'), itemAt: here('env') }),
        binding('WIDE', '漢字'.repeat(20), {
          kind: 'literal',
          at: here('env'),
          itemAt: here('env'),
        }),
        binding('HOSTILE', ' \u001b[31mred\u202e\t\r ', {
          kind: 'literal',
          at: here('env'),
          itemAt: here('env'),
        }),
        binding('LINES', 'line\n'.repeat(30), {
          kind: 'literal',
          at: here('env'),
          itemAt: here('env'),
        }),
      ],
    };
    expect(formatEnvironments('table', [odd], { ...OPTIONS, width: 80 })).toMatchInlineSnapshot(`
      "Deployment shop/api, container api  api.yaml:10
        NAME                                  VALUE  FROM
        A_RATHER_LONG_NAME_OF_A_VARIABLE_THAT_NEEDS_A_LINE
                                              x      value (api.yaml:12)
        LONG                                  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                                              aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
                                              aaaaaaaaaaaaaaaaaaaa
                                                from value (api.yaml:12)
        WIDE                                  漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字
                                              漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字
                                                from value (api.yaml:12)
        HOSTILE                               ·\\u001b[31mred\\u202e\\t\\r·
                                                from value (api.yaml:12)
        LINES                                 line↵  value (api.yaml:12)
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              line↵
                                              … 18 more lines
      "
    `);
  });

  test('what no process can be given is told by its length, and output has an end', () => {
    const at = { at: here('env'), itemAt: here('env') };
    const long = binding('LONG', 'a'.repeat(200_000), { kind: 'literal', ...at });
    const fitting = binding('FITTING', 'b'.repeat(100_000), { kind: 'literal', ...at });
    const bare = { ...ENVIRONMENT, skipped: [], failures: [], args: [] };
    const many = Array.from({ length: 200 }, () => ({ ...bare, bindings: [long, fitting] }));
    const table = formatEnvironments('table', many, OPTIONS);
    expect(table).toContain('<200,000 characters>');
    expect(
      table.endsWith('180 more containers not shown. Name a workload to see its variables.\n'),
    ).toBe(true);
    const json = formatEnvironments('json', many, OPTIONS);
    expect(json.length).toBeLessThan(20 * 1024 * 1024);
    expect(JSON.parse(json)).toMatchObject({ leftOut: 34 });
  });

  test('of commands only what a variable changed, and what a problem is about', () => {
    const file = { path: 'pod.yaml', text: 'echo $(date)\necho $(DATE)\n' };
    const element = (start: number, end: number, name: string) => ({
      value: [{ kind: 'text' as const, text: file.text.slice(start, end) }],
      at: { file, start, end },
      unresolved: [{ name, setLater: undefined, at: { file, start: start + 5, end } }],
    });
    const args = [element(0, 12, 'date'), element(13, 25, 'DATE')];
    const shell = { ...ENVIRONMENT, bindings: [], skipped: [], failures: [], args };
    const problems = [problemAt({ file, start: 18, end: 25 }, { builds: ['.'] })];
    expect(formatEnvironments('table', [shell], { ...OPTIONS, problems })).toMatchInlineSnapshot(`
      "Deployment shop/api, container api  api.yaml:10
        NAME     VALUE         FROM
        args[1]  echo $(DATE)  pod.yaml:2
      "
    `);
  });
});
