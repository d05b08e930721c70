/** How a program reads globs. Each row below imitates the program it names; `test/text/glob/` holds answers for each. */
export interface GlobDialect {
  /** Whether `*` and `?` match `/`. */
  readonly crossesFolders: boolean;
  /** `**` is `*` again; any text; or, as a whole part of a path, any number of folders (elsewhere `*`). */
  readonly doubleStar: 'star' | 'text' | 'folders';
  /** Whether `a/**` matches `a`, too. */
  readonly withFolder?: true;
  /**
   * `{a,b}`. `choice`: braces that do not close or hold no comma are characters. `open-choice`: they may hold one option, and the end
   * of the pattern closes them. `expansion`: the pattern is read once for each option.
   */
  readonly braces: 'characters' | 'choice' | 'open-choice' | 'expansion';
  /** Whether a backslash takes the special meaning from the next character. */
  readonly escapes: boolean;
  readonly classes: ClassSyntax;
  /** A bracket, brace or backslash that lacks what belongs to it is a character, or the program refuses the pattern. */
  readonly malformed: 'character' | 'refused';
  /** Whether a character is a byte of UTF-8. */
  readonly bytes?: true;
}

/** How `[a-z]` is read. */
interface ClassSyntax {
  /** The characters that negate a class at its start. */
  readonly negation: string;
  /** Where `a-z` is a range: anywhere; anywhere, and a `-` elsewhere is a mistake; only if nothing else is in the class. */
  readonly ranges: 'anywhere' | 'strict' | 'alone';
  /** `[z-a]` matches `z`; nothing; is malformed. */
  readonly reversed: 'low' | 'empty' | 'malformed';
  /** Whether a class matches `/`; or `/` may not be in it. */
  readonly slash: 'matches' | 'never' | 'malformed';
  /** `[[:alpha:]]`, and `]` is a character at the start. */
  readonly posix?: true;
}

/** `--include`, and every other option and setting of envfrom that takes a path. */
export const PATHS: GlobDialect = {
  crossesFolders: false,
  doubleStar: 'folders',
  braces: 'choice',
  escapes: false,
  classes: { negation: '!^', ranges: 'anywhere', reversed: 'malformed', slash: 'malformed' },
  malformed: 'character',
};

/** Options and settings of envfrom that take a name. */
export const NAMES: GlobDialect = {
  ...PATHS,
  crossesFolders: true,
  doubleStar: 'text',
  classes: { ...PATHS.classes, slash: 'matches' },
};

/** wildmatch.c of git with WM_PATHNAME: ignore files, and pathspecs with `:(glob)`. */
export const GIT_PATH: GlobDialect = {
  crossesFolders: false,
  doubleStar: 'folders',
  braces: 'characters',
  escapes: true,
  classes: { negation: '!^', ranges: 'anywhere', reversed: 'low', slash: 'never', posix: true },
  malformed: 'refused',
  bytes: true,
};

/** wildmatch.c of git without it: other pathspecs, such as the `files` of an Argo CD git generator. */
export const GIT_TEXT: GlobDialect = {
  ...GIT_PATH,
  crossesFolders: true,
  doubleStar: 'star',
  classes: { ...GIT_PATH.classes, slash: 'matches' },
};

/** github.com/gobwas/glob 0.2.3 with the separator `/`: `.Files.Glob` of Helm. */
export const GOBWAS_PATH: GlobDialect = {
  crossesFolders: false,
  doubleStar: 'text',
  braces: 'open-choice',
  escapes: true,
  classes: { negation: '!', ranges: 'alone', reversed: 'malformed', slash: 'matches' },
  malformed: 'refused',
};

/** The same without separators: `include` and `exclude` of an Argo CD directory. */
export const GOBWAS_TEXT: GlobDialect = { ...GOBWAS_PATH, crossesFolders: true };

/** github.com/bmatcuk/doublestar v4: values files of Argo CD, and its git generator with the newer globbing. */
export const DOUBLESTAR: GlobDialect = {
  crossesFolders: false,
  doubleStar: 'folders',
  withFolder: true,
  braces: 'expansion',
  escapes: true,
  classes: { negation: '!^', ranges: 'anywhere', reversed: 'low', slash: 'malformed' },
  malformed: 'refused',
};

/** path.Match of Go, and filepath.Match on Unix: `.helmignore`, the `directories` of an Argo CD git generator, Flux's ignore files. */
export const GO_PATH: GlobDialect = {
  crossesFolders: false,
  doubleStar: 'star',
  braces: 'characters',
  escapes: true,
  classes: { negation: '^', ranges: 'strict', reversed: 'empty', slash: 'matches' },
  malformed: 'refused',
};

/** The copy of an older path.Match in Flux's envsubst. */
export const ENVSUBST: GlobDialect = { ...GO_PATH, crossesFolders: true };
