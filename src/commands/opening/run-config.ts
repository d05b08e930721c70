import { resolve } from 'node:path';
import { configNotice } from '../../config/config-notice.ts';
import type { Config } from '../../config/config-value.ts';
import { findConfig, namedConfig } from '../../io/find-config.ts';
import { isWithin, type Located } from '../../io/locate-paths.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { SourceFile } from '../../model/span.ts';

/** The configuration of a run, and what the user should know about it. */
interface RunConfig {
  readonly config: Config;
  readonly notices: readonly string[];
  /** Where it is from; absent: there is none. */
  readonly file?: SourceFile;
}

type Values = ReadonlyMap<string, readonly string[]>;

/**
 * The configuration that a flag names, or the nearest one, unless a flag says that there is none; of a tree instead of the disk.
 * Throws CannotRun.
 */
export async function runConfig(
  located: Located,
  values: Values,
  ruleIds: () => Promise<readonly string[]>,
  tree?: FileTree,
): Promise<RunConfig> {
  const { here, root, start } = located;
  const named = values.get('config')?.at(-1);
  if (named !== undefined) {
    const file = namedConfig(here, root, named, tree);
    const config = await read(file, ruleIds);
    const isInside = isWithin(root, resolve(here, named));
    return { config, file, notices: isInside ? about(config, named) : [] };
  }
  const found = values.has('no-config') ? undefined : findConfig(start, root, tree);
  if (found === undefined) return { config: new Map(), notices: [] };
  const { file, passedOver } = found;
  const config = await read(file, ruleIds);
  const second =
    passedOver === undefined
      ? []
      : [`\`${passedOver}\` is not read, because \`${file.path}\` exists too.`];
  return { config, file, notices: [...about(config, file.path), ...second] };
}

function about(config: Config, path: string): readonly string[] {
  const notice = configNotice(config, path);
  return notice === undefined ? [] : [notice];
}

/** The parser and the validator are loaded only where there is a file. */
async function read(file: SourceFile, ruleIds: () => Promise<readonly string[]>): Promise<Config> {
  const { readConfig } = await import('../../config/read-config.ts');
  return readConfig(file, await ruleIds());
}
