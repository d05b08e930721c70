import type { Evidence } from '../model/evidence.ts';
import type { Question } from '../model/rule.ts';
import { fileSpan, type Span } from '../model/span.ts';
import type { RunMemory, GlobalInputs } from '../session/run-memory.ts';
import { askAbout } from './add-findings.ts';
import { askAboutBuilds } from './ask-about-builds.ts';
import { askAboutManifests } from './ask-about-manifests.ts';
import type { Asked, AskedAbout } from './asked.ts';

/**
 * Asks all questions in one walk over the evidence, build by build and thing by thing. With a memory, what depends on nothing that changed
 * is not asked again.
 */
export function askQuestions(all: readonly Asked[], evidence: Evidence, memory?: RunMemory): void {
  askAbout(about('evidence', all), evidence, placeIn(evidence), evidence);
  const ofSources = about('source', all);
  for (const source of evidence.sources) askAbout(ofSources, source, source.at, evidence);
  const used = memory && { memory, inputs: memory.keepInputs(globalInputsOf(evidence)) };
  askAboutManifests(about('manifest', all), evidence, used);
  const questions = {
    pod: about('pod', all),
    container: about('container', all),
    environment: about('environment', all),
    reference: about('reference', all),
  };
  askAboutBuilds(questions, evidence, used);
}

/** A place for what is about no single thing. */
function placeIn({ manifests, files }: Evidence): Span {
  const [first] = manifests;
  if (first !== undefined) return first.manifest.node;
  return fileSpan(files[0]?.path ?? '.');
}

function about<Name extends Question['about']>(
  name: Name,
  all: readonly Asked[],
): readonly AskedAbout<Name>[] {
  return all.filter((each): each is AskedAbout<Name> => each.question.about === name);
}

/** What answers about the things of one build may depend on in other builds: whether anything is deployed, and what `servicesOf` shares. */
function globalInputsOf({ builds, deploysSomething }: Evidence): GlobalInputs {
  return {
    deploysSomething,
    services: builds.flatMap(({ kind, objects }) =>
      kind === 'folder'
        ? objects.flatMap((each) => (each.kind === 'Service' ? [each.node] : []))
        : [],
    ),
  };
}
