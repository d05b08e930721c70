import type { Source } from '../../model/source.ts';
import { positionOf, type Position, type Span } from '../../model/span.ts';
import { trailOf } from '../../model/trail.ts';
import { stepsOf } from './trail-text.ts';

/** A place as every JSON format of ours names it: lines and UTF-16 columns from 1, `endColumn` exclusive. */
export function placeJson(span: Span): Position {
  return positionOf(span);
}

/** The steps of rendering that brought a field to its place, first to last; undefined for a field as written. */
export function trailJson(span: Span): readonly Readonly<Record<string, unknown>>[] | undefined {
  const steps = stepsOf(trailOf(span));
  if (steps.length === 0) return undefined;
  return steps.map(({ kind, at, in: folder }) => ({ kind, in: folder, at: at && placeJson(at) }));
}

/** A source as the JSON formats name it. */
export function sourceJson(source: Source): Readonly<Record<string, unknown>> {
  return {
    kind: source.kind,
    namespace: source.namespace,
    name: source.name,
    producer: source.producer.kind,
    build: source.build,
    ...placeJson(source.at),
  };
}
