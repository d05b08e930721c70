import { compareText } from '../../../go/compare-text.ts';
import { message } from '../../../model/message.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { SortOptions } from '../load/kustomization.ts';
import { gvkText, ORDER_FIRST, ORDER_LAST, sameGvk, sortText, typeOrder } from '../object/gvk.ts';
import type { ResourceId } from '../object/resource-id.ts';
import { appendAll, emptyList } from '../object/resource-list.ts';
import { currentId, type Resource } from '../object/resource.ts';
import type { Gvk } from '../object/selector.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';

/** The order in which kustomize prints: by kind (its default), or as the objects were read. */
export function sortResources(
  resources: readonly Resource[],
  options: SortOptions | undefined,
  byDefault: 'legacy' | 'none',
  at: Span,
): BuildResult<readonly Resource[]> {
  if (options === undefined) {
    return byDefault === 'none'
      ? done(resources)
      : sortByKind(resources, ORDER_FIRST, ORDER_LAST, at);
  }
  const { order, legacy } = options;
  if (order.text !== 'fifo' && order.text !== 'legacy') {
    return refused(
      order.at ?? options.at,
      "the field 'sortOptions.order' must be one of [fifo, legacy]",
      {
        message: message`\`sortOptions.order\` must be \`fifo\` or \`legacy\``,
      },
    );
  }
  if (order.text === 'legacy') {
    const { first, last } = legacy ?? { first: ORDER_FIRST, last: ORDER_LAST };
    return sortByKind(resources, first, last, at);
  }
  if (legacy === undefined) return done(resources);
  const text =
    "the field 'sortOptions.legacySortOptions' is set but the selected sort order is 'fifo', not 'legacy'";
  return refused(options.at, text, {
    message: message`\`sortOptions\` has \`legacySortOptions\`, which work only with the order \`legacy\``,
  });
}

function sortByKind(
  resources: readonly Resource[],
  first: readonly string[],
  last: readonly string[],
  at: Span,
): BuildResult<readonly Resource[]> {
  const orders = typeOrder(first, last);
  const keyed = resources.map((resource) => {
    const id = currentId(resource);
    return { resource, id, text: `${gvkText(id)}|${id.namespace || '~X'}|${id.name || '~N'}` };
  });
  keyed.sort((left, right) => compareIds(left, right, orders));
  const list = emptyList();
  const failure = appendAll(
    list,
    keyed.map(({ resource }) => resource),
    at,
  );
  return failure ?? done(list.items);
}

interface Keyed {
  readonly id: ResourceId;
  /** Orders objects of one type. */
  readonly text: string;
}

function compareIds(left: Keyed, right: Keyed, orders: ReadonlyMap<string, number>): number {
  return sameGvk(left.id, right.id)
    ? compareText(left.text, right.text)
    : compareTypes(left.id, right.id, orders);
}

function compareTypes(left: Gvk, right: Gvk, orders: ReadonlyMap<string, number>): number {
  const order = (orders.get(left.kind) ?? 0) - (orders.get(right.kind) ?? 0);
  if (order !== 0) return order;
  const byText = compareText(sortText(left), sortText(right));
  const namespaces = left.kind === 'Namespace' && right.kind === 'Namespace';
  return namespaces && (left.group === '' || right.group === '') ? -byText : byText;
}
