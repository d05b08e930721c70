import type { Binding } from '../../src/model/environment.ts';
import { memo } from '../../src/model/memo.ts';
import { message, name as named } from '../../src/model/message.ts';
import { bindingName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan, type SourceFile, type Span } from '../../src/model/span.ts';
import type { ValuePart } from '../../src/model/value.ts';

const REFERENCE = /(\$?)\$(?:\{([A-Za-z_][A-Za-z0-9_]*)\}|([A-Za-z_][A-Za-z0-9_]*))/g;

/**
 * Variables whose programs expand references themselves: Spring and Quarkus in each property, Keycloak and Grafana in their own. What holds
 * options or a command is often given to a shell.
 */
const EXPANDED_BY_PROGRAM =
  /^(?:SPRING|QUARKUS|MICRONAUT|KC|KEYCLOAK|GF|JAVA|JVM|JDK|CATALINA|LOGGING|MANAGEMENT|SERVER|EUREKA)_|(?:OPTS|OPTIONS|ARGS|FLAGS|PARAMS|PROMPT|COMMAND|CMD|SCRIPT|TEMPLATE|FORMAT|PATTERN|PS1)$/i;
/** A value that Java's frameworks read. */
const OF_JAVA = /^jdbc:/;

/** The beginning of one. */
const BEGINNING = /\$[{A-Za-z_]/;

/** `${NAME}` and `$NAME` in `value` of a variable, where the container has a variable of that name: only `$(NAME)` is expanded. */
export function shellReference(
  binding: Binding,
  names: () => ReadonlySet<string>,
): Finding | undefined {
  const { from, value } = binding;
  // Few values hold a reference: what costs more is asked about those only.
  if (from.kind !== 'literal' || !value.some(holdsDollar)) return undefined;
  const text = value.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  if (!BEGINNING.test(text) || OF_JAVA.test(text)) return undefined;
  if (EXPANDED_BY_PROGRAM.test(binding.name)) return undefined;
  for (const [, escape, braced, bare] of text.matchAll(REFERENCE)) {
    const variable = braced ?? bare ?? '';
    if (escape === '$' || variable === binding.name || !names().has(variable)) continue;
    if (isForOthers(from.at)) return undefined;
    const shown = named(variable, from.at);
    const written = braced === undefined ? message`$${shown}` : message`$\{${shown}}`;
    return {
      at: from.at,
      message: message`\`${written}\` stays literal text in the value of \`${bindingName(binding)}\`: Kubernetes expands only \`$(${shown})\`.`,
      help: message`Write \`$(${shown})\`.`,
    };
  }
  return undefined;
}

function holdsDollar(part: ValuePart): boolean {
  return part.kind === 'text' && part.text.includes('$');
}

/** Two dollars, which Flux or envsubst make one of: the text is meant for the program. And parameters of a Template of OpenShift. */
function isForOthers(at: Span): boolean {
  const { file, start, end } = hostSpan(at);
  return file.text.slice(start, end).includes('$$') || isTemplate(file);
}

const TEMPLATE = /^(?:kind: Template|[ \t]*"kind":[ \t]*"Template",?)[ \t]*$/m;

const isTemplate = memo(({ text }: SourceFile): boolean => TEMPLATE.test(text));
