import type { FileTree } from '../../model/file-tree.ts';
import { folderOf } from '../../model/folder-of.ts';
import { appendTo } from '../../model/group-by.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { typoOf } from '../../text/typo.ts';
import type { Missing, Reference } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import { textsOf } from './hand-made-sources.ts';
import { nearestPath } from './text/nearest-path.ts';
import { isModel } from './text/documentation-paths.ts';
import { writtenObjects } from './text/objects-in-text.ts';

/** What a shell runs. A document says what somebody did once, or may do, and decides nothing against a manifest. */
const SCRIPT = /\.(?:sh|bash|zsh|ps1|py|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:[A-Z]\w*|just)file$/;
const isMaking = (path: string): boolean => SCRIPT.test(path) || isModel(path);

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, with all lines of the command. */
const COMMAND =
  /\bcreate[ \t]+(secret[ \t]+generic|configmap|cm)[ \t]+((?:[^\n]*[\\`]\r?\n){0,60}[^\n]*)/g;
const NAME = /^(?:--?[-\w]+=\S+[ \t]+){0,8}["']?([a-z0-9][-a-z0-9.]*)/;
const KEY =
  /--from-(?:literal|file)[= \t]+["']?([-\w.]+)=|--from-file[= \t]+["']?(?:[^\s"'=]*\/)?([-\w.]+)(?=["']?(?:\s|$))/g;

/**
 * Scripts, workflows and manifests to fill in (`secrets.yaml.example`) that make a source with the very key of a reference, although the
 * manifest of that source lacks it: that one is an example then, or what they replace. They are read when the first key is missing.
 */
export function createdKeys(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): (reference: Reference, missing: Missing | undefined) => string | undefined {
  let created: ReadonlyMap<string, readonly string[]> | undefined;
  return ({ kind, name, key, at }, missing) => {
    if (key === undefined) return undefined;
    created ??= createdIn(files, tree);
    const nearest = missing?.what === 'key' ? missing.nearest?.key : undefined;
    const isTypo = nearest !== undefined && typoOf(key.name, nearest) !== undefined;
    const all = created.get(idOf(kind, name, key.name)) ?? [];
    // What is to be filled in has the keys of the manifest, and a typo in one of them.
    const paths = isTypo ? all.filter((path) => !isModel(path)) : all;
    const path = nearestPath(paths, folderOf(hostSpan(at).file.path));
    return path === undefined ? undefined : `${path} makes ${kind} \`${name}\` with that key`;
  };
}

function createdIn(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): ReadonlyMap<string, readonly string[]> {
  const created = new Map<string, string[]>();
  for (const { path, read } of textsOf(files, tree, { complete: true }, isMaking)) {
    const text = read();
    if (isModel(path)) {
      for (const id of writtenIn(text)) appendTo(created, id, path);
    }
    if (!text.includes('create')) continue;
    for (const [, what = '', command = ''] of text.matchAll(COMMAND)) {
      const name = NAME.exec(command)?.[1];
      if (name === undefined) continue;
      const kind = what.startsWith('secret') ? 'Secret' : 'ConfigMap';
      for (const [, given, file] of command.matchAll(KEY)) {
        appendTo(created, idOf(kind, name, given ?? file ?? ''), path);
      }
    }
  }
  return created;
}

/** The kind, the name and each key of the objects in a manifest to fill in, which may be no valid YAML. */
function* writtenIn(text: string): Generator<string> {
  for (const { kind, name, text: object } of writtenObjects(text, OBJECT_KIND)) {
    for (const [, key = ''] of object.matchAll(OBJECT_KEY)) yield idOf(kind, name, key);
  }
}

const OBJECT_KIND = /^kind:[ \t]*["']?(Secret|ConfigMap)\b/m;
const OBJECT_KEY = /^[ \t]+["']?([-\w.]+)["']?:/gm;

function idOf(kind: string, name: string, key: string): string {
  return `${kind} ${name} ${key}`;
}
