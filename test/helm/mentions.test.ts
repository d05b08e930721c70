import { expect, test } from 'vitest';
import { allFunctions } from '../../src/render/helm/all-functions.ts';
import { mentionsOf, mentionsOfText } from '../../src/render/helm/template/mentions.ts';
import type { Mentions } from '../../src/render/helm/template/mentions/mentioning.ts';

/** What a template names: `a.b`, with ` *` where all below is read; then ` < name` for each template that it includes. */
function shown({ values, calls, callsAny }: Mentions): readonly string[] {
  const named = values.map(({ path, whole }) => `${path.join('.')}${whole ? ' *' : ''}`);
  return [
    ...new Set([...named, ...[...calls].map((name) => `< ${name}`), ...(callsAny ? ['<'] : [])]),
  ];
}

function named(template: string): readonly string[] {
  return shown(mentionsOf(template, allFunctions(3)).main);
}

test('what is printed is read, in branches that are not taken too', () => {
  expect(
    named('{{ .Values.a.b }}{{ if .Values.c }}{{ .Values.d }}{{ else }}{{ .Values.e }}{{ end }}'),
  ).toEqual(['a.b *', 'c', 'd *', 'e *']);
});

test('the dot and variables lead to values', () => {
  expect(named('{{ with .Values.a }}{{ .b }}{{ $.Values.c }}{{ end }}')).toEqual([
    'a',
    'a.b *',
    'c *',
  ]);
  expect(named('{{ $x := .Values.a }}{{ $x.b }}{{ $y := $x.c }}{{ $y.d }}')).toEqual([
    'a',
    'a.b *',
    'a.c',
    'a.c.d *',
  ]);
  expect(named('{{ $x := .Values.a | default dict }}{{ $x.b }}')).toEqual(['a', 'a.b *']);
});

test('a variable that is set again is read as a whole', () => {
  expect(named('{{ $x := dict }}{{ $x = .Values.a }}{{ $x.b }}')).toEqual(['a *']);
});

test('range and functions read all', () => {
  expect(named('{{ range .Values.a }}{{ .b }}{{ end }}{{ toYaml .Values.c }}')).toEqual([
    'a *',
    'c *',
  ]);
  expect(named('{{ .Values.a | toYaml | indent 2 }}{{ toYaml .Values }}')).toEqual(['a *', ' *']);
});

test('tests read no more than the value itself', () => {
  expect(named('{{ if and .Values.a (not .Values.b.c) (hasKey .Values.d "e") }}{{ end }}')).toEqual(
    ['a', 'b.c', 'd.e'],
  );
});

test('keys as texts', () => {
  expect(
    named(
      '{{ index .Values "a" "b" }}{{ get .Values.c "d" }}{{ index .Values "e" .Release.Name }}',
    ),
  ).toEqual(['a.b *', 'c.d *', 'e *']);
});

test('includes', () => {
  expect(named('{{ include "a" . }}{{ template "b" .Values.c }}')).toEqual(['c *', '< a', '< b']);
  expect(named('{{ include (print "a" .Values.b) . }}')).toEqual(['b *', '<']);
  expect(named('{{ include (print $.Template.BasePath "/config.yaml") . | sha256sum }}')).toEqual(
    [],
  );
});

test('a helper that is given a dictionary finds the values in it', () => {
  const { defines } = mentionsOf('{{ define "h" }}{{ .root.Values.a }}{{ end }}', allFunctions(3));
  expect([...defines].map(([name, mentions]) => [name, shown(mentions)])).toEqual([['h', ['a *']]]);
});

test('what does not parse is read as a text', () => {
  expect(named('{{ .Values.a.b }}{{ if }}')).toEqual(['a.b *']);
  expect(shown(mentionsOfText('x {{ .Values.a.b }} {{ include "c" . }}'))).toEqual([
    'a.b *',
    '< c',
  ]);
});

test('parentheses without end are not looked into', () => {
  const deep = `{{ print ${'('.repeat(300)}.Values.a${')'.repeat(300)} }}`;
  expect(named(deep)).toContain(' *');
});
