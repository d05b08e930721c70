import { memo } from '../../model/memo.ts';
import type { SourceFile, TextRange } from '../../model/span.ts';
import { withoutRanges } from './without-ranges.ts';

/** The address of a repository with a login: a user, or a token in place of one, and a password. A path has one slash of it. */
const LOGIN =
  /\b((?:https?|oci|ssh|git(?:\+[a-z]+)?):\/\/?)([^\s/@:`'"${]{1,256})(:[^\s/@`'"${]{1,1024})?@/gi;

/** A text without the logins in addresses of repositories. */
export function withoutLogins(text: string): string {
  return withoutRanges(text, loginRanges(text));
}

/** Where a file has such logins. */
export const loginsIn = memo(({ text }: SourceFile): readonly TextRange[] => loginRanges(text));

/** Where a text has such logins. */
export function loginRanges(text: string): readonly TextRange[] {
  if (!text.includes('@') || !text.includes(':/')) return [];
  return [...text.matchAll(LOGIN)].flatMap(
    ({ index, 0: whole, 1: scheme = '', 2: user = '', 3: password }) =>
      isOpen(scheme, user, password)
        ? []
        : [{ start: index + scheme.length, end: index + whole.length - 1 }],
  );
}

/** The user `git` is no login, nor is a user of SSH without a password. */
function isOpen(scheme: string, user: string, password: string | undefined): boolean {
  return password === undefined && (user === 'git' || /^(?:ssh|git)/i.test(scheme));
}
