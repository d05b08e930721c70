import type { Random } from '../random.ts';

/** What is made so far. */
export interface Draft {
  readonly random: Random;
  /** Makes the next value, from numbers of its own: the same repository may have other values. */
  readonly drawValue: () => string;
  readonly files: Record<string, string>;
  readonly resources: string[];
  /** Lines of the kustomization besides its resources, by field. */
  readonly fields: Map<string, string[]>;
  readonly values: string[];
}

/** A step that adds something to a repository. */
export type Step = (draft: Draft) => void;

export const q = JSON.stringify;

export function draw({ drawValue, values }: Draft): string {
  const value = drawValue();
  values.push(value);
  return value;
}

export function add(draft: Draft, field: string, item: string): void {
  draft.fields.set(field, [...(draft.fields.get(field) ?? []), item]);
}

export function addResource({ files, resources }: Draft, text: string, extension = 'yaml'): void {
  const path = `r${resources.length}.${extension}`;
  files[path] = text;
  resources.push(path);
}

export function b64(value: string): string {
  return Buffer.from(value).toString('base64');
}

/** A value as YAML may write it. */
export function scalar({ random }: Draft, value: string): string {
  const isPlain = /^[\w/-]+$/.test(value);
  return random.pick([
    () => q(value),
    () => `'${value.replaceAll("'", "''").replaceAll('\n', '\n\n    ')}'`,
    () => (isPlain ? value : q(value)),
    () =>
      `|\n${value
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}`,
  ])();
}
