import { CONTROLLERS } from '../kubernetes/workload-kinds.ts';
import type { Manifest } from '../model/manifest.ts';
import { memo } from '../model/memo.ts';
import { enclosingFolder, folderOf } from '../model/names/folder-of.ts';
import { entryOf, mapAt, scalarAt } from '../model/node.ts';
import type { FileClass, ParsedFile, SkippedAs } from '../model/parsed-file.ts';
import { SHELL } from '../parse/parse-file.ts';

/** Groups whose objects are steps of tests: their neighbours are what the test applies or expects. */
const TEST_GROUPS: ReadonlySet<string> = new Set([
  'kuttl.dev',
  'chainsaw.kyverno.io',
  'cli.kyverno.io',
]);

const LOOSE_PATCH =
  'a patch by its name, for a script or a person to apply: it lacks required fields';
const PATTERN = 'objects without a name that only have a `status`: a policy compares with them';

type UnusedContent = (file: ParsedFile) => FileClass | undefined;

/**
 * Files that nobody deploys, by what is in them: tests of kuttl, Chainsaw and the Kyverno CLI with all that is next to and below
 * them, what is invalid on purpose, what `kubectl get -o yaml` printed, and the neighbours of templates. Undefined for a file that may be deployed.
 */
export const unusedContent = memo((files: readonly ParsedFile[]): UnusedContent => {
  const tested = foldersWhere(files, isTest);
  const templated = foldersOfTemplates(files);
  const charts = chartsOf(files);
  const exercises = exerciseFolders(files);
  const about: UnusedContent = (file) => {
    if (file.class.kind !== 'manifests') return undefined;
    const test = enclosingFolder(tested, file.path);
    if (test !== undefined) return skipped('fixture', `it belongs to a test (\`${test}\`)`);
    const folder = folderOf(file.path);
    if (exercises.has(folder))
      return skipped('fixture', 'an exercise, whose solution is in a folder below it');
    if (isInvalidOnPurpose(file))
      return skipped('fixture', 'its name says that it is invalid, and so it is');
    if (templated.has(folder))
      return skipped('template', `most files of its folder are templates (\`${folder}\`)`);
    const chart = renderedFrom(file);
    if (chart !== undefined && charts.names.has(chart))
      return skipped(
        'generated',
        `rendered from the chart \`${chart}\`, which is in this repository`,
      );
    if (chart !== undefined && charts.folders.has(folder))
      return skipped('generated', 'printed by `helm template` into the folder of a chart');
    if (isLoosePatch(file)) return skipped('patch', LOOSE_PATCH);
    if (isPattern(file)) return skipped('generated', PATTERN);
    return isPrinted(file)
      ? skipped('generated', 'printed by `kubectl get`: it has a `uid` and a `status`')
      : undefined;
  };
  // Asked twice about each file of a run, nearly none of which is unused.
  const used = new Set<ParsedFile>();
  return (file) => {
    if (used.has(file)) return undefined;
    const found = about(file);
    if (found === undefined) used.add(file);
    return found;
  };
});

function foldersWhere(
  files: readonly ParsedFile[],
  holds: (file: ParsedFile) => boolean,
): ReadonlySet<string> {
  return new Set(files.filter(holds).map(({ path }) => folderOf(path)));
}

/** Folders with more templates than manifests: the manifests are templates without a placeholder, or for the same program. */
function foldersOfTemplates(files: readonly ParsedFile[]): ReadonlySet<string> {
  const excess = new Map<string, number>();
  for (const file of files) {
    const weight = isTemplate(file) ? 1 : file.class.kind === 'manifests' ? -1 : 0;
    if (weight === 0) continue;
    const folder = folderOf(file.path);
    excess.set(folder, (excess.get(folder) ?? 0) + weight);
  }
  return new Set([...excess].flatMap(([folder, more]) => (more > 0 ? [folder] : [])));
}

const SOLUTION = /^(.+)\/solutions?\/[^/]+$/;

