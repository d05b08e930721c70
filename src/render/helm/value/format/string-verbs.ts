import { unitsAt } from '../../../../go/byte-text.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import { quoteText } from '../../text/quote-text.ts';
import { appendRun, appendText, type TextBuilder } from '../../text/text-builder.ts';
import type { Text } from '../../text/text.ts';
import { characterCount, paddingOf, type Flags } from './flags.ts';

const NOT_RAW = /[\u0000-\u0008\u000a-\u001f\u007f`\ufeff\udc80-\udcff]/;

/** Prints a string; false for a verb that does not fit strings. */
export function printString(builder: TextBuilder, text: Text, verb: string, flags: Flags): boolean {
  switch (verb) {
    case 's':
      printPlain(builder, text, flags);
      return true;
    case 'v':
      if (flags.sharpV) printQuoted(builder, text, flags);
      else printPlain(builder, text, flags);
      return true;
    case 'q':
      printQuoted(builder, text, flags);
      return true;
    case 'x':
    case 'X':
      printHex(builder, text, verb, flags);
      return true;
    default:
      return false;
  }
}

/** Prints a text as it is: cut to the precision, filled to the width. */
export function printPlain(builder: TextBuilder, text: Text, flags: Flags): void {
  appendPadded(builder, cutTo(text, flags.precision), flags);
}

function printQuoted(builder: TextBuilder, text: Text, flags: Flags): void {
  const cut = cutTo(text, flags.precision);
  const raw = flags.sharp && !NOT_RAW.test(cut.text);
  appendPadded(
    builder,
    raw ? remadeText(cut, `\`${cut.text}\``) : quoteText(cut, flags.plus),
    flags,
  );
}

function printHex(builder: TextBuilder, text: Text, verb: 'x' | 'X', flags: Flags): void {
  const { precision, sharp, space } = flags;
  const all = Buffer.from(toBytes(text.text)).toString('hex');
  const digits = precision === undefined ? all : all.slice(0, precision * 2);
  const prefix = sharp && digits !== '' ? '0x' : '';
  const spaced = space ? digits.replace(/..(?=.)/g, `$& ${prefix}`) : digits;
  const lower = prefix + spaced;
  appendPadded(builder, remadeText(text, verb === 'X' ? lower.toUpperCase() : lower), flags);
}

function appendPadded(builder: TextBuilder, text: Text, flags: Flags): void {
  if (flags.width === undefined) {
    appendText(builder, text);
    return;
  }
  const { before, after } = paddingOf(flags, characterCount(text.text));
  appendRun(builder, before);
  appendText(builder, text);
  appendRun(builder, after);
}

function cutTo(text: Text, characters: number | undefined): Text {
  if (characters === undefined) return text;
  let offset = 0;
  for (let count = 0; count < characters && offset < text.text.length; count++) {
    offset += unitsAt(text.text, offset);
  }
  return sliceText(text, 0, offset);
}
