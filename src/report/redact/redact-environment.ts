import {
  lazyEnvironment,
  type Binding,
  type BindingOrigin,
  type Environment,
  type Expanded,
  type Failure,
} from '../../model/environment.ts';
import { once } from '../../model/memo.ts';
import type { Value } from '../../model/value.ts';
import { inCapitals, type RedactText } from './name-redactor.ts';
import { redactReference, redactSource } from './redact-source.ts';
import { redactContainer, redactWorkload } from './redact-workload.ts';
import type { Redaction } from './redaction.ts';

/** An environment without secret texts in messages; with `everywhere`, in names and fields too: its build copies values of Secrets. */
export function redactEnvironment(
  environment: Environment,
  everywhere: boolean,
  redaction: Redaction,
): Environment {
  const { workload, container } = environment;
  const { inName } = redaction;
  const shown = everywhere
    ? { workload: redactWorkload(workload, inName), container: redactContainer(container, inName) }
    : { workload, container };
  return lazyEnvironment(shown, () => ({
    ...redacted(environment, everywhere, redaction),
    ...shown,
  }));
}

function redacted(
  environment: Environment,
  everywhere: boolean,
  { inName: redact, inMessage }: Redaction,
): Environment {
  const { failures, skipped, bindings } = environment;
  const said = {
    ...environment,
    failures: failures.map((each) => redactFailure(each, { inName: redact, inMessage })),
    skipped: skipped.map(({ wording, ...each }) => ({
      ...each,
      name: each.name && redact(each.name),
      reason: inMessage(wording ?? each.reason),
    })),
  };
  if (!everywhere) return failures.length + skipped.length === 0 ? environment : said;
  return {
    ...said,
    bindings: bindings.map((each) => redactBinding(each, redact)),
    serviceBindings: once(() =>
      environment.serviceBindings().map((each) => redactBinding(each, redact)),
    ),
    command: redactExpanded(environment.command, redact),
    args: redactExpanded(environment.args, redact),
    probes: environment.probes.map((each) => ({
      ...each,
      command: redactExpanded(each.command, redact),
    })),
    hooks: environment.hooks.map((each) => ({
      ...each,
      command: each.command.map((word) => redact(word)),
    })),
    subPaths: environment.subPaths.map((each) => ({
      volume: redact(each.volume),
      mountPath: redact(each.mountPath),
      subPath: each.subPath && redactExpanded([each.subPath], redact)[0],
      failure: each.failure && redactFailure(each.failure, { inName: redact, inMessage }),
    })),
  };
}

/** A failure without secret texts in its message and names. */
export function redactFailure(
  { wording, ...failure }: Failure,
  { inMessage, inName }: Pick<Redaction, 'inMessage' | 'inName'>,
): Failure {
  const { message, reference } = failure;
  return {
    ...failure,
    message: inMessage(wording ?? message),
    reference: reference && redactReference(reference, inName),
  };
}

function redactExpanded(all: readonly Expanded[], redact: RedactText): readonly Expanded[] {
  return all.map((each) => ({ ...each, value: redactValue(each.value, redact) }));
}

/** A binding without secret texts in its name and in what it is said to come from. */
export function redactBinding(binding: Binding, redact: RedactText): Binding {
  const { mayBeHiddenBy } = binding;
  return {
    ...binding,
    name: nameOf(binding, redact),
    value: redactValue(binding.value, redact),
    from: redactOrigin(binding.from, redact),
    hides: binding.hides.map((each) => redactBinding(each, redact)),
    ...(mayBeHiddenBy !== undefined && {
      mayBeHiddenBy: mayBeHiddenBy.map((each) => redactReference(each, redact)),
    }),
  };
}

/** A variable of a Service is named for it, in capitals: of a name that is redacted only the end is left. */
function nameOf({ name, from }: Binding, redact: RedactText): string {
  if (from.kind !== 'service') return redact(name);
  if (redact(from.service) === from.service) return withoutPort(name, from.service, redact);
  const prefix = inCapitals(from.service);
  return name.startsWith(prefix)
    ? `***${name.slice(prefix.length).replaceAll(prefix, '***')}`
    : '***';
}

/** `WEB_SERVICE_PORT_***`, if the port is named by a value. Capitals hide which name it was, so each name of one is compared as one. */
function withoutPort(name: string, service: string, redact: RedactText): string {
  const head = `${inCapitals(service)}_SERVICE_PORT_`;
  if (!name.startsWith(head)) return redact(name);
  return `${head}${redact(name.slice(head.length))}`;
}

/** A value whose placeholders name nothing secret. */
export function redactValue(value: Value, redact: RedactText): Value {
  return value.map((part) =>
    part.kind === 'text' ? part : { ...part, label: redact(part.label) },
  );
}

function redactOrigin(from: BindingOrigin, redact: RedactText): BindingOrigin {
  switch (from.kind) {
    case 'env-from':
      return {
        ...from,
        reference: redactReference(from.reference, redact),
        source: redactSource(from.source, redact),
        key: redact(from.key),
        prefix: redact(from.prefix),
      };
    case 'key':
      return {
        ...from,
        reference: redactReference(from.reference, redact),
        source: from.source && redactSource(from.source, redact),
        key: redact(from.key),
      };
    case 'env-from-unknown':
      return { ...from, reference: redactReference(from.reference, redact) };
    case 'field':
      return { ...from, fieldPath: redact(from.fieldPath) };
    case 'resource':
      return { ...from, resource: redact(from.resource) };
    case 'file':
      return { ...from, path: redact(from.path), key: redact(from.key) };
    case 'service':
      return { ...from, service: redact(from.service) };
    default:
      return from;
  }
}