/** Folders with the start of an exercise: what is wrong or missing there is for the reader to find. */
function exerciseFolders(files: readonly ParsedFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, class: each }) =>
      each.kind === 'manifests' ? (SOLUTION.exec(path)?.[1] ?? []) : [],
    ),
  );
}

/** What a test gives a program to see it refused. */
function isInvalidOnPurpose({ path, faults }: ParsedFile): boolean {
  return faults.length > 0 && /(?:^|[-_./])(?:invalid|malformed)(?:[-_.][^/]*)?$/.test(path);
}

/** A step of a test: nobody deploys what is beside it and below. */
function isTest({ documents }: ParsedFile): boolean {
  return documents.some(({ manifests }) => manifests.some(({ group }) => TEST_GROUPS.has(group)));
}

function isTemplate({ class: each, source }: ParsedFile): boolean {
  if (each.kind !== 'skipped' || each.as !== 'template' || source === undefined) return false;
  return each.reason !== SHELL;
}

const CHART_FILE = /(?:^|\/)Chart\.yaml$/;
const CHART_NAME = /^name:[ \t]*["']?([\w.-]+)/m;

/** The charts of the repository: their folders, and their names (their own, and those of their folders). */
function chartsOf(files: readonly ParsedFile[]): {
  readonly folders: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
} {
  const charts = files.filter(({ path }) => CHART_FILE.test(path));
  const names = charts.flatMap(({ path, source }) => {
    const folder = folderOf(path);
    const own = CHART_NAME.exec(source?.text ?? '')?.[1];
    return [folder.slice(folder.lastIndexOf('/') + 1), own ?? []].flat();
  });
  return { folders: new Set(charts.map(({ path }) => folderOf(path))), names: new Set(names) };
}

const HELM_COMMENT = /^(?:---\s*)?# Source: ([^/\s]+)\//;

/** The chart that `helm template` wrote a file from. */
function renderedFrom({ source }: ParsedFile): string | undefined {
  return source === undefined ? undefined : HELM_COMMENT.exec(source.text)?.[1];
}

const PATCH_NAME = /(?:^|[-_./])patch(?:es)?(?:[-_.][^/]*)?\.(?:ya?ml|json)$/i;

/** What `kubectl patch` is given: a workload without the selector that every whole one has. */
function isLoosePatch({ path, documents }: ParsedFile): boolean {
  if (!PATCH_NAME.test(path)) return false;
  const objects = documents.flatMap(({ manifests }) => manifests);
  return (
    objects.length > 0 &&
    objects.every(
      ({ kind, node }) =>
        CONTROLLERS.includes(kind) && mapAt(node, 'spec', 'selector') === undefined,
    )
  );
}

/** What a policy expects to find on the cluster: nobody applies an object that has a status and no name. */
function isPattern({ documents }: ParsedFile): boolean {
  return documents.some(({ manifests }) => manifests.some(isNamelessStatus));
}

function isNamelessStatus({ name, node }: Manifest): boolean {
  return (
    name === undefined &&
    scalarAt(mapAt(node, 'metadata'), 'generateName') === undefined &&
    entryOf(node, 'status') !== undefined &&
    entryOf(node, 'spec') === undefined
  );
}

/** A live object: the API server sets the `uid`, and nobody writes one by hand. */
function isPrinted({ documents }: ParsedFile): boolean {
  // Asked about every file, of which hardly one is.
  const first = documents.find(({ manifests }) => manifests.length > 0)?.manifests[0];
  if (first === undefined || !isLive(first)) return false;
  return documents.every(({ manifests }) => manifests.every(isLive));
}

function isLive({ node }: Manifest): boolean {
  const metadata = mapAt(node, 'metadata');
  if (scalarAt(metadata, 'uid') === undefined) return false;
  return (
    entryOf(node, 'status') !== undefined ||
    entryOf(metadata, 'managedFields') !== undefined ||
    scalarAt(metadata, 'resourceVersion') !== undefined
  );
}

function skipped(as: SkippedAs, reason: string): FileClass {
  return { kind: 'skipped', as, reason };
}
