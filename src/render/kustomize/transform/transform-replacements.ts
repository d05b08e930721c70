import { message, words } from '../../../model/message.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import { done, mapResults, foldResults } from '../../../model/result.ts';
import { readReplacementSource } from '../fields/replacement-source.ts';
import { splitFieldPath } from '../fields/split-path.ts';
import type { ReplacementArgs, SourceArgs, TargetArgs } from '../load/kustomization.ts';
import { noteNewer, noteNewField, tolerate, trailFrom, type Recorder } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { spend, workOfCopy, workOfNode, type WorkBudget } from '../load/work-budget.ts';
import { withCreatedPath, writeReplacement, type LiveValue } from '../merge/replacement.ts';
import { isSelected } from '../object/gvk.ts';
import { idText, effectiveNamespace, type ResourceId } from '../object/resource-id.ts';
import { withNode, type Resource } from '../object/resource.ts';
import { compileSelector } from '../object/selector.ts';
import type { Transform } from '../object/transform.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { scalarOf } from '../tree/nodes.ts';
import { secretLabel } from '../tree/secret-nodes.ts';
import type { VersionRules } from '../tree/version-rules.ts';
import { refusalAbout } from './refusal-about.ts';
import { isTarget, plainIds } from './replacement-target.ts';

/** Copies a field of one object to fields of others, replacement by replacement. */
export function transformReplacements(
  replacements: readonly ReplacementArgs[],
  { folder, recorder, run }: Target,
): Transform {
  const site: Site = { folder, recorder, rules: run.rules, work: run.work };
  return (resources) => {
    return foldResults(
      replacements,
      resources,
      (current, replacement) => replace(current, replacement, site),
      (refusal) => tolerate(recorder, refusal),
    );
  };
}

/** Where replacements are written down, and what their build may still do. */
interface Site {
  readonly folder: string;
  readonly recorder: Recorder;
  readonly rules: VersionRules;
  readonly work: WorkBudget;
}

function replace(
  resources: readonly Resource[],
  replacement: ReplacementArgs,
  site: Site,
): BuildResult<readonly Resource[]> {
  const { source, sourceValue, targets, at } = replacement;
  if ((source === undefined && sourceValue === undefined) || targets.length === 0) {
    return refused(at, 'replacements must specify a source and at least one target', {
      message: message`A replacement needs a \`source\` (or a \`sourceValue\`) and at least one target`,
    });
  }
  if (sourceValue !== undefined) {
    noteNewField(site.recorder, sourceValue.at ?? at, 'sourceValue', '5.7.0');
  }
  const value = valueOf(resources, replacement);
  if (value.kind === 'refused') return value;
  const live = liveValue(value.value.node, value.value.secret, replacement);
  return foldResults(targets, resources, (current, target) => writeTo(current, live, target, site));
}

interface Live extends LiveValue {
  /** The value as it is in the source object now; undefined where that is another object, or the value is a part. */
  readonly read: (object: Resource) => YamlNode | undefined;
}

function liveValue(node: YamlNode, secret: string | undefined, { source }: ReplacementArgs): Live {
  if (source === undefined || (source.options?.delimiter ?? '') !== '') {
    return { node, secret, read: () => undefined };
  }
  const isFrom = (resource: Resource): boolean =>
    plainIds(resource).some((id) => isSource(id, source));
  return {
    node,
    secret,
    read: (resource) => {
      if (!isFrom(resource)) return undefined;
      const read = readReplacementSource(resource.node, source.fieldPath, undefined, source.at, '');
      return read.kind === 'done' ? read.value : undefined;
    },
  };
}

function valueOf(
  resources: readonly Resource[],
  { source, sourceValue, at }: ReplacementArgs,
): BuildResult<LiveValue> {
  if (sourceValue !== undefined) {
    return source === undefined
      ? done({
          node: scalarOf(sourceValue.text, sourceValue.at ?? at, undefined),
          secret: undefined,
        })
      : refused(at, 'value and resource selectors are mutually exclusive', {
          message: message`This replacement has both a \`source\` and a \`sourceValue\``,
        });
  }
  if (source === undefined) return refused(at, 'no source');
  const object = selectSource(resources, source);
  if (object.kind === 'refused') return object;
  const id = idText(source);
  const read = readReplacementSource(object.value, source.fieldPath, source.options, source.at, id);
  if (read.kind === 'refused') return read;
  const secret = secretLabel(object.value, splitFieldPath(source.fieldPath));
  return done({ node: read.value, secret });
}

