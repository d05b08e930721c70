import type { Build } from '../../src/model/manifest.ts';
import { memo } from '../../src/model/memo.ts';
import { isModelFile } from '../../src/model/names/is-model-file.ts';
import type { Proof } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { Source, SourceKind } from '../../src/model/source.ts';
import { hostSpan, type SourceFile } from '../../src/model/span.ts';
import { foldName } from '../../src/text/nearest-name.ts';
import { missingFinding } from './missing-finding.ts';
import { rulePerVerdict } from './rule-constructors.ts';

/** Proofs that rest on the name being elsewhere only. */
const ABSENCES: ReadonlySet<Proof> = new Set(['other-namespace', 'siblings']);

/** Required references to sources of a kind that nothing makes. */
export function missingSourceRule(kind: SourceKind, meta: RuleMeta): Rule {
  return rulePerVerdict(meta, ['broken'], function* (judged) {
    const { reference, verdict } = judged;
    if (verdict.missing.what !== 'source') return;
    // The items of a volume need the source that the volume itself names: one problem, there.
    if (reference.kind !== kind || reference.use === 'volume-item') return;
    // A name that only lacks its hash is the rule unrewritten-reference's.
    if (verdict.missing.hashed !== undefined) return;
    const finding = missingFinding(judged, verdict.missing);
    yield ABSENCES.has(verdict.proof) ? { ...finding, isOfAbsence: true } : finding;
  });
}

/** Required references to keys that their source, of a kind, does not have. */
export function missingKeyRule(kind: SourceKind, meta: RuleMeta): Rule {
  return rulePerVerdict(meta, ['broken'], function* (judged, { buildOf }) {
    const { reference, verdict } = judged;
    if (verdict.missing.what !== 'key') return;
    // A key of binaryData (of ConfigMaps only) that a variable asks for is the rule binary-data-as-variable's.
    if (verdict.missing.inBinaryData && reference.workload !== undefined) return;
    if (reference.kind !== kind) return;
    const finding = missingFinding(judged, verdict.missing);
    const { source, nearest } = verdict.missing;
    // Who fills it in keeps the names of its keys.
    const isRespelled =
      nearest !== undefined && foldName(nearest.key) === foldName(reference.key?.name ?? '');
    const isFilledIn =
      isEmptySecret(source) || (!isRespelled && isModel(source, buildOf(source.build)));
    yield isFilledIn ? { ...finding, severity: 'warning' } : finding;
  });
}

/** A Secret whose fields are there and empty: a mistake, or someone fills it in on the cluster. */
function isEmptySecret({ kind, keys }: Source): boolean {
  return kind === 'Secret' && keys.kind === 'known' && keys.value.size === 0;
}

/** What someone copies and fills in, by the name of its file or by a comment in it, unless a kustomization lists it as it is. */
function isModel({ at }: Source, build: Build | undefined): boolean {
  if (build?.kind !== 'folder') return false;
  const { file } = hostSpan(at);
  return isModelFile(file.path) || callsItselfModel(file);
}

const callsItselfModel = memo(({ text }: SourceFile): boolean => CALLED_MODEL.test(text));

/** `# This is a template. Create the Secret with …`. */
const CALLED_MODEL =
  /^[ \t]*#.*\bthis (?:file |manifest |secret )?is (?:only |just )?an? (?:template|example|sample|placeholder)\b/im;
