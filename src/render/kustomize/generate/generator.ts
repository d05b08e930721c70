import type { Span } from '../../model/span.ts';
import type { Origin } from './origin-annotations.ts';
import type { Outcome } from './patch/outcome.ts';
import type { Resource } from './resource.ts';

/** Something that makes objects. */
export interface Generator {
  readonly generate: () => Outcome<readonly Resource[]>;
  readonly origin: Origin | undefined;
  readonly at: Span;
}
