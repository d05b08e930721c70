import { memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Reference } from '../../../model/reference.ts';
import { hostSpan, type SourceFile } from '../../../model/span.ts';
import { commentOf } from '../kit/comments.ts';

/**
 * Looks for the source and its key in a comment of the file of the reference: an example of what to create by hand, so the source that another
 * part of the repository makes for its own use is not meant.
 */
export function writtenInComment({ kind, name, key, at }: Reference): Reason | undefined {
  const { file } = hostSpan(at);
  if (key === undefined) return undefined;
  const isMeant = objectsInComments(file).some(
    (object) =>
      hasField(object, 'kind', kind) &&
      hasField(object, 'name', name) &&
      object.includes(`\n${key.name}:`),
  );
  return isMeant
    ? message`a comment in ${file.path} writes ${kind} \`${name}\` with that key`
    : undefined;
}

function hasField(object: string, field: string, value: string): boolean {
  return object.includes(`\n${field}: ${value}\n`);
}

/** Objects that are commented out: their lines, without indentation, and what is commented behind them. */
const objectsInComments = memo(({ text }: SourceFile): readonly string[] => {
  if (!/#[ \t]*apiVersion:/.test(text)) return [];
  const objects: string[] = [];
  let object: string[] | undefined;
  const close = (): void => {
    if (object !== undefined) objects.push(`\n${object.join('\n')}\n`);
    object = undefined;
  };
  for (const line of text.split('\n')) {
    const comment = commentOf(line)?.trim();
    if (comment === undefined || comment.startsWith('apiVersion:')) close();
    if (comment?.startsWith('apiVersion:') === true) object = [];
    else if (comment !== undefined) object?.push(withoutNote(comment));
  }
  close();
  return objects;
});

/** A line without what is written behind a further `#`. */
function withoutNote(line: string): string {
  const end = line.search(/[ \t]#/);
  return end === -1 ? line : line.slice(0, end).trimEnd();
}
