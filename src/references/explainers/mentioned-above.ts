import { memo, memoBy } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { otherKindOf } from '../../model/source.ts';
import { hostSpan, type SourceFile, lineEnd } from '../../model/span.ts';
import { commentOf, CREATION_WORDS } from './kit/comments.ts';
import type { Explainer } from './kit/explainer.ts';

/** Keys around a reference, from the inside, whose comments may be about it. */
const MAX_LEVELS = 5;
/** Lines above it that are looked at. */
const MAX_LINES = 200;

/** Extra depth of an item of a list: less than any space. */
const IN_ITEM = 0.5;

const KINDS = { Secret: /\bsecrets?\b/i, ConfigMap: /\bconfig[- ]?maps?\b/i };

/** A comment right above a name is about it, also without the word: "Created by the platform team". */
const CREATED =
  /\b(?:created|generated|managed|populated|provisioned|replicated|synced)[ \t]+(?:by|from|in|manually|out|through|via|with)\b/i;

/**
 * Looks for a comment right above the reference, or above a key around it, about Secrets or ConfigMaps that somebody creates, without their
 * names: "Create these Secrets first". It is about the names below it.
 */
export const mentionedAbove: Explainer = {
  id: 'comment-above',
  strength: 'guess',
  open:
    () =>
    ({ kind, at }) => {
      const { file, start } = hostSpan(at);
      const isMentioned = commentsAt(file, start).some(
        ({ text, isDirect }) =>
          (KINDS[kind].test(text) && CREATION_WORDS.test(text)) ||
          (isDirect && CREATED.test(text) && !KINDS[otherKindOf(kind)].test(text)),
      );
      return isMentioned ? message`a comment in ${file.path} says where it comes from` : undefined;
    },
};

interface CommentAbove {
  readonly text: string;
  /** Nothing is between it and the reference. */
  readonly isDirect: boolean;
}

/** The comments above the line of an offset. Thousands of references may be on one line. */
function commentsAt(file: SourceFile, offset: number): readonly CommentAbove[] {
  const { text } = file;
  const end = lineEnd(text, offset);
  return commentsOfLines(file)(end);
}

/** By the end of the line that they are above. */
const commentsOfLines = memo(({ text }: SourceFile) =>
  memoBy((end: number) => commentsAbove(text, end)),
);

/** The comments above a line, by its end, and above each key around it, by indentation. */
function commentsAbove(text: string, end: number): readonly CommentAbove[] {
  const comments: CommentAbove[] = [];
  let indent = Infinity;
  let isNext = true;
  let levels = 0;
  for (const line of linesUpTo(text, end)) {
    const comment = commentOf(line);
    if (comment !== undefined) {
      if (isNext && line.indexOf('#') <= indent)
        comments.push({ text: comment, isDirect: levels === 1 });
      continue;
    }
    isNext = false;
    if (indent === 0) break;
    const depth = depthOf(line);
    if (depth === undefined || depth >= indent) continue;
    levels += 1;
    if (levels > MAX_LEVELS) break;
    indent = depth;
    isNext = true;
  }
  return comments;
}

/** The lines from the one with an end upwards. */
function* linesUpTo(text: string, end: number): Generator<string> {
  let at = end;
  for (let count = 0; at >= 0 && count < MAX_LINES; count += 1) {
    const before = at === 0 ? -1 : text.lastIndexOf('\n', at - 1);
    yield text.slice(before + 1, at);
    at = before;
  }
}

/** How far a line is indented; undefined for an empty line. A list may have the indentation of the key that holds it. */
function depthOf(line: string): number | undefined {
  const depth = line.search(/\S/);
  if (depth === -1) return undefined;
  return line.startsWith('- ', depth) ? depth + IN_ITEM : depth;
}
