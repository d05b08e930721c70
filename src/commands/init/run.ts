import { join } from 'node:path';
import { catalogue } from '../../../rules/catalogue.ts';
import { CONFIG_SCHEMA } from '../../config/config-schema.ts';
import { findConfig, namedConfig } from '../../io/find-config.ts';
import { isLarge } from '../../io/is-large.ts';
import { pathFrom } from '../../io/locate-paths.ts';
import { writeFiles } from '../../io/write/write-files.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { SourceFile } from '../../model/span.ts';
import { check } from '../../pipeline/check.ts';
import { ABOUT_ENTRY_POINTS, initHeader, initSummary } from '../../report/inventory/init-texts.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { startProgress } from '../output/progress.ts';
import { planClusters } from './plan-clusters.ts';
import { planEntryPoints } from './plan-entry-points.ts';
import { planExternals } from './plan-externals.ts';
import { planSources } from './plan-sources.ts';

/** Editors that speak to yaml-language-server complete and check the file. */
const SCHEMA_LINE = `# yaml-language-server: $schema=${CONFIG_SCHEMA}\n`;

/** `envfrom init`: writes the configuration that declares what the repository uses and nothing in it makes. */
export async function runInit(args: Arguments, host: Host): Promise<ExitCode> {
  const { values, positionals } = args;
  const progress = startProgress(host);
  try {
    const run = await openRun(positionals, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const tree = await progress.watch(run.tree);
    const engines = await loadEngines({ ...run, tree });
    const there = configOf(run, args);
    if (there !== undefined && !values.has('update')) throw isThere(there);
    const settings = { ...run.settings, externals: [] };
    const report = check(engines, tree, catalogue, settings);
    progress.stop();
    const plan = planExternals(report, run.settings.externals);
    const { editExternals } = await import('../../config/edit-externals.ts');
    const before = there?.text ?? `${SCHEMA_LINE}${initHeader(report)}`;
    const { addItems, proposeItems } = await import('../../config/add-items.ts');
    const clusters = planClusters(report, run.settings);
    const sources = planSources(report);
    const declared = addItems(editExternals(before, plan), 'clusters', clusters);
    const found = planEntryPoints(report);
    const withSources = addItems(declared, 'sources', sources);
    const text = proposeItems(withSources, 'entryPoints', found, ABOUT_ENTRY_POINTS);
    const proposed = text === withSources ? [] : found;
    if (values.has('dry-run')) host.stdout.write(text);
    else await write(text, there, run, { ...plan, clusters, sources, proposed }, host);
    return 0;
  } finally {
    progress.stop();
  }
}

function configOf({ located }: OpenedRun, { values }: Arguments): SourceFile | undefined {
  const { here, root, start } = located;
  const named = values.get('config')?.at(-1);
  return named === undefined
    ? findConfig(start, root)?.file
    : { ...namedConfig(here, root, named), path: pathFrom(root, join(here, named)) };
}

function isThere({ path }: SourceFile): CannotRun {
  return new CannotRun(
    `The configuration already exists: \`${path}\`.`,
    '`envfrom init --update` adds new names to it, and removes those that nothing needs.',
  );
}

async function write(
  text: string,
  there: SourceFile | undefined,
  { located: { root, start } }: OpenedRun,
  plan: Parameters<typeof initSummary>[1],
  { stdout, holdSignals }: Host,
): Promise<void> {
  const path = there?.path ?? pathFrom(root, join(start, '.envfrom.yaml'));
  if (text !== there?.text) {
    await writeFiles([{ path: join(root, path), name: path, text }], root, holdSignals);
  }
  stdout.write(initSummary(path, plan, text !== there?.text));
}
