import { gobwasGlob } from '../../../go/gobwas/gobwas-glob.ts';

/** Tells whether a path is meant. */
export type PathTest = (path: string) => boolean;

/** The patterns of `.Files.Glob`: `*` and `?` stop at `/`, `**` does not. A pattern that cannot be read matches everything, as in Helm. */
export function globTest(pattern: string): PathTest {
  return gobwasGlob(pattern, '/')?.matches ?? (() => true);
}
