import { goQuote } from '../../../../go/go-quote.ts';
import { done } from '../../../../model/result.ts';
import type { Span } from '../../../../model/span.ts';
import { narrowSpan } from '../../../helm/text/narrow-span.ts';
import { appendPart, appendText, finishText, newBuilder } from '../../../helm/text/text-builder.ts';
import type { Text } from '../../../helm/text/text.ts';
import type { MapValue } from '../../../helm/value/go-value.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';

/** What Go's strings.TrimSpace takes off. */
const SPACE_AROUND = /^[\s\u0085]+|(?<![\s\u0085])[\s\u0085]+$/g;

/**
 * The set's template language without `goTemplate`: `{{name}}` becomes the parameter of that name, one that is not known or is not text
 * stays as it is written. Only where some `{{` and `}}` are on one line is anything looked at. See github.com/valyala/fasttemplate.
 */
export function renderFastTemplate(text: Text, params: MapValue, at: Span): BuildResult<Text> {
  const template = text.text;
  if (!template.split('\n').some(hasAction)) return done(text);
  const builder = newBuilder();
  let from = 0;
  for (let start = template.indexOf('{{'); start !== -1;) {
    const close = template.indexOf('}}', start + 2);
    if (close === -1) return refused(at, noEnd(template, start + 2));
    const end = close + 2;
    const value = params.entries.get(template.slice(start + 2, close).replaceAll(SPACE_AROUND, ''));
    if (value?.kind === 'string' && !isBlank(template.slice(start + 2, close))) {
      appendPart(builder, text, from, start);
      const span = narrowSpan(text, start, end) ?? at;
      appendText(builder, value.text, { span, template: 'template', caller: undefined });
      from = end;
    }
    start = template.indexOf('{{', end);
  }
  appendPart(builder, text, from, template.length);
  return done(finishText(builder));
}

function hasAction(line: string): boolean {
  const start = line.indexOf('{{');
  return start !== -1 && line.lastIndexOf('}}') >= start + 2;
}

function isBlank(tag: string): boolean {
  return tag.replaceAll(SPACE_AROUND, '') === '';
}

function noEnd(template: string, from: number): string {
  const [whole, rest] = [goQuote(template), goQuote(template.slice(from))];
  return `invalid template: Cannot find end tag="}}" in the template=${whole} starting from ${rest}`;
}
