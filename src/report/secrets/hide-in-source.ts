import { memo } from '../../model/memo.ts';
import type {
  JudgedReference,
  Missing,
  MissingSource,
  Reference,
  Verdict,
} from '../../model/reference.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import { hideInContainer, hideInManifest, hideInWorkload } from './hide-in-workload.ts';
import type { HideIn } from './text-hider.ts';

/** A reference without secret texts in its names. */
export function hideInReference(reference: Reference, hide: HideIn): Reference {
  const { name, namespace, key, subject, container, manifest, workload } = reference;
  return {
    ...reference,
    name: hide(name),
    key: key && { ...key, name: hide(key.name) },
    subject: subject === undefined ? subject : hide(subject),
    namespace: namespace && hide(namespace),
    container: container && hideInContainer(container, hide),
    manifest: hideInManifest(manifest, hide),
    workload: workload && hideInWorkload(workload, hide),
  };
}

/** A source without secret texts in its name and the names of its keys. Keys that are hidden stay as many as they are. */
export const hideInSource = memo((source: Source, hide: HideIn): Source => {
  const { keys } = source;
  const names = { name: hide(source.name), namespace: source.namespace && hide(source.namespace) };
  if (keys.kind === 'unknown') {
    return { ...source, ...names, keys: { ...keys, reason: hide(keys.reason) } };
  }
  const named = new Map<string, SourceKey>();
  let hidden = 0;
  for (const [written, key] of keys.value) {
    const shown = hide(written);
    if (shown !== written) hidden += 1;
    const unique = shown === written || hidden === 1 ? shown : `${shown} ${hidden}`;
    named.set(unique, { ...key, key: unique });
  }
  return { ...source, ...names, keys: { ...keys, value: named } };
});

/** A reference and its verdict without secret texts in names. */
export function hideInJudged(judged: JudgedReference, hide: HideIn): JudgedReference {
  const { reference, verdict } = judged;
  return {
    ...judged,
    reference: hideInReference(reference, hide),
    verdict: hideInVerdict(verdict, hide),
  };
}

function hideInVerdict(verdict: Verdict, hide: HideIn): Verdict {
  switch (verdict.kind) {
    case 'present':
    case 'elsewhere':
      return {
        ...verdict,
        sources: verdict.sources.map((each) => hideInSource(each, hide)),
        assumption: verdict.assumption && hide(verdict.assumption),
        key: verdict.key && { ...verdict.key, key: hide(verdict.key.key) },
      };
    case 'produced':
      return { ...verdict, source: hideInSource(verdict.source, hide) };
    case 'assumed':
    case 'unknown':
      return { ...verdict, reason: hide(verdict.reason) };
    case 'untraced':
      return { ...verdict, missing: hideInMissingSource(verdict.missing, hide) };
    default:
      return { ...verdict, missing: hideInMissing(verdict.missing, hide) };
  }
}

function hideInMissing(missing: Missing, hide: HideIn): Missing {
  if (missing.what === 'source') return hideInMissingSource(missing, hide);
  const { source, nearest } = missing;
  return {
    ...missing,
    source: hideInSource(source, hide),
    nearest: nearest && { ...nearest, key: hide(nearest.key) },
  };
}

function hideInMissingSource(missing: MissingSource, hide: HideIn): MissingSource {
  const { nearest, otherKind, elsewhere, hashed, otherClusters, removed } = missing;
  return {
    ...missing,
    nearest: nearest && hideInSource(nearest, hide),
    otherKind: otherKind && hideInSource(otherKind, hide),
    elsewhere: elsewhere.map((each) => hideInSource(each, hide)),
    hashed: hashed && hideInSource(hashed, hide),
    otherClusters: otherClusters.map((each) => hideInSource(each, hide)),
    ...(removed !== undefined && { removed: hideInSource(removed, hide) }),
  };
}
