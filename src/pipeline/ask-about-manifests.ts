import type { Evidence } from '../model/evidence.ts';
import type { Manifest } from '../model/manifest.ts';
import type { MapNode } from '../model/node.ts';
import type { Finding } from '../model/problem.ts';
import { crashMessage } from '../render/work/contain-crash.ts';
import type { UsedMemory } from '../session/run-memory.ts';
import { addFindings } from './add-findings.ts';
import type { AskedAbout } from './asked.ts';

/** Asks about each object once, however many builds share it. */
export function askAboutManifests(
  all: readonly AskedAbout<'manifest'>[],
  evidence: Evidence,
  used: UsedMemory | undefined,
): void {
  for (const { manifest, builds } of sharedManifests(evidence)) {
    const answers = answersAbout(manifest, all, evidence, used);
    if (answers === NOTHING) continue;
    for (const [at, each] of all.entries()) {
      for (const finding of answers[at] ?? []) {
        addFindings(
          each,
          builds.map((build) => Object.assign({}, finding, { build })),
        );
      }
    }
  }
}

type Answers = readonly (readonly Finding[])[];

const NOTHING: Answers = [];

function answersAbout(
  manifest: Manifest,
  all: readonly AskedAbout<'manifest'>[],
  evidence: Evidence,
  used: UsedMemory | undefined,
): Answers {
  const { node, dialect } = manifest;
  const known = used?.memory.ofManifests.get(node);
  if (known?.dialect === dialect && known.inputs === used?.inputs) return known.found;
  let found = NOTHING;
  for (let at = 0; at < all.length; at += 1) {
    const each = all[at];
    const answer = each === undefined ? [] : answerTo(each.question, manifest, evidence);
    if (answer.length > 0) found = withAnswer(found, at, answer);
  }
  used?.memory.ofManifests.set(node, { dialect, inputs: used.inputs, found });
  return found;
}

/** Nearly no object has any, so none has room for all. */
function withAnswer(answers: Answers, at: number, answer: readonly Finding[]): Answers {
  const all = answers.slice();
  while (all.length < at) all.push([]);
  all.push(answer);
  return all;
}

function answerTo(
  question: AskedAbout<'manifest'>['question'],
  manifest: Manifest,
  evidence: Evidence,
): readonly Finding[] {
  try {
    return question.ask(manifest, evidence);
  } catch (error) {
    return [{ at: manifest.node, message: crashMessage(error), severity: 'error' }];
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
