import { words } from '../../../../model/message.ts';
import { entryOf, type MapNode, type YamlNode } from '../../../../model/node.ts';
import { codedReason } from '../../../../model/reason.ts';
import { originOf, type Origin } from '../../../helm/text/origin.ts';
import { STRING_MAP } from '../../../helm/value/go-types.ts';
import type { GoValue } from '../../../helm/value/go-value.ts';
import { mapValue, stringOf } from '../../../helm/value/make-value.ts';
import { goJson } from '../../../kustomize/tree/go-json.ts';
import { sets, unknown, type Generated, type SetContext } from '../application-set.ts';
import { addValues } from './generator-values.ts';

/** Generators whose parameters only a cluster or server can tell, why, and the names of the parameters. */
const KINDS: ReadonlyMap<string, readonly [reason: string, names: readonly string[]]> = new Map(
  Object.entries({
    clusters: [
      'which clusters are registered in Argo CD is not known',
      ['name', 'nameNormalized', 'server', 'project'],
    ],
    scmProvider: [
      'which repositories the SCM provider has is not known',
      'organization repository repository_id url branch sha short_sha short_sha_7 labels branchNormalized'.split(
        ' ',
      ),
    ],
    pullRequest: [
      'which pull requests are open is not known',
      (
        'number title branch branch_slug target_branch target_branch_slug ' +
        'head_sha head_short_sha head_short_sha_7 author'
      ).split(' '),
    ],
    clusterDecisionResource: [
      'what the cluster decision resource decides is not known',
      ['name', 'server', 'clusterName'],
    ],
    plugin: ['what the plugin answers is not known', []],
  }),
);

/**
 * One set of parameters for all that a generator would find, each parameter a placeholder that says its name: what does not depend on
 * them is known all the same. Unknown where even the names cannot be known.
 */
export function standIn(kind: string, generator: MapNode, context: SetContext): Generated {
  const [why, listed] = KINDS.get(kind) ?? ['its kind is not known', []];
  const names =
    kind === 'plugin' ? simpleMentions(context) : listed.length > 0 ? listed : undefined;
  const reason = kind === 'clusters' ? codedReason('clusters', why) : words(why);
  const isFlat = generator.entries.some(({ name }) => name === 'flatList');
  if (names === undefined || isFlat) return unknown(generator, reason);
  const entries = new Map<string, GoValue>();
  for (const name of names) entries.set(name, placeholder(name, generator, context));
  if (kind === 'clusters') addMetadata(entries, generator, context);
  const added = addValues(generator, mapValue(entries, originOf('value', generator)), context);
  if (added.kind === 'refused') return added;
  const standsFor = [{ at: generator, reason }];
  return sets([{ params: added.value, at: [generator], standsFor }]);
}

/** Labels and annotations that the set speaks of; any cluster may have them. */
function addMetadata(entries: Map<string, GoValue>, generator: MapNode, context: SetContext): void {
  const { goTemplate, spec } = context;
  const maps = { labels: new Map<string, GoValue>(), annotations: new Map<string, GoValue>() };
  for (const { kind, key } of mentionsIn(spec)) {
    const name = `metadata.${kind}.${key}`;
    const value = placeholder(name, generator, context);
    if (goTemplate) maps[kind].set(key, value);
    else entries.set(name, value);
  }
  if (!goTemplate) return;
  const origin = originOf('value', generator);
  const metadata = new Map<string, GoValue>([
    ['labels', mapValue(maps.labels, origin, STRING_MAP)],
    ['annotations', mapValue(maps.annotations, origin, STRING_MAP)],
  ]);
  entries.set('metadata', mapValue(metadata, origin));
}

interface Mention {
  readonly kind: 'labels' | 'annotations';
  readonly key: string;
}

/** `.metadata.labels.env`, `index .metadata.labels "app/name"`, `{{metadata.labels.app/name}}`. */
const MENTION = /metadata\.(labels|annotations)(?:\.([\w./-]+)|\s+\\?"([\w./-]+)\\?")/g;

function mentionsIn(spec: YamlNode): readonly Mention[] {
  return [...goJson(spec).matchAll(MENTION)].map(([, kind, field, indexed]) => ({
    kind: kind === 'labels' ? 'labels' : 'annotations',
    key: field ?? indexed ?? '',
  }));
}

/** Anything in braces of a template. */
const ACTION = /\{\{-?(.*?)-?\}\}/g;
const FIELD = /^\s*\.?([A-Za-z_]\w*)\s*$/;

/**
 * The parameters of a plugin, which may have any names: those that the template takes as they are. Undefined where it does more with one of them than
 * write it: what is below a parameter, a loop or a condition depends on what the plugin answers.
 */
function simpleMentions({ spec }: SetContext): readonly string[] | undefined {
  const template = spec.kind === 'map' ? entryOf(spec, 'template')?.value : undefined;
  if (template === undefined) return undefined;
  const actions = [...goJson(template).matchAll(ACTION)].map(([, action = '']) => action);
  const names = actions.map((action) => FIELD.exec(action)?.[1]);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** The text is what a person would write to name the parameter. */
function placeholder(name: string, generator: MapNode, { goTemplate }: SetContext): GoValue {
  const text = goTemplate ? `{{.${name}}}` : `{{${name}}}`;
  const origin: Origin = { ...originOf('value', generator), unknowable: name };
  return stringOf(text, origin);
}
