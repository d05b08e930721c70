import { messageText } from '../../model/message.ts';
import type { JudgedReference, Missing, Verdict } from '../../model/reference.ts';
import { positionOf } from '../../model/span.ts';
import type { Json } from '../text/json-pieces.ts';
import { sourceJson } from '../text/place-json.ts';

/** A reference and what is known about it; fields without a value are left out. */
export function referenceJson({ reference, verdict, at }: JudgedReference): Json {
  const { manifest, container } = reference;
  return {
    kind: reference.kind,
    namespace: reference.namespace,
    name: reference.name,
    key: reference.key?.name,
    optional: reference.optional,
    use: reference.use,
    field: reference.path,
    object: {
      apiVersion: manifest.apiVersion,
      kind: manifest.kind,
      namespace: manifest.namespace,
      name: manifest.name,
    },
    container: container?.name,
    subject: reference.subject,
    build: reference.build,
    verdict: verdict.kind,
    ...verdictJson(verdict),
    harmless: reference.toleratesMissing && messageText(reference.toleratesMissing),
    ...positionOf(at),
  };
}

function verdictJson(verdict: Verdict): Json {
  if (verdict.kind === 'present' || verdict.kind === 'elsewhere') {
    return { sources: verdict.sources.map(sourceJson), assumption: verdict.assumption };
  }
  if (verdict.kind === 'produced') return { sources: [sourceJson(verdict.source)] };
  if (verdict.kind === 'broken')
    return { proof: verdict.proof, missing: missingJson(verdict.missing) };
  if ('missing' in verdict) return { missing: missingJson(verdict.missing) };
  return { reason: messageText(verdict.reason) };
}

function missingJson(missing: Missing): Json {
  if (missing.what === 'key') {
    return {
      what: 'key',
      source: sourceJson(missing.source),
      nearest: missing.nearest?.key,
      inBinaryData: missing.inBinaryData,
    };
  }
  return {
    what: 'source',
    nearest: missing.nearest?.name,
    otherKind: missing.otherKind && sourceJson(missing.otherKind),
    elsewhere: missing.elsewhere.map(sourceJson),
  };
}
