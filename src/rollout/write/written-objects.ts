import type { Manifest } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/** The objects that files write, in the order of the files: what can be edited. Patches, templates and fixtures are not among them. */
export function writtenObjects(files: readonly ParsedFile[]): readonly Manifest[] {
  return files
    .filter((file) => file.class.kind === 'manifests')
    .flatMap(({ documents }) => documents.flatMap(({ manifests }) => manifests));
}
