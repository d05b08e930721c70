/** Where a block scalar ends for a person: behind its last character, without the blank lines that trail it. */
export function endOfBlock(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) <= 32) at--;
  return at;
}
