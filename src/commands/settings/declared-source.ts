import { mapOf, textOf, type ConfigValue } from '../../config/config-value.ts';
import type { DeclaredSource } from '../../model/settings.ts';
import { folderText } from '../arguments/flag-values.ts';

/** An item of `sources` in the configuration, which its schema has found valid. */
export function declaredSource(value: ConfigValue): DeclaredSource {
  const map = mapOf(value);
  const texts = (['url', 'kind', 'namespace', 'name'] as const).flatMap((key) => {
    const text = textOf(map[key]);
    return text === undefined ? [] : [[key, text] as const];
  });
  const folder = folderText(textOf(map['folder']) ?? '.');
  return { ...Object.fromEntries(texts), folder: folder === '.' ? '' : folder };
}
