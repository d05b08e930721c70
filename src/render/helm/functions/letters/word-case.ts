import { isUpper, lowerRune, mapRunes, upperRune } from './letter-case.ts';
import { isConnector, splitWords, type Word } from './split-words.ts';

const NOTHING: Word = { kind: 'invalid', text: '' };

interface State {
  readonly words: readonly Word[];
  readonly connector: '_' | '-';
  at: number;
  written: string;
}

/** xstrings.ToSnakeCase (connector `_`) and ToKebabCase (`-`): words in small letters with connectors between. */
export function connectWords(text: string, connector: '_' | '-'): string {
  const state: State = { words: splitWords(text), connector, at: 0, written: '' };
  let word = nextWord(state);
  while (state.at < state.words.length) {
    const { kind } = word;
    write(state, word);
    const next = nextWord(state);
    if (kind === 'number') word = writeNumberRest(state, next);
    else if (kind === 'connector' || kind === 'punctuation') word = next;
    else if (next.kind === 'number') word = writeNumber(state, next);
    else word = writeConnector(state, next);
  }
  write(state, word);
  return state.written;
}

/** xstrings.ToPascalCase: words joined, each with a capital first. */
export function joinWords(text: string): string {
  const chars = Array.from(mapRunes(text, (char) => char));
  let at = 0;
  while (at < chars.length && isConnector(chars[at] ?? '')) at++;
  const leading = chars.slice(0, at).join('');
  // A text of connectors alone gets one more of the last.
  if (at === chars.length) return leading + (chars.at(-1) ?? '');
  let afterCapital = isUpper(chars[at] ?? '');
  let before = upperRune(chars[at] ?? '');
  let written = leading;
  for (const char of chars.slice(at + 1)) {
    let current = char;
    if (!isConnector(before)) {
      afterCapital &&= isUpper(char);
      if (afterCapital) current = lowerRune(char);
      written += before;
    } else if (isConnector(char)) {
      written += before;
    } else {
      afterCapital = isUpper(char);
      current = upperRune(char);
    }
    before = current;
  }
  return written + before;
}

/** A number behind letters belongs to their word, unless small letters follow it. */
function writeNumber(state: State, number: Word): Word {
  if (state.at === state.words.length) return number;
  const next = nextWord(state);
  if (next.kind !== 'letters') {
    write(state, number);
    return writeConnector(state, next);
  }
  state.written += state.connector;
  write(state, number);
  return writeNumberRest(state, next);
}

/** Writes small letters and digits behind a number; returns what comes behind them. */
function writeNumberRest(state: State, first: Word): Word {
  let word = first;
  for (; word.kind === 'letters' || word.kind === 'number'; word = nextWord(state)) {
    write(state, word);
  }
  return word.kind === 'invalid' ? word : writeConnector(state, word);
}

/** Writes a connector before a word that has none by itself. */
function writeConnector(state: State, word: Word): Word {
  if (word.kind !== 'connector' && word.kind !== 'punctuation') state.written += state.connector;
  return word;
}

function write(state: State, { kind, text }: Word): void {
  if (kind === 'connector') {
    state.written += mapRunes(text, (char) => (isConnector(char) ? state.connector : char));
  } else if (kind === 'capitals') {
    state.written += mapRunes(text, (char) => (isUpper(char) ? lowerRune(char) : char));
  } else {
    state.written += text;
  }
}

function nextWord(state: State): Word {
  return state.words[state.at++] ?? NOTHING;
}
