import type { ListOptions } from '../../report/inventory/list-options.ts';
import { VERSION } from '../../version.ts';
import { answerQuestion, orRefusal, sinkOf, textOutput } from '../answers/answer-question.ts';
import type { Answer, View } from '../answers/answer-question.ts';
import { INVENTORY } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import type { Inventory } from './inventory.ts';
import { emptyNote, withoutBuild, type EmptyList } from './print-list.ts';

/** A command that prints some rows of an inventory. */
interface InventoryList {
  /** Where to look. */
  readonly places: readonly string[];
  /** Loads what makes the text. It may throw CannotRun. */
  readonly load: () => Promise<InventoryView>;
  readonly empty?: EmptyList;
}

type InventoryView = (run: OpenedRun, inventory: Inventory, options: ListOptions) => string;

/**
 * Prints what a filter leaves of the inventory of a run. The inventory is what is kept: the next question of this kind, whatever its filter, is
 * answered from it while nothing changes. Exit code 0. Throws CannotRun.
 */
export function printInventory(
  args: Arguments,
  host: Host,
  list: InventoryList,
): Promise<ExitCode> {
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(list.places, withoutBuild(args.values), host),
    sharedAs: INVENTORY,
    load: loadInventory,
    view: () => loadView(args, host, list),
  });
}

async function loadInventory(): Promise<Answer<OpenedRun>> {
  const { readTree } = await import('./check-tree.ts');
  const { inventoryAnswer } = await import('./inventory.ts');
  return (engines, run) => inventoryAnswer(readTree(engines, run), run);
}

async function loadView(
  { values }: Arguments,
  host: Host,
  { load, empty }: InventoryList,
): Promise<View<OpenedRun>> {
  const { readInventory } = await import('./inventory.ts');
  const view = await load();
  return (answer, run) => {
    const inventory = readInventory(answer);
    if (inventory === undefined) return answer;
    return orRefusal(answer.says, () => {
      const color = hasColor(values, host, sinkOf(values, host));
      const text = view(run, inventory, { version: VERSION, color });
      return {
        says: emptyNote(empty, values, text),
        outputs: [textOutput(values, host, text)],
        code: 0,
      };
    });
  };
}
