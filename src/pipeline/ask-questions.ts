import type { Evidence } from '../model/evidence.ts';
import type { Manifest } from '../model/manifest.ts';
import type { MapNode } from '../model/node.ts';
import type { Finding } from '../model/problem.ts';
import type { Question } from '../model/rule.ts';

/** A question and what was found, in the order of the things that it was asked about. */
export interface Asked<Some extends Question = Question> {
  readonly question: Some;
  readonly found: Finding[];
}

type AskedAbout<Name extends Question['about']> = Asked<Extract<Question, { about: Name }>>;

/**
 * Asks all questions in one walk over the evidence, thing by thing: an environment is made, everything about it is asked, and it is
 * forgotten.
 */
export function askQuestions(all: readonly Asked[], evidence: Evidence): void {
  for (const { question, found } of about('evidence', all)) {
    for (const finding of question.ask(evidence)) found.push(finding);
  }
  askAboutManifests(about('manifest', all), evidence);
  askAboutWorkloads(about('workload', all), about('container', all), evidence);
  askAboutEach(about('environment', all), evidence.walkEnvironments(), evidence);
  askAboutEach(about('reference', all), evidence.references, evidence);
  askAboutEach(about('source', all), evidence.sources, evidence);
}

function about<Name extends Question['about']>(
  name: Name,
  all: readonly Asked[],
): readonly AskedAbout<Name>[] {
  return all.filter((each): each is AskedAbout<Name> => each.question.about === name);
}

/** An object that many builds share is asked about once. */
function askAboutManifests(all: readonly AskedAbout<'manifest'>[], evidence: Evidence): void {
  for (const { manifest, builds } of sharedManifests(evidence)) {
    for (const { question, found } of all) {
      for (const finding of question.ask(manifest, evidence)) {
        for (const build of builds) found.push(Object.assign({}, finding, { build }));
      }
    }
  }
}

function askAboutWorkloads(
  all: readonly AskedAbout<'workload'>[],
  ofContainers: readonly AskedAbout<'container'>[],
  evidence: Evidence,
): void {
  for (const workload of evidence.workloads) {
    for (const { question, found } of all) found.push(...question.ask(workload, evidence));
    for (const container of workload.containers) {
      for (const { question, found } of ofContainers) {
        found.push(...question.ask(container, workload, evidence));
      }
    }
  }
}

interface AboutEach<Thing> {
  readonly question: { readonly ask: (thing: Thing, evidence: Evidence) => readonly Finding[] };
  readonly found: Finding[];
}

function askAboutEach<Thing>(
  all: readonly AboutEach<Thing>[],
  things: Iterable<Thing>,
  evidence: Evidence,
): void {
  if (all.length === 0) return;
  for (const thing of things) {
    for (const { question, found } of all) found.push(...question.ask(thing, evidence));
  }
}

interface SharedManifest {
  readonly manifest: Manifest;
  readonly builds: string[];
}

/** Each object once, with the builds that have it. */
function sharedManifests({ manifests }: Evidence): readonly SharedManifest[] {
  const byNode = new Map<MapNode, SharedManifest>();
  const shared: SharedManifest[] = [];
  for (const { manifest, build } of manifests) {
    const same = byNode.get(manifest.node);
    if (same?.manifest.dialect === manifest.dialect) same.builds.push(build);
    else {
      const first = { manifest, builds: [build] };
      byNode.set(manifest.node, first);
      shared.push(first);
    }
  }
  return shared;
}
