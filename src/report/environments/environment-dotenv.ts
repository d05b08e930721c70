import { isShellName } from '../../kubernetes/variable-name.ts';
import type { Binding, Environment } from '../../model/environment.ts';
import { placeOf } from '../../model/span.ts';
import { holdsSecret } from '../../model/value.ts';
import { escapeText } from '../text/escape-text.ts';
import { shellQuote } from '../text/shell-quote.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { failureText } from './failure-text.ts';
import { containerTitle } from './shown-environment.ts';
import { valueText } from './value-lines.ts';

/** What a POSIX shell takes for a name in an assignment. */

/**
 * Assignments that a POSIX shell can source, one section per container. What cannot be assigned is there as a comment with the reason:
 * names that are not shell names, values that only the cluster knows, and Secrets unless they were asked for.
 */
export function environmentsDotenv(
  environments: readonly Environment[],
  options: EnvironmentOptions,
): string {
  return environments.map((environment) => section(environment, options)).join('\n');
}

function section(environment: Environment, options: EnvironmentOptions): string {
  const { bindings, serviceBindings, failures, container } = environment;
  const lines = [
    `# ${escapeText(`${containerTitle(environment)} (${placeOf(container.node)})`)}`,
    ...failures.map((failure) => {
      const text = escapeText(failureText(failure));
      return failure.isOpen === true ? `# ${text}` : `# would not start: ${text}`;
    }),
    ...bindings.map((binding) => assignment(binding, options)),
    ...(options.services ? serviceBindings().map((binding) => assignment(binding, options)) : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function assignment({ name, value }: Binding, { showValues }: EnvironmentOptions): string {
  const commented = (why: string): string =>
    `# ${escapeText(`${name}=${valueText(value, showValues)}`)}  (${why})`;
  if (value.some(({ kind }) => kind === 'placeholder')) return commented('not known offline');
  if (!showValues && holdsSecret(value)) {
    return commented('a Secret: --show-values shows it');
  }
  if (value.some((part) => part.kind === 'secret' && part.bytes !== undefined)) {
    return commented('not UTF-8');
  }
  if (!isShellName(name)) return commented('no shell can read this name');
  const text = value.map((part) => (part.kind === 'placeholder' ? '' : part.text)).join('');
  if (text.includes('\0')) return commented('a NUL character, which no variable can hold');
  return `${name}=${shellQuote(text)}`;
}
