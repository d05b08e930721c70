import { compareNaturally } from '../../../kustomize/print/natural-order.ts';
import { numberText } from '../../../kustomize/print/write-yaml.ts';
import { replaceParts } from '../../text/edit-text.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { textOf, type Text } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { jsonShape, type JsonEntry } from '../json/json-shape.ts';
import { validText } from '../valid-text.ts';
import type { YamlShape } from './yaml-shape.ts';

/** Characters that go-yaml refuses to read; the value goes through it as JSON. */
const FORBIDDEN = /[\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
/** go-yaml does not accept a longer key on one line. */
const LONGEST_KEY = 1024;
const REFUSED = failed('yaml: control characters are not allowed');

/** A value as sigs.k8s.io/yaml writes it: turned into JSON, read as YAML, and written with its keys in natural order. */
export function toYamlShape(value: GoValue): YamlShape | GoFailure {
  const shape = jsonShape(value);
  if (isFailure(shape)) return shape;
  switch (shape.kind) {
    case 'plain':
      return { kind: 'plain', text: plainText(shape.text, value) };
    case 'string': {
      const text = foldNextLines(validText(shape.text));
      return text === undefined || FORBIDDEN.test(text.text) ? REFUSED : { kind: 'string', text };
    }
    case 'list':
      return { ...shape, empty: textOf('[]', valueOrigin(value)) };
    default: {
      const entries = shape.entries.map(({ key, value }) => ({ key: validText(key), value }));
      if (entries.some(isRefused)) return REFUSED;
      entries.sort((a, b) => compareNaturally(a.key.text, b.key.text));
      return { kind: 'map', entries, empty: textOf('{}', valueOrigin(value)) };
    }
  }
}

/** Numbers are read again: a whole one that fits 64 bits is an integer, any other one is written as Go prints floats. */
function plainText(text: Text, value: GoValue): Text {
  if (value.kind !== 'float') return text;
  const made = numberText(text.text);
  if (made === text.text) return text;
  return textOf(made, value.origin, verbatimOffset(made, value.origin));
}

function isRefused({ key: { text } }: JsonEntry): boolean {
  if (FORBIDDEN.test(text) || text.includes(NEXT_LINE)) return true;
  return text.length * 6 > LONGEST_KEY && isLongKey(text);
}

/** The length of the key as JSON writes it, with its quotes and escapes. */
function isLongKey(text: string): boolean {
  let length = 2;
  for (const char of text) {
    if (/^["\\\b\f\n\r\t]$/.test(char)) length += 2;
    else length += /^[<>&\u0000-\u001f\u2028\u2029]$/.test(char) ? 6 : 1;
  }
  return length > LONGEST_KEY;
}

/** U+0085: JSON writes it as it is, and to go-yaml v2 it is a line break. */
const NEXT_LINE = '\u0085';

const RUN = /(?<![ \u0085])[ \u0085]*\u0085[ \u0085]*/g;
const DOCUMENT_END = /\u0085(?:---|\.\.\.)[ \u0085]/;

/** A JSON string as go-yaml v2 reads it: line breaks folded. Undefined if a line looks like the end of a document. */
function foldNextLines(text: Text): Text | undefined {
  if (!text.text.includes(NEXT_LINE)) return text;
  if (DOCUMENT_END.test(text.text)) return undefined;
  const parts = [...text.text.matchAll(RUN)].map(({ index, 0: run }) => {
    const breaks = run.split(NEXT_LINE).length - 1;
    const folded = breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
    return { start: index, end: index + run.length, by: textOf(folded, textOrigin(text)) };
  });
  return replaceParts(text, parts);
}
