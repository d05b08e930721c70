import { messageText } from '../../model/message.ts';
import type { Reference, Verdict } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { logicalName } from '../../model/names/written-name.ts';
import { placeOf } from '../../model/span.ts';
import type { Line, Part, Tone } from '../document/document.ts';
import { partsOf } from '../document/parts.ts';
import { joined, message } from '../document/parts.ts';

/** What verdicts mean, for those who read them for the first time. */
export const VERDICT_WORDS: Readonly<Record<Verdict['kind'], string>> = {
  broken: 'It does not exist, beyond doubt: the workload would not start.',
  undeclared: 'Nothing in the files makes or mentions it: made by hand, elsewhere, or a mistake.',
  unknown: 'The files cannot tell.',
  optional: 'It does not exist, and may be missing.',
  present: 'A manifest makes it.',
  produced: 'A controller makes it from an object that is here.',
  elsewhere: 'Another build of the same cluster makes it.',
  assumed: 'Every cluster has it, or the configuration says so.',
};

export const TONES: Readonly<Record<Verdict['kind'], Tone>> = {
  broken: 'error',
  undeclared: 'warning',
  unknown: 'info',
  optional: 'quiet',
  present: 'good',
  produced: 'good',
  elsewhere: 'good',
  assumed: 'good',
};

export function isTroubled(kind: Verdict['kind']): boolean {
  return kind === 'broken' || kind === 'undeclared';
}

/** Verdicts from the worst to the best. */
export function rankOf(kind: Verdict['kind']): number {
  return ['broken', 'undeclared', 'unknown', 'optional'].indexOf(kind) >>> 0;
}

export function verdictPart({ kind }: Verdict): Part {
  return { text: kind, tone: TONES[kind], badge: true };
}

const USES: Readonly<Record<Reference['use'], string>> = {
  'env-from': 'envFrom: all keys as variables',
  env: 'variable',
  volume: 'volume',
  'volume-item': 'file of volume',
  'image-pull-secret': 'imagePullSecrets',
  'volume-driver': 'volume driver',
  'service-account': 'service account',
  'ingress-tls': 'TLS of an Ingress',
  storage: 'storage',
  annotation: 'annotation',
  'custom-resource': 'field of a custom resource',
  other: 'field',
};

/** `variable DB_HOST in container api`. */
export function useText({ use, subject, container }: Reference): string {
  const what = subject === undefined ? USES[use] : `${USES[use]} ${subject}`;
  return container === undefined ? what : `${what} in container ${container.name}`;
}

/** The evidence for a verdict, with the places that it leads to. */
export function evidenceLine(verdict: Verdict): Line {
  switch (verdict.kind) {
    case 'present':
    case 'elsewhere':
      return joined(
        [
          ...verdict.sources.slice(0, MOST_SOURCES).map(madeIn),
          ...(verdict.assumption === undefined ? [] : [message(verdict.assumption)]),
        ],
        ', ',
      );
    case 'produced':
      return madeIn(verdict.source);
    case 'assumed':
    case 'unknown':
      return message(messageText(verdict.reason));
    case 'broken':
      return [PROOFS[verdict.proof], ...partsOf(nearestLine(verdict))];
    case 'undeclared':
      return ['nothing in the files makes or mentions it', ...partsOf(nearestLine(verdict))];
    default:
      return ['it may be missing', ...partsOf(nearestLine(verdict))];
  }
}

const MOST_SOURCES = 3;

const PROOFS: Readonly<Record<Extract<Verdict, { kind: 'broken' }>['proof'], string>> = {
  'missing-key': 'all its keys are known, and this is not one of them',
  'other-kind': 'only the other kind has the name',
  'other-namespace': 'it exists only in another namespace',
  siblings: 'every other variant of the workload has it',
  'near-miss': 'a name that exists differs by a slip of the keyboard',
  unhashed: 'the name gets a hash that never reaches this field',
  removed: 'the change removes it',
};

function nearestLine({ missing }: Extract<Verdict, { missing: unknown }>): Line {
  if (missing.what === 'key') {
    const { nearest, source } = missing;
    const near =
      nearest === undefined
        ? []
        : ['; did you mean ', { text: nearest.key, code: 'bare' as const }, '?'];
    return ['; ', ...partsOf(madeIn(source)), ...near];
  }
  const { nearest } = missing;
  if (nearest === undefined) return '';
  return [
    '; the nearest name is ',
    { text: nearest.name, code: 'bare' },
    ' in ',
    { text: placeOf(nearest.at), at: nearest.at, code: 'bare' },
  ];
}

/** `written in config/app.yaml:7`, `made by SealedSecret in …`. */
export function madeIn({ producer, at }: Source): Line {
  const made = producer.kind === 'manifest' ? 'written in ' : `made by ${producer.kind} in `;
  return [made, { text: placeOf(at), at, code: 'bare' }];
}

/** `ConfigMap app`, without namespace, and without the hash in its name: what its variants have in common. */
export function titleOfSource(source: Source): string {
  return `${source.kind} ${logicalName(source)}`;
}

/** The source that a reference names, with its namespace if that is not the one of what refers. */
export function titleOfReference({ kind, namespace, name, manifest }: Reference): string {
  const isOwn = namespace === undefined || namespace === manifest.namespace;
  return `${kind} ${isOwn ? '' : `${namespace}/`}${name}`;
}
