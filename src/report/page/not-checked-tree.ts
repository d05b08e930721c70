import { messageText } from '../../model/message.ts';
import { nameInCluster } from '../../model/names/name-of.ts';
import type { Report } from '../../model/report.ts';
import { placeOf } from '../../model/span.ts';
import { anchorOf } from '../document/anchors.ts';
import type { Line, TreeNode } from '../document/document.ts';
import { message, quiet } from '../document/parts.ts';
import { nameOfBuild } from '../inventory/build-names.ts';
import { notCheckedLines } from '../problems/summary-of.ts';
import { count, numberText } from '../text/words.ts';

/** Names below one sentence. */
const MAX_NAMES = 300;

/** What was not checked and why, and on demand each by its name. */
export function notCheckedTree(report: Report): readonly TreeNode[] {
  const { uncheckedEntries, builds } = report;
  const inPart = builds.filter(({ partial }) => partial.length > 0);
  return [
    ...notCheckedLines(report, true).map((text): TreeNode => ({
      text: message(text.charAt(0).toUpperCase() + text.slice(1)),
      children: [],
    })),
    ...named(
      `Not checked, by name (${numberText(uncheckedEntries.length)})`,
      uncheckedEntries.map(({ manifest, reason }): Line => [
        ...message(nameInCluster(manifest)),
        quiet(`: ${messageText(reason)} (`),
        { text: placeOf(manifest.node), at: manifest.node, tone: 'quiet' },
        quiet(')'),
      ]),
    ),
    ...named(
      `Checked in part, by name (${numberText(inPart.length)})`,
      inPart.map((build): Line => [
        { text: nameOfBuild(build), to: anchorOf('build', build.id) },
        quiet(`: ${[...new Set(build.partial.map(messageText))].join('; ')}`),
      ]),
    ),
  ];
}

function named(title: string, lines: readonly Line[]): readonly TreeNode[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MAX_NAMES;
  const shown = lines.slice(0, MAX_NAMES).map((text): TreeNode => ({ text, children: [] }));
  const more: readonly TreeNode[] =
    rest > 0 ? [{ text: [quiet(`and ${count(rest, 'more', 'more')}`)], children: [] }] : [];
  return [{ text: title, children: [...shown, ...more], folds: 'closed' }];
}
