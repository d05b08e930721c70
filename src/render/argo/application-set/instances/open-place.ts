import { posix } from 'node:path';
import {
  someScalar,
  entriesAt,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../../model/node.ts';
import { scalarText } from '../../../../model/scalars/scalar-text.ts';
import { partRanges } from '../../../kustomize/tree/part-ranges.ts';

/** A path in a source that holds parameters which are not known. */
export interface OpenPlace {
  readonly node: ScalarNode;
  /** Of the repository that the path is in. */
  readonly repoUrl: YamlNode | undefined;
  /** `chart`: the source gives values, so that the folder must hold a chart. */
  readonly means: 'folder' | 'chart' | 'file';
  /** The path from the root of the repository: texts, and between them the names of parameters. */
  readonly pattern: readonly (string | { readonly name: string })[];
}

/** The first path of an Application that is not known, of a source or of a values file; undefined if all are. */
export function openPlaceOf(sources: readonly YamlNode[]): OpenPlace | undefined {
  for (const source of sources) {
    const path = scalarAt(source, 'path');
    if (path === undefined || !isOpen(path)) continue;
    const means = mapAt(source, 'helm') === undefined ? 'folder' : 'chart';
    return openPlace(path, source, means, '');
  }
  for (const source of sources) {
    const helm = mapAt(source, 'helm');
    for (const file of itemsAt(helm, 'valueFiles')) {
      if (file.kind === 'scalar' && isOpen(file)) return valuesFile(file, source, sources);
    }
  }
  return undefined;
}

/** Whether a text, or a part of it, is not known. */
function isOpen({ value = [] }: ScalarNode): boolean {
  return value.some(({ kind }) => kind === 'placeholder');
}

/** `$name/path` is in the repository of another source. */
function valuesFile(
  file: ScalarNode,
  own: YamlNode,
  sources: readonly YamlNode[],
): OpenPlace | undefined {
  const [ref = ''] = file.text.split('/');
  if (!ref.startsWith('$')) {
    const folder = file.text.startsWith('/') ? '' : scalarText(valueAt(own, 'path'), 'kubectl');
    return openPlace(file, own, 'file', folder);
  }
  const lender = sources.find((each) => `$${scalarText(valueAt(each, 'ref'), 'kubectl')}` === ref);
  return lender === undefined ? undefined : openPlace(file, lender, 'file', '', ref.length);
}

function openPlace(
  node: ScalarNode,
  source: YamlNode,
  means: OpenPlace['means'],
  folder: string,
  from = 0,
): OpenPlace {
  return {
    node,
    repoUrl: valueAt(source, 'repoURL'),
    means,
    pattern: patternOf(node, folder, from),
  };
}

/** No path has such a character: it marks a placeholder. */
export const MARK = '\0';

function patternOf(node: ScalarNode, folder: string, from: number): OpenPlace['pattern'] {
  const names: string[] = [];
  const marked = partRanges(node.text, node.value ?? []).map(({ part, start, end }) => {
    if (part.kind !== 'placeholder') return node.text.slice(Math.max(start, from), end);
    names.push(part.label);
    return `${MARK}${names.length - 1}${MARK}`;
  });
  const clean = posix.join('/', folder, marked.join('')).slice(1).replace(/\/$/, '');
  return clean.split(MARK).map((run, index) => {
    return index % 2 === 0 ? run : { name: names[Number(run)] ?? '' };
  });
}

/** Whether all that is not known in a source are values that a chart is given, or a name that it makes others of. */
export function isPlaced(source: MapNode): boolean {
  return entriesAt(source).every(({ name, value }) => {
    if (name === 'targetRevision' && isOfPullRequest(value)) return true;
    return name === 'helm' && value.kind === 'map' ? isPlacedHelm(value) : isKnown(value);
  });
}

const COMMITS: ReadonlySet<string> = new Set(['head_sha', 'head_short_sha', 'head_short_sha_7']);

/** The commit of a pull request: a check of the pull request has its files. */
function isOfPullRequest(revision: YamlNode): boolean {
  const [part, ...others] = revision.kind === 'scalar' ? (revision.value ?? []) : [];
  return part?.kind === 'placeholder' && others.length === 0 && COMMITS.has(part.label);
}

function isPlacedHelm(helm: MapNode): boolean {
  return helm.entries.every(({ name, value }) => {
    switch (name) {
      case 'releaseName':
      case 'valuesObject':
        return true;
      case 'values':
        return value.kind !== 'scalar' || (value.value ?? []).some(({ kind }) => kind === 'text');
      case 'parameters':
        return itemsAt(value).every((item) => isKnown(valueAt(item, 'name')));
      default:
        return isKnown(value);
    }
  });
}

/** Whether nothing in a node depends on what is not known. */
export function isKnown(node: YamlNode | undefined): boolean {
  return node === undefined || !someScalar(node, isOpen);
}
