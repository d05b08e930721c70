import type { BuildFailure } from '../../../model/manifest.ts';
import type { Message } from '../../../model/message.ts';

/** What a chart refuses. */
export interface Mistake {
  readonly failure: BuildFailure;
  /** In the words of its template. */
  readonly said: Message;
}
