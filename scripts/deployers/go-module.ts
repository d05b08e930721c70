/** A Go module at a version. */
export interface FoundModule {
  /** `path@version` */
  readonly module: string;
  readonly goMod: string;
  /** A file of it; undefined where it has none, or only its go.mod is at hand. */
  readonly read: (path: string) => string | undefined;
}

/** Finds `path@version`; undefined where it is not to be had. */
export type FetchModule = (module: string) => FoundModule | undefined;
