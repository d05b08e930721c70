import type { Source } from '../model/source.ts';
import { positionOf } from '../model/span.ts';
import type { Position, Span } from '../model/span.ts';

/** A place as every JSON format of ours names it: lines and UTF-16 columns from 1, `endColumn` exclusive. */
export function placeJson(span: Span): Position {
  return positionOf(span);
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
