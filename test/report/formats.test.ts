import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS } from '../../src/report/problems/format-options.ts';
import type { ProblemFormat } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { tree } from '../tree.ts';
import { API, EMPTY, MISSING, REPORT, SUBJECT, UNUSED } from './sample.ts';
import { spanOf } from './samples.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' };

function format(name: ProblemFormat, report: Report = REPORT): string {
  return formatProblems(name, report, OPTIONS);
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
});

describe('markdown', () => {
  test('a table per file, files with errors first', () => {
    expect(format('markdown')).toMatchInlineSnapshot(`
      "## envfrom: 1 error, 1 warning and 1 info in 2 files

      ### \`deploy/my api.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 12 | **error**<br>\`missing-config-map\` | Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.<br>\`config/app.yaml:4\`: ConfigMap \`app-config\` is here<br>**help:** Did you mean \`app-config\`?<br>in overlays/prod and overlays/uat |
      | 11 | **warning**<br>\`colliding-variable\` | <code>A&#124;B</code> is set twice, see https&#58;//example.com, @&#8203;octocat, #&#8203;12. |

      ### \`config/app.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 6 | **info**<br>\`unused-key\` | Nothing reads key \`LOG_LEVEL\`. |

      0 references in 2 files, 1 problem suppressed (unused-key), 1 file skipped.
      "
    `);
    expect(format('markdown', EMPTY)).toMatchInlineSnapshot(`
      "## envfrom: No problems

      0 references in 2 files, 1 file skipped.
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
