import type { Report } from '../../../model/report.ts';
import { positionOf, placeOf } from '../../../model/span.ts';
import { count, shortListOf } from '../../text/words.ts';
import { listJson } from '../list-json.ts';
import type { ListOptions } from '../list-options.ts';
import { table } from '../table.ts';
import { dependenciesOf, type Dependency } from './collect-dependencies.ts';

const HEAD = ['TYPE', 'WHAT', 'VERSION', 'NEEDED BY', 'AT HAND'];

/** Everything that the repository deploys from elsewhere: for people, or for programs. */
export function formatDependencies(
  format: string,
  report: Report,
  options: ListOptions & { readonly missing: boolean },
): string {
  const listed = dependenciesOf(report).filter(
    ({ found }) => !options.missing || found === undefined,
  );
  return format === 'json' ? asJson(listed, options) : asTable(listed, options);
}

function asJson(listed: readonly Dependency[], options: ListOptions): string {
  const items = listed.map(({ neededBy, found, refusal, ...item }) => ({
    ...item,
    atHand: found !== undefined,
    found,
    refusal,
    neededBy: neededBy.map(({ by, at }) => ({ object: by, ...positionOf(at) })),
  }));
  return listJson('dependencies', items, options);
}

function asTable(listed: readonly Dependency[], options: ListOptions): string {
  const rows = listed.map((item) => [
    item.type,
    whatOf(item),
    versionOf(item),
    placesOf(item),
    item.found ?? (item.refusal === undefined ? 'no' : `no: ${item.refusal}`),
  ]);
  return table(HEAD, rows, options);
}

/** `1.2.0`, `1.2.0, layer application/…`. */
function versionOf({ type, version, mediaType }: Dependency): string {
  const asked = version ?? UNASKED[type];
  return mediaType === undefined ? asked : `${asked}, layer ${mediaType}`;
}

/** `podinfo of https://stefanprodan.github.io/podinfo`, `https://github.com/org/repo config, deploy`. */
function whatOf({ type, url, name, paths }: Dependency): string {
  if (type === 'chart' && name !== undefined && !url.startsWith('oci://'))
    return `${name} of ${url}`;
  const folders = paths.filter((path) => path !== '');
  return folders.length === 0 ? url : `${url} ${shortListOf(folders, MAX_FOLDERS)}`;
}

const UNASKED = {
  git: '(default branch)',
  chart: '(newest)',
  oci: '',
  file: '',
  bucket: '',
} as const;

const MAX_FOLDERS = 2;

/** The first place, and how many more there are. */
function placesOf({ neededBy: [first, ...more] }: Dependency): string {
  if (first === undefined) return '';
  const rest = more.length === 0 ? '' : ` and ${count(more.length, 'more place')}`;
  return `${placeOf(first.at)}${rest}`;
}
