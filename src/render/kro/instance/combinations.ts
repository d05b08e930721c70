import { isValue, type CelOutcome } from '../cel/cel-value.ts';

/** The names that `forEach` binds, once for each object. */
type Combinations =
  | { readonly kind: 'list'; readonly scopes: readonly ReadonlyMap<string, CelOutcome>[] }
  | { readonly kind: 'fails'; readonly message: string }
  | { readonly kind: 'unknown' };

/** A flag of kro's controller, with its default. */
const MOST = 1000;

/** Every combination of the items of some lists; the last list changes fastest (kro: cartesianProduct in pkg/runtime/collection.go). */
export function combinationsOf(
  lists: readonly { readonly name: string; readonly outcome: CelOutcome }[],
): Combinations {
  let scopes: readonly ReadonlyMap<string, CelOutcome>[] = [new Map()];
  for (const { name, outcome } of lists) {
    if (outcome.kind === 'fails') return outcome;
    if (!isValue(outcome) || outcome.kind !== 'list') return { kind: 'unknown' };
    const count = scopes.length * outcome.items.length;
    if (count > MOST)
      return {
        kind: 'fails',
        message: `collection size of ${count} is over the maximum collection size of ${MOST}`,
      };
    scopes = scopes.flatMap((scope) =>
      outcome.items.map((item) => new Map([...scope, [name, item]])),
    );
  }
  return { kind: 'list', scopes };
}
