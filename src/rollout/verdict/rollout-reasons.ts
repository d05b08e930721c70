import type { Reason } from '../../model/changes/change.ts';
import { groupBy } from '../../model/group-by.ts';
import type { TemplateDifference } from '../templates/compare-templates.ts';
import { containerOf, nameOfDifference, shownSides } from '../templates/name-of-field.ts';
import type { Effect } from './effects.ts';

const MAX_NAMES = 3;

/** Why new pods come: what changes in the pod template, what someone asked for first. */
export function templateReasons(
  differences: readonly TemplateDifference[],
  needless: boolean,
): readonly Reason[] {
  const of = (...kinds: TemplateDifference['kind'][]): readonly TemplateDifference[] =>
    differences.filter(({ kind }) => kinds.includes(kind));
  return [
    ...reasonFor(of('field'), (names) => `its pod template changes: ${names}`),
    ...hashReason(of('hash')),
    ...reasonFor(
      of('checksum', 'operator-checksum'),
      (names) => `a checksum follows the content: ${names}`,
    ),
    ...reasonFor(of('random'), (names) => `every rendering changes it: ${names}`),
    ...(needless ? [{ text: 'no variable or file that it uses changes' }] : []),
  ];
}

function hashReason(differences: readonly TemplateDifference[]): readonly Reason[] {
  const sources = [...new Set(differences.flatMap((each) => each.sources))];
  const names = shortList(
    sources.map((source) => source.replace(/ (.*)$/, (_, name: string) => ` \`${name}\``)),
  );
  const text =
    sources.length === 1
      ? `the name of ${names} in its pod template has a new hash`
      : `the names of ${names} in its pod template have new hashes`;
  return reasonFor(differences, () => text);
}

function reasonFor(
  differences: readonly TemplateDifference[],
  textOf: (names: string) => string,
): readonly Reason[] {
  const [first] = differences;
  if (first === undefined) return [];
  // A container that they all are of is not named.
  const containers = new Set(differences.flatMap(({ path }) => containerOf(path) ?? []));
  const byName = groupBy(differences, (each) => nameOfDifference(each, containers.size === 1));
  const names = shortList([...byName].map(([name, same]) => name + sidesOf(same)));
  return [{ text: textOf(names), before: first.before, after: first.after }];
}

/** ` `1.2` → `1.3``: what a place was and is; of both sides, what they begin with alike is said once. */
function sidesOf(differences: readonly TemplateDifference[]): string {
  const sides = differences.map(shownSides);
  const was = sides.flatMap((each) => each.was ?? []);
  const is = sides.flatMap((each) => each.is ?? []);
  const [old, now] = [was[0], is[0]];
  if (old === undefined && now === undefined) return '';
  if (was.length !== 1 || is.length !== 1 || old === undefined || now === undefined)
    return ` ${was.join(', ') || 'nothing'} → ${is.join(', ') || 'nothing'}`;
  const shared = /^(?:`[^`@]*:|\w+ )(?=[^/]*$)/.exec(old)?.[0] ?? '';
  const isAlike = shared !== '' && now.startsWith(shared) && !/[/@]/.test(now.slice(shared.length));
  if (!isAlike) return ` ${old} → ${now}`;
  // The kind of a source is said once; of an image, only the tags.
  const rest = now.slice(shared.length);
  return shared.startsWith('`')
    ? ` \`${old.slice(shared.length)} → \`${rest}`
    : ` ${old} → ${rest}`;
}

/** The effects of a changed source: on variables, on files that follow it, on files that never do. */
export function effectReason({
  mode,
  kind,
  name,
  subjects,
  perhaps,
  before,
  after,
}: Effect): Reason {
  const source = `${kind} \`${name}\``;
  const shown = shortList(
    subjects.map((each) => (each.endsWith('*') ? 'every key' : `\`${each}\``)),
  );
  const isOne = subjects.length === 1;
  const texts = {
    env: `${shown} ${isOne ? 'comes' : 'come'} from ${source}, which ${perhaps ? 'may change' : 'changes'}`,
    volume: `${shown} ${isOne ? 'follows' : 'follow'} ${source} within a minute or two; the process must read ${isOne ? 'it' : 'them'} again`,
    'sub-path': `${shown} ${isOne ? 'is' : 'are'} mounted from ${source} with subPath, which the kubelet never updates`,
  };
  return { text: texts[mode], effect: true, before, after };
}

/** Why running pods keep old values: variables are read when a container starts. */
export function staleReason(effects: readonly Effect[]): Reason | undefined {
  const read = effects.filter(({ mode, perhaps }) => mode === 'env' && !perhaps);
  const [first] = read;
  if (first === undefined) return undefined;
  const names = [...new Set(read.flatMap(({ subjects }) => subjects))].map((each) =>
    each.endsWith('*') ? 'every key' : `\`${each}\``,
  );
  const sources = shortList(read.map(({ kind, name }) => `${kind} \`${name}\``));
  return {
    text: `it reads ${shortList(names)} from ${sources} when it starts, and nothing in its pod template changes`,
    effect: true,
    before: first.before,
    after: first.after,
  };
}

/** `a, b and 2 more`. */
export function shortList(words: readonly string[]): string {
  const shown =
    words.length <= MAX_NAMES + 1
      ? words
      : [...words.slice(0, MAX_NAMES), `${words.length - MAX_NAMES} more`];
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
