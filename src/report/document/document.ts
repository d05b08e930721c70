import type { Severity } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';

/**
 * The content of a page of output, without a format. Its texts are as the repository has them: a printer escapes them. Blocks may be made
 * when a printer comes to them, so that a report of a hundred thousand problems is never held as a page.
 */
export type Document = Iterable<Block>;

export type Block =
  | Section
  | Group
  | Paragraph
  | Table
  | Tree
  | Frame
  | CodeBlock
  | Facts
  | Overview
  | Printed;

/** How a text stands out. Words carry the meaning: a format without colours loses nothing. */
export type Tone = 'strong' | 'quiet' | 'error' | 'warning' | 'info' | 'good';

export interface Part {
  readonly text: string;
  readonly tone?: Tone | undefined;
  /** Bold besides the tone. */
  readonly strong?: boolean;
  /** A name or value: `quoted` within a sentence, in which plain text needs backticks; `bare` in a place of its own. */
  readonly code?: 'quoted' | 'bare';
  /** The place that the text names: a link if files have an address. */
  readonly at?: Span | undefined;
  /** A picture before the text, in formats that have no colours. */
  readonly icon?: string;
  /** HTML: the anchor in the same page that the text leads to. */
  readonly to?: string;
  /** HTML: the page of the web that the text leads to. */
  readonly href?: string;
  /** HTML: a word in a frame of its own, such as a verdict. */
  readonly badge?: true;
}

/** What a reader of HTML can filter by. */
export type Facet = 'problem' | 'differs';

/** HTML: how a part of a page is found. */
interface Findable {
  /** Its address within the page: letters, digits, `-`, `_` and `.`. */
  readonly anchor?: string;
  /** What filters look at; absent: filters leave it alone. */
  readonly facets?: readonly Facet[];
}

export type Line = string | readonly (string | Part)[];

/** Blocks under a title. */
export interface Section extends Findable {
  readonly kind: 'section';
  /** Of the heading in Markdown, in which one page may be put into another: 1 is the page, 3 has no heading but a line. */
  readonly level: 1 | 2 | 3;
  readonly title: Line;
  /** Beside the title, less prominent. */
  readonly asides?: readonly Line[];
  readonly blocks: Iterable<Block>;
  /** Can be folded away, in formats that can: shown at first, or not. */
  readonly folds?: 'open' | 'closed';
  readonly counts?: Count;
}

/** Blocks that belong together: plain text leaves no blank line between them. */
export interface Group {
  readonly kind: 'group';
  readonly blocks: readonly Block[];
  /** Plain text: two blanks before each line. */
  readonly indented?: boolean;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Line;
  readonly tone?: Tone;
  /** A bullet or sign before the text, in plain text; the lines after the first begin under the text. */
  readonly mark?: string;
  /** The same in Markdown. */
  readonly icon?: string;
  /** Plain text: blanks before the lines after the first. */
  readonly hang?: number;
  /** Plain text: never broken, for lines that are copied or clicked. */
  readonly keeps?: boolean;
  readonly counts?: Count;
}

/** Things that a block or row represents: what does not fit into a bounded page is counted. */
export interface Count {
  readonly number: number;
  readonly noun: string;
  readonly plural?: string;
}

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Plain text: the columns have no titles. */
  readonly untitled?: boolean;
  /** Plain text: what is printed if the table is too wide. */
  readonly narrow?: Block;
  /** HTML: what the table shows, for those who do not see what is around it. */
  readonly caption?: string;
  /** HTML: the first cell of a row is its title. */
  readonly headed?: boolean;
  /** HTML: what comes first in each cell is a name or a value. */
  readonly code?: boolean;
}

export interface Column {
  readonly title: string;
  readonly align?: 'right' | 'center';
  /** Plain text: columns of the screen that a column of the table takes at most and at least. */
  readonly most?: number;
  readonly least?: number;
  /**
   * Plain text, how the cells of the column are fitted: `words` breaks lines between words, `anywhere` between characters; `below` puts a cell
   * under its row if there is no room for it; `keep`, the default, lets it take what it needs.
   */
  readonly fit?: 'words' | 'anywhere' | 'below' | 'keep';
}

export interface Row extends Findable {
  /** `+`, `-`: before the first cell. */
  readonly mark?: string;
  /** The lines of each cell; the last cell may take the columns after it too. */
  readonly cells: readonly (readonly Line[])[];
  /** By cell: more lines, which HTML folds away. */
  readonly more?: readonly (Fold | undefined)[];
  /** Of the mark and the first cell, and of a cell that takes several columns. */
  readonly tone?: Tone | undefined;
  /** Under the row. */
  readonly below?: readonly Block[];
  readonly counts?: Count;
}

interface Tree {
  readonly kind: 'tree';
  readonly nodes: readonly TreeNode[];
}

/** Lines under a title, folded away in formats that can. */
export interface Fold {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface TreeNode extends Findable {
  readonly text: Line;
  readonly children: readonly TreeNode[];
  /** What is below can be folded away, in formats that can. */
  readonly folds?: 'open' | 'closed';
}

/** A problem with the code that it is about. */
export interface Frame extends Findable {
  readonly kind: 'frame';
  readonly severity: Severity;
  readonly rule: string;
  /** HTML: the page of the rule on the web. */
  readonly href?: string;
  /** Behind the rule, in text: what the end of the report explains. */
  readonly mark?: string;
  readonly message: Line;
  /** The place of the problem, then second places. */
  readonly excerpts: readonly Excerpt[];
  readonly notes: readonly Note[];
  readonly counts?: Count;
}

/** One line of a file: secrets redacted, clipped. */
export interface FrameLine {
  readonly number: number;
  readonly text: string;
  /** The marked columns of the text; on the line of the place only. */
  readonly mark: { readonly column: number; readonly width: number } | undefined;
}

/** Lines of a file, with a mark under what they are shown for. */
export interface Excerpt {
  readonly at: Span;
  /** `config/app.yaml:7:3` */
  readonly place: string;
  readonly lines: readonly FrameLine[];
  /** Behind the mark. */
  readonly label: Line;
}

export interface Note {
  /** `help: ` */
  readonly label: string;
  readonly text: Line;
  readonly blocks?: readonly Block[];
}

/** Lines that keep their blanks: of a file, of a diff. */
export interface CodeBlock {
  readonly kind: 'code';
  readonly title?: Line;
  readonly language: string;
  readonly lines: readonly Part[];
}

/** Numbers that are seen first. */
export interface Facts {
  readonly kind: 'facts';
  readonly facts: readonly {
    readonly number: string;
    readonly words: string;
    readonly tone?: Tone | undefined;
    readonly to?: string;
    /** What the view that it leads to is filtered by then. */
    readonly only?: Facet;
  }[];
}

/** Plain text: a block that is printed only if the problems before it take more than so many lines. */
interface Overview {
  readonly kind: 'overview';
  readonly beyond: number;
  readonly block: Block;
}

/** What a printer of the same format has made of another page. */
interface Printed {
  readonly kind: 'printed';
  readonly text: string;
}
