/** The scripts that Go's regular expressions know: those of one capitalized word; no other name is ever found. */
export const SCRIPTS: ReadonlySet<string> = new Set(
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
export const CATEGORY_ALIASES: ReadonlyMap<string, string> = new Map(
  LONG_NAMES.split(/\s/).flatMap((line) => {
    const [short = '', long = ''] = line.split('=');
    return [short.toLowerCase(), ...long.split(',')].map((name) => [name, short] as const);
  }),
);
