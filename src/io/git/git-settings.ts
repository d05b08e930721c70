/** One setting of a configuration file of git. */
export interface GitSetting {
  /** In lower case: `remote`. */
  readonly section: string;
  /** `origin` of `[remote "origin"]`; empty for none. */
  readonly subsection: string;
  /** In lower case: `url`. */
  readonly key: string;
  readonly value: string;
}

const SECTION = /^\[\s*([-.\w]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/;
const SETTING = /^([A-Za-z][-\w]*)\s*(?:=\s*(.*))?$/;

/** The settings of a configuration file, in their order, as git-config(1) describes it; files that it includes are not read. */
export function gitSettings(text: string): readonly GitSetting[] {
  const settings: GitSetting[] = [];
  let section = '';
  let subsection = '';
  for (const line of logicalLines(text)) {
    const header = SECTION.exec(line);
    if (header !== null) {
      section = (header[1] ?? '').toLowerCase();
      subsection = (header[2] ?? '').replaceAll(/\\(.)/g, '$1');
    }
    const rest = header === null ? line : line.slice(header[0].length).trim();
    const setting = SETTING.exec(rest);
    if (setting === null) continue;
    const [, key = '', value = 'true'] = setting;
    settings.push({ section, subsection, key: key.toLowerCase(), value: valueOf(value) });
  }
  return settings;
}

/** Lines without their blanks; a backslash at the end joins the next one. */
function logicalLines(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\\\n', '')
    .split('\n')
    .map((line) => line.trim());
}

/** Quotes and escapes taken away, and comments outside of quotes. */
function valueOf(written: string): string {
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < written.length; at += 1) {
    const char = written[at] ?? '';
    if (char === '"') isQuoted = !isQuoted;
    else if (char === '\\') {
      at += 1;
      value += ESCAPES.get(written[at] ?? '') ?? written[at] ?? '';
    } else if (!isQuoted && (char === '#' || char === ';')) break;
    else value += char;
  }
  return isQuoted ? value : value.trimEnd();
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['b', '\b'],
]);
