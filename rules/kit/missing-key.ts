import { message, words, type Message } from '../../src/model/message.ts';
import { keyName, referenceKey, sourceName } from '../../src/model/names/message-names.ts';
import type { Finding, Related } from '../../src/model/problem.ts';
import type { MissingKey, Reference } from '../../src/model/reference.ts';
import type { SourceKey } from '../../src/model/source.ts';
import { consequenceOf } from './consequence-of.ts';
import { listOfKeys } from './list-names.ts';
import { siblingsHelp } from './siblings-help.ts';

/** The words of a finding, and the places that it shows. */
export type Wording = Pick<Finding, 'message' | 'help' | 'related'>;

/** What a source lacks that exists, and what to do about it. */
export function missingKey(reference: Reference, missing: MissingKey): Wording {
  const { source, nearest, inBinaryData, siblings } = missing;
  const key = referenceKey(reference);
  const lack = inBinaryData
    ? message`has key \`${key}\` in \`binaryData\` only`
    : message`has no key \`${key}\``;
  const headline = message`${sourceName(source)} ${lack}. ${consequenceOf(reference, 'key')}`;
  if (siblings.length > 0 && nearest === undefined && !inBinaryData)
    return { message: headline, ...siblingsHelp(reference, siblings) };
  const related: Related[] = [
    {
      at: nearest?.at ?? source.at,
      message:
        nearest === undefined
          ? message`${sourceName(source)} is here`
          : message`similar key \`${keyName(nearest)}\``,
    },
  ];
  // A source of the configuration is in no file.
  const placed = source.producer.kind !== 'externals';
  return {
    message: headline,
    help: keyHelp(missing, reference.key),
    ...(placed ? { related } : {}),
  };
}

function keyHelp(missing: MissingKey, key: Reference['key']): Message {
  const { source, nearest, inBinaryData } = missing;
  const file = fileOfVariables(missing, key);
  if (file !== undefined) {
    return message`\`${keyName(file)}\` is a file that sets it: list the file under \`envs\` of the generator, not under \`files\`, to get a key for each line.`;
  }
  if (inBinaryData) return message`Move the key to \`data\`, or mount the ConfigMap as a volume.`;
  if (nearest !== undefined) return message`Did you mean \`${keyName(nearest)}\`?`;
  const keys = source.keys.kind === 'known' ? source.keys.value : undefined;
  if (keys === undefined || keys.size === 0) return message`${sourceName(source)} has no keys.`;
  return message`${words(keys.size === 1 ? 'Its only key is' : 'Its keys are')} ${listOfKeys(keys)}.`;
}

const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);

/** The key of a generated source that is a file of variables, and sets the one that is missing: it is listed under `files`, not `envs`. */
export function fileOfVariables(
  { source }: MissingKey,
  key: Reference['key'],
): SourceKey | undefined {
  if (key === undefined || !GENERATORS.has(source.producer.kind)) return undefined;
  if (source.keys.kind === 'unknown') return undefined;
  return [...source.keys.value.values()].find(
    ({ value }) =>
      value.kind === 'known' &&
      value.value.kind === 'text' &&
      `\n${value.value.text}`.includes(`\n${key.name}=`),
  );
}
