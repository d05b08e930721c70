import { createHash } from 'node:crypto';
import {
  joinOrigins,
  unknowableOrigin,
  type Origin,
  type TemplateSite,
} from '../../text/origin.ts';
import { textOf, type Text } from '../../text/text.ts';
import type { CallContext, GoValue } from '../../value/go-value.ts';
import { originOfAll } from '../../value/value-origin.ts';

const DIGEST = 32;

/** The origin of an unknowable result: the call, then its arguments. */
export function unknowableCall(
  name: string,
  { place }: CallContext,
  args: readonly GoValue[] = [],
): Origin {
  const call = unknowableOrigin(name, place.span);
  return joinOrigins(call, originOfAll(args)) ?? call;
}

/** The origin of an unknowable result: that of the arguments if they are unknowable themselves, else that of the call. */
export function unknowableOf(
  name: string,
  context: CallContext,
  args: readonly GoValue[] = [],
): Origin {
  const origin = originOfAll(args);
  return origin?.unknowable === undefined ? unknowableCall(name, context, args) : origin;
}

export function placeholderText(
  text: string,
  name: string,
  context: CallContext,
  args: readonly GoValue[] = [],
): Text {
  return textOf(text, unknowableCall(name, context, args));
}

/** Bytes that depend only on the place of the call: the same place always gives the same bytes. */
export function placeBytes(name: string, { place }: CallContext, count: number): Buffer {
  const seed = `${name}\n${placeKey(place)}`;
  const blocks: Buffer[] = [];
  for (let made = 0; made < count; made += DIGEST) {
    blocks.push(createHash('sha256').update(`${seed}\n${made}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, count);
}

function placeKey(place: TemplateSite): string {
  const steps: string[] = [];
  for (let at: TemplateSite | undefined = place; at !== undefined; at = at.caller) {
    steps.push(`${at.span.file.path}:${at.span.start}:${at.template}`);
  }
  return steps.join('\n');
}
