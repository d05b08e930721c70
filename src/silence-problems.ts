import type { Evidence } from './model/evidence.ts';
import { mapAt } from './model/node.ts';
import type { MapNode } from './model/node.ts';
import type { Problem } from './model/problem.ts';
import type { Silenced } from './model/report.ts';
import type { Rule } from './model/rule.ts';
import type { Settings } from './model/settings.ts';
import { problemOf, severityOf } from './run-rules.ts';
import { applySuppressions } from './suppress/apply-suppressions.ts';
import { findComments } from './suppress/find-comments.ts';
import { findDeadSuppressions } from './suppress/find-dead-suppressions.ts';
import { readAnnotations } from './suppress/read-annotations.ts';
import { readComments } from './suppress/read-comments.ts';
import type { Suppression } from './suppress/suppression.ts';

/** Takes out what comments and annotations silence, and adds what `unused-suppression` says about the dead ones. */
export function silenceProblems(
  found: readonly Problem[],
  evidence: Evidence,
  rules: readonly Rule[],
  settings: Settings,
): { readonly left: readonly Problem[]; readonly silenced: readonly Silenced[] } {
  if (settings.suppressions === 'ignore') return { left: found, silenced: [] };
  const comments = evidence.files.flatMap((file) => readComments(findComments(file)));
  const { left, silenced, dead } = applySuppressions(found, comments, annotationsOf(evidence));
  const metas = rules.map(({ meta }) => meta);
  const reporter = metas.find(({ id }) => id === 'unused-suppression');
  if (reporter === undefined || severityOf(reporter, settings) === 'off') return { left, silenced };
  const ran = metas.filter((meta) => severityOf(meta, settings) !== 'off').map(({ id }) => id);
  const more = findDeadSuppressions(dead, metas, new Set(ran));
  return {
    left: [...left, ...more.map((finding) => problemOf(finding, reporter, settings))],
    silenced,
  };
}

/** The suppressions on every object and pod template, by the `metadata` that carries them. */
function annotationsOf(evidence: Evidence): ReadonlyMap<MapNode, readonly Suppression[]> {
  const annotations = new Map<MapNode, readonly Suppression[]>();
  const add = (metadata: MapNode | undefined): void => {
    if (metadata === undefined || annotations.has(metadata)) return;
    const read = readAnnotations(metadata);
    if (read.length > 0) annotations.set(metadata, read);
  };
  for (const { manifest } of evidence.manifests) add(mapAt(manifest.node, 'metadata'));
  for (const { podMetadata } of evidence.workloads) add(podMetadata);
  return annotations;
}
