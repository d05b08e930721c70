import { describe, expect, test } from 'vitest';
import { renderMade } from '../../scripts/random-helm/answers.ts';
import { IS_SLOW } from '../suite.ts';

/** Charts that ask for too much, as a whole: each is refused with a sentence, where it would take hours or all memory. */
const SPENT = 'envfrom stopped here: the chart produces too much text or loops for too long';

interface Hostile {
  readonly template?: string;
  readonly values?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly given?: readonly string[];
}

function messageOf({ template = '', values = '', more = {}, given = [] }: Hostile): string {
  const files = new Map([
    ['Chart.yaml', 'apiVersion: v2\nname: c\nversion: 1.0.0\n'],
    ['values.yaml', values],
    ['templates/x.yaml', template],
    ...Object.entries(more),
  ]);
  const answer = renderMade({ files, values: given, sets: [] }, 3);
  return answer.kind === 'refused' ? answer.message : `rendered ${answer.text.length} characters`;
}

function loopOf(call: string): string {
  return `{{ range until 10000 }}{{ $_ := ${call} }}{{ end }}`;
}

describe('a template that asks for too much is an error', () => {
  const large = 'a'.repeat(100_000);
  const manyKeys = Array.from({ length: 10_000 }, (_, at) => `k${at}: v\n`).join('');
  const cases: readonly (readonly [name: string, hostile: Hostile])[] = [
    ['until', { template: '{{ until 100000000 }}' }],
    ['untilStep', { template: '{{ untilStep 0 2000000000 1 }}' }],
    ['seq', { template: '{{ seq 1 2000000000 }}' }],
    ['a range over until in a range', { template: loops('until 3000', 'until 3000') }],
    ['repeat', { template: '{{ repeat 2000000000 "ab" }}' }],
    ['repeat of what is repeated', { template: '{{ repeat 100000 "ab" | repeat 100000 }}' }],
    [
      'regexReplaceAll of a long group that is named often',
      { template: '{{ regexReplaceAll "(x+)" (repeat 100000 "x") (repeat 10000 "$1") }}' },
    ],
    ['keys of a large map in a loop', { template: loopOf('keys $.Values'), values: manyKeys }],
    [
      'a list that doubles',
      { template: '{{ $l := list 1 2 }}{{ range until 25 }}{{ $l = concat $l $l }}{{ end }}' },
    ],
    ['values of one', { template: loopOf('values $.Values'), values: manyKeys }],
    ['pick from one', { template: loopOf('pick $.Values "a"'), values: manyKeys }],
    [
      'keys sorted in a loop',
      {
        template:
          '{{ $k := keys .Values }}{{ range until 10000 }}{{ $_ := sortAlpha $k }}{{ end }}',
        values: manyKeys,
      },
    ],
    [
      'files matched in a loop',
      {
        template: loopOf('$.Files.Glob "**/{*a*,*b*,*c*,*d*}*"'),
        more: Object.fromEntries(
          Array.from({ length: 200 }, (_, at) => [`f/${'a'.repeat(100)}${at}`, 'x']),
        ),
      },
    ],
    ['indent', { template: '{{ indent 2000000000 "a" }}' }],
    ['randAlphaNum', { template: '{{ randAlphaNum 2000000000 }}' }],
    ['toYaml of what holds itself twice', { template: doubled('toYaml $d') }],
    ['toJson of what holds itself twice', { template: doubled('toJson $d') }],
    [
      'a text that tpl doubles',
      {
        template:
          '{{ $t := "{{ . }}{{ . }}" }}{{ $s := "ab" }}{{ range 60 }}{{ $s = tpl $t $s }}{{ end }}',
      },
    ],
    ['a file of many actions', { template: '{{ .Values.s }}'.repeat(50_001) }],
    ['a text of many actions', { template: '{{ tpl (repeat 50001 "{{ .Values.s }}") . }}' }],
    [
      'texts of many actions that are never executed',
      {
        template:
          '{{ $t := repeat 20000 "{{ if false }}{{ end }}" }}{{ range 20 }}{{ tpl (printf "%d%s" . $t) $ }}{{ end }}',
      },
    ],
    [
      'regexReplaceAll of everything',
      {
        template: `{{ $s := .Values.s }}{{ range 60 }}{{ $s = regexReplaceAll "" $s "bb" }}{{ end }}`,
        values: `s: ${large}\n`,
      },
    ],
    [
      'a regular expression that others take forever for',
      {
        template: '{{ range 2000 }}{{ regexMatch "(a*)*(a*)*(a*)*b" $.Values.s }}{{ end }}',
        values: `s: ${large}\n`,
      },
    ],
    [
      'a regular expression that is large',
      {
        template:
          '{{ range 2000 }}{{ regexMatch "((((a{1,100}){1,100}){1,100}){1,100})" $.Values.s }}{{ end }}',
        values: `s: ${large}\n`,
      },
    ],
    [
      'fromYaml again and again',
      {
        template: '{{ range 10000 }}{{ $x := fromYaml $.Values.s }}{{ end }}',
        values: `s: "a: ${large}"\n`,
      },
    ],
  ];

  test.each(IS_SLOW ? cases : cases.slice(0, 3))('%s', (_, hostile) => {
    expect(messageOf(hostile)).toMatch(
      new RegExp(`${SPENT}|error calling|rendered \\d{1,7} characters|YAML parse error`),
    );
  });

  const texts = '{{ $s := repeat 4000000 "ab" }}{{ $t := repeat 4000000 "ab" }}';
  const trees =
    '{{ $l := list 1 }}{{ $m := list 1 }}{{ range until 60 }}{{ $l = list $l $l }}{{ $m = list $m $m }}{{ end }}';
  const endless = [
    ['range', '{{ range 100000000 }}x{{ end }}'],
    ...[
      'len $s',
      'index $s 1',
      'lt $s $t',
      'index (dict "b" 1) $t',
      'html $s',
      'printf "%q" $s',
    ].map((call) => [`${call} of a long text`, texts + loopOf(call)] as const),
    ...['has -1 $l', 'without $l -1', 'uniq $l', 'toStrings $l'].map(
      (call) => [`${call} of a long list`, `{{ $l := until 100000 }}${loopOf(call)}`] as const,
    ),
  ] as const;

  test.each<readonly [string, string]>([
    ...(IS_SLOW ? endless : []),
    ['deepEqual of what holds itself twice', `${trees}{{ deepEqual $l $m }}`],
    ['an error about a list that holds itself twice', `${trees}{{ toJson $l }}`],
    ['until', '{{ range until 100000000 }}x{{ end }}'],
    ['repeat', '{{ repeat 1000000000 "ab" }}'],
  ])('%s is stopped in so many words', (_, template) => {
    expect(messageOf({ template })).toContain(SPENT);
  });
});

