import type { RuleContext } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name, words, type Message } from '../../src/model/message.ts';
import { manifestName, namespaceName, sourceName } from '../../src/model/names/message-names.ts';
import { logicalName } from '../../src/model/names/written-name.ts';
import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Reference, ReferenceUse } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { Source } from '../../src/model/source.ts';
import { trailOf, type Step } from '../../src/model/trail.ts';
import { consequenceOf } from '../kit/consequence-of.ts';
import { joinedRule, rulePerRun, rulePerVerdict } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const META: RuleMeta = {
  id: 'unrewritten-reference',
  summary: 'A generated name gets a hash that never reaches the field that refers to it.',
  severity: 'warning',
  group: 'builds',
  since: '0.1.0',
};

const UNMET = ['broken', 'optional'] as const;

const ofReferences = rulePerVerdict(META, UNMET, function* ({ reference, verdict, at }, context) {
  if (verdict.missing.what !== 'source' || reference.use === 'volume-item') return;
  const { hashed } = verdict.missing;
  if (hashed === undefined || !isInUse(reference.build, context)) return;
  const stopsPods = verdict.kind === 'broken' && WAITED_FOR.has(reference.use);
  yield {
    at,
    ...(stopsPods && { severity: 'error' }),
    message: message`${manifestName(reference.manifest)} names ${words(reference.kind)} \`${name(reference.name, reference.at)}\`, which kustomize renames to \`${name(hashed.name, hashed.at)}\`, but not in this field. ${stopsPods ? consequenceOf(reference, 'source') : message`The reference finds nothing.`}`,
    help: message`Set \`options.disableNameSuffixHash: true\` for ${sourceName(hashed)}, or ${otherHelp(reference, hashed)}.`,
    related: [{ at: hashed.at, message: message`generated here` }],
  };
});

/** kustomize follows names of pods by itself, in one namespace as it is written. */
function otherHelp({ use, manifest }: Reference, { producer }: Source): Message {
  const isSameNamespace = manifest.namespace === producer.manifest.namespace;
  return isSameNamespace || !WAITED_FOR.has(use)
    ? words('list the field in a `nameReference` under `configurations`')
    : message`give both the same namespace, for example with \`namespace: ${namespaceName(manifest)}\` in the kustomization: kustomize renames only in one namespace`;
}

/** Names that a replacement copied before the hash was added to them, to where no name is expected: the value of a variable, an argument. */
const ofReplacements = rulePerRun(META, function* (evidence) {
  const hashed = evidence.sources.filter((source) => logicalName(source) !== source.name);
  const byBuild = groupBy(hashed, ({ build }) => build);
  if (byBuild.size === 0) return;
  for (const { manifest, build } of evidence.manifests) {
    const sources = byBuild.get(build);
    if (sources === undefined || !isInUse(build, evidence)) continue;
    for (const { source, at } of copiesIn(manifest.node, sources)) {
      const subject = subjectOfManifest(manifest, source.name);
      yield { ...copyFinding(source, at, manifest), subject, build };
    }
  }
});

export const rule: Rule = joinedRule(META, [ofReferences, ofReplacements]);

interface Copied {
  readonly source: Source;
  readonly at: ScalarNode;
}

function* copiesIn(root: YamlNode, sources: readonly Source[]): Iterable<Copied> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'sequence') for (const item of node.items) open.push(item);
    else if (node.kind === 'map') for (const { value } of node.entries) open.push(value);
    else {
      const at = node;
      const source = sources.find((each) => logicalName(each) === at.text && isCopy(at, each));
      if (source !== undefined && replacementOf(at) !== undefined) yield { source, at };
    }
  }
}

/** What a replacement copies keeps the place where it was written. */
function isCopy({ file, start }: ScalarNode, { at }: Source): boolean {
  return file === at.file && start === at.start;
}

function replacementOf(node: ScalarNode): Step | undefined {
  for (let here = trailOf(node); here !== undefined; here = here.before) {
    if (here.step.kind === 'replacement') return here.step;
  }
  return undefined;
}

function copyFinding(source: Source, at: ScalarNode, manifest: Manifest): Finding {
  const place = replacementOf(at)?.at ?? at;
  return {
    at: place,
    message: message`This replacement writes \`${name(at.text, at)}\` into ${manifestName(manifest)}, but kustomize deploys ${words(source.kind)} \`${name(source.name, source.at)}\`: it adds the hash after replacements, and only to fields that it knows as names.`,
    help: message`Set \`options.disableNameSuffixHash: true\` for ${sourceName(source)}, or list the field in a \`nameReference\` under \`configurations\`.`,
    related: [{ at: source.at, message: message`generated here` }],
  };
}

/** Uses for which a pod waits until the source is there. */
const WAITED_FOR: ReadonlySet<ReferenceUse> = new Set(['env-from', 'env', 'volume']);

/** A base that no entry object reaches is judged by the overlays that use it, which may bring the missing `nameReference`. */
function isInUse(id: string, { buildOf, deploysSomething }: RuleContext): boolean {
  return !deploysSomething || buildOf(id)?.deployedBy !== undefined;
}
