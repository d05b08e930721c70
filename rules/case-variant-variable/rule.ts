import type { Binding } from '../../src/model/environment.ts';
import { message } from '../../src/model/message.ts';
import { bindingName } from '../../src/model/names/message-names.ts';
import { scalarAt, type MapNode } from '../../src/model/node.ts';
import { askedForAt } from '../kit/binding-origin.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';

export const rule = rulePerEnvironment(
  {
    id: 'case-variant-variable',
    summary: 'Two variables of a Windows pod differ only in upper and lower case.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ workload, bindings }) {
    if (!isWindows(workload.podSpec)) return;
    const seen = new Map<string, Binding>();
    for (const binding of bindings) {
      const folded = binding.name.toUpperCase();
      const other = seen.get(folded);
      const at = askedForAt(binding.from);
      if (other !== undefined && at !== undefined) {
        const otherAt = askedForAt(other.from);
        yield {
          at,
          message: message`Windows treats \`${bindingName(binding)}\` and \`${bindingName(other)}\` as one variable: which value the process sees is undefined.`,
          help: message`Keep one spelling.`,
          related:
            otherAt === undefined ? [] : [{ at: otherAt, message: message`the other spelling` }],
        };
      }
      seen.set(folded, binding);
    }
  },
);

function isWindows(podSpec: MapNode): boolean {
  const selected =
    scalarAt(podSpec, 'nodeSelector', 'kubernetes.io/os') ?? scalarAt(podSpec, 'os', 'name');
  return selected?.text === 'windows';
}
