import type { Evidence } from '../../src/model/evidence.ts';
import { isKustomizationFile, KUSTOMIZATION_NAMES } from '../../src/model/file-tree.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { memo } from '../../src/model/memo.ts';
import { message, name, userText } from '../../src/model/message.ts';
import { fileNameOf, folderOf, folderPrefix } from '../../src/model/names/folder-of.ts';
import { entryOf, scalarAt } from '../../src/model/node.ts';
import { deploymentOfFile, type ParsedFile } from '../../src/model/parsed-file.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unlisted-generator',
    summary:
      'A ksops generator is in the folder of a kustomization, but no kustomization lists it.',
    severity: 'warning',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ files, builds, fileOf }) {
    for (const file of files) {
      const generator = unlistedGenerator(file);
      if (generator === undefined) continue;
      const kustomization = kustomizationBeside(file, fileOf);
      const root = kustomization?.documents[0]?.root;
      if (root === undefined || isMentioned(file, kustomization)) continue;
      const build = kustomization && readersOf(builds).get(kustomization.path);
      if (build === undefined) continue;
      const kind = scalarAt(generator.node, 'kind') ?? generator.node;
      const written = userText(fileNameOf(file.path));
      yield {
        at: entryOf(root, 'generators')?.key ?? root,
        message: message`No kustomization lists \`${written}\`, so the Secrets that this \`${name(generator.kind, kind)}\` generator decrypts are never applied.`,
        help: message`Add \`${written}\` to \`generators\`, or remove the file.`,
        related: [{ at: kind, message: message`the generator` }],
        build,
      };
    }
  },
);

/** An object of ksops: only a list of a kustomization gives it a meaning. */
function unlistedGenerator(file: ParsedFile): Manifest | undefined {
  if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') return undefined;
  const [manifest] = file.documents.flatMap(({ manifests }) => manifests);
  return manifest?.group === 'viaduct.ai' ? manifest : undefined;
}

function kustomizationBeside(
  { path }: ParsedFile,
  fileOf: Evidence['fileOf'],
): ParsedFile | undefined {
  const at = folderPrefix(folderOf(path));
  return KUSTOMIZATION_NAMES.map((each) => fileOf(at + each)).find((each) => each !== undefined);
}

/** Somebody left it out, and says so in a comment. */
function isMentioned({ path }: ParsedFile, kustomization: ParsedFile | undefined): boolean {
  return kustomization?.source?.text.includes(fileNameOf(path)) === true;
}

/** The kustomizations that are built, each with the id of a build. */
const readersOf = memo(
  (builds: readonly Build[]): ReadonlyMap<string, string> =>
    new Map(
      builds.flatMap(({ id, files }) =>
        files.filter(isKustomizationFile).map((path) => [path, id] as const),
      ),
    ),
);
