/** How a page is printed; a format ignores what it has no use for. */
export interface PrintOptions {
  readonly color: boolean;
  /** text: columns; undefined: lines have no end. */
  readonly width: number | undefined;
  /** text, markdown: no line may be a workflow command for the runner of GitHub Actions. */
  readonly guardCommands: boolean;
  /** markdown: bytes of UTF-8 that the page may have. */
  readonly maxBytes: number;
  /** markdown: a clause that names the place of everything that did not fit. */
  readonly rest: string;
  /** markdown, html: address of the repository's files, without the last `/`; places become links. */
  readonly filesUrl: string | undefined;
}

export const DEFAULT_PRINT_OPTIONS: PrintOptions = {
  color: false,
  width: undefined,
  guardCommands: false,
  maxBytes: Infinity,
  rest: 'the command shows all',
  filesUrl: undefined,
};
