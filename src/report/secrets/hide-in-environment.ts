import type {
  Binding,
  BindingOrigin,
  Environment,
  Expanded,
  Failure,
} from '../../model/environment.ts';
import { once } from '../../model/memo.ts';
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
    failures: failures.map((each) => hideInFailure(each, hide)),
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
    serviceBindings: once(() =>
      environment.serviceBindings().map((each) => hideInBinding(each, hide)),
    ),
    command: hideInExpanded(environment.command, hide),
    args: hideInExpanded(environment.args, hide),
    probes: environment.probes.map((each) => ({
      ...each,
      command: hideInExpanded(each.command, hide),
    })),
    hooks: environment.hooks.map((each) => ({
      ...each,
      command: each.command.map((word) => hide(word)),
    })),
    subPaths: environment.subPaths.map((each) => ({
      volume: hide(each.volume),
      mountPath: hide(each.mountPath),
      subPath: each.subPath && hideInExpanded([each.subPath], hide)[0],
      failure: each.failure && hideInFailure(each.failure, hide),
    })),
  };
}

function hideInFailure(failure: Failure, hide: HideIn): Failure {
  const { message, reference } = failure;
  return {
    ...failure,
    message: hide(message),
    reference: reference && hideInReference(reference, hide),
  };
}

function hideInExpanded(all: readonly Expanded[], hide: HideIn): readonly Expanded[] {
  return all.map((each) => ({ ...each, value: hideInValue(each.value, hide) }));
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
    case 'field':
      return { ...from, fieldPath: hide(from.fieldPath) };
    case 'resource':
      return { ...from, resource: hide(from.resource) };
    case 'file':
      return { ...from, path: hide(from.path), key: hide(from.key) };
    case 'service':
      return { ...from, service: hide(from.service) };
    default:
      return from;
  }
}
