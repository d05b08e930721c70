import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Report } from '../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/format-options.ts';
import { PROBLEM_FORMATS, formatProblems } from '../src/report/format-problems.ts';
import type { ProblemFormat } from '../src/report/format-problems.ts';
import { problemAt, reportOf, spanOf } from './report-samples.ts';
import { tree } from './tree.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' };

const SHOP = tree`
  === charts/api/values.yaml
  image: api
  === config/app.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: app-config
  data:
    LOG_LEVEL: info
  === deploy/my api.yaml
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

const API = 'deploy/my api.yaml';
const SUBJECT = { kind: 'Deployment', namespace: undefined, name: 'api', container: 'api' };
const MISSING = problemAt(spanOf(SHOP, API, 'app-confg'), {
  related: [
    {
      at: spanOf(SHOP, 'config/app.yaml', 'app-config'),
      message: 'ConfigMap `app-config` is here',
    },
  ],
  help: 'Did you mean `app-config`?',
  builds: ['overlays/prod', 'overlays/uat'],
  subject: { ...SUBJECT, detail: 'app-confg' },
});
const COLLIDING = problemAt(spanOf(SHOP, API, 'configMapRef:\n                name: app-confg'), {
  rule: 'colliding-variable',
  severity: 'warning',
  message: '`A|B` is set twice, see https://example.com, @octocat, #12.',
});
const UNUSED = problemAt(spanOf(SHOP, 'config/app.yaml', 'LOG_LEVEL'), {
  rule: 'unused-key',
  severity: 'info',
  message: 'Nothing reads key `LOG_LEVEL`.',
});
const REPORT = reportOf(SHOP, {
  problems: [UNUSED, COLLIDING, MISSING],
  silenced: [
    {
      problem: { ...UNUSED, message: 'Silenced.' },
      by: spanOf(SHOP, 'config/app.yaml', 'data'),
      reason: 'read by a script',
    },
  ],
});

const EMPTY = reportOf(SHOP);

function format(name: ProblemFormat, report: Report = REPORT): string {
  return formatProblems(name, report, OPTIONS);
}

function validator(path: string): (value: unknown) => unknown {
  const schema: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const check = new Ajv({ strict: true, allErrors: true }).compile(
    typeof schema === 'object' && schema !== null ? schema : {},
  );
  return (value) => (check(value) ? [] : check.errors);
}

test('concise', () => {
  expect(format('concise')).toMatchInlineSnapshot(`
    "config/app.yaml:6:3: info[unused-key] Nothing reads key \`LOG_LEVEL\`.
    deploy/my api.yaml:11:15: warning[colliding-variable] \`A|B\` is set twice, see https://example.com, @octocat, #12.
    deploy/my api.yaml:12:23: error[missing-config-map] Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
    "
  `);
  expect(format('concise', EMPTY)).toBe('');
});

