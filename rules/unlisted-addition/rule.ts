import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { deploymentOfFile, type ParsedFile } from '../../src/model/parsed-file.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { addedFolders } from './added-folder.ts';

export const rule = rulePerRun(
  {
    id: 'unlisted-addition',
    summary:
      'The change adds a manifest or a folder beside those that a kustomization lists, but no kustomization lists it.',
    severity: 'warning',
    group: 'builds',
    needsBase: true,
    since: '0.1.0',
  },
  function* (evidence) {
    const { files, before } = evidence;
    if (before === undefined) return;
    yield* addedFolders(evidence, before);
    for (const file of files) {
      if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') continue;
      const [manifest] = manifestsOf(file);
      if (manifest === undefined || manifestsOf(before.fileOf(file.path)).length > 0) continue;
      if (wasUnlisted(manifest, before)) continue;
      yield {
        at: manifest.node,
        message: message`This change adds ${manifestName(manifest)}, but no kustomization lists its file, so it is never applied.`,
        help: message`Add the file to \`resources\` of the kustomization.`,
        subject: subjectOfManifest(manifest),
      };
    }
  },
);

/** A file that was moved: its object was not listed in the base either. */
function wasUnlisted({ kind, name, namespace }: Manifest, before: Evidence): boolean {
  return before.files.some(
    (file) =>
      deploymentOfFile(file)?.evidence.kind === 'unlisted' &&
      manifestsOf(file).some(
        (each) => each.kind === kind && each.name === name && each.namespace === namespace,
      ),
  );
}

/** Skipped files have manifests too. */
function manifestsOf(file: ParsedFile | undefined): readonly Manifest[] {
  return file?.documents.flatMap(({ manifests }) => manifests) ?? [];
}
