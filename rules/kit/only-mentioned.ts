import type { Mention } from '../../src/model/evidence.ts';
import { hostSpan, type Span } from '../../src/model/span.ts';

/** The span of a quoted text begins one character before its first letter. */
const OFFSETS = [0, 1];

/** Whether a name is written in some references, and nowhere else in the repository: not in prose, scripts or other files either. */
export function onlyMentionedIn(
  references: readonly { readonly at: Span }[],
): (mentions: readonly Mention[]) => boolean {
  const places = new Set(
    references.flatMap(({ at }) => {
      const { file, start } = hostSpan(at);
      return OFFSETS.map((offset) => placeAt(file.path, start + offset));
    }),
  );
  return (mentions) =>
    mentions.every(({ path, start }) => path !== undefined && places.has(placeAt(path, start)));
}

function placeAt(path: string, start: number): string {
  return `${path} ${start}`;
}
