/** What reading a file gives. */
export type FileContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'unreadable';
      /** A clause: "permission denied". */
      readonly reason: string;
      /**
       * The cause, if a loader of files needs it: it does not exist, it is a folder, it is outside of the root, or git tracks it and neither
       * the work tree nor this clone has its content.
       */
      readonly cause?: 'missing' | 'folder' | 'outside' | 'not-checked-out';
    };

/** The text of a file; undefined if it cannot be read, or has more bytes than `most`. */
export function contentText(content: FileContent, most = Infinity): string | undefined {
  if (content.kind === 'unreadable' || content.bytes.length > most) return undefined;
  return new TextDecoder().decode(content.bytes);
}
