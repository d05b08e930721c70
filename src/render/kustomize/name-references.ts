import { scalarAt, valueAt, type MapNode, type YamlNode } from '../../model/node.ts';
import type { NameReference } from './default-name-references.ts';
import { isSelected } from './gvk.ts';
import { isMissingOrNull, rawText, setField, setText } from './node-fields.ts';
import { applyFieldSpec, type FieldSpec } from './patch/field-spec.ts';
import { withItems } from './patch/nodes.ts';
import { done, refused, type Outcome, type Refused } from './patch/outcome.ts';
import { brokenNotes, originalId } from './previous-ids.ts';
import { candidatesFor, type Candidates } from './referral-candidates.ts';
import { onto, wayOf } from './recorder.ts';
import { idText } from './resource-id.ts';
import { currentId, nameOf, namespaceOf, withNode, type Resource } from './resource.ts';
import { reachOf, selectReferral } from './select-referral.ts';
import { blankNamespace } from './subject-namespaces.ts';
import { changeEach } from './transform.ts';

/** Every field that names another object follows that object's change of name. Run once, at the end of a build. */
export function fixNameReferences(
  resources: readonly Resource[],
  references: readonly NameReference[],
  directory: string,
): Outcome<readonly Resource[]> {
  const candidates = candidatesFor(resources);
  const byKind = referrersByKind(references);
  return changeEach(resources, (resource) => {
    const broken = brokenNotes(resource);
    if (broken !== undefined) return broken;
    const id = originalId(resource);
    const specs = [...(byKind.get(id.kind) ?? []), ...(byKind.get('') ?? [])]
      .filter(({ spec }) => isSelected(id, spec))
      .sort((left, right) => left.order - right.order);
    const blank = specs.length > 0 ? blankNamespace(resource) : undefined;
    if (blank !== undefined) return blank;
    let referrer = resource;
    for (const { target, spec } of specs) {
      const reference = { referrer, target, spec, candidates, directory };
      const outcome = fixField(reference);
      if (outcome.kind === 'refused') return outcome;
      referrer = withNode(referrer, outcome.value);
    }
    return done(referrer);
  });
}

interface Referrer {
  readonly target: NameReference;
  readonly spec: FieldSpec;
  readonly order: number;
}

function referrersByKind(
  references: readonly NameReference[],
): ReadonlyMap<string, readonly Referrer[]> {
  const byKind = new Map<string, Referrer[]>();
  let order = 0;
  for (const target of references) {
    for (const spec of target.referrers) {
      const referrer = { target, spec, order: order++ };
      const known = byKind.get(spec.kind);
      if (known === undefined) byKind.set(spec.kind, [referrer]);
      else known.push(referrer);
    }
  }
  return byKind;
}

/** One field of one object that may name an object of a type. */
export interface Reference {
  readonly referrer: Resource;
  readonly target: NameReference;
  readonly spec: FieldSpec;
  readonly candidates: Candidates;
  readonly directory: string;
}

function fixField(reference: Reference): Outcome<MapNode> {
  const { referrer, spec } = reference;
  const { group, version, kind } = currentId(referrer);
  const own = { ...spec, group, version, kind };
  const creation = { kind: undefined, at: referrer.node, way: undefined };
  const outcome = applyFieldSpec(referrer.node, own, (node) => fix(node, reference), creation);
  if (outcome.kind === 'done') return outcome;
  const place = `updating name reference in '${spec.path}' field of '${idText(currentId(referrer))}'`;
  return { ...outcome, message: `${place}: ${outcome.message}` };
}

function fix(node: YamlNode, reference: Reference): Outcome<YamlNode> {
  if (isMissingOrNull(node)) return done(node);
  if (node.kind === 'scalar') return fixScalar(node, reference);
  if (node.kind === 'map') return fixMap(node, reference);
  const items: YamlNode[] = [];
  for (const item of node.items) {
    if (item.kind === 'sequence') return notName(item, reference);
    const outcome = isMissingOrNull(item) ? done(item) : fix(item, reference);
    if (outcome.kind === 'refused') return outcome;
    items.push(outcome.value);
  }
  return done(withItems(node, items));
}

function notName(node: YamlNode, { spec }: Reference): Refused {
  return refused(node, 'node is expected to be either a string or a map of string', {
    message: `\`${spec.path}\` is configured to hold a name, and this is none`,
  });
}

function fixScalar(node: YamlNode, reference: Reference): Outcome<YamlNode> {
  const old = rawText(node);
  const found = selectReferral(reference, old, reference.candidates.all, false);
  if (found.kind === 'refused') return found;
  const name = found.value === undefined ? old : nameOf(found.value.node);
  if (found.value === undefined || name === old) return done(node);
  return done(setText(node, { text: name, at: node, way: wayTo(found.value, node, reference) }));
}

/** A map with `name` and perhaps `namespace` (a subject of a role binding, the service of a webhook). */
function fixMap(node: MapNode, reference: Reference): Outcome<YamlNode> {
  const nameNode = valueAt(node, 'name');
  if (nameNode === undefined) {
    return refused(node, "path config error; no 'name' field in node", {
      message: `\`${reference.spec.path}\` is configured to hold a name, and this map has no \`name\``,
    });
  }
  const old = rawText(nameNode);
  const namespace = scalarAt(node, 'namespace');
  const within =
    valueAt(node, 'namespace') === undefined
      ? reference.candidates.all
      : reference.candidates.inNamespace(rawText(namespace), reachOf(reference.referrer));
  const found = selectReferral(reference, old, within, true);
  if (found.kind === 'refused') return found;
  if (found.value === undefined) return done(node);
  const way = wayTo(found.value, nameNode, reference);
  const newNamespace = namespaceOf(found.value.node);
  const name = nameOf(found.value.node);
  if (name === old && newNamespace === '') return done(node);
  const renamed = setField(node, 'name', { text: name, at: nameNode, way });
  if (newNamespace === '') return done(renamed);
  const at = namespace ?? nameNode;
  return done(setField(renamed, 'namespace', { text: newNamespace, at, way }));
}

function wayTo(referral: Resource, node: YamlNode, { directory }: Reference) {
  const name = scalarAt(referral.node, 'metadata', 'name');
  return onto(wayOf('reference', name ?? referral.node, directory), node.way);
}
