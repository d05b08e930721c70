import { describe, expect, test } from 'vitest';
import { describePieces, renderTexts } from './render-text.ts';

const VALUES = `image: nginx
port: 8080
quoted: "a\\tb"
on: true
list:
  - one
  - two
tpl: 'x-{{ .Values.image }}'
`;

/** The pieces of what `templates/x.yaml` gives, `_h.tpl` beside it. */
function pieces(template: string, helpers = ''): readonly string[] {
  const files = { 'templates/x.yaml': template, 'templates/_h.tpl': helpers };
  const rendered = renderTexts(files, { values: VALUES });
  if (rendered.kind === 'error') return [rendered.error.text];
  const text = rendered.texts.get('c/templates/x.yaml');
  return text === undefined ? [] : describePieces(text);
}

describe('each run of a rendered text knows who wrote it', () => {
  test('literal text, values and constants', () => {
    expect(
      pieces('a: {{ .Values.image }}\nb: {{ .Values.port }} {{ .Values.on }}{{ "c" }}{{ 5 }}'),
    ).toMatchInlineSnapshot();
  });

  test('a value that is not written as it reads', () => {
    expect(pieces('{{ .Values.quoted }}{{ "d\\n" }}{{ `e` }}')).toMatchInlineSnapshot();
  });

  test('the parts of printf, of print and of a quoted text', () => {
    expect(
      pieces('{{ printf "%s-%v-%5d %q" .Values.image .Values.port 7 .Values.image }}'),
    ).toMatchInlineSnapshot();
    expect(pieces('{{ print .Values.list }}')).toMatchInlineSnapshot();
  });

  test('the calls that brought it here', () => {
    const helpers = `{{ define "name" }}n={{ .Values.image }}{{ end }}
{{ define "outer" }}{{ template "name" . }}{{ end }}`;
    expect(
      pieces('{{ include "outer" . }}|{{ template "name" . }}', helpers),
    ).toMatchInlineSnapshot();
  });

  test('a value kept in a variable is printed where it is printed', () => {
    expect(pieces('{{ $x := .Values.image }}\n{{ $x }}')).toMatchInlineSnapshot();
  });

  test('the text of tpl is that of the value', () => {
    expect(pieces('{{ tpl .Values.tpl . }}')).toMatchInlineSnapshot();
  });

  test('range and with', () => {
    expect(
      pieces(
        '{{ range $i, $v := .Values.list }}{{ $i }}{{ $v }}{{ end }}{{ with .Values.image }}{{ . }}{{ end }}',
      ),
    ).toMatchInlineSnapshot();
  });

  test('what nobody wrote', () => {
    expect(
      pieces('{{ len .Values.list }}{{ eq 1 1 }}{{ .Values.missing }}'),
    ).toMatchInlineSnapshot();
  });

  test('what Helm removes leaves the rest where it is', () => {
    expect(pieces('a{{ .Values.missing }}b{{ .Values.image }}<no value>c')).toMatchInlineSnapshot();
  });
});
