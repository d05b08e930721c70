import { toByteText } from '../../../go/byte-text.ts';
import { pathMatch } from '../../../go/path-match.ts';

/** Steps of one match; a pattern of stars may take many. */
const MOST_STEPS = 1_000_000;

/** Whether a pattern matches a whole path as Go's path/filepath.Match has it; undefined where the pattern is at fault. */
export function matchPath(pattern: string, path: string): boolean | undefined {
  const matching = { as: 'path', steps: { left: MOST_STEPS } } as const;
  const matched = pathMatch(toByteText(pattern), toByteText(path), matching);
  return matched === 'bad-pattern' ? undefined : matched === 'yes';
}
