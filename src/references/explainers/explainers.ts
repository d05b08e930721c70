import { comments } from './comments.ts';
import { composedNames } from './composed-names.ts';
import { createdVariants } from './created-variants.ts';
import { creatingCommands, creatingJobs } from './creating-jobs.ts';
import {
  creationPatterns,
  creationScript,
  creationText,
  programLiterals,
} from './creation-texts.ts';
import { describingResources } from './describing-resources.ts';
import { copyingDocuments, documentForms, documents } from './documents.ts';
import { encryptedNeighbours } from './encrypted-neighbours.ts';
import { failedBuilds } from './failed-builds.ts';
import { ignoredFiles } from './ignored-files.ts';
import type { Explainer } from './kit/explainer.ts';
import { lackingBases } from './lacking-bases.ts';
import { makingComments } from './making-comments.ts';
import { mentionedAbove } from './mentioned-above.ts';
import { namingResources } from './naming-resources.ts';
import { partialBuilds } from './partial-builds.ts';
import { releasedCharts } from './released-charts.ts';
import { remoteInstallers } from './remote-installers.ts';
import { decryptionKeys, reservedNames } from './reserved-names.ts';
import { sameNamedResources } from './same-named-resources.ts';
import { secretManagers } from './secret-managers.ts';
import { secretRepositories } from './secret-repositories.ts';
import { sourcePatterns } from './source-patterns.ts';
import { renamedReleases, templatedSources } from './templated-sources.ts';
import { testManifests } from './test-manifests.ts';
import { unbuiltManifests } from './unbuilt-manifests.ts';
import { unknownControllers } from './unknown-controllers.ts';
import { appliedDocuments, unlistedDocuments } from './unlisted-documents.ts';
import { unreadFiles } from './unread-files.ts';
import { unrelatedSources } from './unrelated-sources.ts';

/**
 * Everything that explains why a name may exist although no manifest makes it, in the order in which it is asked: of each strength, the first
 * answer counts. To add one, write a file and a line here.
 */
export const EXPLAINERS: readonly Explainer[] = [
  failedBuilds,
  creationText,
  creationScript,
  creatingCommands,
  unlistedDocuments,
  appliedDocuments,
  unreadFiles,
  programLiterals,

  copyingDocuments,
  documents,
  comments,
  makingComments,
  ignoredFiles,
  sameNamedResources,
  unbuiltManifests,

  lackingBases,
  templatedSources,
  renamedReleases,
  partialBuilds,
  releasedCharts,
  unknownControllers,
  remoteInstallers,
  sourcePatterns,
  namingResources,
  describingResources,
  composedNames,
  encryptedNeighbours,
  secretManagers,
  secretRepositories,
  creatingJobs,
  reservedNames,
  decryptionKeys,
  unrelatedSources,
  creationPatterns,
  createdVariants,
  documentForms,
  testManifests,
  mentionedAbove,
];
