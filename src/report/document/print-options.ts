import type { Tone } from './document.ts';

/** How a page is printed; a format ignores what it has no use for. */
export interface PrintOptions {
  readonly color: boolean;
  /** text: columns; undefined: lines have no end. */
  readonly width: number | undefined;
  /** text, markdown: no line may be a workflow command for the runner of GitHub Actions. */
  readonly guardCommands: boolean;
  /** markdown, html with views: bytes of UTF-8 that the page may have. */
  readonly maxBytes: number;
  /** markdown, html with views: a clause that names the place of everything that did not fit. */
  readonly rest: string;
  /** markdown, html: address of the repository's files, without the last `/`; places become links. */
  readonly filesUrl: string | undefined;
  /** html: the page has views; absent: it is one text. */
  readonly page?: PageSetup;
}

/** A page whose outermost sections are its views: one is seen at a time where scripts run, all of them below each other elsewhere. */
export interface PageSetup {
  readonly title: string;
  /** Beside the title, less prominent. */
  readonly asides: readonly string[];
  readonly views: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly number?: string;
    readonly tone?: Tone;
  }[];
  /** Share of the bytes left that a view may take, by its anchor; all of them if it has none. */
  readonly shares: ReadonlyMap<string, number>;
}

export const DEFAULT_PRINT_OPTIONS: PrintOptions = {
  color: false,
  width: undefined,
  guardCommands: false,
  maxBytes: Infinity,
  rest: 'the command shows all',
  filesUrl: undefined,
};

/** Bytes of a page with views: browsers open pages of this size within two seconds (see `PAGE_ELEMENTS` too); far larger ones, they do not open at all. */
export const PAGE_BYTES = 20 * 1024 * 1024;
