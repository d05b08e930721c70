import { resolve } from 'node:path';
import { configNotice } from '../../../config/config-notice.ts';
import { namedConfig } from '../../../io/find-config.ts';
import { joinTrees, type Checkout } from '../../../io/join-trees.ts';
import type { LocatedCheckout } from '../../../io/locate-checkouts.ts';
import { commonFolder, isWithin, type Located } from '../../../io/locate-paths.ts';
import { openChartShelf } from '../../../io/open-chart-shelf.ts';
import { openTree } from '../../../io/open-tree.ts';
import { CannotRun } from '../../../model/cannot-run.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import type { Settings } from '../../../model/settings.ts';
import type { SourceFile } from '../../../model/span.ts';
import { pathFilter } from '../../../text/glob/glob-set.ts';
import type { Host } from '../../host.ts';
import { fleetSettings } from '../../settings/fleet-settings.ts';
import { runOptionsOf, type RunOptions } from '../../settings/run-options.ts';
import { checkEntryPoints } from '../check-entry-points.ts';
import { fleetCheckouts } from './fleet-checkouts.ts';
import { repositoryOptions, type RepositoryOptions } from './repository-options.ts';

/** An `OpenedRun` of several repositories. */
interface OpenedFleet extends RunOptions {
  readonly located: Located;
  readonly roots: readonly string[];
  readonly tree: FileTree;
}

type Values = ReadonlyMap<string, readonly string[]>;

/** Options that make no sense for several repositories, or that are not there for them yet. */
const REFUSED = [
  'fix',
  'base',
  'base-dir',
  'staged',
  'baseline',
  'watch',
  'repo-url',
  'stdin-filename',
];
/** Sentences about the configurations of repositories that are said one by one. */
const MAX_NOTICES = 10;

/** The run of `--fleet`: all its repositories as one tree, each in the folder of its name. `rules` are the ids of all rules. Throws CannotRun. */
export async function openFleet(
  words: readonly string[],
  values: Values,
  host: Host,
  rules: readonly string[],
): Promise<OpenedFleet> {
  const refused = REFUSED.find((name) => values.has(name));
  if (refused !== undefined) throw new CannotRun(`\`--${refused}\` cannot be used with a fleet.`);
  const checkouts = await fleetCheckouts(host.cwd, words);
  const roots = checkouts.map(({ root }) => root);
  const root = commonFolder(roots);
  const here = resolve(host.cwd);
  const { run, about, file } = await optionsOfRun(values, { here, roots, root }, rules);
  const repositories: RepositoryOptions[] = [];
  const opened: Checkout[] = [];
  for (const checkout of checkouts) {
    const options = await repositoryOptions(checkout, !values.has('no-config'), rules);
    repositories.push(options);
    opened.push(await openCheckout(checkout, options, { run, values, host }));
  }
  const flagged = new Set((values.get('rule') ?? []).map((setting) => setting.split('=')[0] ?? ''));
  const tree = joinTrees(opened, pathFilter(run));
  await checkEntryPoints(run.settings, file, tree, true);
  return {
    ...run,
    settings: {
      ...fleetSettings(run.settings, repositories, flagged),
      ...buildOf(values),
    },
    located: { here, root, start: root, targets: [] },
    roots,
    tree,
    notices: [
      ...about,
      ...run.notices,
      ...fewOf(repositories.flatMap(({ notices }) => notices)),
      ...(tree.notices ?? []),
    ],
  };
}

interface RunPlace {
  readonly here: string;
  readonly root: string;
  readonly roots: readonly string[];
}

interface RunSettings {
  readonly run: RunOptions;
  /** What a configuration changes that a repository of the fleet could change. */
  readonly about: readonly string[];
  readonly file?: SourceFile;
}

/** Flags, and the configuration that `--config` names; none is looked for. */
async function optionsOfRun(
  values: Values,
  { here, root, roots }: RunPlace,
  rules: readonly string[],
): Promise<RunSettings> {
  const named = values.get('config')?.at(-1);
  if (named === undefined) return { run: runOptionsOf(values, new Map(), rules), about: [] };
  const { readConfig } = await import('../../../config/read-config.ts');
  const file = namedConfig(here, root, named);
  const config = readConfig(file, rules);
  const isTheirs = roots.some((each) => isWithin(each, resolve(here, named)));
  const notice = isTheirs ? configNotice(config, named) : undefined;
  return {
    run: runOptionsOf(values, config, rules),
    file,
    about: notice === undefined ? [] : [notice],
  };
}

interface Opening {
  readonly run: RunOptions;
  readonly values: Values;
  readonly host: Host;
}

async function openCheckout(
  { name, root, urls }: LocatedCheckout,
  { settings, file, include, exclude }: RepositoryOptions,
  { run, values, host }: Opening,
): Promise<Checkout> {
  const { env, stdin, cwd } = host;
  const { fileSize } = run.settings.limits;
  const tree = await openTree({
    located: { here: cwd, root, start: root, targets: [{ kind: 'folder', path: root }] },
    include,
    exclude,
    trackedOnly: values.has('tracked'),
    fileSize,
    env,
    stdin: { stream: stdin, path: 'stdin.yaml', isNamed: false },
  });
  await checkEntryPoints(settings, file, tree, true);
  const folders = settings.charts ?? ['.envfrom/charts'];
  const charts = openChartShelf({ root, folders, env, fileSize });
  const { repositoryUrls: claimed = [], sources } = settings;
  return { name, tree, charts, declared: urls, claimed, sources };
}

function buildOf(values: Values): Pick<Settings, 'selectedBuilds'> {
  const build = values
    .get('build')
    ?.at(-1)
    ?.replace(/(?<!\/)\/+$/, '');
  return build === undefined ? {} : { selectedBuilds: [build] };
}

function fewOf(notices: readonly string[]): readonly string[] {
  const more = notices.length - MAX_NOTICES;
  if (more <= 0) return notices;
  return [
    ...notices.slice(0, MAX_NOTICES),
    `${more} more notices about the configurations of repositories are not shown.`,
  ];
}
