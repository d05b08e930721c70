import type { Dialect } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';
import { textField } from './field.ts';
import { invalidValue, refusal } from './refusal.ts';

/** A string field that the API server refuses: missing, or of a form it does not allow. */
export interface TextFault {
  readonly at: Span;
  /** From the object: `spec.volumes[0].secret.secretName`. */
  readonly path: string;
  /** Undefined when it is missing or empty. */
  readonly value: string | undefined;
  /** What follows the path in the API server's answer. */
  readonly text: string;
}

/** How a field is checked. `empty`: the answer for a missing one; undefined when it may be missing. */
export interface TextCheck {
  readonly empty: string | undefined;
  readonly faultOf?: (text: string) => string | undefined;
  /** Which texts are not known; templates when left out. */
  readonly isUnknown?: (text: string) => boolean;
}

export const REQUIRED: TextCheck = { empty: 'Required value' };

/** The fault of one field, or none. Templated values have none. */
export function textFaults(
  parent: MapNode,
  name: string,
  parentPath: string,
  dialect: Dialect,
  { empty, faultOf, isUnknown }: TextCheck,
): readonly TextFault[] {
  const field = textField(parent, name, dialect, isUnknown);
  const path = `${parentPath}.${name}`;
  if (field.kind === 'unknown') return [];
  if (field.kind === 'empty') {
    return empty === undefined ? [] : [{ at: field.at, path, value: undefined, text: empty }];
  }
  const fault = faultOf?.(field.text);
  if (fault === undefined) return [];
  return [{ at: field.at, path, value: field.text, text: invalidValue(field.text, fault) }];
}

/** The finding for a fault; `who` is the thing whose field it is, `field` its name there: `secretKeyRef.key`. */
export function textFaultFinding(
  who: string,
  field: string,
  fault: TextFault,
  help: string,
): Finding {
  return { at: fault.at, message: textFaultMessage(who, field, fault), help };
}

function textFaultMessage(who: string, field: string, fault: TextFault): string {
  const what =
    fault.value === undefined
      ? `${who} has no \`${field}\`.`
      : `\`${fault.value}\` is no valid \`${field}\` for ${lower(who)}.`;
  return `${what} ${refusal(fault.path, fault.text)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
