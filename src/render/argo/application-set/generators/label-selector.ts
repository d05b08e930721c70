import { goQuote } from '../../../../go/go-quote.ts';
import {
  labelKeyRefusals,
  labelValueRefusals,
} from '../../../../kubernetes/validation/label-key.ts';
import { entriesAt, itemsAt, valueAt, type YamlNode } from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { scalarText } from '../../../../model/scalars/scalar-text.ts';
import type { Span } from '../../../../model/span.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';

export interface Requirement {
  readonly at: Span;
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/**
 * A label selector as a test, or why it is not one. `parameters` may hold anything, so that their values are not checked; those of
 * `labels`, of the Secrets of clusters, are (apimachinery: LabelSelectorAsSelector in pkg/apis/meta/v1/helpers.go).
 * A label of unknown value passes: what it stands for may have any.
 */
export function readLabelSelector(
  selector: YamlNode,
  selects: 'labels' | 'parameters',
): BuildResult<readonly Requirement[]> {
  const equal = entriesAt(selector, 'matchLabels').map(({ key, name, value }) => ({
    at: key,
    key: name,
    operator: 'In',
    values: [scalarText(value, 'kubectl')],
  }));
  const expressions = itemsAt(selector, 'matchExpressions').map((node) => ({
    at: node,
    key: scalarText(valueAt(node, 'key'), 'kubectl'),
    operator: scalarText(valueAt(node, 'operator'), 'kubectl'),
    values: itemsAt(node, 'values').map((value) => scalarText(value, 'kubectl')),
  }));
  const all = [...equal, ...expressions];
  for (const requirement of all) {
    const refusal = refusalOf(requirement, selects);
    if (refusal !== undefined) return refused(requirement.at, refusal);
  }
  return done(all);
}

/** Whether labels are selected. `valueOf` gives a label's value, undefined when there is none, `unknown` when it cannot be known. */
export function isSelected(
  requirements: readonly Requirement[],
  valueOf: (key: string) => string | undefined | { readonly kind: 'unknown' },
): boolean {
  return requirements.every(({ key, operator, values }) => {
    const value = valueOf(key);
    if (typeof value === 'object') return true;
    switch (operator) {
      case 'In':
        return value !== undefined && values.includes(value);
      case 'NotIn':
        return value === undefined || !values.includes(value);
      case 'Exists':
        return value !== undefined;
      default:
        return value === undefined;
    }
  });
}

function refusalOf(
  { key, operator, values }: Requirement,
  selects: 'labels' | 'parameters',
): string | undefined {
  if (!['In', 'NotIn', 'Exists', 'DoesNotExist'].includes(operator)) {
    const what = selects === 'labels' ? 'label' : 'pod';
    return `"${operator}" is not a valid ${what} selector operator`;
  }
  const refusals = labelKeyRefusals(key);
  if (refusals.length > 0) return `key: Invalid value: "${key}": ${refusals.join('; ')}`;
  const needsValues = operator === 'In' || operator === 'NotIn';
  if (needsValues && values.length === 0) {
    return "values: Invalid value: []: for 'in', 'notin' operators, values set can't be empty";
  }
  if (!needsValues && values.length > 0) {
    return `values: Invalid value: ${JSON.stringify(values)}: values set must be empty for exists and does not exist`;
  }
  return selects === 'labels' ? valueRefusal(key, values) : undefined;
}

function valueRefusal(key: string, values: readonly string[]): string | undefined {
  const all = values.flatMap((value, index) => {
    const refusals = labelValueRefusals(value);
    if (refusals.length === 0) return [];
    return [`values[${index}][${key}]: Invalid value: ${goQuote(value)}: ${refusals.join('; ')}`];
  });
  return all.length > 1 ? `[${all.join(', ')}]` : all[0];
}