describe('json', () => {
  const errorsOf = validator('../schemas/report.schema.json');

  test('everything but values', () => {
    expect(format('json')).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "tool": {
          "name": "envfrom",
          "version": "1.2.3"
        },
        "summary": {
          "errors": 1,
          "warnings": 1,
          "infos": 1,
          "silenced": 1,
          "filesChecked": 2,
          "filesLeftAlone": 1,
          "references": 0,
          "builds": 0
        },
        "problems": [
          {
            "rule": "unused-key",
            "severity": "info",
            "message": "Nothing reads key \`LOG_LEVEL\`.",
            "path": "config/app.yaml",
            "line": 6,
            "column": 3,
            "endLine": 6,
            "endColumn": 12,
            "related": [],
            "builds": [],
            "fingerprint": "e509971ab2f4c44d81b0c1a3817ed1d5:1"
          },
          {
            "rule": "colliding-variable",
            "severity": "warning",
            "message": "\`A|B\` is set twice, see https://example.com, @octocat, #12.",
            "path": "deploy/my api.yaml",
            "line": 11,
            "column": 15,
            "endLine": 12,
            "endColumn": 32,
            "related": [],
            "builds": [],
            "fingerprint": "99ef5bdbe27710d4a6f65a4b1d8ff0c1:1"
          },
          {
            "rule": "missing-config-map",
            "severity": "error",
            "message": "Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.",
            "help": "Did you mean \`app-config\`?",
            "path": "deploy/my api.yaml",
            "line": 12,
            "column": 23,
            "endLine": 12,
            "endColumn": 32,
            "related": [
              {
                "message": "ConfigMap \`app-config\` is here",
                "path": "config/app.yaml",
                "line": 4,
                "column": 9,
                "endLine": 4,
                "endColumn": 19
              }
            ],
            "builds": [
              "overlays/prod",
              "overlays/uat"
            ],
            "subject": {
              "kind": "Deployment",
              "name": "api",
              "container": "api",
              "detail": "app-confg"
            },
            "fingerprint": "c4aceeedabcd97a0991c90de395dde1b:1"
          }
        ],
        "silenced": [
          {
            "problem": {
              "rule": "unused-key",
              "severity": "info",
              "message": "Silenced.",
              "path": "config/app.yaml",
              "line": 6,
              "column": 3,
              "endLine": 6,
              "endColumn": 12,
              "related": [],
              "builds": []
            },
            "by": {
              "path": "config/app.yaml",
              "line": 3,
              "column": 5,
              "endLine": 3,
              "endColumn": 9
            },
            "reason": "read by a script"
          }
        ],
        "references": [],
        "builds": [],
        "leftAlone": [
          {
            "path": "charts/api/values.yaml",
            "as": "not-kubernetes",
            "reason": "no document has apiVersion and kind"
          }
        ],
        "skippedDocuments": []
      }
      "
    `);
  });

  test('its schema describes it', () => {
    expect(errorsOf(JSON.parse(format('json')))).toEqual([]);
    expect(errorsOf(JSON.parse(format('json', EMPTY)))).toEqual([]);
    expect(errorsOf({ version: 1 })).not.toEqual([]);
  });
});

describe('sarif', () => {
  const errorsOf = validator('../schemas/sarif-slice.schema.json');

  test('results, rules, places', () => {
    expect(format('sarif')).toMatchInlineSnapshot(`
      "{
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "envfrom",
                "semanticVersion": "1.2.3",
                "rules": [
                  {
                    "id": "missing-config-map",
                    "name": "MissingConfigMap",
                    "shortDescription": {
                      "text": "A reference names a ConfigMap that nothing makes."
                    },
                    "fullDescription": {
                      "text": "A reference names a ConfigMap that nothing makes."
                    },
                    "help": {
                      "text": "A reference names a ConfigMap that nothing makes. Run \`envfrom explain missing-config-map\` for examples and reasons.",
                      "markdown": "A reference names a ConfigMap that nothing makes. Run \`envfrom explain missing-config-map\` for examples and reasons."
                    },
                    "defaultConfiguration": {
                      "level": "error",
                      "enabled": true
                    },
                    "properties": {
                      "tags": [
                        "kubernetes",
                        "references"
                      ],
                      "precision": "high",
                      "problem.severity": "error"
                    }
                  },
                  {
                    "id": "colliding-variable",
                    "name": "CollidingVariable",
                    "shortDescription": {
                      "text": "Two sources of a container give the same variable."
                    },
                    "fullDescription": {
                      "text": "Two sources of a container give the same variable."
                    },
                    "help": {
                      "text": "Two sources of a container give the same variable. Run \`envfrom explain colliding-variable\` for examples and reasons.",
                      "markdown": "Two sources of a container give the same variable. Run \`envfrom explain colliding-variable\` for examples and reasons."
                    },
                    "defaultConfiguration": {
                      "level": "warning",
                      "enabled": true
                    },
                    "properties": {
                      "tags": [
                        "kubernetes",
                        "environment"
                      ],
                      "precision": "high",
                      "problem.severity": "warning"
                    }
                  },
                  {
                    "id": "unused-key",
                    "name": "UnusedKey",
                    "shortDescription": {
                      "text": "A key that nothing in the repository reads."
                    },
                    "fullDescription": {
                      "text": "A key that nothing in the repository reads."
                    },
                    "help": {
                      "text": "A key that nothing in the repository reads. Run \`envfrom explain unused-key\` for examples and reasons.",
                      "markdown": "A key that nothing in the repository reads. Run \`envfrom explain unused-key\` for examples and reasons."
                    },
                    "defaultConfiguration": {
                      "level": "warning",
                      "enabled": false
                    },
                    "properties": {
                      "tags": [
                        "kubernetes",
                        "unused"
                      ],
                      "precision": "high",
                      "problem.severity": "warning"
                    }
                  }
                ]
              }
            },
            "automationDetails": {
              "id": "envfrom/"
            },
            "columnKind": "utf16CodeUnits",
            "invocations": [
              {
                "executionSuccessful": true
              }
            ],
            "results": [
              {
                "ruleId": "unused-key",
                "ruleIndex": 2,
                "level": "note",
                "message": {
                  "text": "Nothing reads key \`LOG_LEVEL\`."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "config/app.yaml",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 6,
                        "startColumn": 3,
                        "endLine": 6,
                        "endColumn": 12
                      }
                    }
                  }
                ],
                "partialFingerprints": {
                  "primaryLocationLineHash": "e509971ab2f4c44d81b0c1a3817ed1d5:1"
                }
              },
              {
                "ruleId": "colliding-variable",
                "ruleIndex": 1,
                "level": "warning",
                "message": {
                  "text": "\`A|B\` is set twice, see https://example.com, @octocat, #12."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "deploy/my%20api.yaml",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 11,
                        "startColumn": 15,
                        "endLine": 11,
                        "endColumn": 28
                      }
                    }
                  }
                ],
                "partialFingerprints": {
                  "primaryLocationLineHash": "99ef5bdbe27710d4a6f65a4b1d8ff0c1:1"
                }
              },
              {
                "ruleId": "missing-config-map",
                "ruleIndex": 0,
                "level": "error",
                "message": {
                  "text": "Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.\\n[config/app.yaml:4](1): ConfigMap \`app-config\` is here\\nDid you mean \`app-config\`?\\nHolds in overlays/prod and overlays/uat."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "deploy/my%20api.yaml",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 12,
                        "startColumn": 23,
                        "endLine": 12,
                        "endColumn": 32
                      }
                    }
                  }
                ],
                "relatedLocations": [
                  {
                    "id": 1,
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "config/app.yaml",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 4,
                        "startColumn": 9,
                        "endLine": 4,
                        "endColumn": 19
                      }
                    },
                    "message": {
                      "text": "ConfigMap \`app-config\` is here"
                    }
                  }
                ],
                "partialFingerprints": {
                  "primaryLocationLineHash": "c4aceeedabcd97a0991c90de395dde1b:1"
                }
              }
            ]
          }
        ]
      }
      "
    `);
  });

  test('its schema describes it', () => {
    expect(errorsOf(JSON.parse(format('sarif')))).toEqual([]);
    expect(errorsOf(JSON.parse(format('sarif', EMPTY)))).toEqual([]);
    const all = formatProblems('sarif', REPORT, { ...OPTIONS, showSilenced: true });
    expect(errorsOf(JSON.parse(all))).toEqual([]);
    expect(errorsOf(JSON.parse(all.replaceAll('"startColumn"', '"column"')))).not.toEqual([]);
  });

  test('silenced problems on request, with what silences them', () => {
    const all = formatProblems('sarif', REPORT, { ...OPTIONS, showSilenced: true });
    expect(all.match(/"suppressions": \[[^\]]*\]/g)).toMatchInlineSnapshot(`
      [
        ""suppressions": []",
        ""suppressions": []",
        ""suppressions": []",
        ""suppressions": [
                  {
                    "kind": "inSource",
                    "justification": "read by a script",
                    "location": {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "config/app.yaml",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 5,
                          "endLine": 3,
                          "endColumn": 9
                        }
                      }
                    }
                  }
                ]",
      ]
    `);
    expect(format('sarif')).not.toContain('suppressions');
  });

  test('no more results than code scanning takes, the worst ones kept', () => {
    const problems = [...Array.from({ length: 25_001 }, () => UNUSED), MISSING];
    const { runs } = JSON.parse(format('sarif', { ...REPORT, problems }));
    expect(runs[0].results.length).toBe(25_000);
    expect(runs[0].results[0].ruleId).toBe('missing-config-map');
    expect(runs[0].invocations[0].toolExecutionNotifications[0].message.text).toBe(
      '2 more problems left out: code scanning takes 25000 results.',
    );
  });
});

describe('github', () => {
  test('workflow commands, errors first', () => {
    expect(format('github')).toMatchInlineSnapshot(`
      "::error file=deploy/my api.yaml,line=12,endLine=12,col=23,endColumn=32,title=missing-config-map::Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.%0Aconfig/app.yaml:4: ConfigMap \`app-config\` is here%0ADid you mean \`app-config\`?%0AHolds in overlays/prod and overlays/uat.
      ::warning file=deploy/my api.yaml,line=11,endLine=12,title=colliding-variable::\`A|B\` is set twice, see https://example.com, @octocat, #12.
      ::notice file=config/app.yaml,line=6,endLine=6,col=3,endColumn=12,title=unused-key::Nothing reads key \`LOG_LEVEL\`.
      "
    `);
    expect(format('github', EMPTY)).toBe('');
  });

  test('ten of a kind at most, the tenth counts the rest', () => {
    const problems = Array.from({ length: 12 }, () => MISSING);
    const lines = format('github', { ...REPORT, problems })
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(10);
    expect(lines.at(-1)).toMatchInlineSnapshot(
      `"::error title=envfrom::3 more errors: GitHub shows 10 annotations of a kind. The log and the job summary have them all."`,
    );
  });
});

