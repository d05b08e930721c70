/** Ids of builds without the folders that all share, before and behind. */
export function headsOf(columns: readonly string[]): readonly string[] {
  const split = columns.map((id) => id.split('/'));
  const [first = []] = split;
  if (split.length < 2) return columns;
  const most = Math.min(...split.map((parts) => parts.length)) - 1;
  let start = 0;
  while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
  let end = 0;
  while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end)))
    end += 1;
  return split.map((parts) => parts.slice(start, parts.length - end).join('/'));
}
