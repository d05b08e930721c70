import { describe, expect, test } from 'vitest';
import { renderMade } from '../../scripts/random-helm/answers.ts';
import { positionOf } from '../../src/model/span.ts';
import type { Span } from '../../src/model/span.ts';
import type { TemplateError } from '../../src/render/helm/template/template-error.ts';
import type { TemplateSite } from '../../src/render/helm/text/origin.ts';
import { renderTexts } from './render-text.ts';

/** The error of some templates, places as `path:line:column`. */
function errorOf(templates: Readonly<Record<string, string>>, values = ''): object {
  const rendered = renderTexts(templates, { values });
  if (rendered.kind !== 'error') return rendered;
  const { kind, text, message, about, at, place, nearest, missing }: TemplateError = rendered.error;
  const where = missing && { path: missing.path.join('.'), at: shown(missing.at) };
  const extra = { nearest, missing: where };
  return { kind, text, message, about, at: shown(at), places: placesOf(place), ...extra };
}

function shown(span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  const { path, line, column } = positionOf(span);
  return `${path}:${line}:${column} ${span.file.text.slice(span.start, span.end)}`;
}

function placesOf(place: TemplateSite | undefined): readonly (string | undefined)[] {
  return place === undefined ? [] : [shown(place.span), ...placesOf(place.caller)];
}

describe('an error says what, where, and who called', () => {
  test('of the language, in a template that others include', () => {
    expect(
      errorOf({
        'templates/_h.tpl': '{{ define "image" }}\nimage: {{ .Values.image.tag }}{{ end }}',
        'templates/x.yaml': 'a: 1\n{{ include "image" . }}\n',
      }),
    ).toMatchInlineSnapshot(`
      {
        "about": ".Values.image.tag",
        "at": "templates/_h.tpl:2:11 .Values.image.tag",
        "kind": "execution",
        "message": "nil pointer evaluating interface {}.tag",
        "missing": {
          "at": undefined,
          "path": "Values.image",
        },
        "nearest": undefined,
        "places": [
          "templates/_h.tpl:2:8 {{ .Values.image.tag }}",
          "templates/x.yaml:2:1 {{ include "image" . }}",
        ],
        "text": "template: c/templates/x.yaml:2:3: executing "c/templates/x.yaml" at <include "image" .>: error calling include: template: c/templates/_h.tpl:2:17: executing "image" at <.Values.image.tag>: nil pointer evaluating interface {}.tag",
      }
    `);
  });

  test('of required: the outermost place and the message alone', () => {
    expect(
      errorOf({
        'templates/_h.tpl': '{{ define "v" }}{{ required "set a: please" .Values.a }}{{ end }}',
        'templates/x.yaml': '\n  {{ include "v" . }}',
      }),
    ).toMatchInlineSnapshot(`
      {
        "about": "required "set a: please" .Values.a",
        "at": "templates/_h.tpl:1:20 required "set a: please" .Values.a",
        "kind": "execution",
        "message": "set a: please",
        "missing": undefined,
        "nearest": undefined,
        "places": [
          "templates/_h.tpl:1:17 {{ required "set a: please" .Values.a }}",
          "templates/x.yaml:2:3 {{ include "v" . }}",
        ],
        "text": "execution error at (c/templates/x.yaml:2:5): set a: please",
      }
    `);
  });

  test('in a value that is a template', () => {
    expect(errorOf({ 'templates/x.yaml': '{{ tpl .Values.t . }}' }, 't: "a{{ .Values.b.c }}"'))
      .toMatchInlineSnapshot(`
        {
          "about": ".Values.b.c",
          "at": "values.yaml:1:9 .Values.b.c",
          "kind": "execution",
          "message": "nil pointer evaluating interface {}.c",
          "missing": {
            "at": undefined,
            "path": "Values.b",
          },
          "nearest": undefined,
          "places": [
            "values.yaml:1:6 {{ .Values.b.c }}",
            "templates/x.yaml:1:1 {{ tpl .Values.t . }}",
          ],
          "text": "template: c/templates/x.yaml:1:3: executing "c/templates/x.yaml" at <tpl .Values.t .>: error calling tpl: error during tpl function execution for "a{{ .Values.b.c }}": template: gotpl:1:11: executing "gotpl" at <.Values.b.c>: nil pointer evaluating interface {}.c",
        }
      `);
  });

  test('of parsing', () => {
    expect(errorOf({ 'templates/x.yaml': 'a\n{{ if .Values.a }}\n{{ nosuch }}' }))
      .toMatchInlineSnapshot(`
        {
          "about": undefined,
          "at": "templates/x.yaml:3:4 nosuch",
          "kind": "parse",
          "message": "function "nosuch" not defined",
          "missing": undefined,
          "nearest": undefined,
          "places": [],
          "text": "parse error at (c/templates/x.yaml:3): function "nosuch" not defined",
        }
      `);
    expect(errorOf({ 'templates/x.yaml': '{{ if\n .a' })).toMatchInlineSnapshot(`
      {
        "about": undefined,
        "at": "templates/x.yaml:2:4 ",
        "kind": "parse",
        "message": "unclosed action",
        "missing": undefined,
        "nearest": undefined,
        "places": [],
        "text": "parse error at (c/templates/x.yaml:2): unclosed action started at c/templates/x.yaml:1",
      }
    `);
  });

  test('columns count bytes, positions characters', () => {
    expect(errorOf({ 'templates/x.yaml': 'é😀{{ .Values.a.b }}' })).toMatchInlineSnapshot(`
      {
        "about": ".Values.a.b",
        "at": "templates/x.yaml:1:7 .Values.a.b",
        "kind": "execution",
        "message": "nil pointer evaluating interface {}.b",
        "missing": {
          "at": undefined,
          "path": "Values.a",
        },
        "nearest": undefined,
        "places": [
          "templates/x.yaml:1:4 {{ .Values.a.b }}",
        ],
        "text": "template: c/templates/x.yaml:1:16: executing "c/templates/x.yaml" at <.Values.a.b>: nil pointer evaluating interface {}.b",
      }
    `);
  });
});

