import type { Span } from '../../../model/span.ts';
import type { Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import type { Origin } from './origin-annotations.ts';

/** Something that makes objects. */
export interface Generator {
  readonly generate: () => BuildResult<readonly Resource[]>;
  readonly origin: Origin | undefined;
  readonly at: Span;
}
