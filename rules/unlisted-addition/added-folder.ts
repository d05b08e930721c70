import type { DeploymentEvidence } from '../../src/model/deployment.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { isKustomizationFile } from '../../src/model/file-tree.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name as named } from '../../src/model/message.ts';
import { fileNameOf, folderOf } from '../../src/model/names/folder-of.ts';
import { itemsAt, type YamlNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';

/** A list with so many folders beside the new one lists all of them. */
const MIN_LISTED = 2;

/** Why nothing deploys a folder although what is beside it is deployed. */
const LEFT_OUT: ReadonlySet<DeploymentEvidence['kind']> = new Set([
  'unlisted',
  'other-folders',
  'left-out',
]);

/** The folders with a kustomization that a change adds, while the kustomization above them lists other folders, and not this one. */
export function* addedFolders(
  { builds, files }: Pick<Evidence, 'builds' | 'files'>,
  before: Evidence,
): Iterable<Finding> {
  const left = builds.filter(isLeftOut);
  if (left.length === 0) return;
  const byFolder = new Map(
    files.flatMap((file) =>
      file.class.kind === 'kustomization' && isKustomizationFile(file.path)
        ? [[folderOf(file.path), file] as const]
        : [],
    ),
  );
  const leftBefore = once(() => new Set(before.builds.filter(isLeftOut).flatMap(keysOf)));
  for (const build of left) {
    const folder = build.folder ?? build.id;
    const own = byFolder.get(folder);
    const root = own?.documents[0]?.root;
    const list = byFolder.get(folderOf(folder));
    if (own === undefined || root === undefined || list === undefined) continue;
    if (before.fileOf(own.path) !== undefined) continue;
    if (listedFolders(list).length < MIN_LISTED) continue;
    const [first] = keysOf(build);
    // A folder that was moved: what it holds was deployed by nothing in the base either.
    if (first === undefined || leftBefore().has(first)) continue;
    const shown = named(fileNameOf(folder), root);
    yield {
      at: root,
      message: message`This change adds the folder \`${shown}\`, but the kustomization above it, which lists the folders beside it, does not list it, so it is never applied.`,
      help: message`Add \`${shown}\` to \`resources\` of the kustomization above.`,
    };
  }
}

function isLeftOut({ kind, deployment }: Build): boolean {
  return (
    kind === 'kustomization' && deployment !== undefined && LEFT_OUT.has(deployment.evidence.kind)
  );
}

/** The folders beside a kustomization that it lists by their names. */
function listedFolders({ documents }: ParsedFile): readonly YamlNode[] {
  return itemsAt(documents[0]?.root, 'resources').filter(
    (item) => item.kind === 'scalar' && FOLDER.test(item.text),
  );
}

const FOLDER = /^(?:\.\/)?[^./][^/.]*\/?$/;

function keysOf({ objects }: Build): readonly string[] {
  return objects.map(({ kind, name, namespace }: Manifest) =>
    JSON.stringify([kind, name, namespace]),
  );
}
