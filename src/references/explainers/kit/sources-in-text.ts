import type { SourceKind } from '../../../model/source.ts';
import { isDocument } from './documentation-paths.ts';
import { assignmentsIn, hasLetters, shellText, withoutVariables } from './names-in-scripts.ts';
import { releasesInText } from './releases-in-text.ts';
import type { ScannedText } from './scan-texts.ts';

/** A source that a text creates; with `*`, only part of its name is known. */
export interface CreatedSource {
  readonly kind: SourceKind;
  readonly name: string;
  /** The only namespace that it is created in; undefined if the text does not say so, or with a variable. */
  readonly namespace?: string;
  /** It explains only names in the folder of the text and below it. */
  readonly near?: true;
  /** The text has the name, but not which of the two kinds it is of. */
  readonly eitherKind?: true;
}

/**
 * The sources that a script, program or document creates: `create` commands, copies with `get … | apply`, objects in here-documents and
 * examples, Helm releases, and Terraform.
 */
export function* sourcesCreatedIn(path: string, text: string): Generator<CreatedSource> {
  yield* createdIn(shellText(path, text), isDocument(path) ? undefined : LISTED);
  yield* copiedIn(text);
  yield* objectsIn(path, text);
  yield* jsonObjectsIn(path, text);
  yield* generatedIn(path, text);
  for (const name of releasesInText(path, text)) {
    for (const each of either(name)) yield name.includes('*') ? { ...each, near: true } : each;
  }
  if (text.includes('"kubernetes_') && TERRAFORM.test(text)) yield* terraformIn(text);
  if (TERRAFORM_FILE.test(path)) yield* moduleArgumentsIn(text);
  if (text.includes('config_updater:')) yield* updatedIn(text);
}

const TERRAFORM_FILE = /\.(?:tf|tfvars|hcl)$/;

/** `k8s_secret_name = "chat-webhook"`: an argument of a Terraform module that says what the module makes. */
const MODULE_ARGUMENT =
  /\b\w{0,80}(secret|config_?map)s?_name\w{0,80}[ \t]*=[ \t]*"([a-z0-9][-a-z0-9.]*)"/gi;

function* moduleArgumentsIn(text: string): Generator<CreatedSource> {
  for (const [, what = '', name = ''] of text.matchAll(MODULE_ARGUMENT)) {
    yield { kind: what.toLowerCase() === 'secret' ? 'Secret' : 'ConfigMap', name };
  }
}

/** The ConfigMaps that Prow's plugin config-updater makes of files: `maps: {path/*.yaml: {name: NAME}}`. */
const UPDATED_NAME = /^[ \t]+name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/gm;

