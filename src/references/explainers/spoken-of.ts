import type { ParsedFile } from '../../model/parsed-file.ts';
import { mentionedInComments } from './mentioned-in-comments.ts';
import type { DocumentedSources } from './mentioned-in-documents.ts';
import type { PossibleProducer } from './possible-producer.ts';

/**
 * Prose that says the very name of a source that somebody makes: documents, and comments of manifests. It says so just as well while a manifest
 * makes it. `names` are those in question.
 */
export function spokenOf(
  documented: DocumentedSources,
  files: readonly ParsedFile[],
  names: ReadonlySet<string>,
): readonly PossibleProducer[] {
  return [documented.named, mentionedInComments(files, names)];
}
