import type { Evidence } from '../model/evidence.ts';
import { isManifestName } from '../model/file-tree.ts';
import type { Message } from '../model/message.ts';
import { mapAt, type MapNode, type YamlNode } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Suppressed } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { hostSpan, type SourceFile } from '../model/span.ts';
import { parseText } from '../parse/parse-text.ts';
import { applySuppressions } from '../suppress/apply-suppressions.ts';
import { findComments, mentionsSuppression } from '../suppress/find-comments.ts';
import { findDeadSuppressions, findRenamedRules } from '../suppress/find-dead-suppressions.ts';
import { readAnnotations } from '../suppress/read-annotations.ts';
import { readComments } from '../suppress/read-comments.ts';
import type { Suppression } from '../suppress/suppression.ts';
import { problemsOf } from './run-rules.ts';
import { isOn, isOnAt } from './severity-of.ts';

interface SuppressedRun {
  readonly left: readonly Problem<Message>[];
  readonly suppressed: readonly Suppressed<Message>[];
}

/** Removes the problems that comments and annotations suppress, and adds one (`unused-suppression`) for each suppression that suppresses nothing. */
export function suppressProblems(
  found: readonly Problem<Message>[],
  evidence: Evidence,
  rules: readonly Rule[],
  settings: Settings,
): SuppressedRun {
  if (settings.suppressions === 'ignore') return { left: found, suppressed: [] };
  const comments = commentsOf(found, evidence, settings);
  const annotations = annotationsOf(evidence);
  const { left, suppressed, dead } = applySuppressions(found, comments, annotations);
  const isOurs = ({ at }: Suppression): boolean =>
    isChecked(evidence.fileOf(hostSpan(at).file.path));
  const all = [...comments, ...[...annotations.values()].flat()];
  const about = aboutSuppressions(dead.filter(isOurs), all.filter(isOurs), rules, settings);
  return { left: [...left, ...about], suppressed };
}

/** Whether rules looked at all of a file: not if it was skipped or could not be read to its end. */
function isChecked(file: ParsedFile | undefined): boolean {
  if (file === undefined || file.faults.length > 0) return false;
  return file.class.kind !== 'skipped' || file.class.as === 'patch';
}

function aboutSuppressions(
  dead: readonly Suppression[],
  all: readonly Suppression[],
  rules: readonly Rule[],
  settings: Settings,
): readonly Problem<Message>[] {
  const metas = rules.map(({ meta }) => meta);
  const reporter = metas.find(({ id }) => id === 'unused-suppression');
  if (reporter === undefined) return [];
  if (!isOn(reporter, settings)) return [];
  const findings = [
    ...findDeadSuppressions(dead, metas, (meta, at) => isOnAt(meta, settings, at)),
    ...findRenamedRules(all),
  ];
  return findings.flatMap((finding) => problemsOf(finding, reporter, settings));
}

/** What comments suppress, in the files checked and in other files with a problem (the base of an overlay). */
function commentsOf(
  found: readonly Problem<Message>[],
  { files, fileOf }: Evidence,
  { limits }: Settings,
): readonly Suppression[] {
  const sources = new Map<string, SourceFile>();
  for (const { path, source } of files)
    if (source !== undefined && mentionsSuppression(source)) sources.set(path, source);
  for (const { at } of found) {
    const { file } = at.file.host === undefined ? at : hostSpan(at);
    const isNew = fileOf(file.path)?.source === undefined && !sources.has(file.path);
    if (isNew && mentionsSuppression(file)) sources.set(file.path, file);
  }
  return [...sources.values()].flatMap((source) => {
    const read = fileOf(source.path);
    const roots = read?.documents.flatMap(({ root }) => root ?? []) ?? rootsOf(source, limits);
    return readComments(findComments(source, roots));
  });
}

/** Env files are not YAML: their comments are found line by line. */
function rootsOf(source: SourceFile, limits: Settings['limits']): readonly YamlNode[] {
  if (!isManifestName(source.path)) return [];
  return parseText(source, limits).documents.flatMap(({ root }) => root ?? []);
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