function selectSource(resources: readonly Resource[], source: SourceArgs): BuildResult<MapNode> {
  const found = resources.filter((each) => plainIds(each).some((id) => isSource(id, source)));
  const [only] = found;
  if (only !== undefined && found.length === 1) return done(only.node);
  return only === undefined ? noSource(source) : manySources(source, found);
}

function sourceText(source: SourceArgs): string {
  return source.fieldPath === '' ? idText(source) : `${idText(source)}:${source.fieldPath}`;
}

function noSource(source: SourceArgs): BuildRefusal {
  return refused(source.at, `nothing selected by ${sourceText(source)}`, {
    message: message`The source of this replacement matches no object of this build`,
    absence: true,
  });
}

function manySources(source: SourceArgs, found: readonly Resource[]): BuildRefusal {
  return refused(source.at, `multiple matches for selector ${sourceText(source)}`, {
    message: message`${found.length} objects of this build match the source of this replacement`,
    related: found.map(({ node }) => ({ at: node, message: message`it may be this one` })),
  });
}

function isSource(id: ResourceId, source: SourceArgs): boolean {
  const wanted = { ...source, clusterScoped: false };
  return (
    (source.name === '' || source.name === id.name) &&
    (source.namespace === '' || effectiveNamespace(wanted) === effectiveNamespace(id)) &&
    isSelected(id, source)
  );
}

function writeTo(
  resources: readonly Resource[],
  value: Live,
  target: TargetArgs,
  site: Site,
): BuildResult<readonly Resource[]> {
  const { select, at } = target;
  if (select === undefined) {
    return refused(at, 'target must specify resources to select', {
      message: message`A target of a replacement needs \`select\``,
    });
  }
  const matchers = mapResults([select, ...target.reject], (each) => compileSelector(each, at));
  if (matchers.kind === 'refused') return matchers;
  const looked = spend(site.work, resources.length / OBJECTS_PER_UNIT, at);
  if (looked !== undefined) return looked;
  return mapResults(resources, (resource) =>
    isTarget(resource, target, matchers.value)
      ? writeAll(resource, value, target, site)
      : done(resource),
  );
}

/** What a path costs besides the copies, what each node costs that it makes, and the objects that are looked at for a unit of work. */
const WRITING = 100;
const NODE = 32;
const OBJECTS_PER_UNIT = 0.2;

function writeAll(
  resource: Resource,
  value: Live,
  { fieldPaths, options, at }: TargetArgs,
  { folder, recorder, rules, work }: Site,
): BuildResult<Resource> {
  const trail = trailFrom('replacement', at, folder);
  const paths = fieldPaths.length > 0 ? fieldPaths : [{ text: 'metadata.name', at: undefined }];
  let { node } = resource;
  for (const path of paths) {
    const { replacesPartsInside } = rules;
    const target = { fieldPath: path.text, options, at: path.at ?? at, replacesPartsInside };
    // Each place gets a copy: before it is made, since a value may hold all that was copied before.
    const tooMuch = spend(work, WRITING + workOfCopy(work, value.node), target.at);
    if (tooMuch !== undefined) return tooMuch;
    // The path may be made within the value: kustomize copies it after that.
    if (options?.create === true && value.node.kind !== 'scalar') {
      const made = withCreatedPath(node, value.node.kind, target, trail);
      value.node = value.read({ ...resource, node: made }) ?? value.node;
    }
    const outcome = writeReplacement(node, value, target, trail);
    if (outcome.kind === 'refused') {
      return refusalAbout(outcome, `The replacement cannot write \`${path.text}\` of`, resource);
    }
    if (outcome.value.isInside) {
      const feature = words('This replacement changes JSON or YAML inside a text');
      noteNewer(
        recorder,
        target.at,
        feature,
        `unable to find field "${path.text}" in replacement target`,
        '5.8.0',
      );
    }
    const tooLarge = spend(work, NODE * workOfNode(work, outcome.value.node, node), target.at);
    if (tooLarge !== undefined) return tooLarge;
    node = outcome.value.node;
    value.node = value.read({ ...resource, node }) ?? value.node;
  }
  return done(withNode(resource, node));
}
