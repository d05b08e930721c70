import type {
  ContainerChange,
  Reason,
  Rollout,
  RolloutVerdict,
  SourceChange,
} from '../../model/changes/change.ts';
import { mayBeSame } from '../../model/fleet/cluster-name.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import type { ReloaderSettings } from '../../model/settings.ts';
import type { Workload } from '../../model/workload.ts';
import type { Side } from '../compare/compare-containers.ts';
import { compareTemplates, type TemplateDifference } from '../templates/compare-templates.ts';
import { operatorChecksums } from '../templates/operator-checksum.ts';
import { effectsOf, type Effect } from './effects.ts';
import { idleReason } from './idle.ts';
import { hookOf, isTemplate } from './later-runs.ts';
import { leftAlone } from './left-alone.ts';
import { namesSources, reloadOf } from './reloader.ts';
import { effectReason, staleReason } from './rollout-reasons.ts';
import { recreatorOf } from './source-refusal.ts';
import { isOnlyMoved, stopReasons, waitingReason } from './start-reasons.ts';
import { onDeleteReason, rollout, withTemplate } from './template-rollout.ts';
import { triggerOf } from './triggers.ts';
import { refusalOfWorkload } from './workload-refusal.ts';

interface RolloutInput {
  readonly before: Side;
  readonly after: Side;
  readonly containers: readonly ContainerChange[];
  /** The changed sources that the workload uses, by kind and logical name, for any key. */
  readonly sources: ReadonlyMap<string, SourceChange>;
  /** All changed sources of its build: Reloader restarts a workload for those that it names, used or not. */
  readonly others: readonly SourceChange[];
  readonly build: Build | undefined;
  readonly reloader: ReloaderSettings;
}

/** The effect of a change on the running pods of a workload that both sides have; undefined if there is none. */
export function rolloutOf(input: RolloutInput): Rollout | undefined {
  const stops = stopReasons(input.containers);
  return withStops(effectOf(input, stops), stops);
}

/** A new pod would not start: that counts more than what happens to the running ones, unless nothing is applied. */
function withStops(found: Rollout | undefined, stops: readonly Reason[]): Rollout | undefined {
  const [first] = stops;
  if (found === undefined || first === undefined || found.verdict === 'not-applied') return found;
  const others = found.reasons.filter((reason) => !stops.includes(reason));
  return rollout('would-not-start', [...stops, ...others]);
}

function effectOf(input: RolloutInput, stops: readonly Reason[]): Rollout | undefined {
  const { before, after, containers } = input;
  const changed = [...input.sources.values(), ...input.others];
  const differences = [
    ...compareTemplates(before, after, input.build, input.others.length > 0),
    ...operatorChecksums(after.workload, changed, input.build),
  ];
  const effects = effectsOf(containers, before.evidence, after.evidence);
  const refused = refusedUpdate(input) ?? refusedSource(input, effects, differences);
  if (refused !== undefined) return refused;
  const unchanged = containers.every(isOnlyMoved);
  if (differences.length > 0) {
    const needless = unchanged && differences.every(({ kind }) => kind !== 'field');
    // A source that only one side of the template names need not change itself.
    const used = effects.filter(
      ({ kind, name, perhaps }) => perhaps || input.sources.has(`${kind} ${name}`),
    );
    const { manifest } = before.workload;
    const suspended = isTrue(scalarAt(manifest.node, 'spec', 'suspend'), manifest.dialect);
    const halted = { idle: idleReason(before, after), suspended };
    return withTemplate(after.workload, halted, input.build, differences, needless, [
      ...used.map(effectReason),
      ...stops,
    ]);
  }
  if (unchanged)
    return reloadedWithoutNeed(input) ?? (containers.length > 0 ? UNAFFECTED : undefined);
  return withoutTemplate(input, effects, stops);
}

const UNAFFECTED: Rollout = {
  verdict: 'unaffected',
  needless: false,
  reasons: [{ text: 'the values stay the same, but come from another place' }],
};

function refusedUpdate({ before, after, build }: RolloutInput): Rollout | undefined {
  const [one, other] = [before.workload.manifest, after.workload.manifest];
  const refusal = one === other ? undefined : refusalOfWorkload(one, other);
  if (refusal === undefined) return undefined;
  const { message, before: old, after: now } = refusal;
  const by = recreatorOf(other, build);
  if (by !== undefined) {
    return rollout('rolls', [
      {
        text: `${by} deletes and creates it, since the API server refuses the update`,
        before: old,
        after: now,
      },
    ]);
  }
  return rollout('not-applied', [
    {
      text: `the API server refuses the update: ${message}`,
      update: true,
      before: old,
      after: now,
    },
  ]);
}

/** A source that the workload uses cannot change: its pods, new ones too, get the old content. */
function refusedSource(
  { sources, build }: RolloutInput,
  effects: readonly Effect[],
  differences: readonly TemplateDifference[],
): Rollout | undefined {
  for (const effect of effects) {
    const change = sources.get(`${effect.kind} ${effect.name}`);
    const source = `${effect.kind} \`${effect.name}\``;
    const left = change && leftAlone(change, build);
    if (left !== undefined) {
      const reason = { text: `${source} stays as it is: ${left.text}`, after: left.at };
      return rollout('not-applied', [reason, effectReason(effect)]);
    }
    const refusal = change?.refusal;
    if (refusal === undefined) continue;
    const places = { before: refusal.before, after: refusal.at };
    if (refusal.recreatedBy === undefined) {
      return rollout('not-applied', [
        { text: `the API server refuses the change of ${source}: ${refusal.message}`, ...places },
        effectReason(effect),
      ]);
    }
    if (differences.length > 0) continue;
    return rollout('never-updates', [
      {
        text: `${refusal.recreatedBy} deletes and creates ${source} under the same name; running pods keep what they have`,
        ...places,
      },
      effectReason(effect),
    ]);
  }
  return undefined;
}

