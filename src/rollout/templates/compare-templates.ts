import type { Build } from '../../model/manifest.ts';
import { mapAt, valueAt, type YamlNode } from '../../model/node.ts';
import { makingOf } from '../../model/span.ts';
import { canonicalOf, printed, type Canonical } from '../compare/canonical.ts';
import type { Side } from '../compare/compare-containers.ts';
import { judgedOf } from '../compare/compare-values.ts';
import { logicalNames } from '../compare/logical-names.ts';
import { asBefore, varies } from './varying.ts';
import { walkTemplate, type Hashed, type Step } from './walk-template.ts';

/** One place in which two pod templates differ. */
export interface TemplateDifference {
  readonly path: readonly Step[];
  /**
   * `hash`: a name with another hash of its content. `checksum`: an annotation that only shows that something changed. `operator-checksum`:
   * one that an operator makes of the annotation at the path. `random`: a text that every rendering makes again. `field`: anything else,
   * which a person changed.
   */
  readonly kind: 'hash' | 'checksum' | 'operator-checksum' | 'random' | 'field';
  /** `hash`: the sources whose names differ, as `ConfigMap app`. */
  readonly sources: readonly string[];
  readonly before: YamlNode | undefined;
  readonly after: YamlNode | undefined;
}

/** More differences than these are not counted. */
const MAX = 200;

/**
 * Where the pod templates of a workload differ, as its controller compares them: quoting, the order of keys and defaults written out make no
 * difference (kubernetes: EqualIgnoreHash in pkg/controller/deployment/util). Empty: no new pods. With `isReleased`, something else of its build
 * changes: a chart makes random texts again.
 */
export function compareTemplates(
  before: Side,
  after: Side,
  build: Build | undefined,
  isReleased: boolean,
): readonly TemplateDifference[] {
  const [one, other] = [templateOf(before), templateOf(after)];
  if (one !== undefined && one === other && !isReleased) return [];
  const [found, now] = [before, after].map((side) =>
    canonicalOf(templateOf(side), side.workload.manifest.dialect),
  );
  const isEqual = printed(found) === printed(now);
  if (isEqual && !isReleased) return [];
  const old = found && asBefore(found, build);
  if (isEqual && old === found) return [];
  const hashed = hashedNames(before, after);
  const differences: TemplateDifference[] = [];
  walkTemplate(old, now, [], hashed, (path, was, is) => {
    if (differences.length >= MAX) return;
    const kind = kindOf(path, was, is, hashed, build);
    const sources = kind === 'hash' ? namesIn(is, hashed) : [];
    differences.push({ path, kind, sources, before: was?.at, after: is?.at });
  });
  return differences;
}

/**
 * The part of a workload that its pods are made of: `spec.template`, `spec.jobTemplate.spec.template`; of a Pod itself, of unknown kinds:
 * the pod spec.
 */
function templateOf({ workload }: Pick<Side, 'workload'>): YamlNode | undefined {
  const { manifest, path, podSpec, podMetadata } = workload;
  const above = path.split('.').slice(0, -1);
  const template = above.length === 0 ? undefined : valueAt(manifest.node, ...above);
  if (template?.kind === 'map' && valueAt(template, 'spec') === podSpec) return template;
  // A pod spec without a template around it: treated as if it had one, so that its paths read the same.
  const key = podSpec;
  const named = (name: string, value: YamlNode) => ({
    name,
    key: {
      kind: 'scalar',
      text: name,
      style: 'plain',
      file: key.file,
      start: key.start,
      end: key.start,
    } as const,
    value,
  });
  const metadata = podMetadata ?? mapAt(manifest.node, 'metadata');
  const labels =
    manifest.kind === 'Pod' ? [] : metadata === undefined ? [] : [named('metadata', metadata)];
  return { ...podSpec, entries: [...labels, named('spec', podSpec)] };
}

/** The nodes of both templates that name a source, with the name without its hash. */
function hashedNames(before: Side, after: Side): Hashed {
  const names = new Map<YamlNode, string>();
  for (const { evidence, workload } of [before, after]) {
    const nameOf = logicalNames(evidence);
    for (const { reference } of judgedOf(evidence, workload)) {
      const name = nameOf(reference);
      if (name !== reference.name) names.set(reference.at, `${reference.kind} ${name}`);
    }
  }
  return names;
}

function kindOf(
  path: readonly Step[],
  was: Canonical | undefined,
  is: Canonical | undefined,
  hashed: Hashed,
  build: Build | undefined,
): TemplateDifference['kind'] {
  const isRandom = ({ at }: Canonical): boolean =>
    makingOf(at)?.unknowable !== undefined || varies(at, build);
  if ([was, is].some((side) => side !== undefined && isRandom(side))) return 'random';
  if (was !== undefined && is !== undefined) {
    const [old, now] = [withoutHashes(was, hashed), withoutHashes(is, hashed)];
    if (old === now && old !== undefined) return 'hash';
  }
  return isChecksum(path, was, is) ? 'checksum' : 'field';
}

/** The sources that a part names with a hash. */
function namesIn(part: Canonical | undefined, hashed: Hashed): readonly string[] {
  if (part === undefined) return [];
  const own = hashed.get(part.at);
  if (part.kind === 'scalar') return own === undefined ? [] : [own];
  const inner = part.kind === 'list' ? part.items : [...part.entries.values()];
  return inner.flatMap((each) => namesIn(each, hashed));
}

/** The text of a part with its hashed names looked through; undefined if it holds none. */
function withoutHashes(part: Canonical, hashed: Hashed): string | undefined {
  let found = false;
  const print = (node: Canonical): string => {
    const name = hashed.get(node.at);
    if (name !== undefined) found = true;
    if (node.kind === 'scalar') return JSON.stringify(name ?? node.text);
    if (node.kind === 'list') return `[${node.items.map(print).join(',')}]`;
    return `{${[...node.entries]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}:${print(value)}`)
      .join(',')}}`;
  };
  const text = print(part);
  return found ? text : undefined;
}

/** The name of an annotation that holds a checksum. */
export const CHECKSUM_NAME = /checksum|sha(?:1|256|512)?(?:sum)?$|[-./]hash|^hash|digest/i;
const CHECKSUM_VALUE = /^s:(?:sha\d+[:-])?(?:[0-9a-f]{8,128}|[A-Za-z0-9+/]{43}=)$/;

/** An annotation or label of the pods whose name contains "checksum" and whose value looks like one. */
function isChecksum(
  path: readonly Step[],
  was: Canonical | undefined,
  is: Canonical | undefined,
): boolean {
  const [metadata, map, name] = path;
  if (metadata !== 'metadata' || (map !== 'annotations' && map !== 'labels')) return false;
  const texts = [was, is].flatMap((side) => (side?.kind === 'scalar' ? [side.text] : []));
  return (
    typeof name === 'string' &&
    CHECKSUM_NAME.test(name) &&
    texts.every((text) => CHECKSUM_VALUE.test(text))
  );
}
