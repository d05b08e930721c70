import type { Source } from '../../model/source.ts';
import { positionOf, type Span } from '../../model/span.ts';
import { trailOf } from '../../model/trail.ts';
import type { Json } from './json-pieces.ts';
import { stepsOf } from './trail-text.ts';

/** The steps of rendering that brought a field to its place, first to last; undefined for a field as written. */
export function trailJson(span: Span): readonly Json[] | undefined {
  const steps = stepsOf(trailOf(span));
  if (steps.length === 0) return undefined;
  return steps.map(({ kind, at, in: folder }) => ({ kind, in: folder, at: at && positionOf(at) }));
}

/** A source as the JSON formats name it. */
export function sourceJson(source: Source): Json {
  return {
    kind: source.kind,
    namespace: source.namespace,
    name: source.name,
    producer: source.producer.kind,
    build: source.build,
    ...positionOf(source.at),
  };
}
