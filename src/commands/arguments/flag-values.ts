import { CannotRun } from '../../model/cannot-run.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';

/** `NAME=VALUE` of a flag. Throws CannotRun, with an example, for one without a name or `=`. */
export function splitPair(
  flag: string,
  setting: string,
  example: string,
): readonly [string, string] {
  const cut = setting.indexOf('=');
  if (cut > 0) return [setting.slice(0, cut), setting.slice(cut + 1)];
  throw new CannotRun(
    `\`${flag} ${setting}\` has no \`=\`.`,
    `Write it as \`${flag} ${example}\`.`,
  );
}

/** A whole number of a flag. Throws CannotRun for anything else. */
export function numberOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new CannotRun(`\`${flag}\` takes a whole number, not \`${text}\`.`);
}

/** The text if it is one of those there are. */
export function pick<T extends string>(all: readonly T[], text: string | undefined): T | undefined {
  return all.find((one) => one === text);
}

/** A folder as paths have it: `./charts/` → `charts`. */
export function folderText(path: string): string {
  return withoutEndSlashes(path.replace(/^(?:\.\/)+/, ''));
}
