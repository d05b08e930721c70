import { askedForAt } from '../kit/binding-origin.ts';
import type { Binding } from '../../src/model/environment.ts';
import { nameOfSource } from '../../src/model/name-of.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerEnvironment } from '../kit/rule-constructors.ts';
import { faultOfVariable } from '../../src/kubernetes/validation/names.ts';
import { isFileName, isShellName } from '../../src/kubernetes/variable-name.ts';

export const rule = rulePerEnvironment(
  {
    id: 'unshellable-variable-name',
    summary: 'A variable has a name that no shell and few programs can read.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  function* ({ bindings }, { kubernetesVersion }) {
    for (const binding of bindings) {
      const { name, from } = binding;
      if (from.kind === 'env-from-unknown' || isShellName(name)) continue;
      // What the API server refuses is the concern of invalid-variable-name and invalid-prefix.
      const written = from.kind === 'env-from' ? from.prefix : name;
      if (written !== '' && faultOfVariable(written, kubernetesVersion) !== undefined) continue;
      yield* unshellable(binding);
    }
  },
);

function* unshellable({ name, from }: Binding): Iterable<Finding> {
  const at = askedForAt(from);
  if (at === undefined) return;
  if (from.kind === 'env-from') {
    // A file under a key is the rule file-as-variable's.
    if (isFileName(from.key)) return;
    yield {
      at,
      message: `envFrom makes key \`${from.key}\` of ${nameOfSource(from.source)} a variable named \`${name}\`. It is set, but it is no C identifier: no shell can read it, and few programs look for it.`,
      help: 'Rename the key (letters, digits and `_`, not starting with a digit), or read it with an env entry under a readable name.',
      related: [{ at: from.at, message: 'the key is here' }],
    };
    return;
  }
  yield {
    at,
    message: `Variable \`${name}\` is set, but its name is no C identifier: no shell can read it, and few programs look for it.`,
    help: 'Use letters, digits and `_` only, not starting with a digit.',
  };
}
