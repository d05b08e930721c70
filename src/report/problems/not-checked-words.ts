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
