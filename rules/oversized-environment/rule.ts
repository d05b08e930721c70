import {
  LARGEST_PROCESS,
  LONGEST_STRING,
  oversizesOf,
  USUAL_PROCESS,
  type Oversize,
} from '../../src/kubernetes/process-size.ts';
import type { Environment } from '../../src/model/environment.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { containerNameIn } from '../../src/model/names/message-names.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { sizeText } from '../../src/text/size-text.ts';
import { askedForAt } from '../kit/binding-origin.ts';
import { NONE, rulePerEnvironment } from '../kit/rule-constructors.ts';

const HELP = message`Mount it as a file: a volume has no such limit.`;

export const rule = rulePerEnvironment(
  {
    id: 'oversized-environment',
    summary: 'A container has more variables and arguments than Linux allows for one process.',
    severity: 'error',
    group: 'environment',
    since: '0.1.0',
  },
  (environment) => {
    const { workload, failures } = environment;
    // Whoever makes the environment finds it too large, and says that it fails.
    if (!failures.some(({ reason }) => reason === 'CreateContainerError')) return NONE;
    if (scalarAt(workload.podSpec, 'os', 'name')?.text === 'windows') return NONE;
    const sizes = oversizesOf(environment);
    // Values that were not worked out, because they grow beyond all limits.
    if (sizes.length === 0) return [tooLarge(WHOLE, environment)];
    return sizes.map((size) => tooLarge(size, environment));
  },
);

const WHOLE: Oversize = {
  what: 'all',
  name: '',
  bytes: LARGEST_PROCESS + 1,
  from: undefined,
  at: undefined,
};

function tooLarge({ what, name, bytes, from, at }: Oversize, environment: Environment): Finding {
  const { container, workload } = environment;
  const where = containerNameIn(container, workload);
  const start = scalarAt(container.node, 'name') ?? container.node;
  if (what === 'all' && bytes <= LARGEST_PROCESS) {
    return {
      at: start,
      severity: 'warning',
      message: message`The variables and arguments of ${where} take ${words(sizeText(bytes))} together. Linux allows a quarter of the stack limit (${words(sizeText(USUAL_PROCESS))} by default) and does not start the process: argument list too long.`,
      help: HELP,
    };
  }
  if (what === 'all') {
    return {
      at: start,
      message: message`The variables and arguments of ${where} take more than ${words(sizeText(LARGEST_PROCESS))} together. No Linux starts such a process: argument list too long.`,
      help: HELP,
    };
  }
  const who =
    what === 'variable'
      ? message`Variable \`${named(name, from?.at ?? at)}\``
      : message`An element of \`${words(what)}\``;
  const asked = from === undefined ? at : askedForAt(from);
  return {
    at: asked ?? start,
    message: message`${who} of ${where} takes ${words(sizeText(bytes))}. Linux allows ${words(sizeText(LONGEST_STRING))} (with memory pages of 4 KiB) and does not start the process: argument list too long.`,
    help: HELP,
    ...(from?.at !== undefined && from.at !== asked
      ? { related: [{ at: from.at, message: message`the value` }] }
      : {}),
  };
}
