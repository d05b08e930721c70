import { describe, expect, test } from 'vitest';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';
import { tree } from '../tree.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', width: 100 };

const SHOP = tree`
  === config/app.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: app-config
  data:
    LOG_LEVEL: info
  === deploy/api.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: api
  spec:
    template:
      spec:
        containers:
          - name: api
            envFrom:
              - configMapRef:
                  name: app-confg
            env:
              - name: LOG_LEVEL
                value: debug
`;

const MISSING = problemAt(spanOf(SHOP, 'deploy/api.yaml', 'app-confg'), {
  related: [
    {
      at: spanOf(SHOP, 'config/app.yaml', 'app-config'),
      message: 'ConfigMap `app-config` is here',
    },
  ],
  help: 'Did you mean `app-config`?',
  builds: ['overlays/prod', 'overlays/uat'],
});
const OVERRIDDEN = problemAt(spanOf(SHOP, 'deploy/api.yaml', 'LOG_LEVEL'), {
  rule: 'overridden-variable',
  severity: 'info',
  message: '`LOG_LEVEL` of container `api` hides the one of ConfigMap `app-config`.',
});

describe('text', () => {
  test('problems by file, each with its code, the second place, help, builds; then what was checked', () => {
    const report = reportOf(SHOP, { problems: [MISSING, OVERRIDDEN] });
    expect(formatProblems('text', report, OPTIONS)).toMatchInlineSnapshot(`
      "deploy/api.yaml  1 error and 1 info

      error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
        --> deploy/api.yaml:12:23
         |
      10 |           envFrom:
      11 |             - configMapRef:
      12 |                 name: app-confg
         |                       ^^^^^^^^^
      13 |           env:
         |
        --> config/app.yaml:4:9
         |
       4 |   name: app-config
         |         ---------- ConfigMap \`app-config\` is here
         |
         = help: Did you mean \`app-config\`?
         = in overlays/prod and overlays/uat

      info[overridden-variable]: \`LOG_LEVEL\` of container \`api\` hides the one of ConfigMap \`app-config\`.
        --> deploy/api.yaml:14:21
         |
      12 |                 name: app-confg
      13 |           env:
      14 |             - name: LOG_LEVEL
         |                     ^^^^^^^^^
      15 |               value: debug

      1 error and 1 info in 1 file.
      0 references of 0 workloads in 2 files checked.
      "
    `);
  });

  test('nothing to report', () => {
    expect(formatProblems('text', reportOf(SHOP), OPTIONS)).toMatchInlineSnapshot(`
      "No problems.
      0 references of 0 workloads in 2 files checked.
      "
    `);
  });

  test('colour', () => {
    const report = reportOf(SHOP, { problems: [MISSING] });
    expect(formatProblems('text', report, { ...OPTIONS, color: true })).toMatchInlineSnapshot(`
      "[1mdeploy/api.yaml[22m  [2m1 error[22m

      [1m[31merror[missing-config-map][39m[22m: Deployment [1m\`api\`[22m needs ConfigMap [1m\`app-confg\`[22m, which does not exist.
        [34m-->[39m deploy/api.yaml:12:23
         [34m|[39m
      [34m10[39m [34m|[39m           envFrom:
      [34m11[39m [34m|[39m             - configMapRef:
      [34m12[39m [34m|[39m                 name: app-confg
         [34m|[39m                       [31m^^^^^^^^^[39m
      [34m13[39m [34m|[39m           env:
         [34m|[39m
        [34m-->[39m config/app.yaml:4:9
         [34m|[39m
      [34m 4[39m [34m|[39m   name: app-config
         [34m|[39m         [34m----------[39m ConfigMap [1m\`app-config\`[22m is here
         [34m|[39m
         [34m=[39m [1mhelp: [22mDid you mean [1m\`app-config\`[22m?
         [34m=[39m in overlays/prod and overlays/uat

      [1m[31m1 error in 1 file.[39m[22m
      [2m0 references of 0 workloads in 2 files checked.[22m
      "
    `);
  });

  test('long messages are wrapped to the width', () => {
    const message = `${'Deployment `api` needs ConfigMap `app-confg`. '.repeat(4)}End.`;
    const report = reportOf(SHOP, {
      problems: [{ ...MISSING, message, help: message, builds: [] }],
    });
    expect(formatProblems('text', report, { ...OPTIONS, width: 80 })).toMatchInlineSnapshot(`
      "deploy/api.yaml  1 error

      error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`.
        Deployment \`api\` needs ConfigMap \`app-confg\`. Deployment \`api\` needs ConfigMap
        \`app-confg\`. Deployment \`api\` needs ConfigMap \`app-confg\`. End.
        --> deploy/api.yaml:12:23
         |
      10 |           envFrom:
      11 |             - configMapRef:
      12 |                 name: app-confg
         |                       ^^^^^^^^^
      13 |           env:
         |
        --> config/app.yaml:4:9
         |
       4 |   name: app-config
         |         ---------- ConfigMap \`app-config\` is here
         |
         = help: Deployment \`api\` needs ConfigMap \`app-confg\`. Deployment \`api\` needs
                 ConfigMap \`app-confg\`. Deployment \`api\` needs ConfigMap \`app-confg\`.
                 Deployment \`api\` needs ConfigMap \`app-confg\`. End.

      1 error in 1 file.
      0 references of 0 workloads in 2 files checked.
      "
    `);
  });
});

test('too many infos are counted, not shown, unless all is asked for', () => {
  const files = tree`
    === app.yaml
    one
  `;
  const at = spanOf(files, 'app.yaml', 'one');
  const infos = Array.from({ length: 26 }, (_, index) =>
    problemAt(at, { severity: 'info', message: `Info ${index}.` }),
  );
  const report = reportOf(files, { problems: [problemAt(at), ...infos] });
  const brief = formatProblems('text', report, OPTIONS);
  expect(brief).not.toContain('Info 3.');
  expect(brief).toContain('26 infos not shown: --verbose shows them.');
  expect(brief).toContain('1 error and 26 infos in 1 file.');
  expect(formatProblems('text', report, { ...OPTIONS, verbose: true })).toContain('Info 3.');
});
