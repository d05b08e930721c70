import { field, message, userText, type Message } from '../../model/message.ts';
import type { Span } from '../../model/span.ts';

/**
 * The API server's answer, as a sentence: `The API server refuses it: "spec.volumes[0].name: Required value".` `at`: the node whose value
 * it quotes.
 */
export function refusal(path: string, text: string, at: Span): Message {
  return message`The API server refuses it: \`${field(path, at)}: ${userText(text, at)}\`.`;
}

/** `Invalid value: "x": detail`, with the value as Go quotes it (long ones shortened). */
export function invalidValue(value: string, detail: string): string {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return `Invalid value: ${JSON.stringify(shown)}: ${detail}`;
}

const SHOWN = 60;
