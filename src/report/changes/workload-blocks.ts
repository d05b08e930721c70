import type { RolloutVerdict, WorkloadChange } from '../../model/changes/change.ts';
import { nameOfWorkload } from '../../model/names/name-of.ts';
import type { Block, Part, Row, Section, Tone } from '../document/document.ts';
import { code, message, paragraph } from '../document/parts.ts';
import { shortListOf } from '../text/words.ts';
import { containerSections, reasonLine, type Page } from './container-sections.ts';

const VERDICTS: Readonly<Record<RolloutVerdict, { readonly icon: string; readonly tone: Tone }>> = {
  'not-applied': { icon: '🛑', tone: 'error' },
  'would-not-start': { icon: '🛑', tone: 'error' },
  stale: { icon: '🔴', tone: 'error' },
  'never-updates': { icon: '🔴', tone: 'error' },
  'on-delete': { icon: '🟠', tone: 'warning' },
  unknown: { icon: '⚪', tone: 'warning' },
  removed: { icon: '➖', tone: 'warning' },
  rolls: { icon: '🟢', tone: 'good' },
  reloaded: { icon: '🟢', tone: 'good' },
  triggered: { icon: '🟢', tone: 'good' },
  'next-run': { icon: '🔵', tone: 'good' },
  'updates-live': { icon: '🟡', tone: 'warning' },
  created: { icon: '➕', tone: 'good' },
  unaffected: { icon: '⚪', tone: 'quiet' },
};

/** A row per workload: what the change does to its pods, and why. */
export function verdictTable(workloads: readonly WorkloadChange[], page: Page): Block {
  return {
    kind: 'table',
    columns: [
      { title: page.isScreen ? 'VERDICT' : 'Verdict' },
      { title: page.isScreen ? 'WORKLOAD' : 'Workload', most: 48 },
      { title: page.isScreen ? 'WHY' : 'Why', fit: 'words' },
    ],
    rows: workloads.map((workload) => verdictRow(workload, page)),
  };
}

function verdictRow(change: WorkloadChange, page: Page): Row {
  const { reasons } = change.rollout;
  const builds = page.buildsOf(change);
  const title = code(titleOf(change));
  const counts = { number: 1, noun: 'workload' };
  if (page.isScreen) {
    const first = message(reasons[0]?.text ?? '', 'bare');
    const why = [...first, ...(builds === '' ? [] : [` [${builds}]`])];
    return { cells: [[[verdictPart(change, page)]], [[title]], [why]], counts };
  }
  // The tables below say what each source does.
  const isBelow = change.containers.length > 0;
  const shown = reasons.filter(({ effect }, at) => at === 0 || effect !== true || !isBelow);
  const why = shown.map((reason) => reasonLine(reason, 'quoted'));
  return {
    anchor: `verdict-${page.addressOf(change)}`,
    cells: [[[verdictPart(change, page)]], [[title], ...(builds === '' ? [] : [builds])], why],
    counts,
  };
}

/** `rolls without need`, `rolls once resumed`. */
function verdictPart({ rollout }: WorkloadChange, { isScreen }: Page): Part {
  const { verdict, needless, held } = rollout;
  const text = `${verdict}${needless ? ' without need' : ''}${held === true ? ' once resumed' : ''}`;
  return { text, ...VERDICTS[verdict], strong: !isScreen };
}

/** `Deployment shop/web`; of equal ones in several namespaces `Deployment web in shop-dev and shop-prod`. */
export function titleOf({ before, after, namespaces }: WorkloadChange): string {
  const workload = after ?? before;
  if (workload === undefined) return '';
  const { kind, name = '' } = workload.manifest;
  return namespaces.length < 2
    ? nameOfWorkload(workload, '')
    : `${kind} ${name} in ${shortListOf(namespaces.filter(Boolean), MAX_NAMESPACES)}`;
}

const MAX_NAMESPACES = 4;

/** On a screen the table has named the first reason, and the rows say what each source does. */
export function workloadSection(
  change: WorkloadChange,
  folds: 'open' | 'closed',
  page: Page,
): readonly Section[] {
  const { rollout, before, after } = change;
  const isWhole = before === undefined || after === undefined;
  const containers = change.containers.flatMap((container) =>
    containerSections(container, isWhole, page, page.addressOf(change)),
  );
  const hasDetails = containers.length > 0 || (page.isScreen && rollout.reasons.length > 1);
  if (!hasDetails) return [];
  const showsReasons = page.isScreen && page.options.rollouts;
  const builds = page.buildsOf(change);
  const reasons = rollout.reasons.filter(
    ({ effect }, at) => effect !== true || (containers.length === 0 && at > 0),
  );
  return [
    {
      kind: 'section',
      level: 2,
      folds,
      anchor: page.addressOf(change),
      title: titleOf(change),
      asides: [
        ...(showsReasons ? [[verdictPart(change, page)]] : []),
        ...(builds === '' ? [] : [builds]),
      ],
      blocks: [
        ...(showsReasons ? reasons : []).map((reason) =>
          paragraph(reasonLine(reason, 'bare'), { mark: '· ', tone: 'quiet' }),
        ),
        ...containers,
      ],
      counts: { number: 1, noun: 'workload' },
    },
  ];
}
