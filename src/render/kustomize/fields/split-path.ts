/** `a/b/c` with `\/` as an escaped delimiter; a leading delimiter is dropped (kyaml's PathSplitter). */
export function splitPath(path: string, delimiter: string): readonly string[] {
  const pieces = path.split(delimiter);
  if (pieces.length > 1 && pieces[0] === '') pieces.shift();
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last?.endsWith('\\') === true) {
      parts[parts.length - 1] = last.slice(0, -1) + delimiter + piece;
    } else parts.push(piece);
  }
  return parts;
}

/**
 * `spec.containers.[name=a.b].image` with bracketed parts kept whole (kyaml's SmarterPathSplitter): `[name=x]` keeps
 * its brackets, `[a.b/c]` is a key and loses them.
 */
export function splitFieldPath(path: string): readonly string[] {
  const parts: string[] = [];
  let bracketed: string[] = [];
  for (const piece of splitPath(path, '.')) {
    if (bracketed.length === 0 && !opensBracket(piece)) {
      parts.push(piece);
      continue;
    }
    bracketed.push(piece);
    if (bracketed.length > 1 && piece.endsWith(']')) {
      parts.push(joinBracketed(bracketed));
      bracketed = [];
    }
  }
  if (bracketed.length > 0) parts.push(joinBracketed(bracketed));
  return parts;
}

function opensBracket(piece: string): boolean {
  return piece.startsWith('[') && !piece.endsWith(']');
}

function joinBracketed(pieces: readonly string[]): string {
  const whole = pieces.join('.');
  return whole.includes('=')
    ? whole
    : whole.replace(/^[[\]]+/, '').replace(/(?<![[\]])[[\]]+$/, '');
}

/** One step of a field path, as kyaml distinguishes them. */
type PathStep =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'match'; readonly field: string; readonly value: string }
  | { readonly kind: 'every' }
  | { readonly kind: 'last' }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'invalid'; readonly message: string };

/** `0`, `[name=x]`, `[=x]`, `*`, `-` or a key. */
export function pathStep(part: string): PathStep {
  const index = goInteger(part);
  if (index !== undefined) {
    return index < 0
      ? { kind: 'invalid', message: `array index ${index} cannot be negative` }
      : { kind: 'index', index };
  }
  if (part === '-') return { kind: 'last' };
  if (part === '*') return { kind: 'every' };
  if (!part.startsWith('[') || !part.endsWith(']')) return { kind: 'field', name: part };
  const inner = part.replace(/\]$/, '').replace(/^\[/, '');
  const equals = inner.indexOf('=');
  if (equals === -1) {
    const message = 'list path element must contain fieldName=fieldValue for element to match';
    return { kind: 'invalid', message };
  }
  return { kind: 'match', field: inner.slice(0, equals), value: inner.slice(equals + 1) };
}

/** strconv.Atoi. */
export function goInteger(text: string): number | undefined {
  return /^[-+]?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}
