import { message, name, words } from '../../src/model/message.ts';
import type { Surroundings } from '../../src/model/evidence.ts';
import { manifestName, sourceName } from '../../src/model/names/message-names.ts';
import type { ReferenceUse } from '../../src/model/reference.ts';
import { rulePerReference } from '../kit/rule-constructors.ts';

export const rule = rulePerReference(
  {
    id: 'unhashed-reference',
    summary: 'A generated name gets a hash that never reaches the field that refers to it.',
    severity: 'warning',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ reference, verdict, at }, around) {
    if (verdict.kind !== 'broken' && verdict.kind !== 'optional') return;
    if (verdict.missing.what !== 'source' || reference.use === 'volume-item') return;
    const { hashed } = verdict.missing;
    if (hashed === undefined || !isInUse(reference.build, around)) return;
    const stopsPods = verdict.kind === 'broken' && WAITED_FOR.has(reference.use);
    yield {
      at,
      ...(stopsPods && { severity: 'error' }),
      message: message`${manifestName(reference.manifest)} names ${words(reference.kind)} \`${name(reference.name, reference.at)}\`, but kustomize deploys it as \`${name(hashed.name, hashed.at)}\` and does not rewrite this field, so the reference finds nothing.`,
      help: message`Set \`options.disableNameSuffixHash: true\` for ${sourceName(hashed)}, or list the field in a \`nameReference\` under \`configurations\`.`,
      related: [{ at: hashed.at, message: message`generated here` }],
    };
  },
);

/** Uses for which a pod waits until the source is there. */
const WAITED_FOR: ReadonlySet<ReferenceUse> = new Set(['env-from', 'env', 'volume']);

/** A base that no entry object reaches is judged by the overlays that use it, which may bring the missing `nameReference`. */
function isInUse(id: string, { buildOf, deploysSomething }: Surroundings): boolean {
  return !deploysSomething || buildOf(id)?.deployedBy !== undefined;
}
