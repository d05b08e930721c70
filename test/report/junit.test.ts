import { describe, expect, test } from 'vitest';
import type { Problem, Severity } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { EMPTY, MISSING, REPORT, UNUSED } from './sample.ts';
import { parseXml, type Element } from './xml.ts';

function junit(report: Report, failing: readonly Severity[] = ['error']): string {
  return formatProblems('junit', report, { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', failing });
}

test('a suite per file, a case per problem, the place in its name and message', () => {
  expect(junit(REPORT)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="envfrom" tests="3" failures="1" errors="0">
      <testsuite name="config/app.yaml" tests="1" failures="0" errors="0">
        <testcase classname="config/app.yaml" name="unused-key at 6:3">
          <system-out>config/app.yaml:6:3: info[unused-key] Nothing reads key \`LOG_LEVEL\`.</system-out>
        </testcase>
      </testsuite>
      <testsuite name="deploy/my api.yaml" tests="2" failures="1" errors="0">
        <testcase classname="deploy/my api.yaml" name="colliding-variable at 11:15">
          <system-out>deploy/my api.yaml:11:15: warning[colliding-variable] \`A|B\` is set twice, see https://example.com, @octocat, #12.</system-out>
        </testcase>
        <testcase classname="deploy/my api.yaml" name="missing-config-map at 12:23">
          <failure type="error" message="deploy/my api.yaml:12:23: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.">deploy/my api.yaml:12:23: error[missing-config-map] Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
    config/app.yaml:4: ConfigMap \`app-config\` is here
    help: Did you mean \`app-config\`?
    in overlays/prod and overlays/uat</failure>
        </testcase>
      </testsuite>
    </testsuites>
    "
  `);
  expect(junit(EMPTY)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="envfrom" tests="1" failures="0" errors="0">
      <testsuite name="envfrom" tests="1" failures="0" errors="0">
        <testcase classname="envfrom" name="no problems"/>
      </testsuite>
    </testsuites>
    "
  `);
});

/** What Jenkins' junit-4.xsd and junit-10.xsd both allow of an element: attributes by type, and the elements in it, in their order. */
interface Shape {
  readonly required: Readonly<Record<string, RegExp>>;
  readonly optional: Readonly<Record<string, RegExp>>;
  readonly children: readonly string[];
  /** Text beside elements, which is white space elsewhere. */
  readonly text: boolean;
}

const STRING = /^/;
const COUNT = /^\d{1,9}$/;
const TIME = /^\d+(?:\.\d+)?$/;
const TOTALS = { tests: COUNT, failures: COUNT, errors: COUNT };

const SHAPES: Readonly<Record<string, Shape>> = {
  testsuites: {
    required: {},
    optional: { name: STRING, time: TIME, ...TOTALS },
    children: ['testsuite'],
    text: false,
  },
  testsuite: {
    required: { name: STRING, ...TOTALS },
    optional: { time: TIME, skipped: COUNT, timestamp: STRING, hostname: STRING },
    children: ['properties', 'testcase', 'system-out', 'system-err'],
    text: false,
  },
  testcase: {
    required: { name: STRING },
    optional: { time: TIME, classname: STRING },
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    text: false,
  },
  failure: { required: {}, optional: { type: STRING, message: STRING }, children: [], text: true },
  'system-out': { required: {}, optional: {}, children: [], text: true },
};

/** In what an element differs from the schemas, each with its path. */
function faultsOf(element: Element, path = element.name): readonly string[] {
  const shape = SHAPES[element.name];
  if (shape === undefined) return [`${path}: unknown`];
  const types: Readonly<Record<string, RegExp | undefined>> = {
    ...shape.required,
    ...shape.optional,
  };
  const order = element.children.map(({ name }) => shape.children.indexOf(name));
  return [
    ...Object.keys(shape.required)
      .filter((name) => !element.attributes.has(name))
      .map((name) => `${path}: no ${name}`),
    ...[...element.attributes]
      .filter(([name, value]) => types[name]?.test(value) !== true)
      .map(([name, value]) => `${path}: ${name}="${value}"`),
    ...(order.every((at, index) => at !== -1 && at >= (order[index - 1] ?? 0))
      ? []
      : [`${path}: order of elements`]),
    ...(shape.text || element.text.trim() === '' ? [] : [`${path}: text`]),
    ...element.children.flatMap((child, at) => faultsOf(child, `${path}/${child.name}[${at}]`)),
  ];
}

function faultsIn(xml: string): readonly string[] {
  return faultsOf(parseXml(xml));
}

/** All elements of a name, and their sums as they are. */
function totalsOf(element: Element): Readonly<Record<string, number>> {
  const cases = allOf(element, 'testcase');
  const failures = allOf(element, 'failure').length;
  return { tests: cases.length, failures, errors: allOf(element, 'error').length };
}

function allOf(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allOf(child, name),
  ]);
}

const HOSTILE = ']]><x a="1">&amp;\'\u0000\u0008\u001b[31m\n\t\r\uffff\ud800 ##[error]x 😀';
const EVIL: Problem = {
  ...MISSING,
  at: { file: { path: `dir/${HOSTILE}.yaml`, text: HOSTILE }, start: 0, end: 3 },
  rule: HOSTILE,
  message: HOSTILE,
  help: HOSTILE,
  builds: [HOSTILE],
  related: [{ at: MISSING.at, message: HOSTILE }],
};

describe('what Jenkins accepts', () => {
  const reports: Readonly<Record<string, Report>> = {
    'errors, warnings and infos': REPORT,
    'no problems': EMPTY,
    'names with what XML cannot hold': { ...REPORT, problems: [EVIL, MISSING, EVIL] },
    'a message that is cut': { ...REPORT, problems: [{ ...MISSING, message: '😀'.repeat(9000) }] },
  };
  const severities: readonly (readonly Severity[])[] = [
    [],
    ['error'],
    ['error', 'warning'],
    ['error', 'warning', 'info'],
  ];
  test.each(Object.keys(reports))('%s', (name) => {
    const report = reports[name] ?? EMPTY;
    for (const failing of severities) {
      const root = parseXml(junit(report, failing));
      expect(faultsOf(root)).toEqual([]);
      for (const element of [root, ...root.children]) {
        const { tests, failures, errors } = totalsOf(element);
        expect(Object.fromEntries(element.attributes)).toMatchObject({
          tests: `${tests}`,
          failures: `${failures}`,
          errors: `${errors}`,
        });
      }
      const failed = report.problems.filter(({ severity }) => failing.includes(severity));
      expect(allOf(root, 'failure').length).toBe(failed.length);
    }
  });

  test('the checker sees what is wrong', () => {
    const xml = junit(REPORT);
    expect(faultsIn(xml.replace('tests="3"', 'tests="three"'))).toHaveLength(1);
    expect(faultsIn(xml.replace('failures="0" ', ''))).toHaveLength(1);
    expect(faultsIn(xml.replace('<testsuite ', '<testsuite file="x" '))).toHaveLength(1);
    expect(faultsIn(xml.replaceAll('system-out', 'stdout'))).not.toEqual([]);
    expect(() => parseXml(xml.replace('help: ', '&'))).toThrow();
    expect(() => parseXml(xml.replace('<failure ', '<failure a="\u0001" '))).toThrow();
    expect(() => parseXml(xml.replace('</failure>', ']]></failure>'))).toThrow();
  });
});

test('only what fails the run is a failure: nothing with `--fail-on never`, nothing that is not deployed', () => {
  const all = parseXml(junit(REPORT, []));
  expect(allOf(all, 'system-out')).toHaveLength(3);
  const undeployed = { ...REPORT, problems: [{ ...MISSING, undeployed: true } as const] };
  expect(allOf(parseXml(junit(undeployed)), 'failure')).toEqual([]);
});

test('no two cases have one name', () => {
  const other = { ...UNUSED, message: 'Nothing reads it, says another.' };
  const root = parseXml(junit({ ...REPORT, problems: [UNUSED, other, MISSING] }));
  const names = allOf(root, 'testcase').map(({ attributes }) => attributes.get('name'));
  expect(names).toEqual([
    'unused-key at 6:3',
    'unused-key at 6:3 (2)',
    'missing-config-map at 12:23',
  ]);
});
