import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { secretMasks } from './secret-masks.ts';
import { addObjectNames, namesInTheOpen } from './open-names.ts';
import { addSecretNames } from './secret-names.ts';
import { addSecretTexts } from './secret-texts.ts';

/** What decides which texts no message may hold, of one part of a repository. */
export interface SecretsOfPart {
  readonly texts: ReadonlySet<string>;
  /** Names that stand in the open, those of files and folders left out. */
  readonly open: ReadonlySet<string>;
}

/** The texts of the Secrets of some builds, and what their files say in the open. Never to be written anywhere as they are. */
export function secretsOfPart(
  files: readonly ParsedFile[],
  builds: readonly Build[],
  references: readonly Reference[],
  sources: readonly Source[],
): SecretsOfPart {
  const masks = secretMasks(files);
  const texts = new Set<string>();
  addSecretTexts(files, builds, masks, texts, new Set());
  const open = new Set<string>();
  addObjectNames(files, open);
  const isNew = (name: string): boolean => !open.has(name);
  for (const name of namesInTheOpen(references, sources, masks, isNew)) open.add(name);
  return { texts, open };
}

/** The builds in which text of a Secret became a name, or may have. */
export function buildsNamedBySecrets(
  files: readonly ParsedFile[],
  builds: readonly Build[],
): readonly Build[] {
  const masks = secretMasks(files);
  return builds.filter((build) => {
    const names = new Set<string>();
    addSecretNames([build], () => [], masks, names);
    return names.size > 0;
  });
}
