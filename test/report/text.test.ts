import { describe, expect, test } from 'vitest';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { tree } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

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
      "info[overridden-variable]: \`LOG_LEVEL\` of container \`api\` hides the one of ConfigMap \`app-config\`.
        --> deploy/api.yaml:14:21
         |
      12 |                 name: app-confg
      13 |           env:
      14 |             - name: LOG_LEVEL
         |                     ^^^^^^^^^
      15 |               value: debug

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

      1 error and 1 info in 1 file.
      0 references in 2 files.
      "
    `);
  });

  test('nothing to report', () => {
    expect(formatProblems('text', reportOf(SHOP), OPTIONS)).toMatchInlineSnapshot(`
      "No problems.
      0 references in 2 files.
      "
    `);
  });

  test('colour', () => {
    const report = reportOf(SHOP, { problems: [MISSING] });
    expect(formatProblems('text', report, { ...OPTIONS, color: true })).toMatchInlineSnapshot(`
      "[1m[31merror[missing-config-map][39m[22m: Deployment [1m\`api\`[22m needs ConfigMap [1m\`app-confg\`[22m, which does not exist.
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
      [2m0 references in 2 files.[22m
      "
    `);
  });

  test('long messages are wrapped to the width', () => {
    const message = `${'Deployment `api` needs ConfigMap `app-confg`. '.repeat(4)}End.`;
    const report = reportOf(SHOP, {
      problems: [{ ...MISSING, message, help: message, builds: [] }],
    });
    expect(formatProblems('text', report, { ...OPTIONS, width: 80 })).toMatchInlineSnapshot(`
      "error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`.
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
      0 references in 2 files.
      "
    `);
  });
});

/** From the folder `apps`. */
function showPath(path: string): string {
  return path.startsWith('apps/') ? path.slice(5) : `../${path}`;
}

function skipped(path: string, as: 'too-large' | 'binary' | 'not-kubernetes'): ParsedFile {
  const left = { kind: 'skipped', as, reason: 'a reason' } as const;
  return { path, class: left, source: undefined, documents: [], faults: [] };
}

describe('what a person sees at the end', () => {
  const files = tree`
    === app.yaml
    one
    === apps/shop/api/pod.yaml
    one
    === notes.yaml
    just: text
  `;
  const at = spanOf(files, 'app.yaml', 'one');
  const deep = spanOf(files, 'apps/shop/api/pod.yaml', 'one');
  const info = problemAt(at, { severity: 'info', message: 'An info.' });

  test('infos are counted, not shown, unless all is asked for', () => {
    const report = reportOf(files, { problems: [info, problemAt(at), info] });
    const brief = formatProblems('text', report, { ...OPTIONS, infos: false });
    expect(brief).not.toContain('An info.');
    expect(brief).toContain('1 error in 1 file.\n');
    expect(brief).toContain('2 infos not shown.\n');
    const only = reportOf(files, { problems: [info] });
    expect(formatProblems('text', only, { ...OPTIONS, infos: false, hints: true }))
      .toMatchInlineSnapshot(`
        "No errors or warnings.
        0 references in 0 files, 3 files skipped.
        1 info not shown.
        \`--verbose\` shows the infos and why files were skipped.
        "
      `);
    expect(formatProblems('text', report, OPTIONS)).toContain('An info.');
  });

  test('errors come last, and a table where there are more than a screenful', () => {
    const problems = [
      problemAt(at),
      problemAt(at, { severity: 'warning', rule: 'colliding-variable', message: 'A warning.' }),
      problemAt(deep),
      problemAt(deep, { message: 'Another one.' }),
    ];
    const report = reportOf(files, { problems });
    expect(formatProblems('text', report, { ...OPTIONS, screen: 20, hints: true }))
      .toMatchInlineSnapshot(`
        "warning[colliding-variable]: A warning.
         --> app.yaml:1:1
          |
        1 | one
          | ^^^

        error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
         --> app.yaml:1:1
          |
        1 | one
          | ^^^

        error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
         --> apps/shop/api/pod.yaml:1:1
          |
        1 | one
          | ^^^

        error[missing-config-map]: Another one.
         --> apps/shop/api/pod.yaml:1:1
          |
        1 | one
          | ^^^

        Problems by rule and folder
           3 errors  missing-config-map  apps/shop/api 2 and . 1
          1 warning  colliding-variable  . 1

        3 errors and 1 warning in 2 files.
        0 references in 0 files, 3 files skipped.
        \`envfrom explain missing-config-map\` explains the rule.
        \`--verbose\` shows why files were skipped.
        "
      `);
    expect(formatProblems('text', report, { ...OPTIONS, screen: 200 })).not.toContain('by rule');
  });

  test('paths from the current folder, wherever they stand, in text and in concise lines', () => {
    const problem = problemAt(deep, {
      message: 'See app.yaml:1, `apps/shop/api/pod.yaml` (and app.yaml), but not myapp.yaml.',
      builds: ['apps/shop', 'HelmRelease shop/api'],
      help: 'Look into app.yaml:1:2.',
    });
    const build = { kind: 'folder', objects: [], partial: [], failures: [] } as const;
    const builds = [
      { ...build, id: 'apps/shop', files: ['apps/shop/api/pod.yaml'] },
      { ...build, id: 'other', files: ['apps/shop/api/pod.yaml'] },
    ];
    const report = reportOf(files, { problems: [problem, problemAt(at)], builds });
    const options = { ...OPTIONS, showPath };
    expect(formatProblems('text', report, options)).toMatchInlineSnapshot(`
      "error[missing-config-map]: See ../app.yaml:1, \`shop/api/pod.yaml\` (and ../app.yaml), but not
        myapp.yaml.
       --> shop/api/pod.yaml:1:1
        |
      1 | one
        | ^^^
        |
        = help: Look into ../app.yaml:1:2.
        = in shop and HelmRelease shop/api

      error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
       --> ../app.yaml:1:1
        |
      1 | one
        | ^^^

      2 errors in 2 files.
      Checked: 2 entries with 0 workloads.
      0 references in 0 files, 3 files skipped.
      "
    `);
    expect(formatProblems('concise', report, options)).toMatchInlineSnapshot(`
      "shop/api/pod.yaml:1:1: error[missing-config-map] See ../app.yaml:1, \`shop/api/pod.yaml\` (and ../app.yaml), but not myapp.yaml.
      ../app.yaml:1:1: error[missing-config-map] Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
      "
    `);
    expect(formatProblems('github', report, options)).toContain('file=apps/shop/api/pod.yaml');
  });

  test('what was not read, and what the configuration changes', () => {
    const unread = [
      skipped('big.yaml', 'too-large'),
      skipped('utf16.yaml', 'binary'),
      skipped('notes.yaml', 'not-kubernetes'),
    ];
    const report = reportOf(files, { files: unread });
    const notices = ['Using `.envfrom.yaml`: 1 rule off (a\n::error::x).'];
    expect(formatProblems('text', report, { ...OPTIONS, notices })).toMatchInlineSnapshot(`
      "Nothing was checked: none of 3 files holds Kubernetes objects.
      0 references in 0 files, 3 files skipped.
      2 files were not read: 1 over the size limit, 1 not UTF-8 text (big.yaml and utf16.yaml).
      Using \`.envfrom.yaml\`: 1 rule off (a\\n::error::x).
      "
    `);
    expect(formatProblems('markdown', report, { ...OPTIONS, notices })).toMatchInlineSnapshot(`
      "## envfrom: Nothing was checked: none of 3 files holds Kubernetes objects

      **Note:** Using \`.envfrom.yaml\`: 1 rule off (a&#92;n::error::x).

      0 references in 0 files, 3 files skipped.

      **Note:** 2 files were not read: 1 over the size limit, 1 not UTF-8 text (big.yaml and utf16.yaml).
      "
    `);
  });
});
