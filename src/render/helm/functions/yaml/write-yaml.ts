import type { Budget } from '../../../../model/budget.ts';
import { isSimpleKey } from '../../../kustomize/print/write-yaml.ts';
import {
  endsLine,
  lengthOf,
  type TextPlace,
  editedText,
  editsOfText,
  type Edits,
} from '../../../kustomize/tree/write-text.ts';
import type { YamlDialect } from '../../../kustomize/tree/yaml-dialect.ts';
import {
  type TextBuilder,
  appendPart,
  appendRun,
  appendText,
  finishText,
  newBuilder,
} from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { type Text, MADE } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import type { ShapeOf, YamlEntry, YamlShape } from './yaml-shape.ts';

/** A map within itself has no end. */
const DEEPEST = 1000;
/** Writing a value takes as long as that many steps of a template. */
const STEPS = 3;

interface Writer {
  readonly builder: TextBuilder;
  readonly dialect: YamlDialect;
  readonly shapeOf: ShapeOf;
  readonly budget: Budget;
  failure: GoFailure | undefined;
  depth: number;
}

/** A value as go-yaml writes it, with the line break at its end. */
export function writeYaml(
  value: GoValue,
  dialect: YamlDialect,
  shapeOf: ShapeOf,
  budget: Budget,
): Text | GoFailure {
  const builder = newBuilder();
  const writer: Writer = { builder, dialect, shapeOf, budget, failure: undefined, depth: 0 };
  writeNode(writer, value, 0, { column: 0, indent: 2 });
  return writer.failure ?? finishText(builder);
}

/** A value behind as much text as `indent` is long; its further lines are indented by it. */
function writeNode(writer: Writer, value: GoValue, indent: number, place?: TextPlace): void {
  const shape = shapeOf(writer, value);
  if (shape === undefined) return;
  writer.depth++;
  if (shape.kind === 'map' && shape.entries.length > 0) writeMap(writer, shape.entries, indent);
  else if (shape.kind === 'list' && shape.items.length > 0) writeList(writer, shape.items, indent);
  else writeInline(writer, shape, place ?? { column: indent, indent });
  writer.depth--;
}

function writeMap(writer: Writer, entries: readonly YamlEntry[], indent: number): void {
  const { builder } = writer;
  const padding = ' '.repeat(indent);
  entries.forEach((entry, index) => {
    if (index > 0) appendRun(builder, padding);
    if (isSimpleKey(entry.key.text)) writeEntry(writer, entry, indent);
    else {
      const inner = indent + 2;
      appendRun(builder, '? ');
      writeLine(writer, writeScalar(entry.key, { column: inner, indent: inner }, writer.dialect));
      appendRun(builder, `${padding}: `);
      writeNode(writer, entry.value, inner);
    }
  });
}

function writeEntry(writer: Writer, { key, value }: YamlEntry, indent: number): void {
  const { builder, dialect } = writer;
  const name = writeScalar(key, undefined, dialect);
  appendText(builder, name);
  const shape = shapeOf(writer, value);
  if (shape === undefined) return;
  writer.depth++;
  const inner = indent + 2;
  if (shape.kind === 'map' && shape.entries.length > 0) {
    appendRun(builder, `:\n${' '.repeat(inner)}`);
    writeMap(writer, shape.entries, inner);
  } else if (shape.kind === 'list' && shape.items.length > 0) {
    const listIndent = dialect.indentsLists ? inner : indent;
    appendRun(builder, `:\n${' '.repeat(listIndent)}`);
    writeList(writer, shape.items, listIndent);
  } else {
    appendRun(builder, ': ');
    writeInline(writer, shape, { column: indent + lengthOf(name.text) + 2, indent: inner });
  }
  writer.depth--;
}

function writeList(writer: Writer, items: readonly GoValue[], indent: number): void {
  const padding = ' '.repeat(indent);
  items.forEach((item, index) => {
    appendRun(writer.builder, index > 0 ? `${padding}- ` : '- ');
    writeNode(writer, item, indent + 2);
  });
}

/** A scalar, `{}` or `[]`, and the end of its line. */
function writeInline(writer: Writer, shape: YamlShape, place: TextPlace): void {
  if (shape.kind === 'map' || shape.kind === 'list') writeLine(writer, shape.empty);
  else if (shape.kind === 'plain') writeLine(writer, shape.text);
  else writeString(writer, shape.text, shape.tag, place);
}

function writeString(writer: Writer, text: Text, tag: string | undefined, place: TextPlace): void {
  if (tag === undefined) {
    writeLine(writer, writeScalar(text, place, writer.dialect));
    return;
  }
  appendRun(writer.builder, `${tag} `);
  const column = place.column + tag.length + 1;
  writeLine(writer, writeScalar(text, { ...place, column }, writer.dialect));
}

function writeLine({ builder }: Writer, text: Text): void {
  appendText(builder, text);
  if (!endsLine(text.text)) appendRun(builder, '\n');
}

/** Undefined if writing must stop. */
function shapeOf(writer: Writer, value: GoValue): YamlShape | undefined {
  if (writer.failure !== undefined) return undefined;
  const tooDeep = writer.depth > DEEPEST ? failed('the value is nested too deeply') : undefined;
  const spent = tooDeep ?? charge(writer.budget, STEPS, writer.depth * 2 + 8);
  const shape = spent ?? writer.shapeOf(value);
  const long =
    isFailure(shape) || shape.kind !== 'string'
      ? undefined
      : charge(writer.budget, 0, shape.text.text.length);
  if (!isFailure(shape) && long === undefined) return shape;
  writer.failure = isFailure(shape) ? shape : long;
  return undefined;
}

/** A string as go-yaml writes it, which keeps its pieces. */
function writeScalar(text: Text, place: TextPlace | undefined, dialect: YamlDialect): Text {
  return applyEdits(text, editsOfText(text.text, place, dialect));
}

/** The text as edited: what stays keeps its pieces, what is written around and between it is made from the text. */
function applyEdits(text: Text, { head, edits, tail }: Edits): Text {
  if (head === '' && tail === '' && edits.length === 0) return text;
  const { pieces } = text;
  if (pieces.length === 0) return { text: head + editedText(text.text, edits) + tail, pieces };
  const origin = textOrigin(text);
  const place = pieces[0]?.place;
  const builder = newBuilder();
  appendRun(builder, head, origin, MADE, place);
  let from = 0;
  for (const { start, end, by } of edits) {
    appendPart(builder, text, from, start);
    appendRun(builder, by, origin, MADE, place);
    from = end;
  }
  appendPart(builder, text, from, text.text.length);
  appendRun(builder, tail, origin, MADE, place);
  return finishText(builder);
}