/** The pod template stays as it is, and what the pods use does not. */
function withoutTemplate(
  input: RolloutInput,
  effects: readonly Effect[],
  stops: readonly Reason[],
): Rollout {
  const { manifest, core } = input.after.workload;
  const reasons = [...effects.map(effectReason), ...stops];
  const waiting = waitingReason(input.containers);
  if (waiting !== undefined) return rollout('next-run', [waiting]);
  const idle = idleReason(input.before, input.after);
  if (idle !== undefined) return rollout('next-run', [idle, ...reasons]);
  const triggered = triggeredBy(input, effects);
  if (triggered !== undefined) return restarted('triggered', triggered, manifest, reasons);
  const { reload, refused } = reloadBy(input, effects);
  if (reload !== undefined) return restarted('reloaded', reload, manifest, reasons);
  const all = [...reasons, ...refused];
  if (manifest.kind === 'CronJob') {
    // Its next Job reads files as it reads variables: when it starts.
    const read = effects.map((effect) => effectReason({ ...effect, mode: 'env' }));
    return rollout('next-run', [...read, ...stops, ...refused]);
  }
  if (manifest.kind === 'Job') {
    const hook = hookOf(manifest, input.build);
    return hook === undefined
      ? rollout('not-applied', [{ text: 'a Job runs once' }, ...all])
      : rollout('next-run', [{ text: `${hook} creates the Job again` }, ...all]);
  }
  if (isTemplate(manifest)) return rollout('next-run', all);
  if (!core && manifest.kind !== 'Rollout') {
    return rollout('unknown', [
      { text: `only the controller of ${manifest.kind} knows what happens to running pods` },
      ...all,
    ]);
  }
  const verdict = verdictOf(effects, stops);
  const stale = verdict === 'stale' ? staleReason(effects) : undefined;
  return rollout(verdict, stale === undefined ? all : [stale, ...all]);
}

/** Something writes to the pod template: what its controller does with that. */
function restarted(
  verdict: RolloutVerdict,
  by: Reason,
  manifest: Manifest,
  reasons: readonly Reason[],
): Rollout {
  const waits = onDeleteReason(manifest);
  return waits === undefined
    ? rollout(verdict, [by, ...reasons])
    : rollout('on-delete', [waits, by, ...reasons]);
}

function verdictOf(effects: readonly Effect[], stops: readonly Reason[]): RolloutVerdict {
  const sure = effects.filter(({ perhaps }) => !perhaps);
  if (sure.some(({ mode }) => mode === 'env') || stops.length > 0) return 'stale';
  if (sure.some(({ mode }) => mode === 'sub-path')) return 'never-updates';
  if (sure.some(({ mode }) => mode === 'volume'))
    return effects.length > sure.length ? 'unknown' : 'updates-live';
  if (effects.some(({ mode }) => mode !== 'volume')) return 'unknown';
  return effects.length > 0 ? 'updates-live' : 'stale';
}

function triggeredBy({ after }: RolloutInput, effects: readonly Effect[]): Reason | undefined {
  for (const { kind, name } of effects) {
    const at = triggerOf(after.workload, kind, name);
    if (at !== undefined) {
      return {
        text: `it is triggered by ${kind} \`${name}\`: \`envfrom rollout\` gives it a copy of its own`,
        after: at,
      };
    }
  }
  return undefined;
}

/** The first source for which Reloader restarts the workload, or why it does not. */
function reloadBy(
  { after, sources, reloader }: RolloutInput,
  effects: readonly Effect[],
): { readonly reload: Reason | undefined; readonly refused: readonly Reason[] } {
  const used = new Set(effects.map(({ kind, name }) => `${kind} ${name}`));
  const refused: Reason[] = [];
  for (const [name, change] of sources) {
    const found = used.has(name) ? reloadOf(after.workload, change, true, reloader) : undefined;
    if (found === undefined) continue;
    const reason = { text: found.text, after: found.at };
    if (found.reloads) return { reload: reason, refused: [] };
    refused.push(reason);
  }
  return { reload: undefined, refused };
}

/** Reloader looks at whole sources, so a workload restarts for keys that it does not use, and for every source that it names. */
function reloadedWithoutNeed({
  after,
  sources,
  others,
  reloader,
}: RolloutInput): Rollout | undefined {
  const { workload } = after;
  const used = new Set(sources.values());
  const named = namesSources(workload)
    ? others.filter((each) => !used.has(each) && isBeside(each, workload))
    : [];
  for (const change of [...used, ...named]) {
    if (change.keys.length === 0) continue;
    const found = reloadOf(workload, change, used.has(change), reloader);
    if (found?.reloads === true) {
      const reasons = [
        { text: found.text, after: found.at },
        { text: 'no variable or file that it uses changes' },
      ];
      return rollout('reloaded', reasons, true);
    }
  }
  return undefined;
}

function isBeside({ before, after }: SourceChange, { manifest }: Workload): boolean {
  return mayBeSame((after ?? before)?.namespace, manifest.namespace);
}
