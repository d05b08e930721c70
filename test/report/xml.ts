/** An element of a document without anything that a report has no use for: comments, CDATA, names with a colon. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** What XML 1.0 allows as a character. */
const CHARACTER = String.raw`[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]`;
const REFERENCE = String.raw`&(?:amp|lt|gt|quot|apos|#\d+);`;
const CONTENT = String.raw`(?:(?![<&]|\]\]>)${CHARACTER}|${REFERENCE})+`;
const ATTRIBUTE = String.raw`\s+([\w-]+)="((?:(?![<&"\t\n\r])${CHARACTER}|${REFERENCE})*)"`;
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

/** The root of a document. Throws for what is not well-formed, and for white space in attributes, which readers change. */
export function parseXml(xml: string): Element {
  if (!xml.startsWith(DECLARATION)) throw new Error('no declaration');
  const token = new RegExp(
    `<(/?)([\\w-]+)((?:${ATTRIBUTE.replaceAll(/\((?!\?)/g, '(?:')})*)\\s*(/?)>|(${CONTENT})`,
    'uy',
  );
  token.lastIndex = DECLARATION.length;
  const document = open('', '');
  const path = [document];
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const found = token.exec(xml);
    if (found === null) throw new Error(`not well-formed at ${xml.slice(at, at + 40)}`);
    const [, closing, name = '', attributes = '', empty, text] = found;
    const last = path.at(-1);
    if (last === undefined) throw new Error('text after the root');
    if (text !== undefined) last.text += plain(text);
    else if (closing === '/') {
      if (path.pop()?.name !== name) throw new Error(`${name} closes nothing`);
    } else {
      const element = open(name, attributes);
      last.children.push(element);
      if (empty !== '/') path.push(element);
    }
  }
  const [root] = document.children;
  if (path.length !== 1 || root === undefined || document.children.length > 1)
    throw new Error('not one root');
  return root;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

function open(name: string, written: string): OpenElement {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of written.matchAll(new RegExp(ATTRIBUTE, 'gu'))) {
    if (attributes.has(key)) throw new Error(`${key} twice`);
    attributes.set(key, plain(value));
  }
  return { name, attributes, children: [], text: '' };
}

function plain(text: string): string {
  return text.replace(
    new RegExp(REFERENCE, 'g'),
    (found) => PLAIN.get(found) ?? String.fromCodePoint(Number(found.slice(2, -1))),
  );
}
