import { mayBeInItem } from '../model/elsewhere/item-tree.ts';
import { itemAt } from '../model/elsewhere/vendor.ts';
import { isKustomizationFile, type FileTree } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import { once } from '../model/memo.ts';
import {
  foldersAbove,
  fileNameOf,
  folderOf,
  foldersOf,
  folderPrefix,
} from '../model/names/folder-of.ts';
import { ignoredByGit } from '../text/glob/ignored-by-git.ts';
import { typoOf } from '../text/typo.ts';
import {
  pipelineTexts,
  pipelineTextsAround,
  playbookTexts,
  tellingTexts,
  tellingTextsAround,
  type TellingText,
} from './deployed/telling-texts.ts';
import { hologitFolders } from './hologit-folders.ts';
import { kluctlChartOf } from './kluctl-rendered.ts';
import { submodulesIn } from './submodules.ts';

/** What the tools of operators write, by where they write it, and what a build file says that runs them. */
const GENERATED: readonly (readonly [path: RegExp, commands: readonly RegExp[]])[] = [
  [/(?:^|\/)crd\/bases\/[^/]+\.ya?ml$/, [/controller[-_]gen/i, /\bcrd\b/]],
  [/(?:^|\/)rbac\/role\.ya?ml$/, [/controller[-_]gen/i, /\brbac:roleName=/]],
  [/(?:^|\/)webhook\/manifests\.ya?ml$/, [/controller[-_]gen/i, /\bwebhook\b/]],
  [/(?:^|\/)bases\/[^/]+\.clusterserviceversion\.ya?ml$/, [/\bgenerate kustomize manifests\b/]],
];

/** The folder that `flux bootstrap` writes, and the files in it. */
const BOOTSTRAPPED = /(?:^|\/)flux-system(?:\/(?:gotk-[^/]+|kustomization)\.ya?ml)?\/?$/;

/**
 * Why a file or folder that a kustomization lists and that is not in the tree may be there where the build really runs, as a clause: git ignores
 * it, `flux bootstrap` writes it, a script writes it, it is in a submodule or another checkout. Undefined when nothing speaks for it. Scripts are read when the first question comes.
 * What a cluster deploys from git (`pushed`) is there only if a pipeline writes and pushes it.
 */
export function mayAppear(tree: FileTree, pushed?: 'pushed'): (path: string) => string | undefined {
  const item = tree.root === undefined ? undefined : itemAt(tree.vendor, tree.root);
  if (item !== undefined) return mayBeInItem(item);
  const isIgnored = ignoredByGit(tree);
  const submoduleOf = once(() => submodulesIn(tree));
  const mappedOf = once(() => hologitFolders(tree));
  const paths = once(() => new Set([...tree.paths, ...(tree.around?.() ?? [])]));
  const missingFolders = foldersMissingIn(tree);
  const isMisspelled = misspelledIn(paths);
  const isThereFrom = fileOrFolderIn(tree);
  const known = new Map<string, string | undefined>();
  const reasonFor = (path: string): string | undefined => {
    if (isNotCheckedOut(tree, path)) return `git tracks \`${path}\`, which is not checked out`;
    const submodule = submoduleOf()(path);
    if (submodule !== undefined) return `\`${submodule}\` is a submodule of git`;
    const mapped = mappedOf()(path);
    if (mapped !== undefined) return `Hologit brings \`${mapped}\` from another repository`;
    const plain = withEnding(path, PLAIN_ENDINGS, paths());
    if (plain !== undefined) return `people encrypt \`${plain}\` into \`${path}\``;
    if (path.startsWith('../')) return pushed === undefined ? besideReason(path) : undefined;
    if (pushed === undefined) {
      if (BOOTSTRAPPED.test(path)) return `\`flux bootstrap\` writes \`${path}\``;
      if (isIgnored(path)) return `git ignores \`${path}\`, which is not in the repository`;
      const template = withEnding(path, TEMPLATE_ENDINGS, paths());
      if (template !== undefined) return `a program generates \`${path}\` from \`${template}\``;
      const chart = kluctlChartOf(tree, path);
      if (chart !== undefined) return `kluctl renders the chart of \`${chart}\` into \`${path}\``;
      const playbook = playbookTexts(tree).find(({ text }) => isTarget(text, path));
      if (playbook !== undefined) return `${playbook.path} writes \`${path}\``;
    }
    const tellers =
      pushed === undefined
        ? [...tellingTexts(tree), ...tellingTextsAround(tree)]
        : [...pipelineTexts(tree), ...pipelineTextsAround(tree)];
    const folders = missingFolders(path);
    const isCopied = (teller: TellingText): boolean =>
      pushed === undefined &&
      isThereFrom(folderOf(teller.path), path) &&
      isWritten(teller.text, 'kustomization.yaml');
    const teller = tellers.find(
      (each) =>
        isCopied(each) ||
        (isAbout(each.path, path) &&
          isWritten(each.text, fileNameOf(path)) &&
          !isMisspelled(path)) ||
        folders.some((folder) => isWritten(each.text, folder)) ||
        GENERATED.some(
          ([where, commands]) =>
            where.test(path) && commands.every((command) => command.test(each.text)),
        ),
    );
    return teller === undefined ? undefined : `${teller.path} explains how \`${path}\` is created`;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, reasonFor(path));
    return known.get(path);
  };
}

