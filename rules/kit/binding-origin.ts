import type { BindingOrigin } from '../../src/model/environment.ts';
import { nameNode } from '../../src/model/names/message-names.ts';
import type { Span } from '../../src/model/span.ts';

/** The variable was set by an entry of the `env` list. */
export function isFromEnvList({ kind }: BindingOrigin): boolean {
  return kind !== 'env-from' && kind !== 'env-from-unknown' && kind !== 'service';
}

/**
 * Where the workload asks for the variable: the name of the source in the envFrom item, or of the variable in the env entry; the Service's
 * place for a service variable.
 */
export function askedForAt(origin: BindingOrigin): Span | undefined {
  if (origin.kind === 'env-from') return origin.reference.at;
  const at = 'itemAt' in origin ? origin.itemAt : origin.at;
  return at && nameNode(at, 'name');
}
