import { memo } from '../../../model/memo.ts';
import { mayExplainCreation } from './documentation-paths.ts';
import type { TextScan } from './scan-texts.ts';

/** A file that a command decrypts for `kubectl apply`: the end of its path, behind all that only the run knows, and the text with the command. */
interface AppliedFile {
  readonly tail: string;
  readonly by: string;
}

/** Files of tasks, which are no scripts by their names. */
const TASKS = /(?:^|\/)\.?[Tt]askfiles?(?:\/[^/]+)*\.ya?ml$/;
/** `sops --decrypt {{.DIR}}/vars/secrets.sops.yaml | kubectl apply -f -` */
const COMMAND =
  /\bsops[ \t]([^\n|]{1,500})\|[ \t]*(?:\\\n[ \t]*)?(?:kubectl|oc)\b[^\n]{0,300}\bapply\b/g;
const FILE = /[^\s"']+\.(?:ya?ml|json)(?=["'\s]|$)/g;
const MIN_PARTS = 2;

/** The encrypted files that scripts, tasks and documents apply. */
export const appliedFiles = memo((scan: TextScan): (() => readonly AppliedFile[]) => {
  const applied: AppliedFile[] = [];
  return scan.add({
    wants: (path) => mayExplainCreation(path) || TASKS.test(path),
    read: ({ path, text }) => {
      for (const [, command = ''] of text().matchAll(COMMAND)) {
        for (const [word] of command.matchAll(FILE)) {
          const tail = tailOf(word);
          if (tail !== undefined) applied.push({ tail, by: path });
        }
      }
    },
    found: () => applied,
  });
});

/** The parts of a path behind the last one with a variable; undefined if too few are left to know the file. */
function tailOf(word: string): string | undefined {
  const parts = word.split('/').filter((part) => part !== '.' && part !== '');
  const known = parts.slice(parts.findLastIndex((part) => /[{}$()<>*]/.test(part)) + 1);
  return known.length < MIN_PARTS ? undefined : known.join('/');
}

/** The text with the command that applies a file. */
export function applierOf(path: string, applied: readonly AppliedFile[]): string | undefined {
  return applied.find(({ tail }) => path === tail || path.endsWith(`/${tail}`))?.by;
}
