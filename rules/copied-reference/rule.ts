import { quoteMeta } from '../../src/go/regexp/quote-meta.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { capitalized, message, name as named, words } from '../../src/model/message.ts';
import {
  clusterName,
  referenceName,
  referrerName,
  sourceName,
} from '../../src/model/names/message-names.ts';
import { writtenName } from '../../src/model/names/written-name.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { JudgedReference, Reference } from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import { hostSpan } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfWorkload } from '../kit/subject-of.ts';

export const rule = rulePerRun(
  {
    id: 'copied-reference',
    summary:
      'A copied file still names the ConfigMap or Secret of the application that it was copied from.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    const byName = groupBy(
      evidence.references.filter(isOfPods),
      ({ reference: { kind, name } }) => `${kind} ${name}`,
    );
    for (const sharing of byName.values()) {
      if (sharing.length > MAX_READERS) continue;
      for (const judged of sharing) {
        const copied = copiedIn(judged, sharing, evidence);
        if (copied !== undefined) yield findingOf(judged.reference, copied);
      }
    }
  },
);

/** A source with more readers is meant to be shared. */
const MAX_READERS = 40;

function isOfPods({ reference: { use, workload } }: JudgedReference): boolean {
  return workload?.core === true && (use === 'env' || use === 'env-from' || use === 'volume');
}

interface Copied {
  /** What the reference should name. */
  readonly own: Source;
  /** The reference that was copied. */
  readonly original: Reference;
}

/**
 * The proof: the file has a twin whose path differs by the application's name only, the twin's application reads the same source, whose name
 * holds the twin's name; and a source beside the reference is called the same but for the application's own name, and nothing reads it.
 */
function copiedIn(
  { reference }: JudgedReference,
  sharing: readonly JudgedReference[],
  evidence: Evidence,
): Copied | undefined {
  const mine = reference.workload?.manifest.name;
  if (mine === undefined) return undefined;
  for (const { reference: other } of sharing) {
    const theirs = other.workload?.manifest.name;
    if (theirs === undefined || theirs === mine) continue;
    const name = swapped(reference.name, theirs, mine);
    if (name === undefined || !isTwin(reference, mine, other, theirs)) continue;
    const own = ownSource(reference, name, evidence);
    if (own !== undefined) return { own, original: other };
  }
  return undefined;
}

/** Whether the two are the same field in files of the same path, but for the names of their applications. */
function isTwin(one: Reference, mine: string, other: Reference, theirs: string): boolean {
  const path = hostSpan(one.at).file.path;
  return (
    one.use === other.use &&
    one.namespace === other.namespace &&
    swapped(path, mine, theirs) === hostSpan(other.at).file.path
  );
}

/** The text with one name for another, where it holds the name as whole words and more than it; undefined where it does not. */
function swapped(text: string, from: string, to: string): string | undefined {
  if (!text.includes(from)) return undefined;
  const parts = text.split(new RegExp(`(?<![a-z0-9])${quoteMeta(from)}(?![a-z0-9])`));
  return parts.length < 2 || text === from ? undefined : parts.join(to);
}

/** A source of the name that is applied with the reference, or by what deploys its release, and that nothing reads. */
function ownSource(reference: Reference, name: string, evidence: Evidence): Source | undefined {
  const { kind, namespace, build } = reference;
  const beside = new Set([build, evidence.buildOf(build)?.deployedBy?.parent]);
  const found = evidence
    .sourcesNamed(kind, name)
    .find((source) => source.namespace === namespace && beside.has(source.build));
  return found === undefined || evidence.referencesTo(found).length > 0 ? undefined : found;
}

function findingOf(
  reference: Reference,
  { own, original }: Copied,
): Finding & { readonly build: string } {
  const { workload, container, build, name } = reference;
  return {
    at: reference.at,
    message: message`${capitalized(referrerName(reference))} reads ${words(reference.kind)} \`${referenceName(reference)}\` of ${clusterName(original.manifest)}, and nothing reads its own ${sourceName(own)}.`,
    help: message`Did you mean \`${named(writtenName(own.at, own.name), own.at)}\`?`,
    related: [{ at: own.at, message: message`${sourceName(own)} is here` }],
    ...(workload !== undefined && { subject: subjectOfWorkload(workload, container, name) }),
    build,
  };
}
