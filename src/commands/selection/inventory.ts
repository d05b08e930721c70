import type { Report } from '../../model/report.ts';
import type { ListedItem } from '../../report/inventory/format-items.ts';
import { listedReference } from '../../report/inventory/listed-reference.ts';
import { listedSources } from '../../report/inventory/listed-sources.ts';
import { deploymentsOf, type Deployments } from '../../report/why/file-deployment.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { noticeLines } from '../output/write-stderr.ts';

/**
 * What lists and `why FILE` show of a report, as data without a filter: one run answers all of them. What is printed of it is text that a
 * report holds, so no value of a Secret is in it.
 */
export interface Inventory {
  readonly references: readonly ListedItem[];
  readonly sources: readonly ListedItem[];
  readonly deployments: Deployments;
}

export function inventoryAnswer(
  report: Report,
  { notices }: Pick<OpenedRun, 'notices'>,
): RunOutput {
  return {
    says: noticeLines(notices),
    outputs: [{ file: undefined, pieces: inventoryPieces(report) }],
    code: 0,
  };
}

/** The inventory of a report as texts: that of a kept answer, and the same of one that was made just now. */
function* inventoryPieces(report: Report): Generator<string> {
  yield `{"references":${JSON.stringify(report.references.map(listedReference))}`;
  yield `,"sources":${JSON.stringify(listedSources(report.sources, report))}`;
  yield `,"deployments":${JSON.stringify(deploymentsOf(report))}}`;
}

/** The inventory that an answer holds; undefined if it is a refusal. */
export function readInventory({ outputs }: RunOutput): Inventory | undefined {
  const [output] = outputs;
  if (output === undefined) return undefined;
  // Only `inventoryPieces` writes such an answer.
  const inventory: Inventory = JSON.parse([...output.pieces].join(''));
  return inventory;
}
