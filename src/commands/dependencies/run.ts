import { locatePaths, pathFrom } from '../../io/locate-paths.ts';
import { openVendor } from '../../io/vendor/open-vendor.ts';
import { recordItems, triedItems } from '../../io/vendor/record-items.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import {
  itemAt,
  itemFor,
  LOCK,
  type Vendor,
  type VendorItem,
} from '../../model/elsewhere/vendor.ts';
import { DEFAULT_LIMITS } from '../../model/limits.ts';
import type { Report } from '../../model/report.ts';
import { dependenciesOf } from '../../report/inventory/dependencies/collect-dependencies.ts';
import { refusalOf } from '../../report/inventory/dependencies/refusal-of.ts';
import {
  fetchScript,
  leftOf,
  lockedFetches,
  toFetch,
  type Fetch,
  type Mirror,
} from '../../report/inventory/dependencies/script.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { openStored, UNFILTERED } from '../opening/open-stored.ts';
import { noticeLines, writeStderr } from '../output/write-stderr.ts';
import { formatOf, printList } from '../selection/print-list.ts';
import { isStale, NOTHING_STALE, removeStale, staleItems, type StaleItems } from './stale-items.ts';

type Values = Arguments['values'];

/** `envfrom dependencies`: what the repository deploys and does not hold. */
export async function runDependencies(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const missing = values.has('missing');
  const isScript = formatOf(values) === 'sh';
  if (isScript && values.has('fleet'))
    throw new CannotRun('The script fetches for one repository: run it in each one of the fleet.');
  if (values.has('base') && !values.has('locked'))
    throw new CannotRun('`--base` needs `--locked`: it says whose lock is used.');
  const mirrors = (values.get('mirror') ?? []).map(readMirror);
  const round = Number(values.get('record')?.at(-1) ?? 0);
  const base = vendorOfBase(args, host);
  const refused = round > 0 ? await record(args, host, base) : 0;
  let stale: StaleItems | undefined;
  // What a script does depends on what is stored, and on what was tried: no answer of an earlier run is repeated.
  const own = isScript ? { ...host, kept: undefined } : host;
  const code = await printList(args, own, {
    places: positionals,
    async load() {
      const { formatDependencies } =
        await import('../../report/inventory/dependencies/format-dependencies.ts');
      return (run, report, options) => {
        if (!isScript) return formatDependencies(formatOf(values), report, { ...options, missing });
        const planned = script(run, report, { args, mirrors, round, refused, base });
        stale = planned.stale;
        return planned.text;
      };
    },
    filtersBuilds: false,
    empty: { note: missing ? 'nothing is missing.' : 'nothing comes from elsewhere.', headings: 1 },
  });
  if (stale !== undefined) await removeStale(locatePaths(host.cwd, positionals).root, stale, host);
  return code;
}

/** `PREFIX=URL`. Throws CannotRun. */
function readMirror(text: string): Mirror {
  const [, prefix, url] = /^([^=]+)=([a-z]+:\/\/.*|\/.*)$/.exec(text) ?? [];
  if (prefix === undefined || url === undefined)
    throw new CannotRun(`Invalid value \`${text}\` for \`--mirror\`: use PREFIX=URL.`);
  return { prefix, url };
}

/** What is at hand by the lock of a commit; undefined if no commit is named. Throws CannotRun. */
function vendorOfBase({ positionals, values }: Arguments, host: Host): Vendor | undefined {
  const revision = values.get('base')?.at(-1);
  if (revision === undefined) return undefined;
  const located = locatePaths(host.cwd, positionals);
  const { tree, label } = openStored({ kind: 'revision', revision }, located, UNFILTERED, host);
  const { fileSize } = DEFAULT_LIMITS;
  const vendor = openVendor({ root: located.root, tree, fileSize });
  if (vendor?.fault === undefined) return vendor ?? NOTHING;
  throw new CannotRun(`\`${LOCK}\` of ${label} cannot be read: ${vendor.fault}.`);
}

const NOTHING: Vendor = {
  items: [],
  locked: [],
  fault: undefined,
  read: () => ({ kind: 'unreadable', reason: 'no such file', cause: 'missing' }),
};

/** Stores what the script has fetched; gives how many items it could not store. */
async function record(
  { positionals, values }: Arguments,
  host: Host,
  base: Vendor | undefined,
): Promise<number> {
  const { root } = locatePaths(host.cwd, positionals);
  const notices = await recordItems({
    root,
    lock: base?.locked,
    isLocked: values.has('locked'),
    isPlain: (item) => refusalOf(item) === undefined,
  });
  for (const line of noticeLines(notices)) writeStderr(host, line);
  return notices.length;
}

interface Scripting {
  readonly args: Arguments;
  readonly mirrors: readonly Mirror[];
  readonly round: number;
  readonly refused: number;
  readonly base: Vendor | undefined;
}

/** The script, and what this round removes. */
function script(
  run: OpenedRun,
  report: Report,
  { args, mirrors, round, refused, base }: Scripting,
): { readonly text: string; readonly stale: StaleItems | undefined } {
  const { values } = args;
  const { located, tree } = run;
  const { here, root } = located;
  const vendor = base ?? tree.vendor;
  if (vendor?.fault !== undefined)
    throw new CannotRun(
      `\`${LOCK}\` cannot be read: ${vendor.fault}.`,
      'Correct the lock, or remove it.',
    );
  if (vendor === undefined && values.has('locked'))
    throw new CannotRun(
      `There is no \`${LOCK}\` to fetch by.`,
      'Write it: `envfrom dependencies -f sh | sh`.',
    );
  const locked = vendor?.locked ?? [];
  const isThere = (path: string): boolean => itemAt(vendor, path) !== undefined;
  const fetches = values.has('locked')
    ? lockedFetches(locked).filter((item) => !isWhole(item, vendor?.items ?? []))
    : toFetch(dependenciesOf(report), locked, values.has('update'), isThere);
  const tried = round === 0 ? new Set<string>() : triedItems(root);
  const stale = base === undefined ? staleItems(args, located, report, locked) : NOTHING_STALE;
  const isDone = round > 0 && refused === 0 && leftOf(fetches, { tried }).length === 0;
  const text = fetchScript(fetches, {
    mirrors,
    round,
    refused,
    isStale: isStale(stale),
    isLocked: values.has('locked'),
    tried,
    toRoot: pathFrom(here, root),
    again: again(args, { here, root }, round + 1),
  });
  return { text, stale: isDone ? stale : undefined };
}

function isWhole(fetch: Fetch, items: readonly VendorItem[]): boolean {
  return itemFor({ items }, fetch)?.files() !== undefined;
}

/** The flags that say what is printed, and how. */
const OF_OUTPUT = new Set(['format', 'output', 'record', 'missing']);

/** The same command for the next round, as it is called from the root. */
function again(
  { positionals, values }: Arguments,
  { here, root }: { readonly here: string; readonly root: string },
  round: number,
): readonly string[] {
  const flags = [...values].flatMap(([name, all]) =>
    OF_OUTPUT.has(name) ? [] : flagWords(name, all),
  );
  const below = pathFrom(root, here);
  const paths = positionals.map((path) =>
    below === '' || path.startsWith('/') ? path : `${below}/${path}`,
  );
  return ['dependencies', ...flags, '--format', 'sh', '--record', String(round), '--', ...paths];
}

function flagWords(
  name: string,
  values: Values extends ReadonlyMap<string, infer All> ? All : never,
) {
  return values.length === 0
    ? [`--${name}`]
    : values.flatMap((value) => (value === '' ? [`--${name}`] : [`--${name}=${value}`]));
}
