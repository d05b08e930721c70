import { hasShape } from '../../src/kubernetes/shape/find-shape-mistakes.ts';
import { headOf, textField, type TextField } from '../../src/kubernetes/validation/field.ts';
import {
  refusalOfLabel,
  refusalOfSubdomain,
  refusalOfSubdomainPrefix,
} from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { RuleContext } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, userText, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { isNameToReplace } from '../../src/model/names/placeholders.ts';
import { entryOf, mapAt, scalarAt, valueAt } from '../../src/model/node.ts';
import { manifestsIn } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { isTrue } from '../../src/model/scalars/scalar-text.ts';
import { joinedRule, NONE, rulePerManifest, rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { generatedNames } from './generated-names.ts';

const LONGEST_PREFIX = 58;
/** A CronJob's name leaves room for the `-<time>` of its Jobs. */
const LONGEST_CRON_JOB = 52;
const LONGEST_LABEL = 63;

const META: RuleMeta = {
  id: 'invalid-name',
  summary: 'An object has no name, or a name or namespace that Kubernetes does not allow.',
  severity: 'error',
  group: 'values',
  since: '0.1.0',
};

export const rule = joinedRule(META, [
  rulePerManifest(META, (manifest, context) =>
    // A chart from elsewhere may name its objects otherwise.
    !hasShape(manifest) || hasPlainName(manifest) || context.isPreviewed(manifest)
      ? NONE
      : findingsIn(manifest, context),
  ),
  rulePerRun(META, generatedNames),
]);

/** Short, and accepted for objects of all kinds and for namespaces. */
const PLAIN_NAME = /^[a-z0-9](?:[-a-z0-9]{0,40}[a-z0-9])?$/;

/** Whether an object has a name, and perhaps a namespace, in which nothing can be wrong: nearly all have. */
function hasPlainName({ node, name, namespace }: Manifest): boolean {
  if (name === undefined || !PLAIN_NAME.test(name)) return false;
  if (namespace !== undefined && !PLAIN_NAME.test(namespace)) return false;
  const metadata = mapAt(node, 'metadata');
  return (
    entryOf(metadata, 'generateName') === undefined &&
    (namespace !== undefined || entryOf(metadata, 'namespace') === undefined)
  );
}

function* findingsIn(manifest: Manifest, context: RuleContext): Iterable<Finding> {
  const metadata = mapAt(manifest.node, 'metadata');
  if (metadata === undefined) {
    yield unnamed(manifest, headOf(manifest.node), context);
    return;
  }
  const { dialect } = manifest;
  const name = textField(metadata, 'name', dialect);
  const generated = textField(metadata, 'generateName', dialect);
  if (name.kind === 'empty' && generated.kind === 'empty') {
    yield unnamed(manifest, entryOf(manifest.node, 'metadata')?.key ?? name.at, context);
  }
  yield* findingsOf(manifest, 'name', name, refusalOfName(manifest));
  yield* jobLabelFindings(manifest, name);
  const ofPrefix = name.kind === 'empty' ? refusalOfGenerated : refusalOfSubdomainPrefix;
  yield* findingsOf(manifest, 'generateName', generated, ofPrefix);
  yield* findingsOf(
    manifest,
    'namespace',
    textField(metadata, 'namespace', dialect),
    refusalOfLabel,
  );
}

function refusalOfName({ kind }: Manifest): (name: string) => string | undefined {
  if (kind !== 'CronJob') return refusalOfSubdomain;
  return (name) =>
    refusalOfSubdomain(name) ??
    (name.length > LONGEST_CRON_JOB
      ? `must be no more than ${LONGEST_CRON_JOB} characters`
      : undefined);
}

/** The server labels the pods of a Job with its name, and a label takes 63 characters. (kubernetes: generateSelector in pkg/registry/batch/job/strategy.go) */
function* jobLabelFindings(manifest: Manifest, name: TextField): Iterable<Finding> {
  if (manifest.kind !== 'Job' || name.kind !== 'text' || name.text.length <= LONGEST_LABEL) return;
  if (isTrue(valueAt(manifest.node, 'spec', 'manualSelector'), manifest.dialect)) return;
  if (refusalOfSubdomain(name.text) !== undefined || isNameToReplace(name.text)) return;
  const why = `must be no more than ${LONGEST_LABEL} bytes`;
  yield {
    at: name.at,
    message: message`\`${name}\` is too long for ${manifestName(manifest)}: its pods get it as a label. ${refusal('spec.template.labels', invalidValue(name.text, why), name.at)}`,
    help: message`Use at most ${LONGEST_LABEL} characters.`,
    subject: subjectOfManifest(manifest, 'name'),
  };
}

/** The server puts five letters and digits behind it, shortening what is too long. */
function refusalOfGenerated(prefix: string): string | undefined {
  return refusalOfSubdomain(`${prefix.slice(0, LONGEST_PREFIX)}x`);
}

function unnamed(manifest: Manifest, at: Finding['at'], context: RuleContext): Finding {
  return {
    at,
    ...(isNamedLater(manifest, context) ? { severity: 'info' } : {}),
    message: message`A ${userText(manifest.kind, scalarAt(manifest.node, 'kind'))} has no name. ${refusal('metadata.name', 'Required value: name or generateName is required', at)}`,
    help: message`Add \`metadata.name\`.`,
  };
}

/** Nothing in its file has a name or a namespace: a program completes it, or applies it on top of something else. */
function isNamedLater({ node }: Manifest, { fileOf }: RuleContext): boolean {
  const file = fileOf(node.file.path);
  return file !== undefined && manifestsIn(file).every(isAnonymous);
}

function isAnonymous({ name, namespace }: Manifest): boolean {
  return name === undefined && namespace === undefined;
}

function* findingsOf(
  manifest: Manifest,
  field: string,
  text: TextField,
  refusalOf: (text: string) => string | undefined,
): Iterable<Finding> {
  const why = text.kind === 'text' ? refusalOf(text.text) : undefined;
  if (text.kind !== 'text' || why === undefined) return;
  // Whoever fills in the namespace fills in the name.
  if (isNameToReplace(text.text) || isNameToReplace(manifest.namespace ?? '')) return;
  const isName = field === 'name';
  const kind = userText(manifest.kind, scalarAt(manifest.node, 'kind'));
  const what = isName
    ? message`${kind} name \`${text}\` is not valid`
    : message`\`${text}\` is not a valid ${words(field)} for ${manifestName(manifest)}`;
  yield {
    at: text.at,
    message: message`${what}. ${refusal(`metadata.${field}`, invalidValue(text.text, why), text.at)}`,
    help: message`Use lowercase letters, digits and \`-\`; begin and end with a letter or digit.`,
    subject: subjectOfManifest(manifest, field),
  };
}
