import type { Change, RolloutVerdict } from '../../model/changes/change.ts';
import type { ChangeOptions } from './change-options.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import type { ShownChange } from './change-values.ts';
import {
  changeView,
  type ContainerView,
  type ReasonView,
  type WorkloadView,
} from './change-view.ts';
import type { RowView } from './change-rows.ts';
import { htmlPage, htmlText } from './html-page.ts';

const CLASSES: Readonly<Record<RolloutVerdict, 'bad' | 'good' | 'soso' | 'dim'>> = {
  blocked: 'bad',
  stale: 'bad',
  'never updates': 'bad',
  'recreate by hand': 'soso',
  'on delete': 'soso',
  unknown: 'soso',
  removed: 'soso',
  rolls: 'good',
  reloaded: 'good',
  triggered: 'good',
  'next run': 'good',
  'updates live': 'soso',
  created: 'good',
  unaffected: 'dim',
};

/** A page of its own: no script, no request; every text is escaped. */
export function changesHtml(change: Change, options: ChangeOptions): string {
  const view = changeView(change, options);
  const { base, head } = options.labels;
  const advice = options.rollouts ? adviceFor(change) : undefined;
  const body = [
    `<h1>${htmlText(summaryOf(change, options.rollouts))}</h1>`,
    `<p class="dim">From ${htmlText(base)} to ${htmlText(head)}.</p>`,
    ...(options.rollouts && view.workloads.length > 0 ? [verdictTable(view.workloads)] : []),
    ...(advice === undefined ? [] : [`<p>${message(advice)}</p>`]),
    ...view.notCompared.map((note) => `<p class="bad">Not compared: ${message(note)}</p>`),
    ...view.workloads.filter(({ containers }) => containers.length > 0).map(details),
    ...(view.unused.length === 0
      ? []
      : [
          `<h2>Changed, but used by no workload that the change touches</h2><ul>${view.unused.map((each) => `<li>${htmlText(each)}</li>`).join('')}</ul>`,
        ]),
  ];
  return htmlPage(body.join('\n'));
}

function verdictTable(workloads: readonly WorkloadView[]): string {
  const rows = workloads.map(({ title, builds, verdict, needless, reasons }) => {
    const name = `<b class="${CLASSES[verdict]}">${verdict}${needless ? ' without need' : ''}</b>`;
    const where = builds === '' ? '' : `<br><small>${htmlText(builds)}</small>`;
    return `<tr><td>${name}<td>${htmlText(title)}${where}<td>${reasons.map(reasonHtml).join('<br>')}`;
  });
  return `<table><tr><th>Verdict<th>Workload<th>Why\n${rows.join('\n')}\n</table>`;
}

function reasonHtml({ text: said, place }: ReasonView): string {
  return message(said) + (place === undefined ? '' : ` <small>${htmlText(place)}</small>`);
}

function details({ title, builds, containers }: WorkloadView): string {
  const where = builds === '' ? '' : ` <small>${htmlText(builds)}</small>`;
  return `<h2>${htmlText(title)}${where}</h2>\n${containers.map(containerHtml).join('\n')}`;
}

function containerHtml({ title, rows, stops, needs, mends }: ContainerView): string {
  const failures = [
    ...stops.map((reason) => `<p class="bad">${reasonHtml(reason)}</p>`),
    ...needs.map((reason) => `<p class="soso">${reasonHtml(reason)}</p>`),
    ...mends.map((reason) => `<p class="good">${reasonHtml(reason)}</p>`),
  ];
  const table = rows.length === 0 ? '' : `<table>\n${rows.map(rowHtml).join('\n')}\n</table>`;
  return `<h3>${htmlText(title)}</h3>${failures.join('')}${table}`;
}

function rowHtml({ mark, name, value, origin, notes, lines }: RowView): string {
  const paint = mark === '+' ? 'good' : mark === '-' ? 'bad' : 'soso';
  const from = [origin, ...notes]
    .filter((each) => each !== '')
    .map(htmlText)
    .join('<br>');
  const diff =
    lines.length === 0
      ? ''
      : `<pre>${lines.map((line) => htmlText(`${line.mark} ${line.text}`)).join('\n')}</pre>`;
  return `<tr><td class="${paint}"><code>${mark}</code><td><code>${htmlText(name)}</code><td>${valueHtml(value)}${diff}<td><small>${from}</small>`;
}

function valueHtml(value: ShownChange): string {
  if (value.kind === 'one') return `<code>${htmlText(value.text)}</code>`;
  return `<code>${htmlText(value.from)}</code> → <code>${htmlText(value.to)}</code>`;
}

/** Names in backticks become code. */
function message(said: string): string {
  return said
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `<code>${htmlText(part)}</code>` : htmlText(part)))
    .join('');
}
