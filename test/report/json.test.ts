import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import type { ProblemFormat } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { schemaCheck } from '../schema-check.ts';
import { EMPTY, REPORT } from './sample.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', references: true };

function format(name: ProblemFormat, report: Report = REPORT): string {
  return formatProblems(name, report, OPTIONS);
}

describe('json', () => {
  const errorsOf = schemaCheck('report.schema.json');

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
          "undeployed": 0,
          "suppressed": 1,
          "filesChecked": 2,
          "filesSkipped": 1,
          "references": 0,
          "builds": 0,
          "workloads": 0,
          "entries": {
            "all": 0,
            "judged": 0,
            "inPart": 0,
            "previewed": 0
          },
          "notChecked": []
        },
        "notices": [],
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
        "undeployed": [],
        "suppressed": [
          {
            "problem": {
              "rule": "unused-key",
              "severity": "info",
              "message": "Suppressed.",
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
        "uncheckedEntries": [],
        "otherDeployers": [],
        "skipped": [
          {
            "path": "charts/api/values.yaml",
            "as": "not-kubernetes",
            "reason": "no document in it has \`apiVersion\` and \`kind\`"
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
