import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, type YamlNode } from '../../model/node.ts';
import type { ParsedFile, SkippedAs } from '../../model/parsed-file.ts';
import { folderOf } from '../../model/folder-of.ts';
import { memo } from '../../model/memo.ts';
import { isBuiltIn } from '../../references/objects/built-in-kinds.ts';
import { madeInText } from '../../references/explainers/text/made-in-text.ts';
import { CHART_FILE } from '../../references/explainers/released-charts.ts';
import { isTemplatedName } from '../../references/objects/templated-name.ts';
import { deployersIn } from '../../render/find-other-deployers.ts';
import { isTemplate, treesOf } from '../../render/template-trees.ts';
import { isTest, renderedFrom } from '../../render/unused-content.ts';
import type { SpecialIsland } from './survey.ts';

/** Files of which nobody knows what they make. */
const UNREAD: ReadonlySet<SkippedAs> = new Set([
  'encrypted',
  'binary',
  'unreadable',
  'too-large',
  'template',
  'excluded',
]);
/** Of Kubernetes itself, but it says how other objects are read. */
const POLICIES = 'admissionregistration.k8s.io';

/**
 * Whether a file may concern the builds of other folders by more than the names of its sources and references: it holds a custom resource, cannot
 * be read, belongs to a chart, a test or a template, or tells how something is made or by what it is deployed.
 */
export const isSpecialFile = memo((file: ParsedFile): boolean => {
  const { path, class: each, source, documents, faults } = file;
  if (faults.length > 0 || CHART_FILE.test(path)) return true;
  if (
    each.kind === 'skipped' &&
    UNREAD.has(each.as) &&
    (source !== undefined || each.as !== 'template')
  )
    return true;
  if (source === undefined) return false;
  if (treesOf(path).length > 0 || renderedFrom(file) !== undefined) return true;
  if (documents.some(({ manifests }) => manifests.some(isSpecialObject))) return true;
  return deployersIn(file).length > 0 || !madeInText(path, source.text).next().done;
});

/** Whether an object may concern other builds by more than its name: all of Kubernetes' own that is no policy does not. */
export function isSpecialObject(manifest: Manifest): boolean {
  const { group, name = '', namespace = '' } = manifest;
  return (
    !isBuiltIn(manifest) ||
    group === POLICIES ||
    isTemplatedName(name) ||
    isTemplatedName(namespace)
  );
}

/** What may be the name of a folder of templates. */
const TEMPLATES = /\btemplates?\/|[-_/]templates?\b|\btmpl\b/;

/** Whether a file may name a tree of templates, which then is no template. */
export function namesTemplates({ source }: ParsedFile): boolean {
  return source !== undefined && TEMPLATES.test(source.text);
}

const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** What others have to know of a special island. No text of it is in there: words as digests, and of paths only those of folders. */
export function specialIsland(
  island: number,
  files: readonly ParsedFile[],
  isFolder: (path: string) => boolean,
  digest: (text: string) => string,
): SpecialIsland {
  const words = new Set<string>();
  for (const { source } of files)
    for (const word of source?.text.match(WORD) ?? []) words.add(word);
  return {
    island,
    words: Array.from(words, (word) => wordDigest(word, digest)),
    claims: [...claimsOf(files)].filter((claim) => claim === '.' || isFolder(claim)),
    tests: [...new Set(files.filter(isTest).map(({ path }) => folderOf(path)))],
    isTemplate: files.some((file) => treesOf(file.path).some((tree) => isTemplate(file, tree))),
  };
}

/** Stands for a word, and for nothing that the same digest makes of another text. */
export function wordDigest(word: string, digest: (text: string) => string): string {
  return digest(`word ${word}`);
}

/** Objects that deploy folders, and objects that make such objects, whatever their kind. */
const DEPLOYING = /(?:^|\.)fluxcd\.(?:io|controlplane\.io)$|^argoproj\.io$/;

/** The folders that entry objects of the files may deploy: what is said of paths in them, and in the kustomizations beside them. */
function claimsOf(files: readonly ParsedFile[]): ReadonlySet<string> {
  const entries = files.flatMap(({ documents }) =>
    documents.flatMap(({ manifests }) => manifests.filter(({ group }) => DEPLOYING.test(group))),
  );
  if (entries.length === 0) return new Set();
  const patches = files
    .filter(({ class: each }) => each.kind === 'kustomization')
    .flatMap(({ documents }) => documents.flatMap(({ root }) => root ?? []));
  const claims = [...entries.map(({ node }) => node), ...patches].flatMap((node) =>
    [...pathsIn(node)].map(claimOf),
  );
  return new Set(entries.some(deploysRoot) ? [...claims, '.'] : claims);
}

/** A Flux Kustomization without a path deploys its whole source. */
function deploysRoot({ group, kind, node }: Manifest): boolean {
  return (
    group === 'kustomize.toolkit.fluxcd.io' &&
    kind === 'Kustomization' &&
    scalarAt(node, 'spec', 'path') === undefined
  );
}

/** Fields whose values may be the paths of folders: `path`, `chart`, what a patch puts there. */
const PATH_FIELDS: ReadonlySet<string> = new Set(['path', 'paths', 'chart', 'value']);
const PATH_IN_TEXT = /\b(?:path|chart)["']?:[ \t]*["']?([^\s"',}]+)/g;

/** The values of such fields, also of those in texts that hold objects. */
function* pathsIn(root: YamlNode): Generator<string> {
  const stack: { readonly node: YamlNode; readonly isPath: boolean }[] = [
    { node: root, isPath: false },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, isPath } = next;
    if (node.kind === 'scalar') {
      if (isPath && !node.text.includes('\n')) yield node.text;
      else for (const [, path = ''] of node.text.matchAll(PATH_IN_TEXT)) yield path;
    } else if (node.kind === 'sequence') {
      for (const item of node.items) stack.push({ node: item, isPath });
    } else {
      for (const { name, value } of node.entries) {
        stack.push({ node: value, isPath: PATH_FIELDS.has(name) });
      }
    }
  }
}

/** What a folder's path says for certain: nothing from the first pattern or variable on. `.` is the repository. */
function claimOf(path: string): string {
  const open = path.search(/[*?[{$]/);
  const fixed = open === -1 ? path : path.slice(0, path.lastIndexOf('/', open) + 1);
  const parts = fixed.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 ? '.' : parts.join('/');
}
