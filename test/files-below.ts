import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file below a folder of the disk, by its path from there. */
export function filesBelow(folder: string): ReadonlyMap<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const relative = path.slice(folder.length + 1).split(sep);
      return [relative.join('/'), readFileSync(path)] as const;
    }),
  );
}
