import { textField } from '../../src/kubernetes/validation/field.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import {
  refusalOfRelaxedVariable,
  refusalOfStrictVariable,
  refusalOfVariable,
} from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { containerNameIn, sourceName } from '../../src/model/names/message-names.ts';
import { itemsAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Source } from '../../src/model/source.ts';
import { someOf } from '../kit/list-names.ts';
import { joinedRule, NONE, rulePerContainer, rulePerReference } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

/** The last kubelet that checks the names envFrom gives, and skips the invalid ones. */
const LAST_SKIPPING = 29;

const meta: RuleMeta = {
  id: 'invalid-variable-name',
  summary: 'A variable has no name, or one that this version of Kubernetes does not allow.',
  severity: 'error',
  group: 'environment',
  options: ['kubernetesVersion'],
  since: '0.1.0',
};

const perContainer = rulePerContainer(meta, function* ({ container, pod, env }, evidence) {
  const { workload } = pod;
  if (!isValidated(workload)) return;
  const version = evidence.kubernetesVersion;
  for (const { node, path } of env) {
    const name = textField(node, 'name', workload.manifest.dialect);
    if (name.kind === 'unknown') continue;
    if (name.kind === 'empty') {
      yield {
        at: name.at,
        message: message`A variable of ${containerNameIn(container, workload)} has no name. ${refusal(`${path}.name`, 'Required value', name.at)}`,
        help: message`Give it a \`name\`.`,
      };
      continue;
    }
    const why = refusalOfVariable(name.text, version);
    if (why === undefined) continue;
    const later = refusalOfRelaxedVariable(name.text) === undefined;
    yield {
      at: name.at,
      message: message`\`${name}\` is not a valid name for a variable of ${containerNameIn(container, workload)}. ${refusal(`${path}.name`, invalidValue(name.text, why), name.at)}${words(later ? ' Kubernetes 1.32 and later accept it.' : '')}`,
      help: message`Use letters, digits and \`_\`, not starting with a digit.`,
      subject: subjectOfWorkload(workload, container, name.text),
    };
  }
});

const perReference = rulePerReference(meta, (judged, { kubernetesVersion }) =>
  kubernetesVersion > LAST_SKIPPING || judged.reference.use !== 'env-from'
    ? NONE
    : skippedIn(judged),
);

function* skippedIn(judged: JudgedReference): Iterable<Finding> {
  const prefix = prefixOf(judged);
  if (prefix === undefined) return;
  const sources =
    judged.verdict.kind === 'present' || judged.verdict.kind === 'elsewhere'
      ? judged.verdict.sources
      : [];
  for (const source of sources) yield* skippedKeys(judged, source, prefix);
}

export const rule = joinedRule(meta, [perContainer, perReference]);

/** Keys whose places a problem shows. */
const MAX_PLACES = 5;

/** Kubelets up to 1.29 leave these keys out, with one event that few people read. */
function* skippedKeys(judged: JudgedReference, source: Source, prefix: string): Iterable<Finding> {
  const { workload, container } = judged.reference;
  if (source.keys.kind === 'unknown' || workload === undefined || container === undefined) return;
  const skipped = [...source.keys.value.values()].flatMap(({ key, field, at }) => {
    const name = prefix + key;
    const why = field === 'binaryData' ? undefined : refusalOfStrictVariable(name);
    return why === undefined ? [] : [{ key, name, why, at }];
  });
  const [first] = skipped;
  if (first === undefined) return;
  const { key, name, why, at } = first;
  const isOne = skipped.length === 1;
  const what = isOne
    ? message`Key \`${named(key, at)}\` of ${sourceName(source)} sets no variable`
    : message`${words(String(skipped.length))} keys of ${sourceName(source)} set no variables`;
  yield {
    at: judged.at,
    severity: 'warning',
    message: message`${what} in ${containerNameIn(container, workload)}: kubelets before 1.30 skip ${someOf(skipped.map(({ name, at }) => named(name, at)))} (${words(why)}; event InvalidEnvironmentVariableNames).`,
    help: isOne
      ? message`Rename the key, or give the envFrom item a prefix that makes the name valid.`
      : message`Rename the keys, or give the envFrom item a prefix with which the names are valid.`,
    related: skipped
      .slice(0, MAX_PLACES)
      .map((each) => ({ at: each.at, message: message`the key` })),
    subject: subjectOfWorkload(workload, container, name),
  };
}

function prefixOf({ reference }: JudgedReference): string | undefined {
  const index = /envFrom\[(\d+)\]/.exec(reference.path)?.[1];
  const item = itemsAt(reference.container?.node, 'envFrom')[Number(index)];
  if (item?.kind !== 'map') return undefined;
  const prefix = textField(item, 'prefix', reference.manifest.dialect);
  if (prefix.kind === 'unknown') return undefined;
  return prefix.kind === 'empty' ? '' : prefix.text;
}
