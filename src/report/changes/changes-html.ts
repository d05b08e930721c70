import type { Change, RolloutVerdict } from '../../model/changes/change.ts';
import type { ChangeOptions } from './change-options.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import type { ShownChange } from './change-values.ts';
import {
  changeView,
  type ContainerView,
  type ReasonView,
  type RowView,
  type WorkloadView,
} from './change-view.ts';

const STYLE = `
:root { color-scheme: light dark; --dim: #6a737d; --line: #d0d7de; --red: #cf222e; --green: #1a7f37; --amber: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --dim: #8b949e; --line: #30363d; --red: #ff7b72; --green: #3fb950; --amber: #d29922; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; font-weight: 500; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { border: 1px solid var(--line); overflow-x: auto; padding: .5rem; }
small, .dim { color: var(--dim); } .bad { color: var(--red); } .good { color: var(--green); } .soso { color: var(--amber); }
`;

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
    `<h1>${text(summaryOf(change, options.rollouts))}</h1>`,
    `<p class="dim">From ${text(base)} to ${text(head)}.</p>`,
    ...(options.rollouts && view.workloads.length > 0 ? [verdictTable(view.workloads)] : []),
    ...(advice === undefined ? [] : [`<p>${message(advice)}</p>`]),
    ...view.notCompared.map((note) => `<p class="bad">Not compared: ${message(note)}</p>`),
    ...view.workloads.filter(({ containers }) => containers.length > 0).map(details),
    ...(view.unused.length === 0
      ? []
      : [
          `<h2>Changed, and no touched workload uses it</h2><ul>${view.unused.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`,
        ]),
  ];
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>envfrom diff</title>\n<style>${STYLE}</style>\n${body.join('\n')}\n</html>\n`;
}

function verdictTable(workloads: readonly WorkloadView[]): string {
  const rows = workloads.map(({ title, builds, verdict, needless, reasons }) => {
    const name = `<b class="${CLASSES[verdict]}">${verdict}${needless ? ' without need' : ''}</b>`;
    const where = builds === '' ? '' : `<br><small>${text(builds)}</small>`;
    return `<tr><td>${name}<td>${text(title)}${where}<td>${reasons.map(reasonHtml).join('<br>')}`;
  });
  return `<table><tr><th>Verdict<th>Workload<th>Why\n${rows.join('\n')}\n</table>`;
}

function reasonHtml({ text: said, place }: ReasonView): string {
  return message(said) + (place === undefined ? '' : ` <small>${text(place)}</small>`);
}

function details({ title, builds, containers }: WorkloadView): string {
  const where = builds === '' ? '' : ` <small>${text(builds)}</small>`;
  return `<h2>${text(title)}${where}</h2>\n${containers.map(containerHtml).join('\n')}`;
}

function containerHtml({ title, rows, stops, mends }: ContainerView): string {
  const failures = [
    ...stops.map((reason) => `<p class="bad">${reasonHtml(reason)}</p>`),
    ...mends.map((reason) => `<p class="good">${reasonHtml(reason)}</p>`),
  ];
  const table = rows.length === 0 ? '' : `<table>\n${rows.map(rowHtml).join('\n')}\n</table>`;
  return `<h3>${text(title)}</h3>${failures.join('')}${table}`;
}

function rowHtml({ mark, name, value, origin, notes, lines }: RowView): string {
  const paint = mark === '+' ? 'good' : mark === '-' ? 'bad' : 'soso';
  const from = [origin, ...notes]
    .filter((each) => each !== '')
    .map(text)
    .join('<br>');
  const diff =
    lines.length === 0
      ? ''
      : `<pre>${lines.map((line) => text(`${line.mark} ${line.text}`)).join('\n')}</pre>`;
  return `<tr><td class="${paint}"><code>${mark}</code><td><code>${text(name)}</code><td>${valueHtml(value)}${diff}<td><small>${from}</small>`;
}

function valueHtml(value: ShownChange): string {
  if (value.kind === 'one') return `<code>${text(value.text)}</code>`;
  return `<code>${text(value.from)}</code> → <code>${text(value.to)}</code>`;
}

/** Names in backticks become code. */
function message(said: string): string {
  return said
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `<code>${text(part)}</code>` : text(part)))
    .join('');
}

function text(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
