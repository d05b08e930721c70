import { posix } from 'node:path';
import { mapOf, textOf, textsOf, type ConfigValue } from '../../config/config-value.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import type { DeclaredEntryPoint } from '../../model/settings.ts';

/** An item of `entryPoints` in the configuration, which its schema has found valid. */
export function declaredEntryPoint(value: ConfigValue): DeclaredEntryPoint {
  const map = mapOf(value);
  const chart = textOf(map['chart']);
  const path = pathText(chart ?? textOf(map['folder']) ?? '.');
  const texts = (['namespace', 'release', 'cluster'] as const).flatMap((key) => {
    const text = textOf(map[key]);
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    kind: chart === undefined ? 'folder' : 'chart',
    path,
    values: textsOf(map['values']).map((file) =>
      file.startsWith('/') ? pathText(file) : posix.join(path, file),
    ),
    ...Object.fromEntries(texts),
  };
}

/** Relative to the root, with or without `./` or `/` before it. */
function pathText(path: string): string {
  return withoutEndSlashes(posix.join(path.replace(/^\/+/, '') || '.'));
}
