import { valueAt } from '../../../model/node.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import type { SetExpression } from '../../helm/values/set-expression.ts';
import type { ValuesReference } from './values-reference.ts';

/** The characters that mean something to `--set`. */
const MEANINGFUL = /[\\,[\]{}]/g;

/**
 * A value for `targetPath`, as the expression that Flux gives to Helm's reader of `--set`: quotes make it a string, `literal` takes it as
 * it is.
 */
export function pathExpression(
  { node, targetPath, literal }: ValuesReference,
  value: SourceFile,
  secret: boolean,
): SetExpression {
  const path = valueAt(node, 'targetPath') ?? node;
  const { text } = value;
  const prefix = `${targetPath}=`;
  if (literal) {
    const escaped = text.replaceAll(MEANINGFUL, String.raw`\$&`);
    const before = (offset: number): number => unescapedLength(escaped, offset);
    return { kind: 'set-string', secret, file: joined(path, prefix, value, escaped, before) };
  }
  if (!isQuoted(text)) {
    return { kind: 'set', secret, file: joined(path, prefix, value, text, (offset) => offset) };
  }
  const found = /[^'"](?:[^]*[^'"])?/.exec(text);
  const inner = found?.[0] ?? '';
  const shifted = (offset: number): number => offset + (found?.index ?? 0);
  return { kind: 'set-string', secret, file: joined(path, prefix, value, inner, shifted) };
}

/** What nobody here knows, at its path. */
export function unknownExpression(reference: ValuesReference, label: string): SetExpression {
  const { node, targetPath } = reference;
  const text = `${targetPath}=<${label.replaceAll(MEANINGFUL, String.raw`\$&`)}>`;
  const file = { path: node.file.path, text, host: { spanOf: () => node } };
  return { kind: 'set-string', unknowable: label, file };
}

function isQuoted(text: string): boolean {
  return (
    (text.startsWith("'") && text.endsWith("'")) || (text.startsWith('"') && text.endsWith('"'))
  );
}

/** A path and a value as one text, each of which is where it was written. `offsetOf`: into the value as written. */
function joined(
  path: Span,
  prefix: string,
  value: SourceFile,
  shown: string,
  offsetOf: (offset: number) => number,
): SourceFile {
  const { length } = prefix;
  const range = (start: number, end: number) =>
    [offsetOf(Math.max(0, start - length)), offsetOf(Math.max(0, end - length))] as const;
  const { spanOf, madeOf } = value.host ?? {};
  const spanIn = (start: number, end: number): Span => {
    if (start < length) return path;
    const [from, to] = range(start, end);
    return spanOf?.(from, to) ?? { file: value, start: from, end: to };
  };
  const host = {
    spanOf: spanIn,
    ...(madeOf !== undefined && {
      madeOf: (start: number, end: number) => madeOf(...range(start, end)),
    }),
  };
  return { path: value.path, text: prefix + shown, host };
}

function unescapedLength(escaped: string, offset: number): number {
  return escaped.slice(0, offset).replaceAll(/\\([^])/g, '$1').length;
}
