import { failParse, type Scanner, type Token } from './scanner.ts';

const LONG_PREFIX = 'tag:yaml.org,2002:';

/** The tag of a token: the core ones short (`!!int`), others as they are (`!vault`). */
export function resolveTag(
  scanner: Scanner,
  tag: Token,
  prefixes: ReadonlyMap<string, string>,
): string {
  const prefix = tag.text === '' ? '' : (prefixes.get(tag.text) ?? DEFAULTS.get(tag.text));
  if (prefix === undefined) failParse(scanner, 'found undefined tag handle', tag);
  const long = prefix + tag.suffix;
  return long.startsWith(LONG_PREFIX) ? `!!${long.slice(LONG_PREFIX.length)}` : long;
}

const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['!', '!'],
  ['!!', LONG_PREFIX],
]);
