import { neededItems } from '../../model/elsewhere/needed-items.ts';
import type { Build } from '../../model/manifest.ts';

/** What was not checked for one reason. */
export interface NotChecked {
  /** How many entries; 0: files, programs and parts of charts. */
  readonly entries: number;
  /** `287 Argo CD application sets`, `Application `web``. */
  readonly what: string;
  /** What one of several is called. */
  readonly noun?: string;
  /** A clause. */
  readonly reason?: string;
  /** What to do about it: a sentence. */
  readonly remedy?: string;
}

/** `12 Helm releases: their charts are not here`, without the remedy. */
export function notCheckedWords({ what, reason }: NotChecked): string {
  return reason === undefined ? what : `${what}: ${reason}`;
}

const FETCH = '`envfrom dependencies -f sh | sh` fetches what they need.';
const FETCH_ONE = '`envfrom dependencies -f sh | sh` fetches what it needs.';

/** How what several entries need is fetched. */
export function fetchOf(entries: number): string {
  return entries === 1 ? FETCH_ONE : FETCH;
}

/** Whether a build needs something that is not at hand, which `envfrom dependencies` lists. */
export function isFetchable(build: Build): boolean {
  return neededItems([build], []).some(({ found }) => found === undefined);
}
