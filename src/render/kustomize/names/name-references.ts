import { getOrMake } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import {
  entryOf,
  scalarAt,
  valueAt,
  type MapNode,
  type SequenceNode,
  type YamlNode,
} from '../../../model/node.ts';
import { done, mapDone, mapResults } from '../../../model/result.ts';
import type { Trail } from '../../../model/trail.ts';
import type { NameReference } from '../fields/default-name-references.ts';
import { onto, trailFrom } from '../load/recorder.ts';
import { brokenNotes, originalId } from '../object/previous-ids.ts';
import { idText } from '../object/resource-id.ts';
import { currentId, nameOf, namespaceOf, withNode, type Resource } from '../object/resource.ts';
import { changeEach } from '../object/transform.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { isMissingOrNull, setField, setText } from '../tree/node-fields.ts';
import { withEntry, withItems } from '../tree/nodes.ts';
import { candidatesFor } from './referral-candidates.ts';
import { referrerTrees, type ReferrerTree } from './referrer-trees.ts';
import type { Reference, Referrer } from './referrer.ts';
import { reachOf, selectReferral } from './select-referral.ts';
import { oddSubject } from './subject-namespaces.ts';

/** Every field that names another object follows that object's change of name. Run once, at the end of a build. */
export function fixNameReferences(
  resources: readonly Resource[],
  references: readonly NameReference[],
  folder: string,
): BuildResult<readonly Resource[]> {
  const candidates = candidatesFor(resources);
  const treeFor = referrerTrees(references);
  const trails = new Map<Resource, Trail>();
  return changeEach(resources, (resource) => {
    const broken = brokenNotes(resource);
    if (broken !== undefined) return broken;
    const tree = treeFor(originalId(resource));
    if (tree.children.size === 0) return done(resource);
    const odd = oddSubject(resource);
    if (odd !== undefined) return odd;
    const outcome = fixTree(resource.node, tree, {
      referrer: resource,
      candidates,
      folder,
      trails,
    });
    if (outcome.kind === 'done') {
      return outcome.value.kind === 'map'
        ? done(withNode(resource, outcome.value))
        : done(resource);
    }
    const message = `updating name reference of '${idText(currentId(resource))}': ${outcome.message}`;
    return { ...outcome, message };
  });
}

/** All reference fields of an object, looked for in one walk. */
function fixTree(node: YamlNode, tree: ReferrerTree, referring: Referrer): BuildResult<YamlNode> {
  let here = node;
  for (const leaf of tree.leaves) {
    if (here.kind === 'scalar' && !referring.candidates.isRenamed(valueText(here))) break;
    const outcome = fix(here, { ...referring, ...leaf });
    if (outcome.kind === 'refused') return outcome;
    here = outcome.value;
  }
  if (tree.children.size === 0 || isMissingOrNull(here)) return done(here);
  if (here.kind === 'sequence') return fixItems(here, tree, referring);
  if (here.kind === 'map') return fixFields(here, tree, referring);
  return refused(here, 'expected sequence or mapping node', {
    message: message`This must be a map or a list, since a field below it holds a name`,
  });
}

function fixItems(
  list: SequenceNode,
  tree: ReferrerTree,
  referring: Referrer,
): BuildResult<YamlNode> {
  const items: YamlNode[] = [];
  const below = { leaves: [], children: tree.children };
  for (const item of list.items) {
    const outcome = fixTree(item, below, referring);
    if (outcome.kind === 'refused') return outcome;
    items.push(outcome.value);
  }
  return done(withItems(list, items));
}

function fixFields(map: MapNode, tree: ReferrerTree, referring: Referrer): BuildResult<MapNode> {
  let changed = map;
  for (const [name, below] of tree.children) {
    const field = entryOf(map, name);
    if (field === undefined) continue;
    const outcome = fixTree(field.value, below, referring);
    if (outcome.kind === 'refused') return outcome;
    changed = withEntry(changed, field.key, outcome.value);
  }
  return done(changed);
}

function fix(node: YamlNode, reference: Reference): BuildResult<YamlNode> {
  if (isMissingOrNull(node)) return done(node);
  if (node.kind === 'scalar') return fixScalar(node, reference);
  if (node.kind === 'map') return fixMap(node, reference);
  const fixed = mapResults(node.items, (item) =>
    item.kind === 'sequence' ? notName(item, reference) : fix(item, reference),
  );
  return mapDone(fixed, (items) => withItems(node, items));
}

function notName(node: YamlNode, { spec }: Reference): BuildRefusal {
  return refused(node, 'node is expected to be either a string or a map of string', {
    message: message`\`${spec.path}\` is configured to hold a name, and this is not one`,
  });
}

function fixScalar(node: YamlNode, reference: Reference): BuildResult<YamlNode> {
  const old = valueText(node);
  if (!reference.candidates.isRenamed(old)) return done(node);
  const found = selectReferral(reference, old, reference.candidates.all, false);
  if (found.kind === 'refused') return found;
  const name = found.value === undefined ? old : nameOf(found.value.node);
  if (found.value === undefined || name === old) return done(node);
  return done(
    setText(node, { text: name, at: node, trail: trailTo(found.value, node, reference) }),
  );
}

/** A map with `name` and perhaps `namespace` (a subject of a role binding, the service of a webhook). */
function fixMap(node: MapNode, reference: Reference): BuildResult<YamlNode> {
  const nameNode = valueAt(node, 'name');
  if (nameNode === undefined) {
    return refused(node, "path config error; no 'name' field in node", {
      message: message`\`${reference.spec.path}\` is configured to hold a name, and this map has no \`name\``,
    });
  }
  const old = valueText(nameNode);
  const namespace = scalarAt(node, 'namespace');
  const within =
    valueAt(node, 'namespace') === undefined
      ? reference.candidates.all
      : reference.candidates.inNamespace(valueText(namespace), reachOf(reference.referrer));
  const found = selectReferral(reference, old, within, true);
  if (found.kind === 'refused') return found;
  if (found.value === undefined) return done(node);
  const trail = trailTo(found.value, nameNode, reference);
  const newNamespace = namespaceOf(found.value.node);
  const name = nameOf(found.value.node);
  if (name === old && newNamespace === '') return done(node);
  const renamed = setField(node, 'name', { text: name, at: nameNode, trail });
  if (newNamespace === '') return done(renamed);
  const at = namespace ?? nameNode;
  return done(setField(renamed, 'namespace', { text: newNamespace, at, trail }));
}

function trailTo(referral: Resource, node: YamlNode, { folder, trails }: Reference): Trail {
  const trail = getOrMake(trails, referral, () => {
    const name = scalarAt(referral.node, 'metadata', 'name');
    return trailFrom('reference', name ?? referral.node, folder);
  });
  return onto(trail, node.trail);
}
