import { itemKey, type AskedItem } from '../../../model/elsewhere/asked-item.ts';
import type { LockedItem } from '../../../model/elsewhere/vendor.ts';
import { shellQuote } from '../../text/shell-quote.ts';
import type { Dependency } from './collect-dependencies.ts';
import { refusalOf } from './refusal-of.ts';
import { FUNCTIONS } from './script-functions.ts';

/** Fetch what begins with `prefix` from elsewhere: the rest of the address goes behind `url`. */
export interface Mirror {
  readonly prefix: string;
  readonly url: string;
}

interface ScriptOptions {
  readonly mirrors: readonly Mirror[];
  /** The round of the script that runs; 0: none yet. */
  readonly round: number;
  /** What the script has fetched in the last round and was not stored: not what the lock says, too much … */
  readonly refused: number;
  /** Something is stored or locked that nothing asks for any more: the next round removes it. */
  readonly isStale: boolean;
  /** Fetch what the lock has; there is nothing to commit. */
  readonly isLocked: boolean;
  /** What was tried in this run of the script. */
  readonly tried: ReadonlySet<string>;
  /** How the root is reached from where the script runs: `..`, or empty. */
  readonly toRoot: string;
  /** The words behind `envfrom` that ask for the next round; none: there is none. */
  readonly again: readonly string[];
}

/** What the script is to fetch: an item as asked for, and the version that is to be fetched. */
export interface Fetch extends Omit<AskedItem, 'path'> {
  readonly paths: readonly string[];
  readonly fetched: string | undefined;
}

/** Rounds of the script: what is fetched asks for more. */
const MAX_ROUNDS = 5;

/** What is missing, at the version that is locked; with `isUpdate` all that comes from the folder of items, at the version that is asked for now. */
export function toFetch(
  dependencies: readonly Dependency[],
  locked: readonly LockedItem[],
  isUpdate: boolean,
  isOfItem: (path: string) => boolean,
): readonly Fetch[] {
  const byKey = new Map(locked.map((item) => [itemKey(item), item]));
  return dependencies.flatMap((dependency) => {
    const { type, url, name, version, mediaType, paths, found, refusal } = dependency;
    const isWanted = found === undefined || (isUpdate && isOfItem(found));
    if (!isWanted || refusal !== undefined) return [];
    const before = isUpdate ? undefined : byKey.get(itemKey(dependency));
    const all = new Set([...paths.map(topOf), ...(before?.paths ?? [])]);
    const fetched = before === undefined ? version : before.resolved;
    const wanted = all.has('') ? [''] : [...all].sort();
    return [{ type, url, name, version, mediaType, paths: wanted, fetched }];
  });
}

/** Exactly what the lock has. */
export function lockedFetches(locked: readonly LockedItem[]): readonly Fetch[] {
  return locked.flatMap(({ type, url, name, version, mediaType, resolved, paths }) => {
    const asked = { type, url, name, version, mediaType, paths };
    return refusalOf(asked) === undefined ? [{ ...asked, fetched: resolved }] : [];
  });
}

/** A folder beside the one that is needed is often needed too. */
function topOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}

/** The script that fetches items; POSIX sh, to be run as a file or through `sh`. */
export function fetchScript(fetches: readonly Fetch[], options: ScriptOptions): string {
  const { round, refused, mirrors, isStale } = options;
  const left = leftOf(fetches, options);
  const head = round === 0 ? [...startOf(options), FUNCTIONS.trim()] : [];
  const lost = refused === 0 ? [] : [`failed=$((failed + ${refused}))`];
  const isLast = left.length === 0 && !(isStale && round === 0);
  const lines =
    isLast || round >= MAX_ROUNDS
      ? endOf(options, left.length)
      : [...left.map((item, at) => itemLine(item, at + 1, mirrors)), ...nextRound(options)];
  return [...head, '', ...lost, ...lines].map((line) => `${line}\n`).join('');
}

/** What the script has still to fetch. */
export function leftOf(
  fetches: readonly Fetch[],
  { tried }: Pick<ScriptOptions, 'tried'>,
): readonly Fetch[] {
  return fetches.filter((item) => !tried.has(triedKey(item)));
}

function startOf({ toRoot }: ScriptOptions): readonly string[] {
  return [
    '#!/bin/sh',
    '# Fetches what the repository deploys from elsewhere, into .envfrom/vendor, and writes .envfrom/dependencies.lock.',
    '# ENVFROM is the command that runs envfrom.',
    ...(toRoot === '' ? [] : [`cd ${shellQuote(toRoot)} || exit 1`]),
    'for folder in .envfrom .envfrom/vendor; do',
    '  if [ -L "$folder" ]; then',
    '    printf \'envfrom: %s is a symbolic link\\n\' "$folder" >&2',
    '    exit 1',
    '  fi',
    'done',
    'mkdir -p .envfrom/vendor || exit 1',
    'rm -rf -- .envfrom/vendor/.gitignore || exit 1',
    "printf '*\\n' >.envfrom/vendor/.gitignore",
    'rm -rf -- .envfrom/vendor/.new',
    'mkdir .envfrom/vendor/.new || exit 1',
  ];
}

/** A file of its own for each round: shells read a file while they run it. */
function nextRound({ again, round }: ScriptOptions): readonly string[] {
  const call = ['${ENVFROM:-envfrom}', ...again.map(shellQuote)].join(' ');
  const file = `.envfrom/vendor/.new/next-${round + 1}`;
  return [`${call} </dev/null >${file} || exit 1`, `. ./${file}`];
}

function endOf({ isLocked }: ScriptOptions, left: number): readonly string[] {
  const more = [
    `failed=$((failed + ${left}))`,
    "say 'what was fetched needs still more: run the script again'",
  ];
  return [
    ...(left === 0 ? [] : more),
    'rm -rf -- "$new"',
    'if [ "$failed" -gt 0 ]; then',
    '  say "$failed could not be fetched; everything else is available"',
    '  exit 1',
    'fi',
    isLocked ? "say 'done'" : "say 'done: commit .envfrom/dependencies.lock'",
  ];
}

function triedKey(item: Fetch): string {
  return Buffer.from(JSON.stringify([itemKey(item), item.paths])).toString('base64url');
}

const LOCAL = /^oci:\/\/(?:localhost|127\.0\.0\.1)[:/]/;

function itemLine(item: Fetch, number: number, mirrors: readonly Mirror[]): string {
  const { type, url, name = '', version = '', mediaType, paths, fetched = '' } = item;
  const mirror = mirrors.find(({ prefix }) => url.startsWith(prefix));
  const from = mirror === undefined ? url : `${mirror.url}${url.slice(mirror.prefix.length)}`;
  const start = [String(number), triedKey(item)];
  const isMirrored = mirror !== undefined;
  const flag = isMirrored && LOCAL.test(from) ? '--plain-http' : '';
  const words = {
    git: () => {
      const allow = isMirrored ? 'https:ssh:http:file' : 'https:ssh';
      return ['git_item', ...start, allow, from, url, version, fetched || 'HEAD', ...paths];
    },
    chart: () => ['chart_item', ...start, flag, from, url, name, version, fetched],
    file: () => ['file_item', ...start, isMirrored ? 'https,http,file' : 'https', from, url],
    oci: () => {
      const layer = mediaType === undefined ? [] : [mediaType];
      return ['oci_item', ...start, flag, from, url, version, fetched || 'latest', ...layer];
    },
    bucket: () => [':'],
  }[type]();
  return words.map(shellQuote).join(' ');
}
