/** What may be a key: the characters that keys of ConfigMaps and Secrets have, and no run that looks made by chance. */
export function isPlausibleKey(text: string): boolean {
  return /^[-._/a-zA-Z0-9]{1,253}$/.test(text) && !looksRandom(text);
}

const SHORTEST_RUN = 12;

/** A run of characters that nobody would choose for a name: letters of both cases and digits mixed, or long hexadecimal digits. */
export function looksRandom(text: string): boolean {
  if (text.length < SHORTEST_RUN) return false;
  for (const [run] of text.matchAll(/[A-Za-z0-9+=]{12,}/g)) {
    if (/\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)) return true;
    if (run.length >= 24 && /\d/.test(run) && /[A-Za-z]/.test(run)) return true;
  }
  return false;
}
