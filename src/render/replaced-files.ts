import { textsAt, type FileTree } from '../model/file-tree.ts';
import { isPlaceholderName } from '../model/names/placeholders.ts';
import { scalarAt } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';

/** Scripts, build files, pipelines and documents that may run `sed`. */
const TELLING =
  /\.(?:md|mdx|adoc|rst|sh|bash|zsh|mk|just)$|(?:^|\/)(?:Makefile|[Jj]ustfile|Jenkinsfile|Taskfile\.ya?ml|\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml|\.tekton\/[^/]+\.ya?ml)$/;

/** What one script replaces with `sed`. */
interface Script {
  readonly path: string;
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Why a file of manifests is a template although it reads as YAML, as a clause; undefined for one that is not: a script replaces names in
 * it, its own name says so and something in it waits to be filled in, or an object's whole name does.
 */
export function replacedFiles(tree: FileTree): (file: ParsedFile) => string | undefined {
  let scripts: readonly Script[] | undefined;
  return (file) => {
    const text = file.source?.text;
    if (text === undefined || isNamed(tree, file.path)) return undefined;
    const name = placeholderNameIn(file);
    if (name !== '') return `the name \`${name}\` in it is a placeholder`;
    if (isCalledTemplate(file) && TO_FILL_IN.test(text)) {
      return 'a template by its name, with placeholders';
    }
    scripts ??= scriptsIn(tree);
    const found = scripts.find((script) => replacesIn(script, file.path, text));
    return found === undefined ? undefined : `${found.path} replaces names in it`;
  };
}

/** Whether a file waits for names, whatever it is called: whoever looks for what is deployed need not follow it. */
export function lacksNames(tree: FileTree, file: ParsedFile): boolean {
  return placeholderNameIn(file) !== '' && !isNamed(tree, file.path);
}

/** The user named this very file: it is looked at whatever it seems to be. */
function isNamed({ selected, named }: FileTree, path: string): boolean {
  return selected?.has(path) === true || named?.includes(path) === true;
}

/** Words that say only what is to be there. */
const PLACEHOLDER_NAMESPACE = /^(?:dummy|your)-namespace$/;

/** The empty text where there is none. */
function placeholderNameIn({ documents }: ParsedFile): string {
  for (const { manifests } of documents) {
    for (const { name = '', node } of manifests) {
      if (isPlaceholderName(name)) return name;
      const namespace = scalarAt(node, 'metadata', 'namespace')?.text ?? '';
      if (isPlaceholderName(namespace) || PLACEHOLDER_NAMESPACE.test(namespace)) return namespace;
    }
  }
  return '';
}

const TEMPLATE_NAME = /(?:^|[-_.])(?:template|tmpl|tpl)(?:[-_.][^/]*)?\.(?:ya?ml|json)$/i;
/** Something that a person or a program fills in. */
const TO_FILL_IN =
  /\b__\w+__\b|<[A-Za-z][\w -]*>|\$\{|\$\(|\{\{|%[A-Z_]+%|@[A-Z_]+@|\b(?:REPLACE|CHANGE_?-?ME|TODO|FIXME|PLACEHOLDER|YOUR[-_])|\b(?:replace|change)[-_]?(?:me|this|with)\b|(?:[nN]ame|[nN]amespace|image):[ \t]*["']?[A-Z][A-Z0-9]*_[A-Z0-9_]+["']?[ \t]*$/m;

/** Objects called templates (a WorkflowTemplate, an OpenShift Template) are in files called so with every right. */
function isCalledTemplate({ path, documents }: ParsedFile): boolean {
  if (!TEMPLATE_NAME.test(path.slice(path.lastIndexOf('/') + 1))) return false;
  const objects = documents.flatMap(({ manifests }) => manifests);
  return !objects.some(({ kind }) => kind.endsWith('Template'));
}

function scriptsIn(tree: FileTree): readonly Script[] {
  const scripts: Script[] = [];
  for (const { path, text } of textsAt(tree, TELLING)) {
    const words = text.includes('sed') ? wordsReplacedIn(text) : [];
    if (words.length > 0) scripts.push({ path, text, words });
  }
  return scripts;
}

/** `sed -i 's/replace_namespace/…/'`, `sed -e "s|__NAME__|$NAME|g"`; only what nobody would write for its own sake. */
const COMMAND = /\bsed\b(?:\\[^]|[^\n\\])*/g;
const EXPRESSION = /\bs([/|#,@!~+])([^\n]{3,80}?)\1/g;
const WORD = /^[\w{}<>%@-]{4,60}$/;

function wordsReplacedIn(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [command] of text.matchAll(COMMAND)) {
    for (const [, , word = ''] of command.matchAll(EXPRESSION)) {
      if (WORD.test(word) && isPlaceholder(word)) words.add(word);
    }
  }
  return [...words];
}

function isPlaceholder(word: string): boolean {
  if (/^[A-Z][A-Z0-9_-]+$|[{}<>%@]/.test(word)) return true;
  return /^[a-z]+[A-Z]/.test(word) ? false : /_|replace|placeholder|change-?me/i.test(word);
}

/** A script is about a file when it says its name, or is above it and names files by a pattern. */
function replacesIn({ path, text, words }: Script, file: string, content: string): boolean {
  const used = words.filter((word) => content.includes(word) && isName(content, word));
  if (used.length === 0) return false;
  if (text.includes(file.slice(file.lastIndexOf('/') + 1))) return true;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return file.startsWith(folder) && /\*\.ya?ml|\*\.json|\bfind\b|\bxargs\b|\bfor\b/.test(text);
}

/** Whether a word is (part of) a name or namespace, or of a value of a Secret or ConfigMap; not of an image or a variable's name. */
function isName(content: string, word: string): boolean {
  const escaped = word.replaceAll(/[{}-]/g, String.raw`\$&`);
  const named = String.raw`^[ \t]*(?:- )?["']?(?:\w*[nN]ame|\w*[nN]amespace)["']?:[ \t]*["']?\S*${escaped}`;
  if (new RegExp(named, 'm').test(withoutVariables(content))) return true;
  return (
    /^kind:[ \t]*(?:Secret|ConfigMap)\b/m.test(content) &&
    new RegExp(String.raw`:[ \t]*["']?${escaped}["']?[ \t]*$`, 'm').test(content)
  );
}

/** `- name: REPLACE_ME` may be a variable of a container: its name is as it should be. */
function withoutVariables(content: string): string {
  return content.replaceAll(/^[ \t]*- name:[ \t]*["']?[A-Z][A-Z0-9_]*["']?[ \t]*$/gm, '');
}
