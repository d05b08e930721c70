import { createHash } from 'node:crypto';

const SLUG_LENGTH = 40;
const HASH_LENGTH = 8;

/**
 * An address within a page that stays the same as long as the names do: readable, with a hash of the exact names. Names must have lost
 * what is secret in them.
 */
export function anchorOf(prefix: string, ...names: readonly (string | undefined)[]): string {
  const slug = names
    .filter((name) => name !== undefined && !name.includes('\n'))
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  return `${prefix}-${slug}-${hashOf(names)}`;
}

/** Such an address that is not in use yet: with a number if several have the same names. */
export function freeAnchor(used: Set<string>, prefix: string, ...names: readonly string[]): string {
  const anchor = (number: number): string => anchorOf(prefix, ...names, `\n${number}`);
  let number = 0;
  while (used.has(anchor(number))) number += 1;
  used.add(anchor(number));
  return anchor(number);
}

/** The address of something in something else: `3f2a1b9c.api.LOG_LEVEL`. */
export function anchorIn(outer: string, ...names: readonly string[]): string {
  return [outer.slice(-HASH_LENGTH), ...names.map(plainName)].join('.');
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/gu, (char) => `~${(char.codePointAt(0) ?? 0).toString(16)}`);
}

function hashOf(names: readonly (string | undefined)[]): string {
  const text = JSON.stringify(names.map((name) => name ?? null));
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
