import { message, words } from '../../src/model/message.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Source } from '../../src/model/source.ts';
import { stepsOf } from '../../src/model/trail.ts';

/** Why a Secret lacks a key that is written: an old version of kustomize drops it with all of `stringData`. No error rests on an assumed version. */
export function droppedKeyFinding(
  key: string | undefined,
  { producer }: Source,
): Pick<Finding, 'help' | 'related' | 'severity'> | undefined {
  for (const { drops } of stepsOf(producer.manifest.node)) {
    const dropped = drops?.keys.find(({ name }) => name === key);
    if (drops === undefined || dropped === undefined) continue;
    const { kustomize, isKnown } = drops;
    const which = words(isKnown ? 'builds this' : 'is assumed to build this');
    return {
      help: message`kustomize ${kustomize}, which ${which}, drops the \`stringData\` of a Secret that a generator merges into; 5.8.2 and later keep it. Move the key to \`data\`, or to the generator.`,
      related: [{ at: dropped.at, message: words('kustomize drops this key') }],
      ...(!isKnown && { severity: 'warning' as const }),
    };
  }
  return undefined;
}