describe('markdown', () => {
  test('a table per file, files with errors first', () => {
    expect(format('markdown')).toMatchInlineSnapshot(`
      "## envfrom: 1 error, 1 warning and 1 info in 2 files

      0 references of 0 workloads in 2 files checked, 1 problem silenced, 1 file left alone.

      ### \`deploy/my api.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 12 | **error**<br>\`missing-config-map\` | Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.<br>\`config/app.yaml:4\`: ConfigMap \`app-config\` is here<br>**help:** Did you mean \`app-config\`?<br>in overlays/prod and overlays/uat |
      | 11 | **warning**<br>\`colliding-variable\` | <code>A&#124;B</code> is set twice, see https&#58;//example.com, @&#8203;octocat, #&#8203;12. |

      ### \`config/app.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 6 | **info**<br>\`unused-key\` | Nothing reads key \`LOG_LEVEL\`. |
      "
    `);
    expect(format('markdown', EMPTY)).toMatchInlineSnapshot(`
      "## envfrom: No problems

      0 references of 0 workloads in 2 files checked, 1 file left alone.
      "
    `);
  });

  test('places link to the files where these have an address', () => {
    const options = { ...OPTIONS, filesUrl: 'https://example.com/o/r/blob/0a1b' };
    const links = formatProblems('markdown', REPORT, options).match(/\[[^\]]*\]\([^)]*\)/g);
    expect(links).toMatchInlineSnapshot(`
      [
        "[12](https://example.com/o/r/blob/0a1b/deploy/my%20api.yaml#L12)",
        "[\`config/app.yaml:4\`](https://example.com/o/r/blob/0a1b/config/app.yaml#L4)",
        "[11](https://example.com/o/r/blob/0a1b/deploy/my%20api.yaml#L11)",
        "[6](https://example.com/o/r/blob/0a1b/config/app.yaml#L6)",
      ]
    `);
  });

  test('no longer than allowed, in bytes; what does not fit is counted', () => {
    const problems = Array.from({ length: 500 }, () => ({ ...MISSING, message: 'ü'.repeat(50) }));
    const text = formatProblems(
      'markdown',
      { ...REPORT, problems },
      { ...OPTIONS, maxBytes: 5000 },
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(4000);
    const rows = text.match(/^\| \d/gm)?.length ?? 0;
    expect(text.split('\n').at(-2)).toBe(
      `${500 - rows} more problems did not fit here; the log has them all.`,
    );
  });
});

