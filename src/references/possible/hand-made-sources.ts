import type { FileTree } from '../../model/file-tree.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Documents, scripts and Terraform that may tell how a source is made by hand. */
const TELLING =
  /\.(?:md|mdx|adoc|rst|txt|sh|bash|zsh|ps1|py|go|ts|js|rb|tf|tftpl|hcl|just|mk|envrc|j2|tpl|tmpl)$|(?:^|\/)(?:Makefile|Justfile|justfile|Jenkinsfile|Tiltfile|Vagrantfile)$/;
/** Bytes of such a file that are read at most, and files in all. */
const MOST_BYTES = 1024 * 1024;
const MOST_FILES = 50_000;
/** Bytes of all such files that are read at most; past it nothing is missing for certain. */
const MOST_BYTES_IN_ALL = 256 * 1024 * 1024;

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, flags before the name included. */
const CREATE =
  /(?:create[ \t]+(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)|secrets[ \t]+new)[ \t]+(?:--?[-\w]+(?:[= ]\S+)?[ \t]+){0,8}["']?(\$\{?\w+|[a-z0-9][-a-z0-9.]*)/g;
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
  names: ReadonlySet<string>,
): PossibleProducer {
  let found: HandMade | undefined;
  return ({ kind, name }) => {
    found ??= madeByHand(files, tree, names);
    const path = found.made.get(`${kind} ${name}`);
    if (path !== undefined) return `${path} tells how it is made`;
    return found.complete ? undefined : 'the repository has more scripts than are searched';
  };
}

interface HandMade {
  /** Kind and name → the file that tells. */
  readonly made: ReadonlyMap<string, string>;
  /** All files that may tell were read. */
  readonly complete: boolean;
}

function madeByHand(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): HandMade {
  const made = new Map<string, string>();
  const reading = { complete: true };
  const note = (kind: string, name: string, path: string): void => {
    const id = `${kind} ${name}`;
    if (!made.has(id)) made.set(id, path);
  };
  for (const { path, text } of textsOf(files, tree, reading)) {
    for (const { kind, name } of commandsIn(text)) note(kind, name, path);
    for (const { kind, name } of objectsIn(path, text)) note(kind, name, path);
    for (const name of PROGRAM.test(path) ? quotedIn(text, names) : []) {
      note('Secret', name, path);
      note('ConfigMap', name, path);
    }
    for (const [, name = ''] of TERRAFORM.test(text) ? text.matchAll(TERRAFORM_NAME) : []) {
      note('Secret', name, path);
      note('ConfigMap', name, path);
    }
  }
  return { made, complete: reading.complete };
}

const PROGRAM = /\.(?:go|py|ts|js|rb|tf|tftpl|hcl)$/;
const QUOTED = /["'`]([a-z0-9][-a-z0-9.]*)["'`]/g;

/** The names in question that a program mentions, where it has to do with Secrets or ConfigMaps at all. */
function* quotedIn(text: string, names: ReadonlySet<string>): Generator<string> {
  if (!/secret|config_?map/i.test(text)) return;
  for (const [, name = ''] of text.matchAll(QUOTED)) if (names.has(name)) yield name;
}

/** An object in a script or document (`cat <<EOF | kubectl apply -f -`, an example to copy). */
const OBJECT =
  /^([ \t]*)kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/gm;
const OBJECT_NAME = /^[ \t]*name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;
/** Characters after the kind in which an object's name is looked for. */
const NEAR = 400;

function* objectsIn(
  path: string,
  text: string,
): Generator<{ readonly kind: string; readonly name: string }> {
  if (/\.(?:ya?ml|json)$/.test(path)) return;
  for (const { 0: line, 2: kind = '', index } of text.matchAll(OBJECT)) {
    const after = text.slice(index + line.length, index + line.length + NEAR);
    const name = OBJECT_NAME.exec(after)?.[1];
    if (name !== undefined) yield { kind: kind === 'ConfigMap' ? kind : 'Secret', name };
  }
}

/** The names that `create` commands of a text say, by themselves or by a variable. */
function* commandsIn(text: string): Generator<{ readonly kind: string; readonly name: string }> {
  if (!text.includes('create') && !text.includes('secrets new')) return;
  let assigned: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [, what = '', name = ''] of text.matchAll(CREATE)) {
    const kind = what === '' || what.startsWith('secret') ? 'Secret' : 'ConfigMap';
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
  reading: { complete: boolean },
): Generator<{ readonly path: string; readonly text: string }> {
  for (const { path, source } of files) {
    if (source !== undefined) yield { path, text: source.text };
  }
  let left = MOST_BYTES_IN_ALL;
  let count = 0;
  for (const path of tree?.paths ?? []) {
    if (!TELLING.test(path)) continue;
    count += 1;
    if (count > MOST_FILES || left <= 0) {
      reading.complete = false;
      return;
    }
    const content = tree?.read(path);
    if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    left -= content.bytes.length;
    yield { path, text: new TextDecoder().decode(content.bytes) };
  }
}
