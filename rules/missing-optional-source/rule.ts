import { nameOfReferrer, nameOfSource } from '../../src/model/name-of.ts';
import type { Missing, Reference } from '../../src/model/reference.ts';
import { typoOf } from '../../src/text/typo.ts';
import type { Span } from '../../src/model/span.ts';
import { writtenName } from '../../src/model/written-name.ts';
import { rulePerReference } from '../kit/rule-constructors.ts';

export const rule = rulePerReference(
  {
    id: 'missing-optional-source',
    summary:
      'The name of an optional ConfigMap, Secret or key looks misspelt, so what it would set stays unset.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* ({ reference, verdict, at }) {
    if (verdict.kind !== 'optional' || reference.harmless !== undefined) return;
    if (reference.use === 'volume-item' && verdict.missing.what === 'source') return;
    if (verdict.missing.what === 'source' && verdict.missing.hashed !== undefined) return;
    const near = typoIn(reference, verdict.missing);
    if (near === undefined) return;
    const missing = whatIsMissing(reference, verdict.missing);
    const related = [{ at: near.at, message: `\`${near.name}\` is here` }];
    yield {
      at,
      message: `${missing}; ${effectOf(reference)}`,
      help: `Did you mean \`${near.name}\`?`,
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

function whatIsMissing(reference: Reference, missing: Missing): string {
  const who = nameOfReferrer(reference);
  if (missing.what === 'key') {
    return `Optional key \`${reference.key?.name ?? ''}\` is not in ${nameOfSource(missing.source)}`;
  }
  return `Optional ${reference.kind} \`${reference.name}\` of ${who} is not in the repository`;
}

function effectOf({ use, subject, key }: Reference): string {
  switch (use) {
    case 'env':
      return `variable \`${subject ?? ''}\` keeps an earlier value, or is not set.`;
    case 'env-from':
      return 'none of its variables are set.';
    case 'volume':
      return `volume \`${subject ?? ''}\` is empty.`;
    case 'volume-item':
      return `the file for \`${key?.name ?? ''}\` is left out of volume \`${subject ?? ''}\`.`;
    default:
      return 'nothing is read from it.';
  }
}
