/** A marker behind the type of a field: `default=8080`. */
export interface Marker {
  readonly name: string;
  readonly value: string;
}

const NAMES: ReadonlySet<string> = new Set([
  'required',
  'default',
  'description',
  'minimum',
  'maximum',
  'validation',
  'enum',
  'immutable',
  'pattern',
  'uniqueItems',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'listType',
  'listMapKey',
]);

type ReadMarkers = { readonly markers: readonly Marker[] } | { readonly refusal: string };

/** A reader of markers, between two characters. */
interface State {
  readonly markers: Marker[];
  name: string | undefined;
  text: string;
  isQuoted: boolean;
  isEscaped: boolean;
  depth: number;
}

/** The markers of a field (kro: ParseMarkers in pkg/simpleschema/markers.go). */
export function readMarkers(text: string): ReadMarkers {
  const state: State = {
    markers: [],
    name: undefined,
    text: '',
    isQuoted: false,
    isEscaped: false,
    depth: 0,
  };
  for (const char of text) {
    const refusal = step(state, char);
    if (refusal !== undefined) return { refusal };
  }
  if (state.name === undefined) return { refusal: `marker key '${state.text}' without a value` };
  finish(state, state.name);
  if (state.isQuoted) return { refusal: 'unclosed quote' };
  return state.depth > 0 ? { refusal: 'unclosed bracket/brace' } : { markers: state.markers };
}

/** Why a character is refused; undefined if it is not. */
function step(state: State, char: string): string | undefined {
  const isOutside = !state.isQuoted && state.depth === 0;
  if (char === '=' && state.name === undefined && isOutside) return startValue(state);
  if (char === '"' && !state.isEscaped) state.isQuoted = !state.isQuoted;
  else if (char === '\\' && state.isQuoted && !state.isEscaped) state.isEscaped = true;
  else if ((char === '{' || char === '[') && !state.isQuoted) state.depth += 1;
  else if ((char === '}' || char === ']') && !state.isQuoted) {
    state.depth -= 1;
    if (state.depth < 0) return 'unmatched closing bracket/brace';
  } else if (/\s/.test(char) && isOutside) {
    if (state.name !== undefined) finish(state, state.name);
    return undefined;
  } else if (state.isQuoted) state.isEscaped = false;
  state.text += char;
  return undefined;
}

function startValue(state: State): string | undefined {
  const name = state.text.trim();
  if (name === '') return 'empty marker key';
  if (!NAMES.has(name)) return `invalid marker key "${name}": unknown marker: ${name}`;
  state.name = name;
  state.text = '';
  return undefined;
}

function finish(state: State, name: string): void {
  state.markers.push({ name, value: valueOf(state.text) });
  state.name = undefined;
  state.text = '';
}

/** Quotes around a value are not of it, nor is the backslash in front of a quote or a backslash. */
function valueOf(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2) return text.trim();
  return text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1');
}
