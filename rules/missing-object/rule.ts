import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { objectReferences, type ObjectReference } from '../kit/object-references.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { claimsInValues } from './claims-in-values.ts';
import { inOtherNamespace } from './in-other-namespace.ts';
import { openMeantObjects, type Meant } from './meant-object.ts';
import { middlewaresOfIngresses } from './middlewares-of-ingresses.ts';

export const rule = rulePerRun(
  {
    id: 'missing-object',
    summary:
      'A claim, Service, Gateway or other object that another one names does not exist, and another one must be meant.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    const references = [...objectReferences(evidence), ...claimsInValues(evidence)].filter(
      ({ at }) => PLAIN_NAME.test(at.text),
    );
    yield* inOtherNamespace(evidence);
    yield* middlewaresOfIngresses(evidence);
    if (references.length === 0) return;
    const meantBy = openMeantObjects(references, evidence);
    for (const reference of references) {
      const meant = meantBy(reference);
      const { subject, build, without } = reference;
      if (meant === undefined || without === undefined) continue;
      yield { ...findingOf(reference, meant, without), subject, build };
    }
  },
);

function findingOf(
  { at, namespace = '', manifest }: ObjectReference,
  { name, namespace: place = '', manifest: { node, kind }, isUsed }: Meant,
  without: NonNullable<ObjectReference['without']>,
): Finding {
  const nameNode = nameNodeOf(node);
  const shown = named(name, nameNode);
  const asked = named(at.text, at);
  const isElsewhere = name === at.text;
  const where = isElsewhere
    ? message` in namespace \`${namespace}\`, but only \`${place}\` has it`
    : words(', which nothing in this repository defines');
  return {
    at,
    message: message`${clusterName(manifest)} needs ${words(kind)} \`${asked}\`${where}. ${without(asked)}`,
    help: isElsewhere
      ? message`Define it in namespace \`${namespace}\`, or name ${words(isUsed ? 'that namespace' : 'one that is there')}.`
      : message`Did you mean \`${shown}\`?`,
    related: [
      {
        at: nameNode,
        message: message`${words(kind)} \`${shown}\` is here${words(isUsed ? '' : ', and nothing names it')}`,
      },
    ],
    cause: JSON.stringify([at.text, kind, name, place]),
    isOfAbsence: true,
  };
}
