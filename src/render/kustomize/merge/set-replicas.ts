import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import type { Setter } from '../fields/field-spec.ts';
import { isNull } from '../../../model/resolve-scalar.ts';
import { wrongKind } from '../tree/merge-elements.ts';
import { scalarOf } from '../tree/nodes.ts';
import { done } from '../tree/outcome.ts';

/** The setter of an entry of `replicas`: whatever scalar stands there becomes the count, in its own quotes. */
export function replicasSetter(count: number, at: Span, trail: Trail | undefined): Setter {
  return (node) => {
    const wrong = wrongKind(node, 'scalar');
    if (wrong !== undefined) return { ...wrong, at };
    const style = node.kind === 'scalar' && !isNull(node, 'kustomize') ? node.style : 'plain';
    // Unlike what other setters write, it has a type: a later patch knows it for a number.
    const { untyped: _untyped, ...typed } = scalarOf(String(count), at, trail, style);
    return done(typed);
  };
}
