import type { Limits } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { itemsAt, valueAt } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { done } from '../../../model/result.ts';
import type { SourceKey, SourceValue } from '../../../model/source.ts';
import { readValuesFile } from '../../helm/chart/read-values-file.ts';
import type { Origin } from '../../helm/text/origin.ts';
import type { GoValue } from '../../helm/value/go-value.ts';
import { applySet } from '../../helm/values/apply-set.ts';
import { mergeTables } from '../../helm/values/merge-tables.ts';
import { nodeValue } from '../../helm/values/node-value.ts';
import type { SetExpression } from '../../helm/values/set-expression.ts';
import { isTable, newTable, type Table } from '../../helm/values/tables.ts';
import type { ValuesRefusal } from '../../helm/values/values-refusal.ts';
import type { BuildRefusal, BuildResult } from '../../kustomize/tree/build-refusal.ts';
import type { FindSource } from '../find-source.ts';
import { findReferenced } from './find-referenced.ts';
import { pathExpression, unknownExpression } from './path-expression.ts';
import { valueText } from './value-text.ts';
import { valuesReference, type ValuesReference } from './values-reference.ts';
import { notSet, notValues } from './values-refusals.ts';

interface ReleaseValues {
  /** What the HelmRelease says about values. */
  readonly values: Table;
  /** Why values may be others than these: a source that nobody here knows. */
  readonly partial: readonly Reason[];
  /** A whole file of values that nobody here knows: it may set what `values` does not. */
  readonly unknownFile: string | undefined;
}

interface ReleaseValuesOptions {
  readonly findSource: FindSource;
  /** A source or key that is not there: Flux refuses the release; leaving it out gives all the rest. */
  readonly missing: 'refuse' | 'leave-out';
  /** Values at a path that nobody here knows: something unknown is there; or nothing at all. */
  readonly unknown?: 'set' | 'leave-out';
  readonly limits: Limits;
}

/** The values under construction. */
interface Composing {
  values: Table;
  /** `spec.values`. */
  readonly own: Table;
  readonly namespace: string;
  readonly limits: Limits;
}

/**
 * The values of a HelmRelease: those of `valuesFrom` in order, then `values` over them; what has a `targetPath` is set over both at that
 * moment. Imitates helm-controller 1.6 (pkg/chartutil 1.27).
 */
export function composeReleaseValues(
  release: Manifest,
  { findSource, missing, unknown = 'set', limits }: ReleaseValuesOptions,
): BuildResult<ReleaseValues> {
  const { node, dialect, namespace } = release;
  const own = ownValues(release);
  const composing: Composing = { values: newTable(), own, namespace: namespace ?? '', limits };
  const partial: Reason[] = [];
  let unknownFile: string | undefined;
  const known = { namespace, findSource, absent: new Set<string>() };
  for (const item of itemsAt(node, 'spec', 'valuesFrom')) {
    const reference = valuesReference(item, dialect);
    const found = findReferenced(reference, known);
    if (found.kind === 'skipped') continue;
    if (found.kind === 'found') {
      const refusal = addKnown(composing, reference, found);
      if (refusal !== undefined) return refusal;
      continue;
    }
    const isLeftOut = missing === 'leave-out' && found.kind === 'refused' && found.words?.absence;
    if (found.kind === 'refused' && isLeftOut !== true) return found;
    partial.push(found.kind === 'unknown' ? found.reason : explainMissingSource(reference));
    if (reference.targetPath !== '') {
      if (unknown === 'set') setUnknown(composing, reference);
    } else {
      unknownFile = labelOf(reference);
      composing.values = unknownTable(composing.values, unknownFile);
    }
  }
  return done({ values: mergeTables(composing.values, own), partial, unknownFile });
}

/** `values`; what is not a map counts for nothing. */
function ownValues({ node, dialect }: Manifest): Table {
  const written = valueAt(node, 'spec', 'values');
  const value = written && nodeValue(written, { by: 'value', secret: false, dialect });
  return isTable(value) ? value : newTable();
}

function addKnown(
  composing: Composing,
  reference: ValuesReference,
  { key, value }: { readonly key: SourceKey; readonly value: SourceValue },
): BuildRefusal | undefined {
  const { namespace, limits } = composing;
  const text = valueText(key, value);
  const secret = reference.kind === 'Secret';
  if (reference.targetPath !== '') {
    const refusal = set(composing, pathExpression(reference, text, secret));
    return refusal === undefined ? undefined : notSet(reference, namespace, key, refusal);
  }
  const read = readValuesFile(text, limits, 3);
  if (read.kind === 'refused') return notValues(reference, namespace, key, read);
  for (const document of read.value) {
    const values = nodeValue(document, { by: 'value', secret });
    if (isTable(values)) composing.values = mergeTables(composing.values, values);
  }
  return undefined;
}

function explainMissingSource({ kind, name, key }: ValuesReference): Reason {
  return message`there is no ${kind} ${name} with ${key}, which it takes values from`;
}

function setUnknown(composing: Composing, reference: ValuesReference): void {
  set(composing, unknownExpression(reference, labelOf(reference)));
}

function labelOf({ kind, name, key }: ValuesReference): string {
  return `${kind.toLowerCase()} ${name}/${key}`;
}

/** Sets one value over all there is so far, `values` included; Helm's words where it cannot. */
function set(composing: Composing, expression: SetExpression): ValuesRefusal | undefined {
  const { own } = composing;
  const merged = mergeTables(composing.values, own);
  composing.values = merged;
  const refusal = applySet(expression, merged, { readFile: noFile, helm: 4 });
  keepSharedLists(own, merged);
  return refusal;
}

function noFile(path: string): { readonly message: string } {
  return { message: `open ${path}: no such file or directory` };
}

/**
 * Go writes an item of a list into the list itself. The values that a HelmRelease holds share their lists with what they were merged
 * into, so they get the item, too, and keep it when they are merged again; a list that had to grow is another one.
 */
function keepSharedLists(own: Table, merged: Table): void {
  for (const [key, value] of own.entries) {
    const now = merged.entries.get(key);
    if (now === undefined || now === value) continue;
    if (isTable(value) && isTable(now)) keepSharedLists(value, now);
    else if (value.kind === 'list' && now.kind === 'list') {
      if (value.items.length === now.items.length) own.entries.set(key, now);
    }
  }
}

/** The same values, of which none is certain any more: what `label` names may set each of them again. */
function unknownTable(table: Table, label: string): Table {
  const entries = new Map<string, GoValue>();
  for (const [key, value] of table.entries) entries.set(key, unknownValue(value, label));
  return { ...table, entries };
}

function unknownValue(value: GoValue, label: string): GoValue {
  if (value.kind === 'map') return unknownTable(value, label);
  if (value.kind === 'list') {
    return { ...value, items: value.items.map((item) => unknownValue(item, label)) };
  }
  if (value.kind !== 'string') {
    return 'origin' in value ? { ...value, origin: unknownOrigin(value.origin, label) } : value;
  }
  const { text } = value;
  const pieces = text.pieces.map((piece) => ({
    ...piece,
    origin: unknownOrigin(piece.origin, label),
  }));
  return { ...value, text: { ...text, pieces } };
}

function unknownOrigin(origin: Origin | undefined, unknowable: string): Origin | undefined {
  return origin && { ...origin, unknowable: origin.unknowable ?? unknowable };
}
