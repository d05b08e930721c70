import type { PrintOptions } from '../document/print-options.ts';

export const CHANGE_FORMATS = ['text', 'json', 'markdown', 'html'] as const;
export type ChangeFormat = (typeof CHANGE_FORMATS)[number];

/** How changes are shown; what a format has no use for is ignored by it. */
export interface ChangeOptions {
  /** Version of envfrom itself. */
  readonly version: string;
  /** What the two sides are called: `main (1a2b3c4)`, `the working tree`. */
  readonly labels: { readonly base: string; readonly head: string };
  readonly color: boolean;
  /** Columns; undefined: lines have no end. */
  readonly width: number | undefined;
  /** Line by line what changes in mounted files. */
  readonly files: boolean;
  /** On a screen: list every workload. */
  readonly verbose: boolean;
  /** Show rollout verdicts: not if two variants of one tree are compared. */
  readonly rollouts: boolean;
  readonly guardCommands: boolean;
  /** Markdown: bytes that it may have at most. */
  readonly maxBytes: number;
  /** Markdown: address of the files of the head: `https://github.com/o/r/blob/sha`. */
  readonly filesUrl: string | undefined;
}

export const DEFAULT_CHANGE_OPTIONS: ChangeOptions = {
  version: '',
  labels: { base: 'the base', head: 'the head' },
  color: false,
  width: 100,
  files: false,
  verbose: false,
  rollouts: true,
  guardCommands: false,
  maxBytes: 1_000_000,
  filesUrl: undefined,
};

export function printOptionsOf(options: ChangeOptions): PrintOptions {
  return { ...options, rest: '`envfrom diff --verbose` shows all' };
}

/** The address of the view of a change in a page of HTML. */
export const CHANGE_VIEW = 'change';