function loops(outer: string, inner: string): string {
  return `{{ range ${outer} }}{{ range ${inner} }}{{ . }}{{ end }}{{ end }}`;
}

function doubled(printed: string): string {
  return `{{ $d := dict "a" "b" }}{{ range 60 }}{{ $d = dict "l" $d "r" $d }}{{ end }}{{ ${printed} }}`;
}

describe('values that are no YAML, or too much of it', () => {
  const bomb = Array.from(
    { length: 12 },
    (_, level) => `a${level}: &a${level} [${level === 0 ? 'x' : `*a${level - 1},`.repeat(10)}]\n`,
  ).join('');
  const deep = `a: ${'['.repeat(50_000)}${']'.repeat(50_000)}\n`;

  test('of the chart', () => {
    expect(messageOf({ values: 'a: b: c\n' })).toBe(
      'cannot load values.yaml: error converting YAML to JSON: yaml: mapping values are not allowed in this context',
    );
    expect(messageOf({ values: '- a\n' })).toBe(
      'cannot load values.yaml: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type map[string]interface {}',
    );
  });

  test('of the user', () => {
    expect(messageOf({ given: ['a: b: c\n'] })).toContain('mapping values are not allowed');
    expect(messageOf({ given: ['text\n'] })).toContain('cannot unmarshal string');
  });

  test('aliases that multiply', () => {
    expect(messageOf({ values: bomb })).toContain('excessive aliasing');
    expect(messageOf({ given: [bomb] })).toContain('excessive aliasing');
    expect(messageOf({ template: bomb })).toContain('excessive aliasing');
    expect(messageOf({ more: { 'requirements.yaml': bomb } })).toContain('excessive aliasing');
  });

  test('deep nesting', () => {
    expect(messageOf({ values: deep })).toContain('Nested more than 200 levels deep');
    expect(messageOf({ template: deep })).toContain('Nested more than 200 levels deep');
    expect(
      messageOf({ template: '{{ fromYaml .Values.s | toYaml }}', values: `s: "${deep.trim()}"\n` }),
    ).toMatch(/^rendered \d{2,3} characters$/);
  });

  test('a schema that goes round in circles', () => {
    const schema = '{"$ref": "#/definitions/a", "definitions": {"a": {"$ref": "#/definitions/a"}}}';
    expect(messageOf({ more: { 'values.schema.json': schema } })).not.toBe('');
  });
});
