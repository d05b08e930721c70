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