/** kustomize reads other checkouts that people or pipelines put beside this one. */
function besideReason(path: string): string {
  return `\`${path}\` is beside this repository`;
}

function isNotCheckedOut({ read }: FileTree, path: string): boolean {
  const content = read(path);
  return content.kind === 'unreadable' && content.cause === 'not-checked-out';
}

/** Endings of files that hold in plain text what is encrypted into the file without the ending (helm-secrets). */
const PLAIN_ENDINGS = ['.decrypted', '.dec'];

/** Endings of files that are filled in before anything is built. */
const TEMPLATE_ENDINGS = ['.j2', '.jinja', '.jinja2', '.tmpl', '.tpl', '.gotmpl', '.template'];

/** The file beside another one that has its name and one of some endings: `kustomization.yaml.j2`. */
function withEnding(
  path: string,
  endings: readonly string[],
  paths: ReadonlySet<string>,
): string | undefined {
  return endings.map((ending) => path + ending).find((each) => paths.has(each));
}

/** What tasks of Ansible write: `dest: '{{ folder }}/configs/ca.crt'`. */
const TARGET =
  /^[ \t]*(?:-[ \t]+)?(?:dest|path|creates)[ \t]*:[ \t]*(?![ \t])["']?([^"'\n]*[^"'\s])["']?[ \t]*$/gm;

/** Whether a task writes a path: its target is the path, or ends with the last two parts of it. */
function isTarget(text: string, path: string): boolean {
  const end = path.split('/').slice(-2).join('/');
  const targets = [...text.matchAll(TARGET)].map(([, target = '']) => target);
  return targets.some((target) => target === path || (end !== path && target.endsWith(`/${end}`)));
}

/** The folders above a path that are not there, by their whole paths; one whose path is a single name says too little. */
function foldersMissingIn(tree: FileTree): (path: string) => readonly string[] {
  let folders: ReadonlySet<string> | undefined;
  return (path) => {
    folders ??= foldersOf(tree.paths);
    const known = folders;
    return foldersAbove(path).filter((folder) => folder.includes('/') && !known.has(folder));
  };
}

/** Files of one name that are compared. */
const MAX_ALIKE = 500;

/** Whether a file of the same name is there, in a folder that is called nearly so: whatever writes files of the name, the path is misspelled. */
function misspelledIn(paths: () => ReadonlySet<string>): (path: string) => boolean {
  const byName = once(() => groupBy(paths(), fileNameOf));
  return (path) => {
    const names = path.split('/');
    const alike = byName().get(fileNameOf(path)) ?? [];
    return alike.slice(0, MAX_ALIKE).some((other) => {
      const others = other.split('/');
      const [at, more] = names.flatMap((each, index) => (each === others[index] ? [] : [index]));
      if (at === undefined || more !== undefined || names.length !== others.length) return false;
      return typoOf(names[at] ?? '', others[at] ?? '') !== undefined;
    });
  };
}

/** Deeper and longer paths are not asked about: nobody has them. */
const MAX_FOLDERS = 30;
const LONGEST = 1000;

/**
 * Whether the path that a kustomization lists leads to something from a folder above its own: it is written to be copied there (by a script
 * beside the copy). Of `a/b/b/x.yaml`, the path of `b/x.yaml` in `a/b`, this is true of `a` if `a/b/x.yaml` is there.
 */
function fileOrFolderIn(tree: FileTree): (place: string, path: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (place, path) => {
    const prefix = folderPrefix(place);
    if (path.length > LONGEST || !path.startsWith(prefix)) return false;
    const names = path.slice(prefix.length).split('/');
    if (names.length > MAX_FOLDERS) return false;
    known ??= new Set([...tree.paths, ...foldersOf(tree.paths)]);
    for (let from = 1; from < names.length; from += 1) {
      if (known.has(prefix + names.slice(from).join('/'))) return true;
    }
    return false;
  };
}

/** Any script may write a file of a telling name; the kustomization of a folder, only one that is next to it. */
function isAbout(teller: string, path: string): boolean {
  return !isKustomizationFile(path) || folderOf(teller) === folderOf(path);
}

/** Characters before a name in its line that are looked at. */
const MAX_BEFORE = 10_000;

/** The text redirects, copies or writes to a file or folder of this name, or to a variable that holds it. */
function isWritten(text: string, name: string): boolean {
  const variables = new Set<string>();
  for (const before of linesBefore(text, name)) {
    if (writes(before)) return true;
    const variable = ASSIGNED.exec(before)?.[1];
    if (variable !== undefined && variables.size < MAX_VARIABLES) variables.add(variable);
  }
  for (const variable of variables) {
    for (const use of [`$${variable}`, `\${${variable}}`, `$(${variable})`]) {
      for (const before of linesBefore(text, use)) if (writes(before)) return true;
    }
  }
  return false;
}

/** What stands before a word in each line that holds it; `base` is not a word of `database`, but one of `team-base-yaml`. */
function* linesBefore(text: string, word: string): Generator<string> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (isInWord(text, at) || isInWord(text, at + word.length)) continue;
    yield text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - MAX_BEFORE), at);
  }
}

