import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { referenceKey, referrerName, sourceName } from '../../src/model/names/message-names.ts';
import { writtenName } from '../../src/model/names/written-name.ts';
import type { Missing, Reference } from '../../src/model/reference.ts';
import type { Span } from '../../src/model/span.ts';
import { typoOf } from '../../src/text/typo.ts';
import { rulePerVerdict } from '../kit/rule-constructors.ts';

export const rule = rulePerVerdict(
  {
    id: 'misspelled-optional-reference',
    summary:
      'The name of an optional ConfigMap, Secret or key looks misspelled, so what it would set stays unset.',
    severity: 'warning',
    ofUsers: true,
    group: 'references',
    since: '0.1.0',
  },
  ['optional'],
  function* ({ reference, verdict, at }) {
    if (reference.toleratesMissing !== undefined) return;
    if (reference.use === 'volume-item' && verdict.missing.what === 'source') return;
    if (verdict.missing.what === 'source' && verdict.missing.hashed !== undefined) return;
    const near = typoIn(reference, verdict.missing);
    if (near === undefined) return;
    const missing = whatIsMissing(reference, verdict.missing, near.name);
    const related = [{ at: near.at, message: message`\`${near.name}\` is here` }];
    yield {
      at,
      message: message`${missing}: ${effectOf(reference)}`,
      help: message`Did you mean \`${near.name}\`?`,
      related,
    };
  },
);

interface Near {
  readonly name: string;
  readonly at: Span;
}

/** The existing name that was probably meant: a promise to do without is a mistake only where it hides one. */
function typoIn({ at, name, key }: Reference, missing: Missing): Near | undefined {
  const { nearest } = missing;
  if (nearest === undefined) return undefined;
  const [written, existing] =
    missing.what === 'key'
      ? [key?.name ?? '', missing.nearest?.key ?? '']
      : [writtenName(at, name), writtenName(nearest.at, missing.nearest?.name ?? '')];
  return typoOf(written, existing) === undefined ? undefined : { name: existing, at: nearest.at };
}

function whatIsMissing(reference: Reference, missing: Missing, near: string): Message {
  const who = referrerName(reference);
  if (missing.what === 'key') {
    return message`Optional key \`${referenceKey(reference)}\` of ${who} does not exist in ${sourceName(missing.source)}`;
  }
  return message`Optional ${words(reference.kind)} \`${named(reference.name, reference.at)}\` of ${who} does not exist, but \`${near}\` does`;
}

function effectOf({ use, subject = '', key, at }: Reference): Message {
  switch (use) {
    case 'env':
      return message`variable \`${named(subject, at)}\` keeps an earlier value, or is not set.`;
    case 'env-from':
      return message`none of its variables are set.`;
    case 'volume':
      return message`volume \`${named(subject, at)}\` is empty.`;
    case 'volume-item':
      return message`the file for \`${named(key?.name ?? '', key?.at)}\` is left out of volume \`${named(subject, at)}\`.`;
    default:
      return message`nothing is read from it.`;
  }
}
