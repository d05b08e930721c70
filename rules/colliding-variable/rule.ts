import type { Binding, Environment } from '../../src/model/environment.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { bindingName, boundKey, sourceName } from '../../src/model/names/message-names.ts';
import { writtenName } from '../../src/model/names/written-name.ts';
import { itemsAt, mapAt, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isSameText } from '../../src/model/value.ts';
import type { Container } from '../../src/model/workload.ts';
import { environmentTraits } from '../kit/environment-traits.ts';
import { NONE, rulePerEnvironment } from '../kit/rule-constructors.ts';

export const rule = rulePerEnvironment(
  {
    id: 'colliding-variable',
    summary: 'Two envFrom items set the same variable, and the later one wins silently.',
    severity: 'warning',
    ofTemplates: true,
    group: 'environment',
    since: '0.1.0',
  },
  (environment, context) =>
    environmentTraits(environment).hides || isLong(environment.container)
      ? findingsOf(environment, context)
      : NONE,
);

/** Whether a container takes more than one source. */
function isLong({ node }: Container): boolean {
  return itemsAt(node, 'envFrom').length > 1;
}

function* findingsOf(
  { bindings, container }: Environment,
  context: RuleContext,
): Iterable<Finding> {
  yield* listedTwice(container);
  // Where an env entry has the last word the collision decides nothing.
  for (const binding of bindings) {
    if (binding.from.kind === 'env-from' && binding.hides.length > 0)
      yield* collisionsOf(binding, context);
  }
}

/** Of a source listed twice the later item sets the very variables that the earlier one set: one finding, not one per key. */
function* listedTwice({ node }: Container): Iterable<Finding> {
  const seen = new Map<string, ScalarNode>();
  for (const item of itemsAt(node, 'envFrom')) {
    const ref = SOURCES.find(({ field }) => mapAt(item, field) !== undefined);
    const name = ref && scalarAt(item, ref.field, 'name');
    if (ref === undefined || name === undefined || name.text === '') continue;
    const prefix = scalarAt(item, 'prefix');
    const identity = JSON.stringify([ref.kind, name.text, prefix?.text ?? '']);
    const earlier = seen.get(identity);
    if (earlier === undefined) {
      seen.set(identity, name);
      continue;
    }
    const what = message`${words(ref.kind)} \`${named(writtenName(name, name.text), name)}\``;
    const twice =
      prefix === undefined || prefix.text === ''
        ? words('')
        : message`, both times with the prefix \`${prefix}\``;
    yield {
      at: name,
      message: message`${what} is listed twice under envFrom${twice}.`,
      help: message`Remove one of the two, or name the one that you meant.`,
      related: [{ at: earlier, message: message`listed here first` }],
    };
  }
}

const SOURCES = [
  { field: 'configMapRef', kind: 'ConfigMap' },
  { field: 'secretRef', kind: 'Secret' },
] as const;

function* collisionsOf(winner: Binding, { isShared }: RuleContext): Iterable<Finding> {
  for (const loser of winner.hides) {
    if (winner.from.kind !== 'env-from' || loser.from.kind !== 'env-from') continue;
    const same = isSameText(winner.value, loser.value);
    // What is required, what several workloads share, or what has the more general name, comes first: defaults, and what overrides them.
    const isDefault =
      (winner.from.reference.optional && !loser.from.reference.optional) ||
      (isShared(loser.from.source) && !isShared(winner.from.source)) ||
      isRefined(loser.from.source.name, winner.from.source.name);
    yield {
      at: winner.from.reference.at,
      message: message`\`${bindingName(winner)}\` is set by two envFrom items${words(same ? ', with the same value' : '')}: ${described(winner.from)} (later, wins) and ${described(loser.from)} (overridden).`,
      ...(same || isDefault ? { severity: 'info' } : {}),
      ...(same ? {} : { help: help(winner) }),
      related: [
        { at: winner.from.at, message: message`used` },
        { at: loser.from.at, message: message`overridden` },
      ],
    };
  }
}

/** Whether a name is another one with more words in it: `shop-env` and `shop-orders-env`. */
function isRefined(general: string, special: string): boolean {
  const words = general.split('-');
  let found = 0;
  for (const word of special.split('-')) if (word === words[found]) found += 1;
  return found === words.length && special.length > general.length;
}

function described(from: EnvFrom): Message {
  const { source, prefix, itemAt } = from;
  const how =
    prefix === ''
      ? message``
      : message` (prefix \`${named(prefix, itemAt)}\` + key \`${boundKey(from)}\`)`;
  return message`${sourceName(source)}${how}`;
}

type EnvFrom = Extract<Binding['from'], { kind: 'env-from' }>;

function help(winner: Binding): Message {
  return message`Remove \`${bindingName(winner)}\` from one of them. If the override is intended, set the variable under \`env\`, where everyone sees it.`;
}