test('gitlab', () => {
  expect(format('gitlab')).toMatchInlineSnapshot(`
    "[
      {
        "description": "Nothing reads key \`LOG_LEVEL\`.",
        "check_name": "unused-key",
        "fingerprint": "e509971ab2f4c44d81b0c1a3817ed1d5:1",
        "severity": "info",
        "location": {
          "path": "config/app.yaml",
          "lines": {
            "begin": 6,
            "end": 6
          }
        }
      },
      {
        "description": "\`A|B\` is set twice, see https://example.com, @octocat, #12.",
        "check_name": "colliding-variable",
        "fingerprint": "99ef5bdbe27710d4a6f65a4b1d8ff0c1:1",
        "severity": "minor",
        "location": {
          "path": "deploy/my api.yaml",
          "lines": {
            "begin": 11,
            "end": 12
          }
        }
      },
      {
        "description": "Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist. Did you mean \`app-config\`?",
        "check_name": "missing-config-map",
        "fingerprint": "c4aceeedabcd97a0991c90de395dde1b:1",
        "severity": "major",
        "location": {
          "path": "deploy/my api.yaml",
          "lines": {
            "begin": 12,
            "end": 12
          }
        }
      }
    ]
    "
  `);
  expect(format('gitlab', EMPTY)).toBe('[]\n');
});

