import { newBudget } from '../../../model/budget.ts';
import type { Limits } from '../../../model/limits.ts';
import type { Manifest, UnsetVariable } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { scalarAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import { manifestOf } from '../../kustomize/object/manifest-of.ts';
import type { BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import { withChildren } from '../../kustomize/tree/nodes.ts';
import type { FindSource } from '../find-source.ts';
import { readVariables } from './read-variables.ts';
import { substituteObject } from './substitute-object.ts';

interface SubstituteSettings {
  readonly findSource: FindSource;
  /** kustomize-controller's gate StrictPostBuildSubstitutions, on by default since 1.9. */
  readonly strict: boolean;
  readonly limits: Limits;
  /** The build that the steps of what is substituted name. */
  readonly build: string;
}

export interface SubstitutedObjects {
  /** All objects, in order; those that Flux refuses, or nobody can fill in, as they were. */
  readonly objects: readonly Manifest[];
  /** Flux's own words, without the object's name before them. */
  readonly refusals: readonly BuildRefusal[];
  /** What nobody here can fill in, as clauses. */
  readonly partial: readonly Reason[];
  /** The variables that Flux replaces by nothing, because nothing sets them. */
  readonly unset: readonly UnsetVariable[];
}

/** Pattern matches and cuts in the values of one Kustomization: more are no configuration. */
const MAX_STEPS = 20_000_000;

/** Characters of all objects in which variables were filled in: what a cluster keeps of one Kustomization is far less. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** The objects of a Flux Kustomization's build with the variables of its `postBuild` filled in. */
export function substituteObjects(
  objects: readonly Manifest[],
  flux: Manifest,
  settings: SubstituteSettings,
): SubstitutedObjects {
  if (objects.every(({ node }) => isDisabled(node)))
    return { objects, refusals: [], partial: [], unset: [] };
  const findSource: FindSource = (kind, namespace, name) =>
    settings.findSource(kind, namespace, name, objects);
  const variables = readVariables(flux, findSource);
  if (variables.kind === 'refused')
    return { objects, refusals: [variables], partial: [], unset: [] };
  if (variables.value === undefined) return { objects, refusals: [], partial: [], unset: [] };
  const refusals: BuildRefusal[] = [];
  const partial: Reason[] = [];
  const unset: UnsetVariable[] = [];
  const options = {
    ...settings,
    variables: variables.value,
    steps: { left: MAX_STEPS },
    budget: newBudget({ characters: MAX_CHARACTERS }),
    flux,
  };
  const substituted = objects.map((object) => {
    if (isDisabled(object.node)) return object;
    const { kind, namespace, name } = object;
    const outcome = substituteObject(object.node, {
      ...options,
      noteUnset: ({ finding, ...rest }) =>
        unset.push({ ...rest, finding: { ...finding, subject: { kind, namespace, name } } }),
    });
    if (outcome.kind === 'refused') {
      const unknown = outcome.words?.offline;
      if (unknown === undefined) refusals.push(outcome);
      else partial.push(message`${object.kind} ${object.name ?? ''} is not filled in: ${unknown}`);
      return manifestOf(withUnknownTexts(object.node));
    }
    return outcome.value === object.node ? object : manifestOf(outcome.value);
  });
  return { objects: substituted, refusals, partial, unset };
}

const SUBSTITUTE = 'kustomize.toolkit.fluxcd.io/substitute';

/** The label or annotation that keeps an object from substitution; the value counts as it is written. */
function isDisabled(node: MapNode): boolean {
  return ['labels', 'annotations'].some(
    (field) =>
      scalarText(scalarAt(node, 'metadata', field, SUBSTITUTE), 'kustomize') === 'disabled',
  );
}

/** An object whose variables nobody could fill in: what they would have changed is not known. */
function withUnknownTexts(node: MapNode): MapNode {
  return withChildren(node, unknownIn);
}

function unknownIn(node: YamlNode): YamlNode {
  if (node.kind !== 'scalar') return withChildren(node, unknownIn);
  const [variable] = /\$\{[^}]*\}?/.exec(node.text) ?? [];
  if (variable === undefined || node.value !== undefined) return node;
  return { ...node, value: [{ kind: 'placeholder', label: `text with ${variable}` }] };
}
