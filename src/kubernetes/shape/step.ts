import type { Entry } from '../../model/node.ts';

/** Where the walk is: a linked list, since paths are only written out for mistakes. */
export interface Step {
  readonly above: Step | undefined;
  readonly name: string | number;
  /** A field of a struct, not an item of a list or map: part of Go's name of the place. */
  readonly isField: boolean;
  /** Innermost struct. */
  readonly struct: string;
  /** The field that the walk went through; undefined for items of a list. */
  readonly entry: Entry | undefined;
}

/** `spec.containers[0].env[1].value`. */
export function pathOf(step: Step): string {
  return stepsTo(step)
    .map(({ name, isField }) => (isField ? `.${name}` : `[${name}]`))
    .join('')
    .slice(1);
}

/** The same without indices, through the structs that Go embeds: Go's name of the place, `spec.volumes.VolumeSource.configMap`. */
export function goPathOf(step: Step): string {
  const fields = stepsTo(step).filter(({ isField }) => isField);
  return fields.map(({ name, struct }) => embeddedIn(struct, String(name)) + name).join('.');
}

/** Structs that hold fields by embedding another (k8s.io/api core/v1): the name of that one, which Go's decoder prints, too. */
const EMBEDDED: ReadonlyMap<string, string> = new Map([
  ['ConfigMapEnvSource', 'LocalObjectReference'],
  ['SecretEnvSource', 'LocalObjectReference'],
  ['ConfigMapKeySelector', 'LocalObjectReference'],
  ['SecretKeySelector', 'LocalObjectReference'],
  ['ConfigMapVolumeSource', 'LocalObjectReference'],
  ['ConfigMapProjection', 'LocalObjectReference'],
  ['SecretProjection', 'LocalObjectReference'],
]);

function embeddedIn(struct: string, name: string): string {
  if (struct === 'Volume') return name === 'name' ? '' : 'VolumeSource.';
  const embedded = name === 'name' ? EMBEDDED.get(struct) : undefined;
  return embedded === undefined ? '' : `${embedded}.`;
}

function stepsTo(step: Step): readonly Step[] {
  const steps: Step[] = [];
  for (let here: Step | undefined = step; here !== undefined; here = here.above) steps.push(here);
  return steps.reverse();
}