function* updatedIn(text: string): Generator<CreatedSource> {
  const [, section = ''] = /^config_updater:[ \t]*\n((?:[ \t#].*\n|\n)*)/m.exec(`${text}\n`) ?? [];
  for (const [, name = ''] of section.matchAll(UPDATED_NAME)) yield { kind: 'ConfigMap', name };
}

/** `kubectl create secret generic NAME`, `oc create configmap NAME`, `oc secrets new NAME`, flags before the name included. */
const CREATE =
  /(?:create[ \t]+(secret[ \t]+(?:generic|tls|docker-registry)|configmap|cm)|secrets[ \t]+new(?:-basicauth|-dockercfg|-sshauth)?)[ \t]+(?:(?:\\\n[ \t]*)?--?[-\w]+(?:(?:=| (?!-))(?:"[^"\n]*"|'[^'\n]*'|[^\s\\]+))?[ \t]+){0,8}(?:\\\n[ \t]*)?["']?((?:\$\{\{[^}\n]{0,200}\}\}|\$\{[^}\s]*\}|\$\([^)\s]*\)|\$\w+|[a-z0-9])(?:\$\{\{[^}\n]{0,200}\}\}|\$\{[^}\s]*\}|\$\([^)\s]*\)|\$\w+|[-a-z0-9.])*)/g;

/** A word of a script that may be a name in a list. */
const LISTED = /(?<![-.\w])[a-z0-9][a-z0-9.]*-[-a-z0-9.]*[a-z0-9](?![-\w])/g;
const ONLY_VARIABLE = /^(?:\$\{\w+\}|\$\w+)$/;
const MAX_LISTED = 500;

/**
 * The names in `create` commands, with variables in them or without. If all of a name is a variable to which the text assigns no value, it may be
 * any name that the text lists: a loop splits the items of its list.
 */
function* createdIn(text: string, listed: RegExp | undefined): Generator<CreatedSource> {
  if (!text.includes('create') && !text.includes('secrets new')) return;
  let assigned: ReadonlyMap<string, readonly string[]> | undefined;
  let words: readonly string[] | undefined;
  for (const match of text.matchAll(CREATE)) {
    const [, what = '', name = ''] = match;
    const kind = what === '' || what.startsWith('secret') ? 'Secret' : 'ConfigMap';
    if (name.includes('$')) {
      assigned ??= assignmentsIn(text);
      const names = withoutVariables(name, assigned);
      for (const each of names) yield { kind, name: each };
      if (listed === undefined || names.length > 0 || !ONLY_VARIABLE.test(name)) continue;
      words ??= [...new Set(text.match(listed))].slice(0, MAX_LISTED);
      for (const each of words) yield { kind, name: each };
    } else {
      yield { kind, name, ...namespaceOf(commandAt(text, match.index)) };
    }
  }
}

/** The rest of a command, continued lines included. */
const REST = /(?:\\\r?\n|[^\n|;&`]){1,600}/y;
/** Also before the word `create`: `kubectl -n web create secret …`. */
const NAMESPACE = /(?:^|[ \t])(?:-n|--namespace)(?:[ \t]+|=)["']?([^\s"'`]+)/g;

function commandAt(text: string, index: number): string {
  REST.lastIndex = index;
  const [before = ''] = text
    .slice(Math.max(0, index - NEAR), index)
    .split(/[\n|;&`]/)
    .slice(-1);
  return `${before}${REST.exec(text)?.[0] ?? ''}`;
}

/** The only namespace that a command names, if it is written out. */
function namespaceOf(command: string): Pick<CreatedSource, 'namespace'> {
  const [namespace, ...others] = [...command.matchAll(NAMESPACE)].map(([, name = '']) => name);
  const isOne = namespace !== undefined && others.every((other) => other === namespace);
  return isOne && IS_NAME.test(namespace) ? { namespace } : {};
}

const IS_NAME = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;

/** `kubectl get secret NAME -n a -o yaml | sed … | kubectl apply -n b -f -`: the name exists in another namespace too; so does each of a loop (`$NAME`). */
const COPY =
  /\bget[ \t]+(secrets?|configmaps?|cm)[ \t/]+["']?([a-z0-9][-a-z0-9.]*|\$\{\w+\}|\$\w+)(?=((?:\\\n|[^\n]){0,800}))/g;
const APPLIED = /\b(?:apply|create|replace)\b/;

/** `… -o json | jq '.metadata.name = "NAME"' | kubectl apply -f -`: the copy gets another name. */
const RENAMED = /\.metadata\.name[ \t]*\|?=[ \t]*["']([a-z0-9][-a-z0-9.]*)["']/g;

function* copiedIn(text: string): Generator<CreatedSource> {
  if (!text.includes('get ')) return;
  let assigned: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [, name = ''] of text.matchAll(RENAMED)) yield* either(name);
  for (const [, what = '', name = '', behind = ''] of text.matchAll(COPY)) {
    const pipe = behind.indexOf('|');
    if (pipe === -1 || !APPLIED.test(behind.slice(pipe))) continue;
    const names = name.startsWith('$')
      ? withoutVariables(name, (assigned ??= assignmentsIn(text)))
      : [name];
    for (const each of names)
      yield { kind: what.startsWith('s') ? 'Secret' : 'ConfigMap', name: each };
  }
}

/** An object in a script or document (`cat <<EOF | kubectl apply -f -`, an example to copy). */
const OBJECT =
  /^([ \t]*)kind:[ \t]*["']?(Secret|ConfigMap|SealedSecret|ExternalSecret)["']?[ \t]*$/gm;
const JSON_OBJECT = /"kind":[ \t]*"(Secret|ConfigMap)"/g;
const JSON_NAME = /"name":[ \t]*"([a-z0-9][-a-z0-9.]*)"/;
const OBJECT_NAME = /^[ \t]*name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;
/** Of the lines beside the name, none of which is indented less. */
const OBJECT_NAMESPACE = /^([ \t]+)name:.*\n(?:\1.*\n){0,20}?\1namespace:[ \t]*["']?([^\s"'#]+)/m;
/** Characters after the kind in which an object's name is looked for. */
const NEAR = 400;

/** In YAML, only objects inside a text (a step of a workflow): others are read as manifests. */
function* objectsIn(path: string, text: string): Generator<CreatedSource> {
  if (path.endsWith('.json')) return;
  const isYaml = /\.ya?ml$/.test(path);
  if (isYaml && !text.includes('<<')) return;
  for (const { 0: line, 1: indent = '', 2: kind = '', index } of text.matchAll(OBJECT)) {
    if (isYaml && (indent.length < DEEP || !HERE_DOCUMENT.test(before(text, index)))) continue;
    const after = text.slice(index + line.length, index + line.length + NEAR);
    const name = OBJECT_NAME.exec(after)?.[1];
    if (name === undefined) continue;
    const namespace = OBJECT_NAMESPACE.exec(after)?.[2];
    const isKnown = namespace !== undefined && IS_NAME.test(namespace);
    yield { kind: kind === 'ConfigMap' ? kind : 'Secret', name, ...(isKnown && { namespace }) };
  }
}

/** The beginning of a part of a template. */
const BLOCK = /\{\{-? ?(?:with|range|if) /;

/** In YAML, only objects that an agent fills in, after the beginning of a template (`{{- with secret "kv/web" }}`): others are read as manifests. */
function* jsonObjectsIn(path: string, text: string): Generator<CreatedSource> {
  if (path.endsWith('.json') || !text.includes('"kind"')) return;
  const isYaml = /\.ya?ml$/.test(path);
  for (const { 1: kind = '', index } of text.matchAll(JSON_OBJECT)) {
    if (isYaml && !BLOCK.test(before(text, index))) continue;
    const name = JSON_NAME.exec(text.slice(index, index + NEAR))?.[1];
    if (name !== undefined) yield { kind: kind === 'ConfigMap' ? kind : 'Secret', name };
  }
}

const DEEP = 4;
/** Not the part of a template that Flux fills in: `<< inputs.name >>`. */
const HERE_DOCUMENT = /<<-?[ \t]*["']?\w+(?![\w.])/;

function before(text: string, index: number): string {
  return text.slice(Math.max(0, index - NEAR), index);
}

/** Generators of a kustomization in a script or document, and `kustomize edit add secret NAME`. */
const GENERATOR = /^[ \t]*(configMap|secret)Generator:[ \t]*\n((?:[ \t].*\n|-.*\n|\n){1,100})/gm;
const GENERATED_NAME = /^[ \t]*(?:-[ \t]*)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/gm;
const EDIT_ADD = /\bedit[ \t]+add[ \t]+(secret|configmap)[ \t]+["']?([a-z0-9][-a-z0-9.]*)/g;

function* generatedIn(path: string, text: string): Generator<CreatedSource> {
  if (text.includes('edit')) {
    for (const [, what = '', name = ''] of text.matchAll(EDIT_ADD)) {
      yield { kind: what === 'secret' ? 'Secret' : 'ConfigMap', name };
    }
  }
  if (!text.includes('Generator:') || /\.(?:ya?ml|json)$/.test(path)) return;
  for (const [, what = '', entries = ''] of `${text}\n`.matchAll(GENERATOR)) {
    for (const [, name = ''] of entries.matchAll(GENERATED_NAME)) {
      yield { kind: what === 'secret' ? 'Secret' : 'ConfigMap', name };
    }
  }
}

const PROGRAM = /\.(?:go|py|ts|js|rb|java|kt|cs|tf|tftpl|hcl|jsonnet|libsonnet|cue|nix|dhall)$/;
const QUOTED = /["'`]([a-z0-9][-a-z0-9.]*)["'`]/g;
/** What programs contain that create Secrets or ConfigMaps: one that only reads a Secret explains nothing. */
const CREATES =
  /creat|apply|patch|upsert|ensure|Secret\{|ConfigMap\{|V1Secret|V1ConfigMap|new [\w.]*(?:Secret|ConfigMap)\(|(?:secret|configMap)\.new\(|kind["']?[ \t]*[:=][ \t]*["'](?:(?:Sealed|External)?Secret|ConfigMap)["']|kubernetes_(?:secret|config_map)/i;

/** `kube.Secret("name")` of a library of jsonnet, cdk8s or Pulumi. */
const CONSTRUCTS = /\.(?:Secret|ConfigMap)\(/;

/** The names in question that a program mentions in quotes, if it creates Secrets or ConfigMaps at all. */
export function* quotedSources({
  path,
  text: read,
  names,
}: Pick<ScannedText, 'path' | 'text' | 'names'>): Generator<CreatedSource> {
  if (!PROGRAM.test(path)) return;
  const text = read();
  if (!/secret|config_?map/i.test(text) || names().size === 0) return;
  if (!CREATES.test(text) && !CONSTRUCTS.test(text)) return;
  for (const [, name = ''] of text.matchAll(QUOTED)) {
    if (names().has(name)) yield* either(name);
  }
}

const TERRAFORM = /"kubernetes_(?:secret|config_map|manifest)/;
const TERRAFORM_NAME = /\bname[ \t]*=[ \t]*"((?:\$\{[^}"]*\}|[-a-z0-9.])+)"/g;

/** A resource of this type is of one kind. */
const TERRAFORM_RESOURCE =
  /^[ \t]*resource[ \t]+"kubernetes_(secret|config_map)(?:_v1)?"[ \t]+"[^"\n]*"[ \t]*\{\s*metadata[ \t]*\{[^{}]{0,400}?\bname[ \t]*=[ \t]*"([a-z0-9][-a-z0-9.]*)"/gm;

function* terraformIn(text: string): Generator<CreatedSource> {
  for (const [, what = '', name = ''] of text.matchAll(TERRAFORM_RESOURCE)) {
    yield { kind: what === 'secret' ? 'Secret' : 'ConfigMap', name };
  }
  for (const [, written = ''] of text.replaceAll(TERRAFORM_RESOURCE, '').matchAll(TERRAFORM_NAME)) {
    const name = written.replaceAll(/\$\{[^}]*\}/g, '*');
    if (hasLetters(name) || !name.includes('*')) yield* either(name);
  }
}

function* either(name: string): Generator<CreatedSource> {
  yield { kind: 'Secret', name, eitherKind: true };
  yield { kind: 'ConfigMap', name, eitherKind: true };
}
