import { once } from '../model/memo.ts';
import { holdsPlaceholder } from '../model/names/placeholders.ts';
import type { UnusedAs } from '../model/parsed-file.ts';

/** Names of folders whose files are never deployed. */
interface FolderRow {
  readonly names: readonly string[];
  readonly as: UnusedAs | 'template';
  /** A clause about a file in it. */
  readonly reason: string;
}

const FOLDERS: readonly FolderRow[] = [
  {
    names: [
      'testdata',
      'test-data',
      'test_data',
      'test-cases',
      'test_cases',
      'testcases',
      'fixtures',
      'fixture',
      'fake',
      'fakes',
      '__fixtures__',
      '__mocks__',
      '__snapshots__',
      '__tests__',
      'golden',
      'golden-files',
      'goldens',
      'expected',
      'expected-output',
    ],
    as: 'fixture',
    reason: 'data that tests read',
  },
  {
    names: [
      '.chainsaw-test',
      'chainsaw',
      '.chainsaw',
      'kuttl',
      '.kuttl',
      'conformance-tests',
      'kyverno-test',
      '.kyverno-test',
    ],
    as: 'fixture',
    reason: 'steps of kuttl or Chainsaw tests',
  },
  {
    names: [
      'vendor',
      'vendored',
      'third_party',
      'third-party',
      'thirdparty',
      'node_modules',
      'bower_components',
      'site-packages',
      '.venv',
      '.terraform',
      '.terragrunt-cache',
      'jspm_packages',
      'github.com',
    ],
    as: 'vendored',
    reason: 'a copy of what others maintain',
  },
  {
    names: [
      '.archive',
      '_archive',
      'archive',
      'archived',
      '.archived',
      '_archived',
      '.attic',
      'attic',
      '.trash',
      '.disabled',
      '_disabled',
      'abandoned',
      'decommissioned',
      'deferred',
      'deprecated',
      'disabled',
      'obsolete',
      'retired',
      'unused',
      '.deprecated',
      '_deprecated',
      '.old',
      '_old',
      '.unused',
      '_unused',
      '.graveyard',
      'graveyard',
    ],
    as: 'archive',
    reason: 'put aside, and kept for reference',
  },
  {
    names: ['broken'],
    as: 'fixture',
    reason: 'broken, as its folder says: an example of what goes wrong, or put aside',
  },
  {
    names: ['.cache', '.tmp', 'tmp', '.tox', '.git-crypt'],
    as: 'generated',
    reason: 'written by a tool for itself',
  },
  {
    names: [
      '_template',
      '_templates',
      '_template_',
      '_sample',
      '_samples',
      '_sample_',
      '.template',
      '.templates',
      'cookiecutter',
      'scaffold',
      'scaffolds',
      'skeleton',
      'skeletons',
      'boilerplate',
      'boilerplates',
    ],
    as: 'template',
    reason: 'a pattern that new folders are copied from',
  },
];

/** Pieces that documents include. */
const OF_DOCUMENTS = /(?:^|\/)(?:docs?|documentation|website|content)\/(?:.*\/)?_?snippets$/;
/** `unused-services`: what is put aside, and its kind. */
const PUT_ASIDE = /^(archived|deprecated|unused)[-_]/;
/** `gitops-archive`: what was put aside of the folder beside it, if there is one of the name. */
const PUT_ASIDE_OF = /^(.+)[-_.](?:archived?|deprecated|disabled|unused|old|bak)$/i;

/** Files of a programming language's tests, and scripts of tests called `run`: a folder called `test` that holds them is not an environment called test. */
const TEST_SOURCE =
  /(?:_test\.go|(?:^|\/)test_[^/]*\.py|_test\.py|[._-](?:spec|test)\.[cm]?[jt]sx?|Tests?\.(?:java|kt|cs|scala)|_test\.rb|_spec\.rb|\.bats|\.robot|(?:^|\/)conftest\.py|_suite_test\.go|(?:^|\/)e2e[-_]tests\/.*\/run)$/;
const TEST_FOLDERS: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'e2e',
  'integration-tests',
  'integration_tests',
  'e2e-tests',
  'e2e_tests',
  'acceptance',
  'acceptance-tests',
  'functional-tests',
  'hack',
]);

/** Why a folder's files are not deployed. */
export interface UnusedFolder {
  readonly as: FolderRow['as'];
  readonly reason: string;
}

/**
 * Decides about a path by the folders above it. `paths` are all files of the tree (some decisions need the neighbours); folders in `named`,
 * and what is above them, were named by the user, so nothing in them is skipped for their own names.
 */
export function unusedFolders(
  paths: readonly string[],
  named: readonly string[] = [],
): (path: string) => UnusedFolder | undefined {
  const rows = new Map(FOLDERS.flatMap((row) => row.names.map((name) => [name, row] as const)));
  const rowOf = (name: string): FolderRow | undefined =>
    rows.get(name) ?? rows.get(PUT_ASIDE.exec(name)?.[1] ?? '');
  const tested = testedFolders(paths);
  const folders = once(() => foldersOf(paths));
  const known = new Map<string, UnusedFolder | undefined>([['', undefined]]);
  const isNamed = (folder: string): boolean =>
    named.some((each) => each === folder || each.startsWith(`${folder}/`));
  const about = (folder: string): UnusedFolder | undefined => {
    if (known.has(folder)) return known.get(folder);
    const slash = folder.lastIndexOf('/');
    const above = about(slash === -1 ? '' : folder.slice(0, slash));
    const found = isNamed(folder) ? undefined : (above ?? ownUse(folder, folder.slice(slash + 1)));
    known.set(folder, found);
    return found;
  };
  const ownUse = (folder: string, name: string): UnusedFolder | undefined => {
    const [, of] = PUT_ASIDE_OF.exec(name) ?? [];
    const isAside = of !== undefined && folders().has(folder.slice(0, -name.length) + of);
    const row = rowOf(isAside ? 'archive' : name.toLowerCase());
    if (row !== undefined) return { as: row.as, reason: `${row.reason} (\`${folder}\`)` };
    if (OF_DOCUMENTS.test(folder))
      return { as: 'fixture', reason: `pieces of documents (\`${folder}\`)` };
    // A generator of folders will replace `{{cookiecutter.app}}`, `[[ app ]]`, `<app>`.
    if (holdsPlaceholder(name) || name.includes('[['))
      return {
        as: 'template',
        reason: `a pattern that new folders are copied from (\`${folder}\`)`,
      };
    if (tested.has(folder))
      return { as: 'fixture', reason: `beside the sources of tests (\`${folder}\`)` };
    return undefined;
  };
  return (path) => about(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    let slash = path.lastIndexOf('/');
    while (slash > 0 && !folders.has(path.slice(0, slash))) {
      folders.add(path.slice(0, slash));
      slash = path.lastIndexOf('/', slash - 1);
    }
  }
  return folders;
}

/** Folders called `test` and the like that hold sources of tests, however deep. */
function testedFolders(paths: readonly string[]): ReadonlySet<string> {
  const tested = new Set<string>();
  for (const path of paths) {
    if (!TEST_SOURCE.test(path)) continue;
    const folders = path.split('/').slice(0, -1);
    const at = folders.findIndex((name) => TEST_FOLDERS.has(name));
    if (at !== -1) tested.add(folders.slice(0, at + 1).join('/'));
  }
  return tested;
}
