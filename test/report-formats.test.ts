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
  expect(format('concise')).toMatchInlineSnapshot();
  expect(format('concise', EMPTY)).toBe('');
});

describe('json', () => {
  const errorsOf = validator('../schemas/report.schema.json');

  test('everything but values', () => {
    expect(format('json')).toMatchInlineSnapshot();
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
    expect(format('sarif')).toMatchInlineSnapshot();
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
    expect(all.match(/"suppressions": \[[^\]]*\]/g)).toMatchInlineSnapshot();
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
    expect(format('github')).toMatchInlineSnapshot();
    expect(format('github', EMPTY)).toBe('');
  });

  test('ten of a kind at most, the tenth counts the rest', () => {
    const problems = Array.from({ length: 12 }, () => MISSING);
    const lines = format('github', { ...REPORT, problems })
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(10);
    expect(lines.at(-1)).toMatchInlineSnapshot();
  });
});

describe('markdown', () => {
  test('a table per file, files with errors first', () => {
    expect(format('markdown')).toMatchInlineSnapshot();
    expect(format('markdown', EMPTY)).toMatchInlineSnapshot();
  });

  test('places link to the files where these have an address', () => {
    const options = { ...OPTIONS, filesUrl: 'https://example.com/o/r/blob/0a1b' };
    const links = formatProblems('markdown', REPORT, options).match(/\[[^\]]*\]\([^)]*\)/g);
    expect(links).toMatchInlineSnapshot();
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
  expect(format('gitlab')).toMatchInlineSnapshot();
  expect(format('gitlab', EMPTY)).toBe('[]\n');
});

test('junit', () => {
  expect(format('junit')).toMatchInlineSnapshot();
  expect(format('junit', EMPTY)).toMatchInlineSnapshot();
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
