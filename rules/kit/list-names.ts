import { memo } from '../../src/model/memo.ts';
import { joined, message, name, type Argument, type Message } from '../../src/model/message.ts';
import { keyName } from '../../src/model/names/message-names.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import type { SourceKey } from '../../src/model/source.ts';
import { SHORT_LIST } from '../../src/text/nearest-name.ts';

/** Names in order, each once; of many, the first and how many more there are. */
export function listOf(names: readonly Argument[]): Message {
  const byText = new Map(names.map((each) => [each.text, each]));
  const unique = [...byText].sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = unique.slice(0, SHORT_LIST).map(([, each]) => message`\`${each}\``);
  if (unique.length > SHORT_LIST) shown.push(message`${unique.length - SHORT_LIST} more`);
  return joined(shown, ', ');
}

/** The same of the texts of some nodes. */
export function listOfNodes(nodes: readonly ScalarNode[]): Message {
  return listOf(nodes.map((each) => name(each.text, each)));
}

/** The keys of a source; many references may lack a key of one. */
export const listOfKeys = memo((keys: ReadonlyMap<string, SourceKey>) =>
  listOf([...keys.values()].map(keyName)),
);

/** Names that the middle of a sentence lists. */
const FEW = 5;

/** Names in the order in which they are given: of many, the first and how many more there are, in a sentence. */
export function someOf(names: readonly Argument[]): Message {
  const shown = names.slice(0, FEW).map((each) => message`\`${each}\``);
  const more = names.length - shown.length;
  const last = more > 0 ? message`${more} more` : shown.pop();
  if (last === undefined || shown.length === 0) return last ?? message``;
  return message`${joined(shown, ', ')} and ${last}`;
}