/** Whether a longer word goes on at a place of a text. */
function isInWord(text: string, at: number): boolean {
  return at > 0 && /^\w{2}$/.test(text.slice(at - 1, at + 1));
}

/** `MANIFEST="$DIR/…`, also of a Makefile. */
const ASSIGNED =
  /^[ \t]*(?:(?:export|local|readonly)[ \t]+)?([A-Za-z_]\w*)[ \t]*[:?]?=[ \t]*["']?[^\s"']*$/;
const MAX_VARIABLES = 10;

/** Ends of lines besides the one that lines are found by. */
const OTHER_ENDS = ['\r', '\u2028', '\u2029'];
const WRITING = /\b(?:cp|mv|tee|touch|install|envsubst|sops|openssl|WriteFile|open)\b/;
const OUTPUT_FLAG = /\s-o(?:ut(?:put)?)?[ =]["']?\S*$/;
const LONGEST_FLAG = ' -output '.length;
const OUTPUT_FIELD = /^\s*out(?:put)?(?:[-_]?(?:file|path))?:\s*["']?\S*$/;

/** Whether what stands before a name in its line writes to it. In linear time: strangers write such lines. */
function writes(before: string): boolean {
  let word = before.length;
  while (word > 0 && !/\s/.test(before.charAt(word - 1))) word -= 1;
  const isRedirected = before.includes('>', word) || before.slice(0, word).trimEnd().endsWith('>');
  const line = before.slice(Math.max(...OTHER_ENDS.map((end) => before.lastIndexOf(end))) + 1);
  return (
    isRedirected ||
    WRITING.test(line) ||
    OUTPUT_FLAG.test(before.slice(Math.max(0, word - LONGEST_FLAG))) ||
    OUTPUT_FIELD.test(before)
  );
}
