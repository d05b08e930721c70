import type { LeftAloneAs, ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import type { PossibleMaker } from './possible-maker.ts';

/** Files that hold objects which we cannot read; what they say in clear text still counts. */
const UNREAD: ReadonlySet<LeftAloneAs> = new Set([
  'helm-template',
  'template',
  'unreadable',
  'too-large',
  'encrypted',
]);
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** Files that mention a name and could not be read as objects: templates, files with a broken document. `names` are those in question. */
export function mentioningFiles(
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): PossibleMaker {
  const mentionedIn = new Map<string, string>();
  for (const file of files) {
    if (file.source === undefined || names.size === 0 || !isUnread(file)) continue;
    for (const [word] of file.source.text.matchAll(WORD)) {
      if (names.has(word) && !mentionedIn.has(word)) mentionedIn.set(word, file.path);
    }
  }
  return ({ name }) => {
    const path = mentionedIn.get(name);
    return path === undefined ? undefined : `${path} mentions it and cannot be read`;
  };
}

function isUnread(file: ParsedFile): boolean {
  if (file.faults.length > 0) return true;
  return file.class.kind === 'left-alone' && UNREAD.has(file.class.as);
}

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, Terraform's `name = "NAME"` in a `kubernetes_secret`. */
const CREATE =
  /create[ \t]+(?:(?:-n|--namespace)[= \t]\S+[ \t]+)?(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)[ \t]+((?:--?[-\w]+(?:[= ]\S+)?[ \t]+){0,8})["']?([a-z0-9][-a-z0-9.]*)/g;
const HAND_MADE = /create[ \t]+(?:\S+[ \t]+){0,3}?(?:secret|configmap|cm)[ \t]/;

/** Commands in scripts, tasks and documents of the repository that create a source by hand. */
export function handMakers(files: readonly ParsedFile[]): PossibleMaker {
  let commands: ReadonlyMap<string, string> | undefined;
  return ({ kind, name }) => {
    commands ??= commandsIn(files);
    const path = commands.get(`${kind} ${name}`);
    return path === undefined ? undefined : `a command in ${path} creates it`;
  };
}

function commandsIn(files: readonly ParsedFile[]): ReadonlyMap<string, string> {
  const commands = new Map<string, string>();
  for (const { path, source } of files) {
    if (source === undefined || !HAND_MADE.test(source.text)) continue;
    for (const [, what = '', , name = ''] of source.text.matchAll(CREATE)) {
      const kind = what.startsWith('secret') ? 'Secret' : 'ConfigMap';
      if (!commands.has(`${kind} ${name}`)) commands.set(`${kind} ${name}`, path);
    }
  }
  return commands;
}

/**
 * Files encrypted as a whole (git-crypt, SOPS of unknown format) near the reference: in its folder, above or below it, or, for a
 * Secret, anywhere under the same top folder. What is in them nobody can tell.
 */
export function encryptedNeighbours(files: readonly ParsedFile[]): PossibleMaker {
  const encrypted = files.filter(
    ({ class: each, path }) =>
      each.kind === 'left-alone' &&
      (each.as === 'encrypted' || (each.as === 'binary' && /\.(?:ya?ml|json)$/.test(path))),
  );
  return (reference) => {
    const found = encrypted.find(({ path }) => isNear(path, reference));
    return found === undefined ? undefined : `${found.path} is encrypted and may hold it`;
  };
}

function isNear(path: string, { at, kind }: Reference): boolean {
  const here = foldersOf(hostSpan(at).file.path);
  const there = foldersOf(path);
  if (kind === 'Secret') return here.length === 0 || there.length === 0 || here[0] === there[0];
  const shared = here.findIndex((folder, depth) => there[depth] !== folder);
  const depth = shared === -1 ? here.length : shared;
  return depth === here.length || depth === there.length;
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}
