import { withoutLastNewline } from '../../src/edits/without-last-newline.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { capitalized, message, words, type Message } from '../../src/model/message.ts';
import { keyName, referrerName, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import { sourcesMeant } from '../../src/model/reference.ts';
import type { JudgedReference, ReferenceUse } from '../../src/model/reference.ts';
import type { Source, SourceKey } from '../../src/model/source.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'trailing-newline',
    summary:
      'A one-line value of a Secret that is read as a variable or as credentials ends with a newline.',
    severity: 'warning',
    group: 'values',
    fix: 'certain',
    since: '0.1.0',
  },
  function* (evidence) {
    for (const { source, key, readers } of readKeys(evidence)) {
      if (endsWithNewline(key)) yield findingOf(source, key, readers);
    }
  },
);

interface ReadKey {
  readonly source: Source;
  readonly key: SourceKey;
  readonly readers: JudgedReference[];
}

/** Every key of a Secret that some container reads as a variable, with who reads it. */
function readKeys({ references }: Evidence): Iterable<ReadKey> {
  const read = new Map<SourceKey, ReadKey>();
  for (const judged of references) {
    const { use, kind, key: wanted } = judged.reference;
    if (kind !== 'Secret' || !READING.has(use)) continue;
    for (const source of sourcesMeant(judged)) {
      if (source.keys.kind === 'unknown') continue;
      // What a controller does with other Secrets is not known: it may take a text by the line.
      if (use === 'custom-resource' && source.type !== 'kubernetes.io/basic-auth') continue;
      const one = wanted === undefined ? undefined : source.keys.value.get(wanted.name);
      const keys =
        wanted === undefined ? source.keys.value.values() : one === undefined ? [] : [one];
      for (const key of keys) {
        const known = read.get(key);
        if (known === undefined) read.set(key, { source, key, readers: [judged] });
        else known.readers.push(judged);
      }
    }
  }
  return read.values();
}

const READING: ReadonlySet<ReferenceUse> = new Set(['env', 'env-from', 'custom-resource']);

/** A public key, a line of `authorized_keys`: whatever reads it takes it by the line. */
const PUBLIC_KEY = /^(?:ssh-|ecdsa-sha2-|sk-)[-@.\w]+ AAAA/;

/** Several lines are a file, where a last newline belongs. */
function endsWithNewline({ value }: SourceKey): boolean {
  if (value.kind === 'unknown' || value.value.kind !== 'text') return false;
  const { text } = value.value;
  const isLine = text.indexOf('\n') === text.length - 1 && text.trim() !== '';
  return isLine && !PUBLIC_KEY.test(text);
}

function findingOf(source: Source, key: SourceKey, readers: readonly JudgedReference[]): Finding {
  const [first] = readers;
  const who = first === undefined ? words('a container') : referrerName(first.reference);
  const isObject = first?.reference.use === 'custom-resource';
  const how = words(isObject ? 'takes its credentials from it' : 'reads it as a variable');
  return {
    at: key.at,
    message: message`The value of key \`${keyName(key)}\` in ${sourceName(source)} ends with a newline. ${capitalized(who)} ${how} with the newline: as a password it would be wrong.`,
    help: helpFor(source, key),
    ...fixFor(key),
    related: readers.slice(0, 3).map(({ at, reference: { use } }) => ({
      at,
      message: message`read ${words(use === 'custom-resource' ? '' : 'as a variable ')}here`,
    })),
    subject: subjectOfManifest(source.producer.manifest, key.key),
    build: source.build,
  };
}

/** Of a text that is in the file as it is; base64 hides what is in it. */
function fixFor({ at, field, node }: SourceKey): Pick<Finding, 'fix'> {
  if (field !== 'stringData' || node?.kind !== 'scalar') return {};
  const edit = withoutLastNewline(at, node);
  return edit === undefined
    ? {}
    : { fix: { message: `Remove the newline at the end.`, edits: [edit] } };
}

function helpFor({ producer }: Source, { field }: SourceKey): Message {
  if (producer.kind === 'secretGenerator')
    return message`Remove the newline at the end of the file.`;
  return field === 'data'
    ? message`Encode it without the newline: \`printf '%s' … | base64\`, or \`echo -n\`.`
    : message`Write \`|-\` instead of \`|\`, or put the value in quotes.`;
}
