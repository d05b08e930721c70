import { appendTo } from '../../../model/group-by.ts';
import { message } from '../../../model/message.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Missing, Reference } from '../../../model/reference.ts';
import { hostSpan } from '../../../model/span.ts';
import { typoOf } from '../../../text/typo.ts';
import { isSampleManifest, mayExplainCreation } from '../kit/documentation-paths.ts';
import { nearestPath } from '../kit/nearest-path.ts';
import { writtenObjects } from '../kit/objects-in-text.ts';
import type { TextScan } from '../kit/scan-texts.ts';

/** What a shell or Terraform runs. A document contains what somebody did once, or may do: against a manifest that counts for nothing. */
const SCRIPT =
  /\.(?:sh|bash|zsh|ps1|py|just|mk|envrc|j2|tpl|tmpl|tf)$|(?:^|\/)(?:[A-Z]\w*|just)file$/;
const isCreating = (path: string): boolean =>
  isSampleManifest(path) || (SCRIPT.test(path) && mayExplainCreation(path));

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, with all lines of the command. */
const COMMAND =
  /\bcreate[ \t]+(secret[ \t]+generic|configmap|cm)[ \t]+((?:[^\n]*[\\`]\r?\n){0,60}[^\n]*)/g;
const NAME = /^(?:--?[-\w]+=\S+[ \t]+){0,8}["']?([a-z0-9][-a-z0-9.]*)/;
const KEY =
  /--from-(?:literal|file)[= \t]+["']?([-\w.]+)=|--from-file[= \t]+["']?(?:[^\s"'=]*\/)?([-\w.]+)(?=["']?(?:\s|$))/g;

/**
 * Looks for the key of a reference in scripts, workflows, Terraform and manifests to fill in (`secrets.yaml.example`) that create its source,
 * although the manifest of the source lacks the key: then that manifest is an example, or what they replace.
 */
export function createdKeys(
  scan: TextScan,
): (reference: Reference, missing: Missing | undefined) => Reason | undefined {
  const created = addReader(scan);
  return ({ kind, name, key, at }, missing) => {
    if (key === undefined) return undefined;
    const nearest = missing?.what === 'key' ? missing.nearest?.key : undefined;
    const isTypo = nearest !== undefined && typoOf(key.name, nearest) !== undefined;
    const all = created().get(idOf(kind, name, key.name)) ?? [];
    // What is to be filled in has the keys of the manifest, which misspells one.
    const paths = isTypo ? all.filter((path) => !isSampleManifest(path)) : all;
    const path = nearestPath(paths, folderOf(hostSpan(at).file.path));
    return path === undefined
      ? undefined
      : message`${path} creates ${kind} \`${name}\` with that key`;
  };
}

/** Kind, name and key → the files that create the key. */
function addReader(scan: TextScan): () => ReadonlyMap<string, readonly string[]> {
  const created = new Map<string, string[]>();
  return scan.add({
    wants: (path, file) => (file === undefined ? isCreating(path) : file.source !== undefined),
    read: ({ path, text: read }) => {
      const text = read();
      if (isSampleManifest(path)) {
        for (const id of writtenIn(text)) appendTo(created, id, path);
      }
      for (const id of resourcesIn(text)) appendTo(created, id, path);
      if (!text.includes('create')) return;
      for (const id of commandsIn(text)) appendTo(created, id, path);
    },
    found: () => created,
  });
}

function* commandsIn(text: string): Generator<string> {
  for (const [, what = '', command = ''] of text.matchAll(COMMAND)) {
    const name = NAME.exec(command)?.[1];
    if (name === undefined) continue;
    const kind = what.startsWith('secret') ? 'Secret' : 'ConfigMap';
    for (const [, given, file] of command.matchAll(KEY))
      yield idOf(kind, name, given ?? file ?? '');
  }
}

/** `resource "kubernetes_secret_v1" "db" {`, up to the brace that ends it. */
const RESOURCE = /^resource[ \t]+"kubernetes_(secret|config_map)\w*"[^\n]*\n/gm;
const LONGEST_RESOURCE = 20_000;
const RESOURCE_NAME = /^[ \t]*name[ \t]*=[ \t]*"([a-z0-9][-a-z0-9.]*)"/m;
const ARGUMENT = /^[ \t]*"?([-\w.]+)"?[ \t]*[=:](?!=)/gm;

/** The kind, the name and each argument of what Terraform creates: its keys are among them. */
function* resourcesIn(text: string): Generator<string> {
  if (!text.includes('"kubernetes_')) return;
  let end = 0;
  let read = 0;
  for (const { 0: line, 1: what, index } of text.matchAll(RESOURCE)) {
    const start = index + line.length;
    if (end < start - 1) end = text.indexOf('\n}', start - 1);
    if (end === -1) return;
    if (index < read || end - start > LONGEST_RESOURCE) continue;
    read = end;
    const block = text.slice(start, end + 1);
    const name = RESOURCE_NAME.exec(block)?.[1];
    if (name === undefined) continue;
    const kind = what === 'secret' ? 'Secret' : 'ConfigMap';
    for (const [, key = ''] of block.matchAll(ARGUMENT)) yield idOf(kind, name, key);
  }
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
