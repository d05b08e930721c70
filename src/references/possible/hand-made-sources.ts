import type { FileTree } from '../../model/file-tree.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Documents, scripts and Terraform that may tell how a source is made by hand. */
const TELLING =
  /\.(?:md|adoc|rst|txt|sh|bash|zsh|ps1|py|tf|tftpl|just|mk)$|(?:^|\/)(?:Makefile|Justfile|justfile)$/;
/** Bytes of such a file that are read at most, and files in all. */
const MOST_BYTES = 1024 * 1024;
const MOST_FILES = 5000;

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, flags before the name included. */
const CREATE =
  /create[ \t]+(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)[ \t]+(?:--?[-\w]+(?:[= ]\S+)?[ \t]+){0,8}["']?(\$\{?\w+|[a-z0-9][-a-z0-9.]*)/g;
/** `client_secret=oauth2-proxy`: a command may name a source by a variable of its script. */
const ASSIGNED = /\b(\w+)=["']?([a-z0-9][-a-z0-9.]*)/g;
const TERRAFORM = /"kubernetes_(?:secret|config_map)/;
const TERRAFORM_NAME = /\bname[ \t]*=[ \t]*"([a-z0-9][-a-z0-9.]*)"/g;

/**
 * Commands and Terraform resources of the repository that create a source. The files are only read when the first question
 * comes, that is when something is missing. `tree` holds those that are no manifests.
 */
export function handMadeSources(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): PossibleProducer {
  let made: ReadonlyMap<string, string> | undefined;
  return ({ kind, name }) => {
    made ??= madeByHand(files, tree);
    const path = made.get(`${kind} ${name}`);
    return path === undefined ? undefined : `${path} tells how it is made`;
  };
}

function madeByHand(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const note = (kind: string, name: string, path: string): void => {
    const id = `${kind} ${name}`;
    if (!made.has(id)) made.set(id, path);
  };
  for (const { path, text } of textsOf(files, tree)) {
    for (const { kind, name } of commandsIn(text)) note(kind, name, path);
    for (const [, name = ''] of TERRAFORM.test(text) ? text.matchAll(TERRAFORM_NAME) : []) {
      note('Secret', name, path);
      note('ConfigMap', name, path);
    }
  }
  return made;
}

/** The names that `create` commands of a text say, by themselves or by a variable. */
function* commandsIn(text: string): Generator<{ readonly kind: string; readonly name: string }> {
  if (!text.includes('create')) return;
  let assigned: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [, what = '', name = ''] of text.matchAll(CREATE)) {
    const kind = what.startsWith('secret') ? 'Secret' : 'ConfigMap';
    if (name.startsWith('$')) {
      assigned ??= assignmentsIn(text);
      for (const each of assigned.get(name.replace(/^\$\{?/, '')) ?? []) yield { kind, name: each };
    } else {
      yield { kind, name };
    }
  }
}

function assignmentsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const assigned = new Map<string, string[]>();
  for (const [, variable = '', value = ''] of text.matchAll(ASSIGNED)) {
    const values = assigned.get(variable);
    if (values === undefined) assigned.set(variable, [value]);
    else if (!values.includes(value) && values.length < 20) values.push(value);
  }
  return assigned;
}

function* textsOf(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
): Generator<{ readonly path: string; readonly text: string }> {
  for (const { path, source } of files) {
    if (source !== undefined) yield { path, text: source.text };
  }
  for (const path of (tree?.paths ?? [])
    .filter((each) => TELLING.test(each))
    .slice(0, MOST_FILES)) {
    const content = tree?.read(path);
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    yield { path, text: new TextDecoder().decode(content.bytes) };
  }
}
