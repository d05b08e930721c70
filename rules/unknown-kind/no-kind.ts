import type { Manifest } from '../../src/model/manifest.ts';
import { message, type Message } from '../../src/model/message.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';

/** That an apiVersion does not have a kind, with the words of kubectl; `field`: the one of the two that is wrong. */
export function noKindFinding(
  { apiVersion, kind, node }: Manifest,
  field: 'apiVersion' | 'kind',
  help: Message,
): Finding {
  return {
    at: scalarAt(node, field) ?? node,
    message: message`There is no kind \`${kind}\` in \`${apiVersion}\`. kubectl apply fails: \`no matches for kind "${kind}" in version "${apiVersion}"\`.`,
    help,
  };
}