test('junit', () => {
  expect(format('junit')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="envfrom" tests="3" failures="2" errors="0">
      <testsuite name="config/app.yaml" tests="1" failures="0" errors="0">
        <testcase classname="config/app.yaml" name="unused-key at 6:3" file="config/app.yaml" line="6">
          <system-out>config/app.yaml:6:3: info[unused-key] Nothing reads key \`LOG_LEVEL\`.</system-out>
        </testcase>
      </testsuite>
      <testsuite name="deploy/my api.yaml" tests="2" failures="2" errors="0">
        <testcase classname="deploy/my api.yaml" name="colliding-variable at 11:15" file="deploy/my api.yaml" line="11">
          <failure type="warning" message="\`A|B\` is set twice, see https://example.com, @octocat, #12.">deploy/my api.yaml:11:15: warning[colliding-variable] \`A|B\` is set twice, see https://example.com, @octocat, #12.</failure>
        </testcase>
        <testcase classname="deploy/my api.yaml" name="missing-config-map at 12:23" file="deploy/my api.yaml" line="12">
          <failure type="error" message="Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.">deploy/my api.yaml:12:23: error[missing-config-map] Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
    config/app.yaml:4: ConfigMap \`app-config\` is here
    help: Did you mean \`app-config\`?
    in overlays/prod and overlays/uat</failure>
        </testcase>
      </testsuite>
    </testsuites>
    "
  `);
  expect(format('junit', EMPTY)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="envfrom" tests="1" failures="0" errors="0">
      <testsuite name="envfrom" tests="1" failures="0" errors="0">
        <testcase classname="envfrom" name="no problems"/>
      </testsuite>
    </testsuites>
    "
  `);
});

describe('fingerprints', () => {
  test('stay when lines move, differ between equal problems', () => {
    const moved = tree`
      === deploy/my api.yaml
      # a comment
      # more
      x: app-confg
    `;
    const there = { ...MISSING, at: spanOf(moved, API, 'app-confg') };
    const before = namesOf({ ...REPORT, problems: [MISSING, MISSING] });
    const after = namesOf({ ...REPORT, problems: [there, there] });
    expect(after).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });

  test('differ by rule, file and subject', () => {
    const problems = [
      MISSING,
      { ...MISSING, rule: 'colliding-variable' },
      { ...MISSING, subject: { ...SUBJECT, detail: 'other' } },
      { ...MISSING, at: UNUSED.at },
    ];
    const hashes = namesOf({ ...REPORT, problems }).map((name) => name.split(':')[0]);
    expect(new Set(hashes).size).toBe(4);
  });
});

test.each(PROBLEM_FORMATS)('%s: the same report gives the same bytes', (name) => {
  const copy = { ...REPORT, problems: [...REPORT.problems] };
  expect(format(name, copy)).toBe(format(name));
});

function namesOf(report: Report): readonly string[] {
  const issues: readonly { readonly fingerprint: string }[] = JSON.parse(format('gitlab', report));
  return issues.map(({ fingerprint }) => fingerprint);
}
