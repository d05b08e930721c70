/** Whether a text is a glob rather than a plain path. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * A matcher for paths: `*` and `?` within a name, `**` across folders, `[a-z]`, `{a,b}`. A pattern without `/` matches at
 * any depth, as in ignore files; one that names a folder matches everything in it.
 */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const trimmed = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const anchored = trimmed.includes('/') ? trimmed.replace(/^\//, '') : `**/${trimmed}`;
  const expression = new RegExp(`^${sourceOf(anchored)}(?:/.*)?$`, 's');
  return (path) => expression.test(path);
}

/** A matcher for names (of workloads, of namespaces): `*` is any text, `?` one character. */
export function nameMatcher(pattern: string): (name: string) => boolean {
  const source = escape(pattern)
    .replaceAll(String.raw`\*`, '.*')
    .replaceAll(String.raw`\?`, '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (name) => expression.test(name);
}

const TOKEN = /(?:\*\*\/)+|\*{2,}|\*|\?|\[[!^]?[^\]/]+\]|[{},]|[^*?[{},]+|\[/g;

/** A regular expression for a glob; braces that do not pair are plain characters. */
function sourceOf(glob: string): string {
  const paired = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.test(glob);
  let inBraces = false;
  let source = '';
  for (const [token] of glob.matchAll(TOKEN)) {
    if (paired && (token === '{' || token === '}')) inBraces = token === '{';
    source += sourceOfToken(token, paired, inBraces);
  }
  return source;
}

function sourceOfToken(token: string, paired: boolean, inBraces: boolean): string {
  if (token.startsWith('**/')) return '(?:.*/)?';
  if (token.startsWith('**')) return '.*';
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (token.length > 1 && token.startsWith('[')) return classSource(token);
  if (token === ',' && inBraces) return '|';
  if (paired && token === '{') return '(?:';
  if (paired && token === '}') return ')';
  return escape(token);
}

/** `[!a-z]` → `[^a-z]`; a range that is no range (`[z-a]`) is plain characters. */
function classSource(token: string): string {
  const body = token.slice(1, -1).replace(/^[!^]/, '');
  const negated = body.length < token.length - 2 ? '^' : '';
  const source = `[${negated}${body.replaceAll(/[\\^[\]]/g, String.raw`\$&`)}]`;
  return isRegExp(source) ? source : escape(token);
}

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
