import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceFile } from '../../model/span.ts';
import { frameRanges } from './secret-ranges.ts';

const REDACTED = '***';

/** Texts of files with `***` for values of Secrets, line by line; `files` are those of the run, which tell what concerns Secrets. */
export function fileTextRedactor(files: readonly ParsedFile[]): (file: SourceFile) => string {
  const rangesOf = frameRanges(files);
  return (file) => {
    let at = 0;
    let out = '';
    for (const { start, end } of rangesOf(file)) {
      out += file.text.slice(at, start) + REDACTED;
      at = end;
    }
    return out + file.text.slice(at);
  };
}
