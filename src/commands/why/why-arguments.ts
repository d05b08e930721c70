import { CannotRun } from '../../model/cannot-run.ts';
import type { UsageQuery } from '../../report/why/usage-query.ts';

/** What the arguments of `envfrom why` ask, and where to look. */
interface WhyArguments {
  readonly asked: UsageQuery;
  readonly places: readonly string[];
}

const KINDS: ReadonlyMap<string, UsageQuery['what']> = new Map([
  ['configmap', 'ConfigMap'],
  ['configmaps', 'ConfigMap'],
  ['cm', 'ConfigMap'],
  ['secret', 'Secret'],
  ['secrets', 'Secret'],
  ['variable', 'variable'],
  ['var', 'variable'],
  ['env', 'variable'],
]);

/** Whether a word is written like a path, and not like `secret/db` or a name: if something is there, the question is about it. */
export function isPath(text: string): boolean {
  if (!/[/\\]|\.(?:ya?ml|json)$/.test(text)) return false;
  return !/^[^/]*\/[^/]*$/.test(text) || !KINDS.has(text.split('/')[0]?.toLowerCase() ?? '');
}

/**
 * `NAME`, `KIND/NAME`, `NAME:KEY`: the first word is what is asked, the rest are paths. Throws CannotRun where there is no word, or one that
 * nothing can be called.
 */
export function readWhyArguments([text, ...places]: readonly string[]): WhyArguments {
  if (text === undefined || text === '')
    throw new CannotRun('Name a variable, a ConfigMap or Secret, or a key.', USAGE);
  const [, written, name = '', key] = /^(?:([^/:]*)\/)?([^/]*?)(?::([^/:]+))?$/s.exec(text) ?? [];
  const what = written === undefined ? undefined : KINDS.get(written.toLowerCase());
  const isKnown = written === undefined || what !== undefined;
  if (name === '' || !isKnown || (what === 'variable' && key !== undefined)) {
    throw new CannotRun(
      `\`${text}\` is not the name of a variable, a ConfigMap or Secret, or a key.`,
      USAGE,
    );
  }
  return { asked: { text, what, name, key }, places };
}

const USAGE =
  'Write `LOG_LEVEL`, `secret/db`, `cm/app`, or `cm/app:LOG_LEVEL` for a key; paths come after it. The path of a file asks whether it is deployed.';
