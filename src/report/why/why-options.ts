import type { BuildUsage } from './collect-usage.ts';

export const WHY_FORMATS = ['text', 'json', 'html'] as const;

/** How the answer of `envfrom why` is written. */
export interface WhyOptions {
  readonly version: string;
  readonly color: boolean;
}

/** What of an answer is written. */
export interface BoundedUsage {
  readonly usage: readonly BuildUsage[];
  /** Containers at the end that are left out. */
  readonly leftOut: number;
}
