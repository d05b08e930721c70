import type { Manifest } from '../../src/model/manifest.ts';

/** An object of the repository that others name. */
export interface NamedObject extends Asked {
  readonly manifest: Manifest;
}

/** What is named, and from where. */
export interface Asked {
  /** Group and kind. */
  readonly to: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly build: string;
}

export function nameOf({ to, name }: Asked): string {
  return `${to} ${name}`;
}

export function placeOf({ to, name, namespace }: Asked): string {
  return `${to} ${namespace ?? ''}/${name}`;
}
