import { functionTable } from '../../template/function-table.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { appendRun, finishText, newBuilder } from '../../text/text-builder.ts';
import { MADE, type Text } from '../../text/text.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING } from '../../value/go-types.ts';
import type { GoFunction } from '../../value/go-value.ts';
import { stringValue } from '../../value/make-value.ts';
import {
  isLower,
  isSpace,
  isTitle,
  isUpper,
  lowerRune,
  lowerText,
  mapRunes,
  titleRune,
  titleText,
  upperRune,
  upperText,
} from '../letters/letter-case.ts';
import { connectWords, joinWords } from '../letters/word-case.ts';

/** sprig's functions that change upper and lower case. */
export const CASE_FUNCTIONS = functionTable({
  upper: mapping(upperText),
  lower: mapping(lowerText),
  title: mapping(titleText),
  untitle: mapping(untitled),
  swapcase: mapping(swapped),
  initials: mapping(initials),
  snakecase: mapping((text) => connectWords(text, '_')),
  kebabcase: mapping((text) => connectWords(text, '-')),
  camelcase: mapping(joinWords),
});

function mapping(map: (text: string) => string): GoFunction {
  return goFunction([STRING], ([{ text }]) => stringValue(remapText(text, map(text.text))));
}

/** goutils.Uncapitalize: the first letter of each word small. */
function untitled(text: string): string {
  let isFirst = true;
  return mapRunes(text, (char) => {
    if (isSpace(char)) {
      isFirst = true;
      return char;
    }
    const mapped = isFirst ? lowerRune(char) : char;
    isFirst = false;
    return mapped;
  });
}

/** goutils.SwapCase: a small letter at the start of a word becomes as titles have it. */
function swapped(text: string): string {
  let atStart = true;
  return mapRunes(text, (char) => {
    const isFirst = atStart;
    const isCapital = isUpper(char) || isTitle(char);
    const isSmall = !isCapital && isLower(char);
    atStart = !isCapital && !isSmall && isSpace(char);
    if (isCapital) return lowerRune(char);
    if (!isSmall) return char;
    return isFirst ? titleRune(char) : upperRune(char);
  });
}

/** goutils.Initials takes each byte for a character, also those of longer ones. */
function initials(text: string): string {
  let afterGap = true;
  let found = '';
  for (const byte of toBytes(text)) {
    const char = String.fromCharCode(byte);
    if (isSpace(char)) afterGap = true;
    else {
      if (afterGap) found += char;
      afterGap = false;
    }
  }
  return found;
}

/** A text made from another character by character: as long, and each run keeps its piece. */
function remapText(text: Text, made: string): Text {
  if (made === text.text) return text;
  if (made.length !== text.text.length) return remadeText(text, made);
  if (text.pieces.length === 0) return { text: made, pieces: [] };
  const builder = newBuilder();
  let from = 0;
  for (const { end, origin, at, place } of text.pieces) {
    const run = made.slice(from, end);
    const isSame = text.text.startsWith(run, from);
    appendRun(builder, run, origin, isSame ? at : MADE, place);
    from = end;
  }
  return finishText(builder);
}
