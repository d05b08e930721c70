import { basename, resolve } from 'node:path';
import { isWithin, locatePaths, pathFrom, type Located } from '../../io/locate-paths.ts';
import { openChartShelf } from '../../io/open-chart-shelf.ts';
import { openTree } from '../../io/open-tree.ts';
import { openVendor } from '../../io/vendor/open-vendor.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { isPlain } from '../../render/engines.ts';
import type { Host } from '../host.ts';
import { runOptionsOf, type RunOptions } from '../settings/run-options.ts';
import { checkEntryPoints } from './check-entry-points.ts';
import { runConfig } from './run-config.ts';
import { tuneCompiler } from './tune-compiler.ts';

/** Everything a command needs before its stages start. */
export interface OpenedRun extends RunOptions {
  readonly located: Located;
  /** The roots of the repositories of a fleet, absolute; absent: all files are below `located.root`. */
  readonly roots?: readonly string[];
  readonly tree: FileTree;
}

type Values = ReadonlyMap<string, readonly string[]>;

/** Other files than those of the disk, where the paths of a run are: those of a commit. */
interface Stored {
  /** What is checked. */
  readonly open?: (located: Located, options: RunOptions) => FileTree | undefined;
  /** Where the configuration is. */
  readonly config?: (located: Located) => FileTree | undefined;
}

/** Paths, configuration and flags → the files and the options of a run. Throws CannotRun. */
export async function openRun(
  paths: readonly string[],
  values: Values,
  host: Host,
  stored: Stored = {},
): Promise<OpenedRun> {
  const fleet = values.get('fleet');
  if (fleet !== undefined) return openRunOfFleet(fleet, paths, values, host);
  const located = locatePaths(host.cwd, paths);
  if (located.targets.some(({ kind }) => kind === 'stdin') && host.stdin.isTTY === true) {
    throw new CannotRun('`-` reads standard input, but nothing is piped into it.');
  }
  const configTree = stored.config?.(located);
  const { config, file, notices } = await runConfig(located, values, ruleIds, configTree);
  const ids = values.has('rule') || values.has('only') ? await ruleIds() : [];
  const options = withBuild(runOptionsOf(values, config, ids), values, located);
  const storedTree = stored.open?.(located, options);
  const tree = storedTree ?? (await treeOnDisk(located, options, values, host));
  const isOfThem = configTree === undefined && storedTree === undefined;
  const skipped = await checkEntryPoints(options.settings, file, tree, isOfThem);
  tuneCompiler(tree.paths.length, isPlain(tree.paths));
  const charts = openChartShelf({
    root: located.root,
    folders: options.settings.charts ?? ['.envfrom/charts'],
    env: host.env,
    fileSize: options.settings.limits.fileSize,
  });
  const { fileSize } = options.settings.limits;
  const vendor = openVendor({ root: located.root, tree, fileSize });
  return {
    ...options,
    located,
    tree: { ...tree, charts, ...(vendor !== undefined && { vendor }) },
    notices: [...notices, ...options.notices, ...skipped, ...(tree.notices ?? [])],
  };
}

async function openRunOfFleet(
  fleet: readonly string[],
  paths: readonly string[],
  values: Values,
  host: Host,
): Promise<OpenedRun> {
  const path = paths.find((each) => each !== '.');
  if (path !== undefined) {
    throw new CannotRun(`A fleet is checked as a whole, without paths: remove \`${path}\`.`);
  }
  const { openFleet } = await import('./fleet/open-fleet.ts');
  const run = await openFleet(fleet, values, host, await ruleIds());
  tuneCompiler(run.tree.paths.length, isPlain(run.tree.paths));
  return run;
}

/** The rules are loaded where their names are needed. */
async function ruleIds(): Promise<readonly string[]> {
  const { catalogue } = await import('../../../rules/catalogue.ts');
  return catalogue.map(({ meta }) => meta.id);
}

function treeOnDisk(
  located: Located,
  options: RunOptions,
  values: Values,
  host: Host,
): Promise<FileTree> {
  return openTree({
    located,
    include: options.include,
    exclude: options.exclude,
    trackedOnly: values.has('tracked') || host.env['PRE_COMMIT'] === '1',
    fileSize: options.settings.limits.fileSize,
    env: host.env,
    listings: host.listings,
    stdin: {
      get stream() {
        return host.stdin;
      },
      path: stdinPath(located, values),
      isNamed: values.has('stdin-filename'),
    },
  });
}

/** `--build BUILD`, as it is written and as a folder relative to the root. */
function withBuild(options: RunOptions, values: Values, { root, here }: Located): RunOptions {
  const build = values.get('build')?.at(-1);
  if (build === undefined) return options;
  const selectedBuilds = [build, pathFrom(root, resolve(here, build)) || '.'];
  return { ...options, settings: { ...options.settings, selectedBuilds } };
}

/** The name of standard input, relative to the root as every path is. */
function stdinPath({ root, here }: Located, values: Values): string {
  const name = values.get('stdin-filename')?.at(-1) ?? 'stdin.yaml';
  const path = resolve(here, name);
  return isWithin(root, path) ? pathFrom(root, path) : basename(path);
}
