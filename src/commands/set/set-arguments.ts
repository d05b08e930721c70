import { CannotRun } from '../../model/cannot-run.ts';
import type { SourceKind } from '../../model/source.ts';

/** What the words of `envfrom set` say, not yet looked up. */
interface SetArguments {
  readonly what: 'triggers' | 'volume';
  /** `deployment/bar`, `deployments`. */
  readonly workloads: readonly string[];
  /** `configmap/foo`. */
  readonly triggers: readonly string[];
  /** Files and folders to look in. */
  readonly paths: readonly string[];
}

interface Known {
  readonly isWorkload: (word: string) => boolean;
  readonly isSource: (word: string) => boolean;
  readonly exists: (path: string) => boolean;
}

const WHATS = new Map<string, SetArguments['what']>([
  ['trigger', 'triggers'],
  ['triggers', 'triggers'],
  ['volume', 'volume'],
  ['volumes', 'volume'],
]);
const USAGE =
  'Write `envfrom set triggers deployment/NAME configmap/NAME` or `envfrom set volume deployment/NAME`.';

/** Tells workloads, triggers and paths apart; lists may be separated by commas. Throws CannotRun for a word that is none of them. */
export function readSetArguments(words: readonly string[], known: Known): SetArguments {
  const [first = '', ...rest] = words;
  const what = WHATS.get(first);
  if (what === undefined) {
    throw new CannotRun(
      first === ''
        ? '`envfrom set` needs to know what to set.'
        : `\`envfrom set\` cannot set \`${first}\`.`,
      USAGE,
    );
  }
  const [workloads, triggers, paths]: [string[], string[], string[]] = [[], [], []];
  for (const word of rest.flatMap((each) => (known.exists(each) ? [each] : each.split(',')))) {
    const kind = word.split('/', 1)[0] ?? '';
    if (word === '') continue;
    if (known.isWorkload(kind) && !isPath(word)) workloads.push(word);
    else if (known.isSource(kind) && word.includes('/') && !isPath(word)) triggers.push(word);
    else if (known.exists(word)) paths.push(word);
    else if (/^[a-z][a-z0-9.-]*\/[^/.]/i.test(word) && workloads.length > 0) triggers.push(word);
    else {
      throw new CannotRun(
        `\`${word}\` is not a workload, an object such as \`configmap/NAME\`, or a path that exists.`,
        'Workloads are named as `deployment/api`: deployment, statefulset, daemonset, cronjob or rollout.',
      );
    }
  }
  if (workloads.length === 0) throw new CannotRun('No workload is named.', USAGE);
  return { what, workloads, triggers, paths };
}

function isPath(word: string): boolean {
  return word.startsWith('.') || word.startsWith('/');
}

/** The source that `-t configmap --configmap-name foo` and the like name. Throws CannotRun. */
export function volumeSourceOf(values: ReadonlyMap<string, readonly string[]>): {
  readonly kind: SourceKind;
  readonly source: string;
} {
  const last = (...names: readonly string[]): string | undefined =>
    names.map((name) => values.get(name)?.at(-1)).find((value) => value !== undefined);
  const configMap = last('configmap-name', 'configmapname');
  const secret = last('secret-name', 'secretname');
  const kind =
    last('type') ?? (configMap === undefined && secret !== undefined ? 'secret' : 'configmap');
  const source = kind === 'secret' ? secret : configMap;
  if (source !== undefined && (configMap === undefined || secret === undefined)) {
    return { kind: kind === 'secret' ? 'Secret' : 'ConfigMap', source };
  }
  throw new CannotRun(
    source === undefined
      ? `The volume needs the name of its ${kind === 'secret' ? 'Secret' : 'ConfigMap'}.`
      : 'A volume holds a ConfigMap or a Secret, not both.',
    `Add \`--${kind}-name NAME\`.`,
  );
}
