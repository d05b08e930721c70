import { isFileName } from '../../src/kubernetes/variable-name.ts';
import type { Binding } from '../../src/model/environment.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import { message, words } from '../../src/model/message.ts';
import { bindingName, boundKey, sourceName } from '../../src/model/names/message-names.ts';
import type { Source } from '../../src/model/source.ts';
import { placeOf } from '../../src/model/span.ts';
import { knownText } from '../../src/model/value.ts';
import type { Workload } from '../../src/model/workload.ts';
import { rulePerEnvironmentWith } from '../kit/rule-constructors.ts';

const SERVICE_ACCOUNT_TOKEN = 'kubernetes.io/service-account-token';

export const rule = rulePerEnvironmentWith(
  {
    id: 'file-as-variable',
    summary: 'envFrom injects a whole file as one variable.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  'isFile',
  function* ({ bindings, workload }, context) {
    for (const binding of bindings) {
      const { value, from } = binding;
      if (from.kind !== 'env-from' || !isFileName(from.key)) continue;
      // Every token of a ServiceAccount comes with its `ca.crt`; who wants the token takes both.
      if (from.source.type === SERVICE_ACCOUNT_TOKEN) continue;
      yield {
        at: from.reference.at,
        ...(isMounted(from.source, workload, context) ? { severity: 'info' } : {}),
        message: message`${sourceName(from.source)} holds the file \`${boundKey(from)}\`${words(lines(value))}, and envFrom puts all of it into variable \`${bindingName(binding)}\`, which no shell can read.`,
        help: message`Mount the file as a volume, or write its settings as keys of their own.`,
        related: [{ at: from.at, message: message`the key is here` }],
        cause: placeOf(from.at),
      };
    }
  },
);

/** Whether a container of the pod mounts the source too: the file is there for that, and envFrom for the other keys. */
function isMounted(source: Source, workload: Workload, { volumesOf }: RuleContext): boolean {
  return [...volumesOf(workload).values()].some(({ holds }) => holds(source));
}

function lines(value: Binding['value']): string {
  const count = knownText(value)?.trimEnd().split('\n').length ?? 1;
  return count > 1 ? ` (${count} lines)` : '';
}
