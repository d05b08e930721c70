import { isManifestName, type FileTree } from '../../model/file-tree.ts';
import { memoBy, once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';

/** Folders of tests, and of what people copy and adapt (`examples`, `apps.example`). */
const EXAMPLES =
  /^(.*?)(?:^|\/)(demos?|(?:[^/]+\.)?(?:examples?|samples?)|tests?|[^/]+[-_]tests|tutorials?|playgrounds?|quickstarts?)\//i;
/** Folders of what clusters get, in which a demo is an environment or a tenant. */
const ENVIRONMENTS =
  /(?:^|\/)(?:overlays?|clusters?|tenants?|env(?:ironment)?s?|apps|stages?)(?:\/|$)/i;
/** The folder of documents at the top of a repository: its manifests are to be read. */
const DOCUMENTS = /^(?:docs?|documentation|designs?|proposals?|rfcs?|adrs?)\//i;
/** Folders of a Go module that hold its code, and what the code and its tests read. */
const CODE = /^(.*?)(?:^|\/)(internal|pkg|cmd|test)\//;
/** Folders of environments alone: `clusters/test` is one of them, `apps/test` may be tests. */
const OF_ENVIRONMENTS = /(?:^|\/)(?:overlays?|clusters?|env(?:ironment)?s?|stages?)$/i;
const ENVIRONMENT =
  /^(?:dev|development|int|integration|qa|uat|stag(?:e|ing)|pre-?prod|prod|production|live|sandbox)\d*$/i;

/** Whether a file or folder is in a folder of tests or examples. The names of folders are a weak sign: see `isTestFolder`. */
export function isInExamples(path: string): boolean {
  return EXAMPLES.test(`${path}/`);
}

/** Folders of what people copy: neither tests nor a demo, which may run. */
const TO_COPY =
  /(?:^|\/)(?:[^/]+\.)?(?:examples?|samples?|tutorials?|playgrounds?|quickstarts?)\//i;

/** `overlays/test` is an environment more often than tests. */
const TESTS = /^test\/|(?:^|\/)(?:[^/]+[-_])?tests\//i;

/** Whether a folder is in that of the documents of a repository. */
function isInDocuments(folder: string): boolean {
  return DOCUMENTS.test(`${folder}/`);
}

/** The outermost folder of tests or examples that a path is in; undefined if it is in none. */
export function exampleFolderOf(path: string): string | undefined {
  const [, above = '', name = ''] = EXAMPLES.exec(`${path}/`) ?? [];
  if (name === '') return undefined;
  return above === '' ? name : `${above}/${name}`;
}

/** Whether a folder is among the code of a Go module. */
function codeFolders({ paths }: Pick<FileTree, 'paths'>): (folder: string) => boolean {
  const modules = once(
    () => new Set(paths.flatMap((path) => (/(?:^|\/)go\.mod$/.test(path) ? folderOf(path) : []))),
  );
  const holdsCode = memoBy((top: string) =>
    paths.some((path) => path.startsWith(top) && path.endsWith('.go')),
  );
  return (folder) => {
    const [top = '', above = ''] = CODE.exec(`${folder}/`) ?? [];
    return top !== '' && modules().has(above === '' ? '.' : above) && holdsCode(top);
  };
}

/** What the names of folders say of the files in them; each takes the path of a file or folder. */
export interface AsideFolders {
  /**
   * Whether it is in a folder of tests or examples that can be no environment: nothing beside it is one, and there are manifests outside of it.
   * `demo` says nothing where environments or tenants are. Documents are at the top, and can be no environment; code is none either.
   */
  readonly isTestFolder: (path: string) => boolean;
  /** Whether it is among documents, tests or code: unlike examples, nobody copies and applies them. */
  readonly isNotToCopy: (path: string) => boolean;
  /** Whether it is in a test folder of what people copy and adapt. */
  readonly isToCopy: (path: string) => boolean;
}

/** Reads the names of the folders of a tree. */
export function asideFolders(tree: Pick<FileTree, 'paths'>): AsideFolders {
  const isCode = codeFolders(tree);
  const isTest = testFolders(tree);
  return {
    isTestFolder: (path) => isCode(path) || isTest(path),
    isToCopy: (path) => TO_COPY.test(`${path}/`) && isTest(path),
    isNotToCopy: (path) => isInDocuments(path) || TESTS.test(`${path}/`) || isCode(path),
  };
}

/** See `AsideFolders.isTestFolder`, without code. */
function testFolders(tree: Pick<FileTree, 'paths'>): (path: string) => boolean {
  const manifests = once(() => tree.paths.filter(isManifestName));
  const isTest = memoBy((folder: string): boolean => {
    const parent = folderOf(folder);
    const above = parent === '.' ? '' : parent;
    const name = folder.slice(above === '' ? 0 : above.length + 1);
    if (/^demos?$/i.test(name) && ENVIRONMENTS.test(above)) return false;
    if (/^test$/i.test(name) && OF_ENVIRONMENTS.test(above)) return false;
    const inside = (path: string): boolean => path.startsWith(`${folder}/`);
    const beside = manifests().filter((path) => !inside(path));
    const prefix = above === '' ? '' : `${above}/`;
    const isEnvironment = (path: string): boolean =>
      path.startsWith(prefix) && ENVIRONMENT.test(path.slice(prefix.length).split('/')[0] ?? '');
    return beside.length > 0 && !beside.some(isEnvironment);
  });
  const isElsewhere = once(() => manifests().some((path) => !DOCUMENTS.test(path)));
  return (path) => {
    if (isInDocuments(path)) return isElsewhere();
    const folder = exampleFolderOf(path);
    return folder !== undefined && isTest(folder);
  };
}
