import type { Knowable } from '../../model/knowable.ts';
import { messageText, words } from '../../model/message.ts';
import type { Reason } from '../../model/reason.ts';
import type {
  JudgedReference,
  Missing,
  MissingSource,
  Reference,
  Verdict,
} from '../../model/reference.ts';
import { keyWith, type Source, type SourceKey } from '../../model/source.ts';
import { memoByRedaction, type RedactText } from './name-redactor.ts';
import { redactContainer, redactManifest, redactWorkload } from './redact-workload.ts';

/** A reference without secret texts in its names. */
export function redactReference(reference: Reference, redact: RedactText): Reference {
  const { name, namespace, path, key, subject, container, manifest, workload, toleratesMissing } =
    reference;
  return {
    ...reference,
    name: redact(name),
    path: redact(path),
    key: key && { ...key, name: redact(key.name) },
    subject: subject === undefined ? subject : redact(subject),
    namespace: namespace && redact(namespace),
    ...(toleratesMissing !== undefined && {
      toleratesMissing: redactReason(toleratesMissing, redact),
    }),
    container: container && redactContainer(container, redact),
    manifest: redactManifest(manifest, redact),
    workload: workload && redactWorkload(workload, redact),
  };
}

/** A source without secret texts in its name and the names of its keys. Keys that are hidden stay as many as they are. */
export const redactSource = memoByRedaction((source: Source, redact: RedactText): Source => {
  const { keys } = source;
  const names = {
    name: redact(source.name),
    namespace: source.namespace && redact(source.namespace),
    type: source.type && redact(source.type),
    producer: {
      ...source.producer,
      manifest: redactManifest(source.producer.manifest, redact),
    },
  };
  if (keys.kind === 'unknown') {
    return { ...source, ...names, keys: { ...keys, reason: redactReason(keys.reason, redact) } };
  }
  const named = new Map<string, SourceKey>();
  let hidden = 0;
  for (const [written, key] of keys.value) {
    const shown = redact(written);
    if (shown !== written) hidden += 1;
    const unique = shown === written || hidden === 1 ? shown : `${shown} ${hidden}`;
    named.set(unique, redactKey(key, redact, unique));
  }
  return { ...source, ...names, keys: { ...keys, value: named } };
});

/** A key without secret texts in its name, or with another name. */
export function redactKey(
  key: SourceKey,
  redact: RedactText,
  name: string = redact(key.key),
): SourceKey {
  return keyWith(key, { key: name, value: redactKnowable(key.value, redact) });
}

/** A reference and its verdict without secret texts in names. */
export function redactJudged(judged: JudgedReference, redact: RedactText): JudgedReference {
  const { reference, verdict } = judged;
  return {
    ...judged,
    reference: redactReference(reference, redact),
    verdict: redactVerdict(verdict, redact),
  };
}

function redactVerdict(verdict: Verdict, redact: RedactText): Verdict {
  switch (verdict.kind) {
    case 'present':
    case 'elsewhere':
      return {
        ...verdict,
        sources: verdict.sources.map((each) => redactSource(each, redact)),
        assumption: verdict.assumption && redact(verdict.assumption),
        key: verdict.key && keyWith(verdict.key, { key: redact(verdict.key.key) }),
      };
    case 'produced':
      return { ...verdict, source: redactSource(verdict.source, redact) };
    case 'assumed':
    case 'unknown':
      return { ...verdict, reason: redactReason(verdict.reason, redact) };
    case 'undeclared':
      return { ...verdict, missing: redactMissingSource(verdict.missing, redact) };
    default:
      return { ...verdict, missing: redactMissing(verdict.missing, redact) };
  }
}

function redactKnowable<T>(value: Knowable<T>, redact: RedactText): Knowable<T> {
  return value.kind === 'known' ? value : { ...value, reason: redactReason(value.reason, redact) };
}

function redactReason({ code, ...reason }: Reason, redact: RedactText): Reason {
  return { ...words(redact(messageText(reason))), ...(code !== undefined && { code }) };
}

function redactMissing(missing: Missing, redact: RedactText): Missing {
  if (missing.what === 'source') return redactMissingSource(missing, redact);
  const { source, nearest } = missing;
  return {
    ...missing,
    source: redactSource(source, redact),
    nearest: nearest && keyWith(nearest, { key: redact(nearest.key) }),
  };
}

function redactMissingSource(missing: MissingSource, redact: RedactText): MissingSource {
  const { nearest, otherKind, elsewhere, hashed, otherClusters, removed } = missing;
  return {
    ...missing,
    nearest: nearest && redactSource(nearest, redact),
    otherKind: otherKind && redactSource(otherKind, redact),
    elsewhere: elsewhere.map((each) => redactSource(each, redact)),
    hashed: hashed && redactSource(hashed, redact),
    otherClusters: otherClusters.map((each) => redactSource(each, redact)),
    ...(removed !== undefined && { removed: redactSource(removed, redact) }),
  };
}
