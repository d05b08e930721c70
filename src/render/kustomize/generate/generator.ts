import type { Span } from '../../../model/span.ts';
import type { Origin } from './origin-annotations.ts';
import type { Outcome } from '../tree/outcome.ts';
import type { Resource } from '../object/resource.ts';

/** Something that makes objects. */
export interface Generator {
  readonly generate: () => Outcome<readonly Resource[]>;
  readonly origin: Origin | undefined;
  readonly at: Span;
}
