import { groupBy } from '../../src/model/group-by.ts';
import type { Build, UnsetVariable } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { joined, message, type Argument, type Message } from '../../src/model/message.ts';
import {
  childrenOf,
  someScalar,
  entryOf,
  mapAt,
  scalarAt,
  valueAt,
  type YamlNode,
} from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Span } from '../../src/model/span.ts';
import { trailOf } from '../../src/model/trail.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { unsubstitutedName } from './unsubstituted-name.ts';

export const rule = rulePerRun(
  {
    id: 'unset-flux-variable',
    summary: 'Flux replaces a variable with nothing, because `postBuild` does not set it.',
    severity: 'warning',
    group: 'builds',
    options: ['fluxVersion'],
    since: '0.1.0',
  },
  function* ({ builds, files }) {
    const isPatchedSomewhere = once(() => files.some(patchesVariables));
    for (const build of builds) {
      const found = unsubstitutedName(build);
      if (found === undefined || isPatchedSomewhere()) continue;
      yield found;
    }
    for (const { id, deployedBy, unsetVariables = [] } of builds) {
      if (unsetVariables.length === 0) continue;
      // Where patches bring variables, the one that would bring them here may not be known.
      if (isPatchedSomewhere() && !gotVariables(deployedBy)) continue;
      for (const finding of findingsOf(unsetVariables, deployedBy)) yield { ...finding, build: id };
    }
  },
);

/** Up to so many variables are reported one by one; one problem names all of them if there are more. */
const FEW = 3;
/** Names that such a problem lists. */
const MAX_LISTED = 12;

/** What one Kustomization leaves unset: typos one by one; what scripts read by file; of the rest, at most a few one by one. */
function* findingsOf(
  unset: readonly UnsetVariable[],
  deployer: Build['deployedBy'],
): Iterable<Finding> {
  const of = (use: UnsetVariable['use']): readonly UnsetVariable[] =>
    unset.filter((each) => each.use === use);
  for (const { finding } of of('typo')) yield finding;
  for (const inFile of groupBy(of('program'), ({ finding }) => finding.at.file.path).values())
    yield* together(inFile, scriptFinding);
  const postBuild = deployer && entryOf(mapAt(deployer.at, 'spec'), 'postBuild');
  yield* together(of('value'), (names, first) =>
    valueFinding(names, postBuild?.key ?? first.at, first),
  );
}

/** The findings one by one, or one for all where they are of more than a few names. */
function* together(
  unset: readonly UnsetVariable[],
  forAll: (names: readonly Argument[], first: Finding) => Finding,
): Iterable<Finding> {
  const names = new Map(unset.map(({ name }) => [name.text, name]));
  const [first] = unset;
  if (first === undefined) return;
  if (names.size > FEW) yield forAll([...names.values()], first.finding);
  else for (const { finding } of unset) yield finding;
}

function scriptFinding(names: readonly Argument[], first: Finding): Finding {
  return {
    ...first,
    message: message`Flux replaces ${listOf(names)} with nothing before the program can read them: \`postBuild\` sets no such variables. Flux 2.9 and later refuse them.`,
    help: message`Write \`$\${…}\` with two dollars, or disable substitution for this object.`,
  };
}

function valueFinding(names: readonly Argument[], at: Span, first: Finding): Finding {
  return {
    at,
    message: message`${names.length} variables that this Kustomization's objects use are not set and have no default: ${listOf(names)}. Flux replaces them with nothing; Flux 2.9 and later refuse them.`,
    help: message`Set them in \`postBuild\`, or in a ConfigMap or Secret that \`substituteFrom\` names.`,
    related: [{ at: first.at, message: message`the first is used here` }],
  };
}

function listOf(names: readonly Argument[]): Message {
  const shown = names.slice(0, MAX_LISTED).map((name) => message`\`${name}\``);
  const more = names.length - shown.length;
  return joined(more > 0 ? [...shown, message`${more} more`] : shown, ', ');
}

/** Whether a patch in a file sets variables of Kustomizations. */
function patchesVariables({ source, documents, class: each }: ParsedFile): boolean {
  if (source === undefined || !source.text.includes('postBuild')) return false;
  // A configuration of kustomize names fields.
  if (/^nameReference:/m.test(source.text)) return false;
  if (each.kind === 'skipped' && each.as === 'patch') return true;
  return documents.some(
    ({ root }) =>
      root !== undefined &&
      scalarAt(root, 'kind')?.text !== 'CustomResourceDefinition' &&
      (isFragment(root) || holdsPatch(root)),
  );
}

/** A Kustomization that says neither what nor where from is a patch of one. */
function isFragment(root: YamlNode): boolean {
  return (
    valueAt(root, 'spec', 'postBuild') !== undefined &&
    valueAt(root, 'spec', 'sourceRef') === undefined
  );
}

/** Whether a text in a document is a patch of `postBuild`. */
function holdsPatch(node: YamlNode): boolean {
  return someScalar(node, ({ text }) => /\bpostBuild\b[:/]|\/postBuild$/m.test(text));
}

/** Whether a patch set variables of the Kustomization that deploys a build. */
function gotVariables(deployer: Build['deployedBy']): boolean {
  return deployer !== undefined && isPatched(valueAt(deployer.at, 'spec', 'postBuild'));
}

function isPatched(node: YamlNode | undefined): boolean {
  if (node === undefined) return false;
  for (let trail = trailOf(node); trail !== undefined; trail = trail.before) {
    if (trail.step.kind === 'patch') return true;
  }
  return childrenOf(node).some(isPatched);
}
