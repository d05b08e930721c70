import type { FileTree } from '../../model/file-tree.ts';
import { memo } from '../../model/memo.ts';

/** Scripts, build files, pipelines and documents that may tell how a file comes to be, and what is applied. */
const TELLING =
  /\.(?:md|adoc|sh|bash|zsh|ps1|py|go|mk|just)$|(?:^|\/)(?:Makefile|Justfile|justfile|Taskfile\.ya?ml|\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml)$/;
/** Names of files that may be scripts: their first characters tell. */
const PLAIN_NAME = /(?:^|\/)[^./]+$/;
const PIPELINE = /(?:^|\/)(?:\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml)$/;
/** Tasks of Ansible. */
const PLAYBOOK = /(?:^|\/)(?:(?:tasks|handlers|playbooks?)\/.*|(?:playbook|site)[^/]*)\.ya?ml$/;
const BUILDING = new RegExp(
  `${TELLING.source}|\\.(?:ya?ml|json|toml|ts|js|tf|hcl|groovy|jsonnet)$|(?:^|\\/)(?:Tiltfile|Jenkinsfile|Earthfile|Dockerfile)[^/]*$`,
);
const MAX_FILES = 3_000;
const MAX_BYTES = 512 * 1024;

export interface TellingText {
  readonly path: string;
  readonly text: string;
}

/** The texts of all scripts, build files, pipelines and documents of a tree. */
export const tellingTexts = memo((tree: FileTree) => textsOf(tree, TELLING, true));

/** Those of its pipelines. */
export const pipelineTexts = memo((tree: FileTree) => textsOf(tree, PIPELINE, false));

/** The same of the rest of a repository, of which the user named a part. */
export const tellingTextsAround = memo((tree: FileTree) => textsOf(rest(tree), TELLING, true));
export const pipelineTextsAround = memo((tree: FileTree) => textsOf(rest(tree), PIPELINE, false));

/** The same with all files that may tell a builder what to do: of Skaffold, Tilt, Argo CD and pipelines. */
export const buildTexts = memo((tree: FileTree) => textsOf(tree, BUILDING, true));

/** Those of its playbooks, and the tasks of roles. */
export const playbookTexts = memo((tree: FileTree) => textsOf(tree, PLAYBOOK, false));

type Texts = Pick<FileTree, 'paths' | 'read'>;

function rest({ around, read }: FileTree): Texts {
  return { paths: around?.() ?? [], read };
}

function textsOf(tree: Texts, telling: RegExp, takesScripts: boolean): readonly TellingText[] {
  const texts: TellingText[] = [];
  let plain = 0;
  for (const path of tree.paths) {
    if (texts.length >= MAX_FILES) break;
    const isNamedSo = telling.test(path);
    if (!isNamedSo) {
      if (!takesScripts || plain >= MAX_FILES || !PLAIN_NAME.test(path)) continue;
      plain += 1;
    }
    const content = tree.read(path);
    if (content.kind !== 'bytes' || content.bytes.length > MAX_BYTES) continue;
    if (isNamedSo || isScript(content.bytes))
      texts.push({ path, text: new TextDecoder().decode(content.bytes) });
  }
  return texts;
}

/** It begins with `#!`. */
function isScript(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x21;
}
