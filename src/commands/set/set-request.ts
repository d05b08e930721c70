import { CannotRun } from '../../model/cannot-run.ts';
import { parseLabelSelector } from '../../render/kustomize/object/label-selector.ts';
import type { WorkloadChoice } from '../../rollout/write/choose-workloads.ts';
import { linkedKindNamed, sourceKindNamed } from '../../rollout/write/linked-kinds.ts';
import { readTrigger, type Trigger } from '../../rollout/write/trigger.ts';
import type { Arguments } from '../command.ts';
import { readSetArguments, volumeSourceOf } from './set-arguments.ts';
import type { SetRequest } from './set-in-files.ts';

/** What a command line of `envfrom set` asks for, and where to look. Throws CannotRun. */
export function setRequestOf(
  { positionals, values }: Pick<Arguments, 'positionals' | 'values'>,
  exists: (path: string) => boolean,
): { readonly request: SetRequest; readonly paths: readonly string[] } {
  const words = readSetArguments(positionals, {
    isWorkload: (word) => linkedKindNamed(word) !== undefined,
    isSource: (word) => sourceKindNamed(word) !== undefined,
    exists,
  });
  const { what, paths } = words;
  const last = (name: string): string | undefined => values.get(name)?.at(-1);
  const remove = values.has('remove');
  const choice = choiceOf(words.workloads, last('selector'), last('namespace'));
  if (what === 'triggers') {
    const triggers = words.triggers.map(triggerOf);
    if (triggers.length === 0 && !remove)
      throw new CannotRun(
        'No trigger is named.',
        'Name one: `configmap/NAME`, `secret/NAME`, or any other object as `KIND/NAME`.',
      );
    return { request: { what, choice, triggers, remove }, paths };
  }
  const [unexpected] = words.triggers;
  if (unexpected !== undefined) {
    throw new CannotRun(
      `\`envfrom set volume\` takes no \`${unexpected}\`.`,
      'Write `-t configmap --configmap-name NAME`.',
    );
  }
  const volume = {
    ...volumeSourceOf(values),
    volume: last('name'),
    mountPath: last('mount-path'),
    container: last('container'),
    remove,
  };
  if (volume.mountPath?.startsWith('/') === false)
    throw new CannotRun(`\`--mount-path ${volume.mountPath}\` is not an absolute path.`);
  return { request: { what, choice, volume }, paths };
}

function choiceOf(
  words: readonly string[],
  selector: string | undefined,
  namespace: string | undefined,
): WorkloadChoice {
  const parsed = selector === undefined ? undefined : parseLabelSelector(selector);
  if (parsed !== undefined && 'error' in parsed) {
    throw new CannotRun(`Invalid selector \`${selector ?? ''}\`: ${parsed.error}.`);
  }
  const wanted = words.map((word) => {
    const [kindWord = '', name, more] = word.split('/');
    const kind = linkedKindNamed(kindWord);
    if (kind === undefined || more !== undefined || name === '')
      throw new CannotRun(`\`${word}\` is not a workload.`, 'Write `deployment/NAME`.');
    if (name === undefined && parsed === undefined)
      throw new CannotRun(
        `\`${word}\` does not name a ${kind.resource}.`,
        `Write \`${kind.resource}/NAME\`, or add \`--selector\`.`,
      );
    return { kind, name };
  });
  return { wanted, labels: parsed, namespace };
}

function triggerOf(word: string): Trigger {
  const trigger = readTrigger(word);
  if ('fault' in trigger) throw new CannotRun(`${trigger.fault}.`);
  return trigger;
}
