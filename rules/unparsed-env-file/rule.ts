import type { Evidence } from '../../src/model/evidence.ts';
import { message, type Message } from '../../src/model/message.ts';
import { keyName, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Source, SourceKey } from '../../src/model/source.ts';
import { rulePerSource } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerSource(
  {
    id: 'unparsed-env-file',
    summary:
      'A line of an env file has no `=`, or quotes or a comment that become part of the value.',
    severity: 'warning',
    group: 'values',
    since: '0.1.0',
  },
  function* (source, evidence) {
    if (!GENERATORS.has(source.producer.kind) || source.keys.kind === 'unknown') return;
    for (const key of source.keys.value.values()) {
      const text = afterKey(key);
      const mistake = text === undefined ? undefined : mistakeIn(text, key, source, evidence);
      if (mistake === undefined) continue;
      const subject = subjectOfManifest(source.producer.manifest, key.key);
      yield { at: key.at, ...mistake, subject };
    }
  },
);

const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);

/** What follows a key on its line of an env file; undefined if the key is written elsewhere. */
function afterKey({ at, key }: SourceKey): string | undefined {
  const { text, path } = at.file;
  if (/\.ya?ml$|^kustomization$/i.test(path) || text.slice(at.start, at.end) !== key)
    return undefined;
  const end = text.indexOf('\n', at.end);
  return text.slice(at.end, end === -1 ? undefined : end).replace(/\r$/, '');
}

type Mistake = Pick<Finding, 'message' | 'help'>;

function mistakeIn(
  rest: string,
  key: SourceKey,
  source: Source,
  evidence: Evidence,
): Mistake | undefined {
  const who = message`The line of \`${keyName(key)}\` in this env file of ${sourceName(source)}`;
  if (!rest.startsWith('=')) {
    const isMeant = rest.trim() !== '' || isSetByScript(key.key, source, evidence);
    return isMeant ? undefined : withoutValue(who);
  }
  const value = rest.slice(1);
  if (QUOTED.test(value)) {
    return {
      message: message`${who} has quotes around the value. kustomize does not remove them: they become part of the value.`,
      help: message`Remove the quotes.`,
    };
  }
  if (!COMMENTED.test(value)) return undefined;
  return {
    message: message`${who} ends with a comment. kustomize knows comments only at the start of a line: this one becomes part of the value.`,
    help: message`Move the comment to a line of its own.`,
  };
}

/** Whether a script may set a variable before it builds; Flux and Argo CD run none. */
function isSetByScript(variable: string, { build }: Source, evidence: Evidence): boolean {
  if (evidence.buildOf(build)?.deployedBy !== undefined) return false;
  return evidence.mentionsOf(variable).some(({ path }) => path === undefined);
}

function withoutValue(who: Message): Mistake {
  return {
    message: message`${who} has no \`=\`: kustomize takes the value from the environment of the process that builds. Where Flux or Argo CD builds, it is empty.`,
    help: message`Write \`NAME=value\`, or \`NAME=\` for an empty value.`,
  };
}

/** One pair of quotes around all of it; a text with quotes inside may be JSON or a list. */
const QUOTED = /^\s*(?:"[^"]*"|'[^']*')\s*$/;
/** Space, the sign and a space: `a #b` may be meant so. A quoted value may have a comment behind it. */
const COMMENTED = /^[^#]*\s#+ .*$/;
