/** Words for environments; those of one line mean the same. */
const WORDS = [
  'dev develop development',
  'test testing tst',
  'qa',
  'uat',
  'int integration',
  'stage staging stg',
  'pre preprod pre-prod',
  'prod prd production live',
  'demo',
  'sandbox',
  'local',
];

const ENVIRONMENTS: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The environment that a folder is named for, by the first of the words that mean it; undefined for any other name. */
export function environmentOf(folder: string): string | undefined {
  return ENVIRONMENTS.get(folder);
}
