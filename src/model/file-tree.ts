/** The files of one run, as `io/` found them or a test wrote them. Nothing else touches the outside. */
export interface FileTree {
  /** Paths relative to the root of the run, `/`-separated, sorted by code unit, without directories. */
  readonly paths: readonly string[];
  /** Bytes of a file, or why they cannot be read. Reading the same path twice gives the same bytes. */
  readonly read: (path: string) => FileContent;
}

export type FileContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: string };
