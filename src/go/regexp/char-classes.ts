import { foldsOf } from './fold-case.ts';
import { RegexpError, type CharTest } from './syntax.ts';

const isDigit: CharTest = (char) => char >= 48 && char <= 57;
export const isWord: CharTest = (char) => isDigit(char) || isLetter(char) || char === 95;
const isLetter: CharTest = (char) => (char >= 65 && char <= 90) || (char >= 97 && char <= 122);
const isSpace: CharTest = (char) =>
  char === 9 || char === 10 || char === 12 || char === 13 || char === 32;

const PERL: ReadonlyMap<string, CharTest> = new Map([
  ['d', isDigit],
  ['s', isSpace],
  ['w', isWord],
]);

const POSIX: ReadonlyMap<string, CharTest> = new Map<string, CharTest>([
  ['alnum', (char) => isDigit(char) || isLetter(char)],
  ['alpha', isLetter],
  ['ascii', (char) => char <= 0x7f],
  ['blank', (char) => char === 9 || char === 32],
  ['cntrl', (char) => char < 32 || char === 127],
  ['digit', isDigit],
  ['graph', (char) => char >= 33 && char <= 126],
  ['lower', (char) => char >= 97 && char <= 122],
  ['print', (char) => char >= 32 && char <= 126],
  ['punct', (char) => char >= 33 && char <= 126 && !isDigit(char) && !isLetter(char)],
  ['space', (char) => isSpace(char) || char === 11],
  ['upper', (char) => char >= 65 && char <= 90],
  ['word', isWord],
  ['xdigit', (char) => isDigit(char) || (char >= 65 && char <= 70) || (char >= 97 && char <= 102)],
]);

/** `\d`, `\S` …; undefined when the letter names no class. Case is folded before the class is negated, as in Go. */
export function perlClass(letter: string, ignoreCase: boolean): CharTest | undefined {
  const test = PERL.get(letter.toLowerCase());
  if (test === undefined) return undefined;
  return signed(test, letter !== letter.toLowerCase(), ignoreCase);
}

/** `[:alpha:]`, `[:^alpha:]`. */
export function posixClass(name: string, ignoreCase: boolean): CharTest {
  const test = POSIX.get(name.replace(/^\^/, ''));
  if (test === undefined) throw new RegexpError('invalid character class range', `[:${name}:]`);
  return signed(test, name.startsWith('^'), ignoreCase);
}

/** `\pL`, `\p{Greek}`, `\P{^Lu}`: general categories and scripts, found without regard to case, `_`, `-` and blanks. */
export function unicodeClass(name: string, written: string, ignoreCase: boolean): CharTest {
  const test = propertyTest(name.replace(/^\^/, ''));
  if (test === undefined) throw new RegexpError('invalid character class range', written);
  return signed(test, written.startsWith('\\P') !== name.startsWith('^'), ignoreCase);
}

function signed(test: CharTest, negated: boolean, ignoreCase: boolean): CharTest {
  const folded = ignoreCase ? foldCase(test) : test;
  return negated ? not(folded) : folded;
}

const testOf = new Map<string, CharTest | undefined>();

function propertyTest(name: string): CharTest | undefined {
  const plain = name.replaceAll(/[-_ ]/g, '').toLowerCase();
  if (!testOf.has(plain)) testOf.set(plain, findProperty(plain));
  return testOf.get(plain);
}

function findProperty(name: string): CharTest | undefined {
  switch (name) {
    case 'any':
      return () => true;
    case 'assigned':
      return not(matching('gc=Cn'));
    case 'ascii':
      return (char) => char <= 0x7f;
  }
  const category = CATEGORY_ALIASES.get(name);
  if (category !== undefined) return matching(`gc=${category}`);
  const script = name.charAt(0).toUpperCase() + name.slice(1);
  return SCRIPTS.has(script) ? matching(`sc=${script}`) : undefined;
}

function matching(property: string): CharTest {
  const pattern = new RegExp(`^\\p{${property}}$`, 'u');
  return (char) => pattern.test(String.fromCodePoint(char));
}

export function range(from: number, to: number): CharTest {
  return from === to ? (char) => char === from : (char) => char >= from && char <= to;
}

export function anyOf(tests: readonly CharTest[]): CharTest {
  const [only] = tests;
  return tests.length === 1 && only !== undefined
    ? only
    : (char) => tests.some((test) => test(char));
}

export function not(test: CharTest): CharTest {
  return (char) => !test(char);
}

/** The test with upper and lower case taken for the same. */
export function foldCase(test: CharTest): CharTest {
  return (char) => test(char) || foldsOf(char).some(test);
}

/** The scripts that Go's regular expressions know: those of one capitalized word; no other name is ever found. */
const SCRIPTS: ReadonlySet<string> = new Set(
  `Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid
Carian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan
Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew
Hiragana Inherited Javanese Kaithi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu
Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar
Nabataean Nandinagari Newa Nko Nushu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra
Sharada Shavian Siddham Sinhala Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu
Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi`.split(/\s/),
);

const LONG_NAMES = `C=other Cc=control,cntrl Cf=format Cn=unassigned Co=privateuse Cs=surrogate L=letter LC=casedletter
Ll=lowercaseletter Lm=modifierletter Lo=otherletter Lt=titlecaseletter Lu=uppercaseletter M=mark,combiningmark
Mc=spacingmark Me=enclosingmark Mn=nonspacingmark N=number Nd=decimalnumber,digit Nl=letternumber No=othernumber
P=punctuation,punct Pc=connectorpunctuation Pd=dashpunctuation Pe=closepunctuation Pf=finalpunctuation
Pi=initialpunctuation Po=otherpunctuation Ps=openpunctuation S=symbol Sc=currencysymbol Sk=modifiersymbol Sm=mathsymbol
So=othersymbol Z=separator Zl=lineseparator Zp=paragraphseparator Zs=spaceseparator`;

/** Names of general categories, in lower case without separators → the short name. */
const CATEGORY_ALIASES: ReadonlyMap<string, string> = new Map(
  LONG_NAMES.split(/\s/).flatMap((line) => {
    const [short = '', long = ''] = line.split('=');
    return [short.toLowerCase(), ...long.split(',')].map((name) => [name, short] as const);
  }),
);
