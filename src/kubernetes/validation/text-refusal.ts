import type { Dialect } from '../../model/manifest.ts';
import { message, uncapitalized, userText, words, type Message } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';
import { textField } from './field.ts';
import { invalidValue, refusal } from './refusal.ts';

/** A string field that the API server refuses: missing, or of a form it does not allow. */
export interface TextRefusal {
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
export function textRefusals(
  parent: MapNode,
  name: string,
  parentPath: string,
  dialect: Dialect,
  { empty, refusalOf, isUnknown }: TextCheck,
): readonly TextRefusal[] {
  const field = textField(parent, name, dialect, isUnknown);
  const path = `${parentPath}.${name}`;
  if (field.kind === 'unknown') return [];
  if (field.kind === 'empty') {
    return empty === undefined ? [] : [{ at: field.at, path, value: undefined, text: empty }];
  }
  const refused = refusalOf?.(field.text);
  if (refused === undefined) return [];
  return [{ at: field.at, path, value: field.text, text: invalidValue(field.text, refused) }];
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
