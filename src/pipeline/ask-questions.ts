import type { Evidence } from '../model/evidence.ts';
import { appendAll } from '../model/group-by.ts';
import type { Question } from '../model/rule.ts';
import { askAboutBuilds } from './ask-about-builds.ts';
import { askAboutManifests } from './ask-about-manifests.ts';
import type { Asked, AskedAbout } from './asked.ts';
import type { RunMemory } from '../session/run-memory.ts';
import { worldOf } from '../session/global-inputs.ts';

/**
 * Asks all questions in one walk over the evidence, build by build and thing by thing. With a memory, what depends on nothing that changed
 * is not asked again.
 */
export function askQuestions(all: readonly Asked[], evidence: Evidence, memory?: RunMemory): void {
  for (const { question, found } of about('evidence', all)) {
    appendAll(found, question.ask(evidence));
  }
  for (const { question, found } of about('source', all)) {
    for (const source of evidence.sources) appendAll(found, question.ask(source, evidence));
  }
  const world = memory?.keepWorld(worldOf(evidence));
  const used = memory === undefined || world === undefined ? undefined : { memory, world };
  askAboutManifests(about('manifest', all), evidence, used);
  const questions = {
    pod: about('pod', all),
    container: about('container', all),
    environment: about('environment', all),
    reference: about('reference', all),
  };
  askAboutBuilds(questions, evidence, used);
}

function about<Name extends Question['about']>(
  name: Name,
  all: readonly Asked[],
): readonly AskedAbout<Name>[] {
  return all.filter((each): each is AskedAbout<Name> => each.question.about === name);
}
