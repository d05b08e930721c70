import { isList, isMap, type Json } from './json.ts';

export function pointerTo(pointer: string, ...parts: readonly string[]): string {
  return pointer + parts.map((part) => `/${escapePart(part)}`).join('');
}

export function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The value at a pointer; undefined if there is none. */
export function valueAtPointer(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isMap(value)) value = value.get(key);
    else if (isList(value) && /^\d+$/.test(key)) value = value[Number(key)];
    else return undefined;
  }
  return value;
}
