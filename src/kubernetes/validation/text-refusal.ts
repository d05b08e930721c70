import type { Dialect } from '../../model/manifest.ts';
import { message, uncapitalized, userText, words, type Message } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';
import { textField } from './field.ts';
import { invalidValue, refusal } from './refusal.ts';

/** A string field that the API server refuses: missing, or of a form it does not allow. */
interface TextRefusal {
  readonly at: Span;
  /** From the object: `spec.volumes[0].secret.secretName`. */
  readonly path: string;
  /** Undefined when it is missing or empty. */
  readonly value: string | undefined;
  /** The text behind the path in the API server's answer. */
  readonly text: string;
}

/** How a field is checked. `empty`: the answer for a missing one; undefined when it may be missing. */
export interface TextCheck {
  readonly empty: string | undefined;
  readonly refusalOf?: (text: string) => string | undefined;
  /** Which texts are not known; templates when left out. */
  readonly isUnknown?: (text: string) => boolean;
}

export const REQUIRED: TextCheck = { empty: 'Required value' };

/** The API server's refusal of one field, if any. Templated values are unknown, and so not refused. */
export function textRefusal(
  parent: MapNode,
  name: string,
  parentPath: string,
  dialect: Dialect,
  { empty, refusalOf, isUnknown }: TextCheck,
): TextRefusal | undefined {
  const field = textField(parent, name, dialect, isUnknown);
  if (field.kind === 'unknown') return undefined;
  if (field.kind === 'empty') {
    if (empty === undefined) return undefined;
    return { at: field.at, path: `${parentPath}.${name}`, value: undefined, text: empty };
  }
  const { text: value, at } = field;
  const refused = refusalOf?.(value);
  if (refused === undefined) return undefined;
  return { at, path: `${parentPath}.${name}`, value, text: invalidValue(value, refused) };
}

/** The finding for a refused field; `who` is the thing whose field it is, `field` its name there: `secretKeyRef.key`. */
export function refusedTextFinding(
  who: Message,
  field: string,
  refused: TextRefusal,
  help: Message,
): Finding {
  return { at: refused.at, message: refusedTextMessage(who, field, refused), help };
}

function refusedTextMessage(who: Message, field: string, refused: TextRefusal): Message {
  const what =
    refused.value === undefined
      ? message`${who} has no \`${words(field)}\`.`
      : message`\`${userText(refused.value, refused.at)}\` is not a valid \`${words(field)}\` for ${uncapitalized(who)}.`;
  return message`${what} ${refusal(refused.path, refused.text, refused.at)}`;
}
