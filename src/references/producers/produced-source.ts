import { unknown } from '../../model/knowable.ts';
import { message } from '../../model/message.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import type { DerivedName } from './path.ts';

/** A source that a controller makes, before its producer and build are filled in. */
export interface ProducedSource extends Pick<
  Source,
  'kind' | 'name' | 'at' | 'namespace' | 'type' | 'keys' | 'usualKeys'
> {
  /** Made in namespaces of the controller's choice: the namespace of the object itself does not matter. */
  readonly anywhere?: true;
}

/** Keys whose values only the controller knows. */
export function producedKeys(
  keys: readonly DerivedName[],
  producer: string,
): ReadonlyMap<string, SourceKey> {
  const value = unknown(message`${producer} fills it in`);
  return new Map(keys.map(({ name, at }) => [name, { key: name, field: 'data', value, at }]));
}
