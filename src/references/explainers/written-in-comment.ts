import { memo } from '../../model/memo.ts';
import type { Reference } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
import type { SourceFile } from '../../model/span.ts';
import { commentOf } from './mentioned-in-comments.ts';

/**
 * Whether a comment in the file of a reference writes the source out, with the key: an example of what to make by hand, and not the one that
 * another part of the repository makes for its own use.
 */
export function writtenInComment({ kind, name, key, at }: Reference): string | undefined {
  const { file } = hostSpan(at);
  if (key === undefined) return undefined;
  const isMeant = objectsInComments(file).some(
    (object) =>
      holds(object, 'kind', kind) &&
      holds(object, 'name', name) &&
      object.includes(`\n${key.name}:`),
  );
  return isMeant ? `a comment in ${file.path} writes ${kind} \`${name}\` with that key` : undefined;
}

function holds(object: string, field: string, value: string): boolean {
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
    else if (comment !== undefined) object?.push(comment.replace(/[ \t]+#.*$/, ''));
  }
  close();
  return objects;
});
