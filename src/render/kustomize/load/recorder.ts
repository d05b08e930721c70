import type { ItemNeed } from '../../../model/elsewhere/asked-item.ts';
import type { TargetedPatch } from '../../../model/manifest.ts';
import { message, words, type Message } from '../../../model/message.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Span } from '../../../model/span.ts';
import type { Step, StepKind, Trail } from '../../../model/trail.ts';
import type { Selector } from '../object/selector.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import type { InflatedCharts } from './inflate.ts';
import { shown } from './paths.ts';

/** What the build of one kustomization noted on its way, for itself and for those that include it. */
export interface Recorder {
  /** Why objects may be missing: what kustomize would fetch or run. One clause each. */
  readonly partial: Set<Reason>;
  readonly files: Set<string>;
  /** The folders of every kustomization that was used. */
  readonly kustomizations: Set<string>;
  /** The charts that were asked for. */
  readonly charts: InflatedCharts;
  /** The patches that mean one object, by their places. */
  readonly patches: Map<string, TargetedPatch>;
  /** The targets of the patches that cannot be had: what they change is not known. Undefined: any object. */
  readonly leftOutPatches: Set<Selector | undefined>;
  /** What lies outside the repository, by item and path: at hand or not. */
  readonly needs: Map<string, ItemNeed>;
  /** What only some versions of kustomize refuse; the build goes on as the others do. */
  readonly versioned: Set<BuildRefusal>;
  /** Files outside the folders of the kustomizations that name them: kustomize reads them only if a flag allows it. */
  readonly outside: Set<BuildRefusal>;
  /** Of a build that goes on without what is refused: objects are missing, or what would have changed others is. Absent: it stops. */
  readonly left?: Set<'without-objects' | 'without-changes'>;
}

/** `goesOn`: the build has failed, and this one shows what is left of it. */
export function newRecorder(goesOn = false): Recorder {
  return {
    ...(goesOn && { left: new Set() }),
    partial: new Set(),
    files: new Set(),
    kustomizations: new Set(),
    charts: new Map(),
    patches: new Map(),
    leftOutPatches: new Set(),
    needs: new Map(),
    versioned: new Set(),
    outside: new Set(),
  };
}

/** A patch that changes an object anywhere is met. */
export function notePatch({ patches }: Recorder, patch: TargetedPatch): void {
  const key = `${patch.at.file.path}:${patch.at.start}`;
  if (patch.unmet === undefined || !patches.has(key)) patches.set(key, patch);
}

export function mergeRecorder(into: Recorder, from: Recorder): void {
  for (const each of from.partial) into.partial.add(each);
  for (const each of from.files) into.files.add(each);
  for (const each of from.kustomizations) into.kustomizations.add(each);
  for (const [key, each] of from.charts) into.charts.set(key, each);
  for (const each of from.patches.values()) notePatch(into, each);
  for (const each of from.leftOutPatches) into.leftOutPatches.add(each);
  for (const [key, each] of from.needs) if (!into.needs.has(key)) into.needs.set(key, each);
  for (const each of from.versioned) into.versioned.add(each);
  for (const each of from.outside) into.outside.add(each);
  for (const each of from.left ?? []) into.left?.add(each);
}

/**
 * Whether the build can go on without what was refused: it is beyond what can be read offline, or it asks for
 * something that may come from there, or older versions of kustomize go on; or the build has failed, and what is left of it is looked for.
 * `without`: what is lacking then.
 */
export function tolerate(
  recorder: Recorder,
  refusal: BuildRefusal,
  without: 'without-objects' | 'without-changes' = 'without-changes',
): boolean {
  const { words } = refusal;
  if (words?.since !== undefined) {
    recorder.versioned.add(refusal);
    return true;
  }
  if (words?.offline !== undefined) {
    recorder.partial.add(words.offline);
    return true;
  }
  if (words?.absence === true && recorder.partial.size > 0) return true;
  if (words?.isPreventable === true && lacksTransformer(recorder)) return true;
  if (recorder.left === undefined || refusal.isTooMuch === true) return false;
  recorder.left.add(without);
  return true;
}

function lacksTransformer({ partial }: Recorder): boolean {
  return [...partial].some(({ code }) => code === 'transformer');
}

/** Older versions of kustomize refuse this. */
export function noteNewer(
  { versioned }: Recorder,
  at: Span,
  feature: Message,
  error: string,
  builtSince: string,
): void {
  versioned.add(
    refused(at, error, {
      message: message`${feature}, and versions of kustomize before ${builtSince} refuse that`,
      builtSince,
    }),
  );
}

/** Older versions of kustomize do not know this field. */
export function noteNewField(
  recorder: Recorder,
  at: Span,
  field: string,
  builtSince: string,
): void {
  const error = `invalid Kustomization: json: unknown field "${field}"`;
  noteNewer(recorder, at, message`\`${words(field)}\` is used here`, error, builtSince);
}

/** The first step of a trail: something that a kustomization's folder asked for at a place. */
export function trailFrom(kind: StepKind, at: Span | undefined, folder: string): Trail {
  const step: Step = { kind, at, in: shown(folder) };
  return { step, before: undefined };
}

/** A step on top of the trail a node already has. */
export function onto(trail: Trail, before: Trail | undefined): Trail {
  return before === undefined ? trail : { step: trail.step, before };
}
