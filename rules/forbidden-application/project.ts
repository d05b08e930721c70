import type { Manifest } from '../../src/model/manifest.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { itemsAt, scalarAt, valueAt, type YamlNode } from '../../src/model/node.ts';
import { compileGlob } from '../../src/text/glob/compile-glob.ts';
import {
  GO_PATH,
  GOBWAS_PATH,
  GOBWAS_TEXT,
  type GlobDialect,
} from '../../src/text/glob/glob-dialects.ts';

/** Undefined: it depends on what is not known. */
export type Answer = boolean | undefined;

/** Where an Application deploys; the name or address of a cluster that only Argo CD knows is undefined. */
export interface Destination {
  readonly server: string | undefined;
  readonly name: string | undefined;
  readonly namespace: string;
}

const DENIES = '!';

/** As Argo CD compares: a pattern that begins with `!` matches what its rest does not. */
function matches(
  item: YamlNode,
  field: string,
  value: string | undefined,
): { readonly isMatch: Answer; readonly denies: boolean } {
  const pattern = scalarAt(item, field)?.text ?? '';
  const denies = pattern.startsWith(DENIES);
  if (value === undefined) return { isMatch: pattern === '' ? false : undefined, denies };
  if (holdsPlaceholder(pattern)) return { isMatch: undefined, denies };
  const isMatch =
    pattern === '*' || globMatch(denies ? pattern.slice(1) : pattern, value) !== denies;
  return { isMatch, denies };
}

/** Most patterns are the text itself. */
function globMatch(pattern: string, value: string, dialect = GOBWAS_TEXT): boolean {
  if (!SPECIAL.test(pattern)) return value === pattern;
  const compiled = COMPILED.get(dialect) ?? new Map<string, Match>();
  COMPILED.set(dialect, compiled);
  const match = compiled.get(pattern) ?? compileGlob(pattern, dialect) ?? matchesNothing;
  // The patterns of one project are asked again and again.
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  compiled.set(pattern, match);
  return match(value);
}

type Match = (value: string) => boolean;
const matchesNothing: Match = () => false;
const COMPILED = new Map<GlobDialect, Map<string, Match>>();
const MAX_COMPILED = 4_000;

const SPECIAL = /[*?[\]{}\\]/;
/** A longer list of a project is not compared: what it permits is not known. */
const MAX_ITEMS = 100;

/** https://github.com/argoproj/argo-cd/blob/v3.0.0/pkg/apis/application/v1alpha1/app_project_types.go (`isDestinationMatched`) */
export function permitsDestination({ node }: Manifest, destination: Destination): Answer {
  let found: Answer = false;
  const items = itemsAt(node, 'spec', 'destinations');
  if (items.length > MAX_ITEMS) return undefined;
  for (const item of items) {
    const name = matches(item, 'name', destination.name);
    const server = matches(item, 'server', destination.server);
    const namespace = matches(item, 'namespace', destination.namespace);
    const cluster = either(name.isMatch, server.isMatch);
    const isUnknown = cluster === undefined || namespace.isMatch === undefined;
    if (isUnknown && (name.denies || server.denies || namespace.denies)) return undefined;
    if (isUnknown) {
      if (found === false && cluster !== false && namespace.isMatch !== false) found = undefined;
      continue;
    }
    const isDeniedCluster =
      (name.denies && name.isMatch === false) || (server.denies && server.isMatch === false);
    if (cluster && namespace.isMatch) found = true;
    else if (isDeniedCluster && namespace.isMatch) return false;
    else if (namespace.denies && !namespace.isMatch && server.isMatch === true) return false;
  }
  return found;
}

/** Whether one of two things holds. */
export function either(one: Answer, other: Answer): Answer {
  if (one === true || other === true) return true;
  return one === undefined || other === undefined ? undefined : false;
}

/** `IsSourcePermitted` in the same file. */
export function permitsSource({ node }: Manifest, url: string): Answer {
  let found: Answer = false;
  const items = itemsAt(node, 'spec', 'sourceRepos');
  if (items.length > MAX_ITEMS) return undefined;
  const address = normalized(url);
  for (const item of items) {
    const pattern = item.kind === 'scalar' ? item.text : '';
    if (holdsPlaceholder(pattern)) return undefined;
    const denies = pattern.startsWith(DENIES);
    const glob = normalized(denies ? pattern.slice(1) : pattern);
    if (pattern === '*' || globMatch(glob, address, GOBWAS_PATH) !== denies) found = true;
    else if (denies) return false;
  }
  return found;
}

/** As Argo CD compares addresses (`NormalizeGitURL`). */
function normalized(url: string): string {
  const text = url.trim().toLowerCase();
  const isScp = /^[^/:@]+@[^/:]+:(?!\/\/)/.test(text);
  return (isScp ? text.replace(':', '/') : text.replace(/^ssh:\/\//, '')).replace(/\.git$/, '');
}

/** Whether the project permits objects of a kind that is in no namespace. An empty list permits none. */
export function permitsClusterKind({ node }: Manifest, group: string, kind: string): Answer {
  const black = isInList(itemsAt(node, 'spec', 'clusterResourceBlacklist'), group, kind);
  if (black !== false) return black === true ? false : undefined;
  return isInList(itemsAt(node, 'spec', 'clusterResourceWhitelist'), group, kind);
}

/** The same of a kind in namespaces, of which a project without a list permits all. */
export function permitsNamespacedKind({ node }: Manifest, group: string, kind: string): Answer {
  const black = isInList(itemsAt(node, 'spec', 'namespaceResourceBlacklist'), group, kind);
  if (black !== false) return black === true ? false : undefined;
  const list = valueAt(node, 'spec', 'namespaceResourceWhitelist');
  if (list?.kind !== 'sequence') return list === undefined ? true : undefined;
  return isInList(list.items, group, kind);
}

function isInList(items: readonly YamlNode[], group: string, kind: string): Answer {
  if (items.length > MAX_ITEMS) return undefined;
  let found: Answer = false;
  for (const item of items) {
    // A name restricts the entry further, since Argo CD 3.2.
    if (scalarAt(item, 'name') !== undefined) found = undefined;
    const [groups, kinds] = [
      scalarAt(item, 'group')?.text ?? '',
      scalarAt(item, 'kind')?.text ?? '',
    ];
    if (holdsPlaceholder(groups) || holdsPlaceholder(kinds)) found = undefined;
    else if (fits(groups, group) && fits(kinds, kind) && scalarAt(item, 'name') === undefined)
      return true;
  }
  return found;
}

function fits(pattern: string, text: string): boolean {
  return pattern === '*' || globMatch(pattern, text, GO_PATH);
}
