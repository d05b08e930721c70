import { scalarAt, type YamlNode } from '../../model/node.ts';
import { holdsSecret } from '../../model/value.ts';
import type { TemplateDifference } from './compare-templates.ts';
import type { Step } from './walk-template.ts';

const WORDS: ReadonlyMap<string, string> = new Map([
  ['containers', 'container'],
  ['initContainers', 'init container'],
  ['volumes', 'volume'],
  ['env', 'variable'],
  ['envFrom', 'envFrom'],
  ['volumeMounts', 'mount'],
  ['ports', 'port'],
  ['annotations', 'annotation'],
  ['labels', 'label'],
]);

/** The container that a place in a pod template is in. */
export function containerOf([spec, list, item, ...rest]: readonly Step[]): string | undefined {
  const isWithin = spec === 'spec' && list === 'containers' && rest.length > 0;
  return isWithin && typeof item === 'object' ? item.item : undefined;
}

/**
 * A place in a pod template as a sentence names it: `the image of container api`, `variable LEVEL of container api`. With `short`, without
 * the container.
 */
export function nameOfDifference(
  { path, kind, before, after }: TemplateDifference,
  short: boolean,
): string {
  const [first, second, third] = path;
  if (kind === 'operator-checksum' && typeof third === 'string')
    return `the one that the Flux operator makes of \`${third}\``;
  if (first === 'metadata' && typeof second === 'string' && typeof third === 'string') {
    return `${WORDS.get(second) ?? second} \`${third}\` of the pod template`;
  }
  if (first !== 'spec') return `\`${printPath(path)}\` of the pod template`;
  if (typeof second === 'string' && typeof third === 'object') {
    const owner = `${WORDS.get(second) ?? second} \`${third.item}\``;
    if (path.length === 3) return owner;
    const name = nameWithin(path.slice(3), after ?? before);
    return short && containerOf(path) !== undefined ? name : `${name} of ${owner}`;
  }
  return `\`${printPath(path.slice(1))}\` of the pod template`;
}

/** What a place was and is, if a reviewer can read that at a glance: an image, or the source of an `envFrom` item. */
export function shownSides({ path, before, after }: TemplateDifference): {
  readonly was: string | undefined;
  readonly is: string | undefined;
} {
  const [, , owner, field, item] = path;
  const isEnvFrom = field === 'envFrom' && typeof item === 'object' && path.length === 5;
  const show = (node: YamlNode | undefined): string | undefined =>
    node === undefined || typeof owner !== 'object'
      ? undefined
      : isEnvFrom
        ? sourceOf(item.item, node).replace(/ ([^]*)$/, ' `$1`')
        : field === 'image' &&
            path.length === 4 &&
            node.kind === 'scalar' &&
            !holdsSecret(node.value)
          ? `\`${node.text}\``
          : undefined;
  return { was: show(before), is: show(after) };
}

function nameWithin(path: readonly Step[], node: YamlNode | undefined): string {
  const [field, item] = path;
  if (field === 'image') return 'the image';
  if (item === 'order') return `the order of \`${printPath([field ?? ''])}\``;
  if (typeof field === 'string' && typeof item === 'object') {
    if (field === 'env') return `variable \`${item.item}\``;
    if (field === 'envFrom' && path.length === 2) return '`envFrom`';
    if (field === 'envFrom') return `\`envFrom\` (${sourceOf(item.item, node)})`;
    if (WORDS.has(field)) return `${WORDS.get(field) ?? field} \`${item.item}\``;
  }
  return `\`${printPath(path)}\``;
}

/** `configMapRef app` or, if the name has a hash, `configMapRef ConfigMap app`. */
function sourceOf(item: string, node: YamlNode | undefined): string {
  // A name that a replacement made may hold blanks.
  const [, field = '', kind, name = item] =
    /^(\S*) (?:(ConfigMap|Secret) )?([^]*)$/.exec(item) ?? [];
  if (kind !== undefined) return `${kind} ${name}`;
  const written = scalarAt(node, 'name')?.text ?? name;
  return `${field.startsWith('secret') ? 'Secret' : 'ConfigMap'} ${written}`;
}

function printPath(path: readonly Step[]): string {
  return path
    .map((step, at) =>
      typeof step === 'string' ? (at === 0 ? step : `.${step}`) : `[${step.item}]`,
    )
    .join('');
}
