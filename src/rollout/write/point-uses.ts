import { editScalar } from '../../edits/edit-scalar.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { ScalarNode } from '../../model/node.ts';
import { placeOf } from '../../model/span.ts';
import { writtenText, type SourceUse } from './source-uses.ts';

/** Edits that make uses name a copy, one per place; a sentence for each that no edit can reach. */
interface Pointed {
  readonly edits: readonly TextEdit[];
  readonly faults: readonly string[];
}

/** Points uses that name something else at `name`. `written` gives the text that a person wrote there, before a build added to it. */
export function pointUses(uses: readonly SourceUse[], name: string): Pointed {
  const edits = new Map<string, TextEdit>();
  const faults: string[] = [];
  for (const { name: node } of uses) {
    const key = `${node.file.path}:${node.start}`;
    if (writtenText(node) === name || edits.has(key)) continue;
    const edit = editScalar(asWritten(node), name, true);
    if (edit !== undefined) edits.set(key, edit);
    else
      faults.push(
        `${placeOf(node)}: the name cannot be edited, since it is rendered; write \`${name}\` where it comes from`,
      );
  }
  return { edits: [...edits.values()], faults };
}

/** A rendered name, to which a build added a prefix, as the scalar that its file holds. */
function asWritten(node: ScalarNode): ScalarNode {
  return { ...node, text: writtenText(node) };
}
