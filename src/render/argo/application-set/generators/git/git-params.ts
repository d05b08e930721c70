import type { Origin } from '../../../../helm/text/origin.ts';
import { STRINGS } from '../../../../helm/value/go-types.ts';
import type { GoValue, MapValue } from '../../../../helm/value/go-value.ts';
import { listValue, mapValue, stringOf } from '../../../../helm/value/make-value.ts';
import { sanitizeName } from '../../template/sanitize-name.ts';

/** Where a git generator's parameters come from. */
interface GitPlace {
  /** The folder. */
  readonly path: string;
  /** The file in it; undefined for the generator of folders. */
  readonly filename: string | undefined;
  readonly origin: Origin;
}

/** Adds `path`, its parts and its names to parameters, below the prefix of the generator if it has one. */
export function addPathParams(
  params: MapValue,
  place: GitPlace,
  prefix: string,
  goTemplate: boolean,
): void {
  if (!goTemplate) {
    addFlat(params, place, prefix === '' ? 'path' : `${prefix}.path`);
    return;
  }
  const entries = new Map<string, GoValue>(namesOf(place).map(([name, text]) => [name, text]));
  entries.set('path', textOf(place.path, place));
  const segments = place.path.split('/').map((part) => textOf(part, place));
  entries.set('segments', listValue(segments, place.origin, STRINGS));
  const path = mapValue(entries, place.origin);
  if (prefix === '') params.entries.set('path', path);
  else params.entries.set(prefix, mapValue(new Map([['path', path]]), place.origin));
}

function addFlat({ entries }: MapValue, place: GitPlace, prefix: string): void {
  entries.set(prefix, textOf(place.path, place));
  for (const [name, text] of namesOf(place)) entries.set(`${prefix}.${name}`, text);
  for (const [index, part] of place.path.split('/').entries()) {
    if (part !== '') entries.set(`${prefix}[${index}]`, textOf(part, place));
  }
}

function namesOf(place: GitPlace): readonly (readonly [string, GoValue])[] {
  const { path, filename } = place;
  const basename = path.slice(path.lastIndexOf('/') + 1);
  const names: (readonly [string, string])[] = [
    ['basename', basename],
    ['basenameNormalized', sanitizeName(basename)],
  ];
  if (filename !== undefined) {
    names.push(['filename', filename], ['filenameNormalized', sanitizeName(filename)]);
  }
  return names.map(([name, text]) => [name, textOf(text, place)]);
}

function textOf(text: string, { origin }: GitPlace): GoValue {
  return stringOf(text, origin);
}
