import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile } from '../../model/span.ts';
import { secretMasks } from './secret-masks.ts';

const MASK = '***';

/** Texts of files with `***` for values of Secrets, line by line; `files` are those of the run, which tell what concerns Secrets. */
export function textMasker(files: readonly ParsedFile[]): (file: SourceFile) => string {
  const masksOf = secretMasks(files);
  return (file) => {
    let at = 0;
    let out = '';
    for (const { start, end } of masksOf(file)) {
      out += file.text.slice(at, start) + MASK;
      at = end;
    }
    return out + file.text.slice(at);
  };
}