describe('what may have been meant', () => {
  const values = `image:
  tagg: 1
  digest: null
`;
  const cases: readonly (readonly [template: string, meant: object])[] = [
    [
      '{{ .Values.image.tag.x }}',
      {
        nearest: 'tagg',
        missing: { path: 'Values.image.tag', at: 'values.yaml:2:3 tagg: 1\n  digest: null' },
      },
    ],
    [
      '{{ $v := .Values }}{{ $v.image.digest.x }}',
      { nearest: undefined, missing: { path: 'image.digest', at: 'values.yaml:3:11 null' } },
    ],
    ['{{ requird "m" 1 }}', { nearest: 'required', missing: undefined }],
    [
      '{{ define "a.name" }}{{ end }}{{ include "a.nam" . }}',
      { nearest: 'a.name', missing: undefined },
    ],
    [
      '{{ define "a.name" }}{{ end }}{{ template "a-name" }}',
      { nearest: 'a.name', missing: undefined },
    ],
    ['{{ fail "x" }}', { nearest: undefined, missing: undefined }],
  ];

  test.each(cases)('%s', (template, meant) => {
    expect(errorOf({ 'templates/x.yaml': template }, values)).toMatchObject(meant);
  });
});

describe('what comes out of a Secret is not shown', () => {
  const values = 'password: hunter2\nt: "{{ fail `hunter2` }}"\nbad: "{{ hunter2"';
  const cases: readonly (readonly [template: string, shown: string])[] = [
    [
      '{{ fail (printf "no %s" .Values.password) }}',
      'execution error at (c/templates/x.yaml:1:3): (not shown: it may hold the value of a Secret)',
    ],
    [
      '{{ range .Values.password }}{{ end }}',
      'template: c/templates/x.yaml:1:16: executing "c/templates/x.yaml" at <.Values.password>: range can\'t iterate over (not shown: it may hold the value of a Secret)',
    ],
    [
      '{{ tpl .Values.bad . }}',
      'template: c/templates/x.yaml:1:3: executing "c/templates/x.yaml" at <tpl .Values.bad .>: error calling tpl: (not shown: it may hold the value of a Secret)',
    ],
    [
      '{{ tpl .Values.t . }}',
      'execution error at (c/templates/x.yaml:1:3): (not shown: it may hold the value of a Secret)',
    ],
    [
      '{{ .Values.password.x }}',
      'template: c/templates/x.yaml:1:10: executing "c/templates/x.yaml" at <.Values.password.x>: can\'t evaluate field x in type interface {}',
    ],
  ];

  test.each(cases)('%s', (template, shown) => {
    const rendered = renderTexts({ 'templates/x.yaml': template }, { values, secret: true });
    expect(rendered.kind === 'error' && rendered.error.discreet).toBe(shown);
  });

  test.each([
    ['{{ fail (upper .Values.password) }}'],
    ['{{ fail (printf "%x" .Values.password) }}'],
    ['{{ required (printf "no %s" .Values.password) nil }}'],
    ['{{ fail (trunc 5 .Values.password) }}'],
    ['{{ range .Values.password }}{{ end }}'],
    ['{{ include .Values.password . }}'],
    ['{{ tpl .Values.bad . }}'],
    ['{{ tpl .Values.t . }}'],
    ['{{ tpl (printf "{{ .nope.%s }}" .Values.password) . }}'],
    ['{{ tpl (printf "{{ %s }}" .Values.password) . }}'],
    ['{{ mustToDate "2006" .Values.password }}'],
    ['{{ eq (list .Values.password) 3 }}'],
    ['{{ mustFromJson .Values.password }}'],
  ])('%s: neither in the short message', (template) => {
    const rendered = renderTexts({ 'templates/x.yaml': template }, { values, secret: true });
    const { message = 'no error', discreet = '' } = rendered.kind === 'error' ? rendered.error : {};
    expect([message, discreet]).not.toContainEqual(
      expect.stringMatching(/no error|hunte|HUNTE|68756e74/),
    );
  });

  test.each([
    ['host', 'hunter2'],
    ['password', '(not shown: it may hold the value of a Secret)'],
    ['apiKey', '(not shown: it may hold the value of a Secret)'],
  ])('of values that come from no Secret, those named like a credential: %s', (key, shown) => {
    const rendered = renderTexts(
      { 'templates/x.yaml': `{{ fail .Values.${key} }}` },
      { values: `${key}: hunter2` },
    );
    expect(rendered.kind === 'error' && rendered.error.discreet).toBe(
      `execution error at (c/templates/x.yaml:1:3): ${shown}`,
    );
  });
});

test.each([
  ['metadata: []', 'SimpleHead.metadata of type struct { Name string '],
  ['metadata: {annotations: []}', '.metadata.annotations of type map[string]string'],
  ['metadata: {annotations: {a: []}}', '.metadata.annotations of type string'],
  ['metadata: {name: []}', '.metadata.name of type string'],
])('what Helm cannot read of an object is named as Go names it: %s', (field, shown) => {
  const files = new Map([
    ['Chart.yaml', 'apiVersion: v2\nname: c\nversion: 1.0.0\n'],
    ['templates/x.yaml', `kind: ConfigMap\n${field}\n`],
  ]);
  const answer = renderMade({ files, values: [], sets: [] }, 3);
  expect(answer.kind === 'refused' && answer.message).toContain(
    `json: cannot unmarshal array into Go struct field ${shown}`,
  );
});
