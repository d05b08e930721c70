import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import type { ProblemFormat } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { schemaCheck } from '../schema-check.ts';
import { IS_SLOW } from '../suite.ts';
import { EMPTY, MISSING, REPORT, UNUSED } from './sample.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' };

function format(name: ProblemFormat, report: Report = REPORT): string {
  return formatProblems(name, report, OPTIONS);
}

describe('sarif', () => {
  const errorsOf = schemaCheck('sarif-slice.schema.json');

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
                "informationUri": "https://github.com/envfrom/envfrom",
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
                    "helpUri": "https://github.com/envfrom/envfrom/blob/main/rules/missing-config-map/README.md",
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
                    "helpUri": "https://github.com/envfrom/envfrom/blob/main/rules/colliding-variable/README.md",
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
                    "helpUri": "https://github.com/envfrom/envfrom/blob/main/rules/unused-key/README.md",
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
    const all = formatProblems('sarif', REPORT, { ...OPTIONS, showSuppressed: true });
    expect(errorsOf(JSON.parse(all))).toEqual([]);
    expect(errorsOf(JSON.parse(all.replaceAll('"startColumn"', '"column"')))).not.toEqual([]);
  });

  test('suppressed problems on request, with what suppresses them', () => {
    const all = formatProblems('sarif', REPORT, { ...OPTIONS, showSuppressed: true });
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

  if (IS_SLOW) {
    test('no more results than code scanning takes, the worst ones kept', () => {
      const problems = [...Array.from({ length: 25_001 }, () => UNUSED), MISSING];
      const { runs } = JSON.parse(format('sarif', { ...REPORT, problems }));
      expect(runs[0].results.length).toBe(25_000);
      expect(runs[0].results[0].ruleId).toBe('missing-config-map');
      expect(runs[0].invocations[0].toolExecutionNotifications[0].message.text).toBe(
        '2 more problems left out: code scanning takes 25000 results.',
      );
    });
  }
});
