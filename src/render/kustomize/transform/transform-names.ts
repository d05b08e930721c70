import type { MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { applyFieldSpec, type FieldSpec } from '../fields/field-spec.ts';
import type { Text } from '../load/decode.ts';
import { onto, trailFrom } from '../load/recorder.ts';
import { PREFIXES, SUFFIXES } from '../object/annotations.ts';
import { isSelected } from '../object/gvk.ts';
import { originalId, storePreviousId } from '../object/previous-ids.ts';
import { withNode, type Resource } from '../object/resource.ts';
import type { Gvk } from '../object/selector.ts';
import { changeEach, type Transform } from '../object/transform.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { setText } from '../tree/node-fields.ts';

/** Kinds whose names kustomize leaves alone. */
const SKIPPED: readonly Gvk[] = [
  { group: '', version: '', kind: 'CustomResourceDefinition' },
  { group: 'apiregistration.k8s.io', version: '', kind: 'APIService' },
  { group: '', version: '', kind: 'Namespace' },
];

interface Affix {
  readonly where: 'prefix' | 'suffix';
  readonly affix: Text;
  readonly fields: readonly FieldSpec[];
  readonly folder: string;
  readonly at: Span;
}

/** `namePrefix` and `nameSuffix`: names, and whatever other fields the configuration lists. */
export function transformNames(affix: Affix): Transform {
  const trail = trailFrom('prefix', affix.affix.at ?? affix.at, affix.folder);
  return (resources) => changeEach(resources, (resource) => addAffix(resource, affix, trail));
}

function addAffix(resource: Resource, affix: Affix, trail: Trail): BuildResult<Resource> {
  const id = originalId(resource);
  if (SKIPPED.some((skipped) => isSelected(id, skipped))) return done(resource);
  let changed = resource;
  for (const spec of affix.fields) {
    if (!isSelected(id, spec)) continue;
    if (spec.path === 'metadata/name') {
      const noted = noteAffix(changed, affix);
      if (noted.kind === 'refused') return noted;
      changed = noted.value;
    }
    const outcome = changeField(changed.node, spec, affix, trail);
    if (outcome.kind === 'refused') return outcome;
    changed = withNode(changed, outcome.value);
  }
  return done(changed);
}

/** An empty affix is noted nowhere, but the field is still written. */
function noteAffix(resource: Resource, { where, affix, at }: Affix): BuildResult<Resource> {
  if (affix.text === '') return done(resource);
  return storePreviousId(resource, at, [[where === 'prefix' ? PREFIXES : SUFFIXES, affix.text]]);
}

function changeField(
  node: MapNode,
  spec: FieldSpec,
  affix: Affix,
  trail: Trail,
): BuildResult<MapNode> {
  const at = affix.affix.at ?? affix.at;
  const setter = (field: Parameters<typeof setText>[0]) => {
    const old = valueText(field);
    const text = affix.where === 'prefix' ? affix.affix.text + old : old + affix.affix.text;
    return done(setText(field, { text, at: field, trail: onto(trail, field.trail) }));
  };
  return applyFieldSpec(node, spec, setter, { kind: 'scalar', at, trail });
}
