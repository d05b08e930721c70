const CASED = /^\p{Changes_When_Casefolded}$/u;
const LAST_CASED = 0x1e943;

let cachedOrbits: ReadonlyMap<number, readonly number[]> | undefined;

/** The other characters that are the same but for case, by Unicode's simple folding (`unicode.SimpleFold`). */
export function foldsOf(char: number): readonly number[] {
  if (char < 0x80) return foldsOfAscii(char);
  cachedOrbits ??= findOrbits();
  return cachedOrbits.get(char) ?? [];
}

function foldsOfAscii(char: number): readonly number[] {
  const lower = char | 0x20;
  if (lower < 0x61 || lower > 0x7a) return [];
  const other = char ^ 0x20;
  if (lower === 0x6b) return [other, 0x212a];
  return lower === 0x73 ? [other, 0x17f] : [other];
}

function findOrbits(): ReadonlyMap<number, readonly number[]> {
  const members = new Map<number, Set<number>>();
  for (let code = 0x41; code <= LAST_CASED; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const char = String.fromCodePoint(code);
    if (!CASED.test(char)) continue;
    const folded = foldOf(char);
    if (folded === undefined || folded === code) continue;
    const orbit = members.get(folded) ?? new Set([folded]);
    members.set(folded, orbit.add(code));
  }
  const orbits = new Map<number, readonly number[]>();
  for (const orbit of members.values()) {
    for (const code of orbit) {
      orbits.set(
        code,
        Array.from(orbit).filter((other) => other !== code),
      );
    }
  }
  return orbits;
}

/** The representative of all characters that differ only in case, found with JavaScript's own matcher. */
function foldOf(char: string): number | undefined {
  const candidates = [char.toLowerCase(), char.toUpperCase().toLowerCase(), char.toUpperCase()];
  const same = new RegExp(`^\\u{${char.codePointAt(0)?.toString(16) ?? ''}}$`, 'iu');
  return candidates.find((other) => other !== char && same.test(other))?.codePointAt(0);
}
