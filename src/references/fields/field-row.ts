import type { Reason } from '../../model/reason.ts';
import type { ReferenceUse } from '../../model/reference.ts';
import type { SourceKind } from '../../model/source.ts';

/** A place where a field names a source: one row of the reference tables. */
export interface FieldRow {
  /** From the owner (container, pod spec or object) to the map that refers; `[*]` goes through a list. */
  readonly path: string;
  readonly kind: SourceKind;
  readonly use: ReferenceUse;
  /** The field of that map that holds the name; `name` unless said. */
  readonly name?: string;
  /** The field that holds a key. */
  readonly key?: string;
  /** Set when `items[*].key` lists keys. */
  readonly items?: true;
  /** The field that holds the namespace; left out, the object's own. With one, an empty field leaves the namespace open. */
  readonly namespace?: string;
  /** Why a missing source does no harm. */
  readonly toleratesMissing?: Reason;
}
