import { itemKey, type AskedItem } from '../../src/model/elsewhere/asked-item.ts';
import type { NeededItem } from '../../src/model/elsewhere/needed-items.ts';
import { itemFor, LOCK, type LockedItem } from '../../src/model/elsewhere/vendor.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { joined, message, userText, words, type Message } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { SourceFile, Span } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

/** Items that one problem names, and places that it shows. */
const MAX_NAMED = 5;

export const rule = rulePerRun(
  {
    id: 'stale-lock',
    summary:
      'The lock of what is deployed from elsewhere does not fit what is asked for, or what was fetched.',
    severity: 'warning',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ tree, needed }) {
    const { vendor } = tree ?? {};
    if (tree === undefined || vendor === undefined) return;
    const file = lockFile(tree);
    if (file === undefined) return;
    if (vendor.fault !== undefined) {
      yield {
        at: lineWith(file, ''),
        message: message`\`${LOCK}\` cannot be used: ${words(vendor.fault)}.`,
        help: message`Write it again: \`envfrom dependencies -f sh | sh\`.`,
      };
      return;
    }
    const asked = [...new Map(needed().map((need) => [itemKey(need), need])).values()];
    const changed = changedItems(asked, vendor.locked);
    const [first] = changed;
    if (first !== undefined) yield changedFinding(changed, lineWith(file, first.locked.hash));
    for (const need of asked) {
      const item = itemFor(vendor, need);
      if (item !== undefined && item.files() === undefined)
        yield alteredFinding(need, lineWith(file, item.hash));
    }
  },
);

interface Changed {
  readonly need: NeededItem;
  /** What the lock has of it: a version that nobody asks for any more. */
  readonly locked: LockedItem;
}

/** What is asked for in another version than the one that is locked. What was never locked may not be there to be fetched. */
function changedItems(
  asked: readonly NeededItem[],
  locked: readonly LockedItem[],
): readonly Changed[] {
  const keys = new Set(asked.map(itemKey));
  const lockedKeys = new Set(locked.map(itemKey));
  const left = new Map<string, LockedItem>();
  for (const item of locked) if (!keys.has(itemKey(item))) left.set(anyVersion(item), item);
  return asked.flatMap((need) => {
    const old = left.get(anyVersion(need));
    return old === undefined || need.found !== undefined || lockedKeys.has(itemKey(need))
      ? []
      : [{ need, locked: old }];
  });
}

function anyVersion({ type, url, name }: AskedItem): string {
  return itemKey({ type, url, name, version: undefined });
}

function changedFinding(changed: readonly Changed[], at: Span): Finding {
  const shown = changed
    .slice(0, MAX_NAMED)
    .map(({ need, locked }) => message`${nameOf(need)} (locked: ${versionOf(locked, need.at)})`);
  const more = changed.length - shown.length;
  return {
    at,
    message: message`\`${LOCK}\` no longer fits what is asked for: ${joined(more > 0 ? [...shown, message`${more} more`] : shown, ', ')}. What they deploy is not checked.`,
    help: message`Run \`envfrom dependencies -f sh | sh\`, and commit the lock.`,
    related: changed
      .slice(0, MAX_NAMED)
      .map(({ need }) => ({ at: need.at, message: message`asked for here` })),
  };
}

function alteredFinding(need: NeededItem, at: Span): Finding {
  return {
    at,
    severity: 'error',
    message: message`What was fetched of ${nameOf(need)} is not what the lock says: it has another hash, so it is not checked.`,
    help: message`Fetch it again: \`envfrom dependencies -f sh --locked | sh\`. If you want the new content, use \`--update\`.`,
    related: [{ at: need.at, message: message`asked for here` }],
  };
}

function nameOf(need: NeededItem): Message {
  const { url, name, at } = need;
  const what = name === undefined ? url : `${name} from ${url}`;
  return message`\`${userText(what, at)}\` ${versionOf(need, at)}`;
}

function versionOf({ version = '', mediaType }: AskedItem, at: Span): Message {
  const shown = version === '' ? words('without a version') : message`\`${userText(version, at)}\``;
  return mediaType === undefined ? shown : message`${shown} (layer \`${userText(mediaType, at)}\`)`;
}

function lockFile(tree: Pick<FileTree, 'read'>): SourceFile | undefined {
  const content = tree.read(LOCK);
  if (content.kind === 'unreadable') return undefined;
  return { path: LOCK, text: new TextDecoder().decode(content.bytes) };
}

/** The line that holds a text; the first one if none does. */
function lineWith(file: SourceFile, text: string): Span {
  const found = Math.max(0, text === '' ? 0 : file.text.indexOf(text));
  const start = file.text.lastIndexOf('\n', found) + 1;
  const end = file.text.indexOf('\n', found);
  const line = file.text.slice(start, end === -1 ? undefined : end);
  const indent = line.length - line.trimStart().length;
  return { file, start: start + indent, end: start + Math.max(indent + 1, line.trimEnd().length) };
}
