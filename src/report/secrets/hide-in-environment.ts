import type { Binding, BindingOrigin, Environment } from '../../model/environment.ts';
import type { Value } from '../../model/value.ts';
import { hideInReference, hideInSource } from './hide-in-source.ts';
import { hideInContainer, hideInWorkload } from './hide-in-workload.ts';
import type { HideIn } from './text-hider.ts';

/** An environment without secret texts in messages; with `everywhere`, in names and fields too: its build copies values of Secrets. */
export function hideInEnvironment(
  environment: Environment,
  everywhere: boolean,
  hide: HideIn,
): Environment {
  const { failures, skipped, workload, container, bindings } = environment;
  const said = {
    ...environment,
    failures: failures.map((each) => ({ ...each, message: hide(each.message) })),
    skipped: skipped.map((each) => ({
      ...each,
      name: each.name && hide(each.name),
      reason: hide(each.reason),
    })),
  };
  if (!everywhere) return failures.length + skipped.length === 0 ? environment : said;
  return {
    ...said,
    workload: hideInWorkload(workload, hide),
    container: hideInContainer(container, hide),
    bindings: bindings.map((each) => hideInBinding(each, hide)),
    subPaths: environment.subPaths.map((each) => ({
      ...each,
      volume: hide(each.volume),
      mountPath: hide(each.mountPath),
      failure: each.failure && { ...each.failure, message: hide(each.failure.message) },
    })),
  };
}

/** A binding without secret texts in its name and in what it is said to come from. */
export function hideInBinding(binding: Binding, hide: HideIn): Binding {
  const { mayBeHiddenBy } = binding;
  return {
    ...binding,
    name: hide(binding.name),
    value: hideInValue(binding.value, hide),
    from: hideInOrigin(binding.from, hide),
    hides: binding.hides.map((each) => hideInBinding(each, hide)),
    ...(mayBeHiddenBy !== undefined && {
      mayBeHiddenBy: mayBeHiddenBy.map((each) => hideInReference(each, hide)),
    }),
  };
}

/** A value whose placeholders name nothing secret. */
export function hideInValue(value: Value, hide: HideIn): Value {
  return value.map((part) => (part.kind === 'text' ? part : { ...part, label: hide(part.label) }));
}

function hideInOrigin(from: BindingOrigin, hide: HideIn): BindingOrigin {
  switch (from.kind) {
    case 'env-from':
      return {
        ...from,
        reference: hideInReference(from.reference, hide),
        source: hideInSource(from.source, hide),
        key: hide(from.key),
        prefix: hide(from.prefix),
      };
    case 'key':
      return {
        ...from,
        reference: hideInReference(from.reference, hide),
        source: from.source && hideInSource(from.source, hide),
        key: hide(from.key),
      };
    case 'env-from-unknown':
      return { ...from, reference: hideInReference(from.reference, hide) };
    default:
      return from;
  }
}
