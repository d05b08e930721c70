import { quoteScalar } from '../../src/edits/quote-scalar.ts';
import type { WrongType } from '../../src/kubernetes/shape/shape-mistake.ts';
import { deployedPlaces } from '../../src/model/deployed-places.ts';
import { ARGO } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import {
  field,
  message,
  name as named,
  userText,
  words,
  type Message,
} from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';
import { hostPlaceOf, hostSpan, makingOf, type Making } from '../../src/model/span.ts';
import { joinedRule, rulePerRun, rulePerShapeMistake } from '../kit/rule-constructors.ts';
import { shownPath } from '../kit/shown-path.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { valuesInPatches } from './values-in-patches.ts';
import { typedVariables, valuesOf, type TypedVariable } from './variables-in-values.ts';

const META: RuleMeta = {
  id: 'non-string-value',
  summary: 'A field that takes a string holds a number, a boolean, a list or a map.',
  severity: 'error',
  group: 'values',
  fix: 'certain',
  since: '0.1.0',
};

const ofObjects = rulePerShapeMistake(META, 'wrong-type', function* (mistake, manifest) {
  if (wantsText(mistake)) yield findingOf(mistake, manifest);
});

/** Variables in the values of releases whose charts are not here. */
const ofValues = rulePerRun(META, function* ({ manifests, builds }) {
  const rendered = once(() => deployedPlaces(builds));
  for (const { manifest, build } of manifests) {
    const values = valuesOf(manifest);
    if (values === undefined) continue;
    if (manifest.unread === undefined && rendered().has(hostPlaceOf(manifest.node))) continue;
    for (const variable of typedVariables(values))
      yield { ...valueFinding(variable, manifest), build };
  }
});

export const rule: Rule = joinedRule(META, [
  ofObjects,
  ofValues,
  rulePerRun(META, valuesInPatches),
]);

function valueFinding({ name, value, type }: TypedVariable, manifest: Manifest): Finding {
  return {
    at: value,
    severity: 'warning',
    message: message`Variable \`${name}\` in the values of ${words(manifest.kind)} \`${named(manifest.name ?? '', name)}\` is a ${words(type)}, and must be a string. The chart copies it into a pod, which the API server refuses.`,
    help: message`Put it in quotes.`,
    subject: subjectOfManifest(manifest, name.text),
  };
}

function wantsText({ wanted }: WrongType): boolean {
  return wanted.kind === 'string' || wanted.kind === 'bytes';
}

function findingOf(mistake: WrongType, manifest: Manifest): Finding {
  const { at, key, path, said } = mistake;
  const isOfSecret = manifest.kind === 'Secret';
  const secret = isOfSecret || isChartValue(manifest, path);
  const unquoting = unquotingOf(at);
  return {
    at: isOfSecret ? (key ?? at) : at,
    message: message`\`${field(shownPath(path), at)}\` of ${manifestName(manifest)} is ${found(mistake, secret)}, and must be a string. kubectl apply fails: \`${said}\`.${kustomizeNote(mistake, manifest)}`,
    ...(unquoting === undefined
      ? { help: help(mistake, secret), ...fixFor(mistake) }
      : ofTemplate(unquoting)),
    subject: subjectOfManifest(manifest, path),
  };
}

/** How a text that is in quotes where it is written came to be printed without; undefined if it is not in quotes there. */
function unquotingOf(at: WrongType['at']): Making | undefined {
  const making = at.kind === 'scalar' ? makingOf(at) : undefined;
  if (making === undefined) return undefined;
  const { file, start } = hostSpan(at);
  return /["']/.test(file.text[start - 1] ?? '') ? making : undefined;
}

function ofTemplate({
  calls: [printed],
  isThirdParty,
}: Making): Pick<Finding, 'help' | 'related' | 'isOfTemplate'> {
  if (isThirdParty === true || printed === undefined) {
    return {
      help: message`It is in quotes here, and the chart prints it without. Write them into the text: \`'"…"'\`.`,
    };
  }
  return {
    help: message`It is in quotes here, and the template prints it without: end the action with \`| quote\`.`,
    related: [{ at: printed, message: words('printed here, without quotes') }],
    isOfTemplate: true,
  };
}

/** A parameter of a Helm chart: it may be a credential. */
function isChartValue({ group }: Manifest, path: string): boolean {
  return group === ARGO && /\.parameters\[\d+\]\.value$/.test(path);
}

/** Quotes around what is written. The text between them stays where it is, so no value of a Secret is part of the fix. */
function fixFor({ at, key }: WrongType): Pick<Finding, 'fix'> {
  const edits = at.kind === 'scalar' && key !== undefined ? quoteScalar(key, at) : undefined;
  return edits === undefined ? {} : { fix: { message: `Put the value in quotes.`, edits } };
}

/** The type, and for a scalar the text that reads so; never a text of a Secret (`secret`), nor what may be one. */
function found({ at, found: type }: WrongType, secret: boolean): Message {
  const word = type === 'bool' ? 'boolean' : type === 'array' ? 'list' : type;
  if (at.kind === 'map') return message`a map`;
  if (at.kind !== 'scalar' || secret) return message`a ${words(word)}`;
  return message`the ${words(word)} ${resolvedText(at)}`;
}

function resolvedText(at: WrongType['at'] & { kind: 'scalar' }): Message {
  const resolved = resolveScalar(at, 'kubectl');
  const json =
    resolved.kind === 'bool' ? String(resolved.value) : 'json' in resolved ? resolved.json : '';
  return json === at.text || json === ''
    ? message`\`${at}\``
    : message`\`${userText(json, at)}\` (written \`${at}\`)`;
}

function kustomizeNote({ at }: WrongType, { dialect }: Manifest): Message {
  if (dialect === 'kustomize' || at.kind !== 'scalar') return message``;
  if (resolveScalar(at, 'kustomize').kind !== 'string') return message``;
  return message` kubectl reads YAML 1.1. Through kustomize it works.`;
}

function help({ at }: WrongType, secret: boolean): Message {
  if (at.kind !== 'scalar')
    return message`Write the value as text: a block scalar (\`|\`) keeps its lines.`;
  return secret ? message`Put the value in quotes.` : message`Put it in quotes: \`"${at}"\`.`;
}
