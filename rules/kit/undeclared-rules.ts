import type { Evidence } from '../../src/model/evidence.ts';
import {
  message,
  name as named,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import { manifestName, namespaceName, sourceName } from '../../src/model/names/message-names.ts';
import { writtenName, writtenNamespaceOf } from '../../src/model/names/written-name.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { MissingSource, Reference } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { SourceKind } from '../../src/model/source.ts';
import { othersMade } from './made-names.ts';
import { minorCauses } from './minor-causes.ts';
import { namespaceOfSource, sourceHelp } from './missing-finding.ts';
import { subjectOfReference, rulePerRun } from './rule-constructors.ts';
import {
  causesOf,
  isCalledOtherwise,
  isMadeElsewhere,
  isWithoutTrace,
  undeclaredIn,
  type Undeclared,
} from './undeclared-names.ts';
import { unseenDeployments } from './unseen-deployments.ts';

/** Names of one kind that are worth a sum. */
const SEVERAL = 3;

/** Names of a kind that nothing in the repository makes or mentions: one problem per name and scope, however many workloads use it. */
export function undeclaredSourceRule(kind: SourceKind, meta: RuleMeta): Rule {
  return rulePerRun(meta, function* (evidence) {
    const found = undeclaredIn(kind, evidence);
    if (found.length === 0) return;
    const others = othersMade(kind, causesOf(found).size, evidence.references);
    const isMinor = minorCauses(kind, found, evidence);
    const isSummed = ({ cause, missing }: Undeclared): boolean =>
      !isMinor(cause) && !isCalledOtherwise(missing);
    const summed = found.filter(isSummed);
    const [first] = summed;
    const summary = first && summaryOf(first, summed, evidence);
    if (summary !== undefined) yield summary;
    const folds = kind === 'Secret' && !declaresExternals(evidence);
    for (const each of found) {
      if (summary !== undefined && isSummed(each)) continue;
      const finding = findingOf(each, isMinor(each.cause), others, evidence);
      yield folds && isWithoutTrace(each.missing) ? { ...finding, isUndeclared: true } : finding;
    }
  });
}

/** Whether the configuration says which sources are made elsewhere: a name that it lacks stands out. */
function declaresExternals({ references }: Evidence): boolean {
  return references.some(
    ({ verdict }) =>
      verdict.kind === 'present' &&
      verdict.sources.some(({ producer }) => producer.kind === 'externals'),
  );
}

/** One finding for all names that look like no mistake, where most entry objects deploy what is not here; undefined where each is worth a look. */
function summaryOf(
  { judged: { reference, at } }: Undeclared,
  summed: readonly Undeclared[],
  evidence: Evidence,
): Finding | undefined {
  const { kind, build } = reference;
  if (causesOf(summed).size < SEVERAL) return undefined;
  // A name that overlays put into several namespaces is one that somebody has to make known.
  const names = new Set(summed.map(({ judged }) => judged.reference.name)).size;
  const wording = unseenMessage(kind, named(reference.name, reference.at), names, evidence);
  if (wording === undefined) return undefined;
  return {
    at,
    message: wording,
    help: message`Run \`envfrom init\` to declare them under \`externals\` in .envfrom.yaml; from then on only new names are reported.`,
    severity: 'info',
    cause: 'kept elsewhere',
    onePerCause: true,
    subject: subjectOfReference(reference),
    build,
  };
}

function unseenMessage(
  kind: SourceKind,
  name: Argument,
  names: number,
  evidence: Evidence,
): Message | undefined {
  const unseen = unseenDeployments(evidence);
  if (unseen === undefined) return undefined;
  return message`${names} ${words(kind)}s are used but defined nowhere in ${words(evidence.whole)} (first: \`${name}\`). They may come from the ${unseen} Flux or Argo CD objects whose charts or repositories are not available.`;
}

function findingOf(
  { judged: { reference, at }, missing, cause }: Undeclared,
  isMinor: boolean,
  others: number | undefined,
  { whole }: Evidence,
): Finding {
  const { kind, manifest } = reference;
  const name = named(writtenName(at, reference.name), at);
  return {
    at,
    message: messageOf(missing, {
      source: message`${words(kind)} \`${name}\`${inNamespace(reference)}`,
      who: manifestName(manifest),
      whole,
    }),
    ...helpFor(reference, missing, others, whole),
    ...(isMinor && { severity: 'info' as const }),
    ...(missing.meant?.by === 'file' && { isTypo: true as const }),
    cause,
    onePerCause: true,
    subject: subjectOfReference(reference),
    build: reference.build,
  };
}

/** What to do; and that nearly all others are made here, if nothing else tells of a mistake. */
function helpFor(
  reference: Reference,
  missing: MissingSource,
  others: number | undefined,
  whole: string,
): Pick<Finding, 'help' | 'related'> {
  const found = sourceHelp(reference, missing);
  if (found.help === undefined || !isWithoutTrace(missing)) return found;
  if (missing.ignored !== undefined)
    return {
      ...found,
      help: message`Git ignores \`${missing.ignored}\`, which may define it. ${found.help}`,
    };
  if (others === undefined) return found;
  const help = message`${others} other ${words(reference.kind)}s are defined in ${words(whole)}. ${found.help}`;
  return { ...found, help };
}

/** Of a release the namespace that it installs into, if that is known; of a volume the one that it names. */
function inNamespace({ namespace, manifest, at, use }: Reference): Message {
  const mayDiffer = use === 'custom-resource' || use === 'storage';
  if (mayDiffer && namespace !== undefined && namespace !== manifest.namespace)
    return message` in namespace \`${named(namespace, at)}\``;
  return writtenNamespaceOf(manifest) === undefined
    ? words('')
    : message` in namespace \`${namespaceName(manifest)}\``;
}

interface Said {
  readonly source: Message;
  /** What needs it. */
  readonly who: Message;
  readonly whole: string;
}

function messageOf(missing: MissingSource, { source, who, whole }: Said): Message {
  const applied = message`${source}, which ${who} needs, is not applied with it`;
  if (missing.notDeployed?.isCommentedOut === true)
    return message`${applied}: its kustomization names the file that defines it in a comment only.`;
  if (missing.notDeployed !== undefined)
    return message`${applied}: no kustomization lists the file that defines it.`;
  if (missing.meant?.by === 'key')
    return message`${source}, which ${who} needs, is not defined: that is the name of a key of ${sourceName(missing.meant.source)}.`;
  if (isMadeElsewhere(missing)) return message`${applied}: ${holderOf(missing)} it.`;
  return message`${source}, which ${who} needs, is not defined or mentioned anywhere in ${words(whole)}.`;
}

/** What has a source of the name: a clause up to its object. */
function holderOf({ siblings, otherClusters, elsewhere }: MissingSource): Message {
  const isOnlyThere = siblings.length + otherClusters.length === 0;
  const [first] = isOnlyThere ? elsewhere : [];
  return first?.namespace === undefined
    ? message`only another build defines`
    : message`only namespace \`${namespaceOfSource(first)}\` has`;
}
