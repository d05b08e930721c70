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

/** The pieces of what `templates/x.yaml` gives, `_h.tpl` next to it. */
function pieces(template: string, helpers = ''): readonly string[] {
  const files = { 'templates/x.yaml': template, 'templates/_h.tpl': helpers };
  const rendered = renderTexts(files, { values: VALUES });
  if (rendered.kind === 'error') return [rendered.error.text];
  const text = rendered.texts.get('c/templates/x.yaml');
  return text === undefined ? [] : describePieces(text);
}

describe('each run of a rendered text knows who wrote it', () => {
  test('literal text, values and constants', () => {
    expect(pieces('a: {{ .Values.image }}\nb: {{ .Values.port }} {{ .Values.on }}{{ "c" }}{{ 5 }}'))
      .toMatchInlineSnapshot(`
      [
        ""a: " template templates/x.yaml:1 "a: " exact",
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:1",
        ""\\nb: " template templates/x.yaml:1 "\\nb: " exact",
        ""8080" value values.yaml:2 "8080" exact < templates/x.yaml:2",
        "" " template templates/x.yaml:2 " " exact",
        ""c" template templates/x.yaml:2 "c" exact < templates/x.yaml:2",
        ""5" template templates/x.yaml:2 "5" exact < templates/x.yaml:2",
      ]
    `);
  });

  test('a value that is not written as it reads', () => {
    expect(pieces('{{ .Values.quoted }}{{ "d\\n" }}{{ `e` }}')).toMatchInlineSnapshot(`
      [
        ""a\\tb" value values.yaml:3 "\\"a\\\\tb\\"" < templates/x.yaml:1",
        ""d\\n" template templates/x.yaml:1 "d\\\\n" < templates/x.yaml:1",
        ""e" template templates/x.yaml:1 "e" exact < templates/x.yaml:1",
      ]
    `);
  });

  test('the parts of printf, of print and of a quoted text', () => {
    expect(pieces('{{ printf "%s-%v-%5d %q" .Values.image .Values.port 7 .Values.image }}'))
      .toMatchInlineSnapshot(`
      [
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:1",
        ""-" template templates/x.yaml:1 "-" exact < templates/x.yaml:1",
        ""8080" value values.yaml:2 "8080" exact < templates/x.yaml:1",
        ""-" template templates/x.yaml:1 "-" exact < templates/x.yaml:1",
        ""    7" template templates/x.yaml:1 "7" < templates/x.yaml:1",
        "" " template templates/x.yaml:1 " " exact < templates/x.yaml:1",
        ""\\"" < templates/x.yaml:1",
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:1",
        ""\\"" < templates/x.yaml:1",
      ]
    `);
    expect(pieces('{{ print .Values.list }}')).toMatchInlineSnapshot(`
      [
        ""[" < templates/x.yaml:1",
        ""one" value values.yaml:6 "one" exact < templates/x.yaml:1",
        "" " < templates/x.yaml:1",
        ""two" value values.yaml:7 "two" exact < templates/x.yaml:1",
        ""]" < templates/x.yaml:1",
      ]
    `);
  });

  test('the calls that brought it here', () => {
    const helpers = `{{ define "name" }}n={{ .Values.image }}{{ end }}
{{ define "outer" }}{{ template "name" . }}{{ end }}`;
    expect(pieces('{{ include "outer" . }}|{{ template "name" . }}', helpers))
      .toMatchInlineSnapshot(`
      [
        ""n=" template templates/_h.tpl:1 "n=" exact < templates/_h.tpl:2 < templates/x.yaml:1",
        ""nginx" value values.yaml:1 "nginx" exact < templates/_h.tpl:1 < templates/_h.tpl:2 < templates/x.yaml:1",
        ""|" template templates/x.yaml:1 "|" exact",
        ""n=" template templates/_h.tpl:1 "n=" exact < templates/x.yaml:1",
        ""nginx" value values.yaml:1 "nginx" exact < templates/_h.tpl:1 < templates/x.yaml:1",
      ]
    `);
  });

  test('a value kept in a variable is printed where it is printed', () => {
    expect(pieces('{{ $x := .Values.image }}\n{{ $x }}')).toMatchInlineSnapshot(`
      [
        ""\\n" template templates/x.yaml:1 "\\n" exact",
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:2",
      ]
    `);
  });

  test('the text of tpl is that of the value', () => {
    expect(pieces('{{ tpl .Values.tpl . }}')).toMatchInlineSnapshot(`
      [
        ""x-" value values.yaml:8 "x-" exact < templates/x.yaml:1",
        ""nginx" value values.yaml:1 "nginx" exact < values.yaml:8 < templates/x.yaml:1",
      ]
    `);
  });

  test('range and with', () => {
    expect(
      pieces(
        '{{ range $i, $v := .Values.list }}{{ $i }}{{ $v }}{{ end }}{{ with .Values.image }}{{ . }}{{ end }}',
      ),
    ).toMatchInlineSnapshot(`
      [
        ""0" < templates/x.yaml:1",
        ""one" value values.yaml:6 "one" exact < templates/x.yaml:1",
        ""1" < templates/x.yaml:1",
        ""two" value values.yaml:7 "two" exact < templates/x.yaml:1",
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:1",
      ]
    `);
  });

  test('what is made from a value, and what nobody wrote', () => {
    expect(pieces('{{ len .Values.list }}{{ eq 1 1 }}{{ .Values.missing }}'))
      .toMatchInlineSnapshot(`
        [
          ""2" value values.yaml:6 "- one\\n  - two" < templates/x.yaml:1",
          ""true" < templates/x.yaml:1",
        ]
      `);
  });

  test('what Helm removes leaves the rest where it is', () => {
    expect(pieces('a{{ .Values.missing }}b{{ .Values.image }}<no value>c')).toMatchInlineSnapshot(`
      [
        ""a" template templates/x.yaml:1 "a" exact",
        ""b" template templates/x.yaml:1 "b" exact",
        ""nginx" value values.yaml:1 "nginx" exact < templates/x.yaml:1",
        ""c" template templates/x.yaml:1 "c" exact",
      ]
    `);
  });
});
