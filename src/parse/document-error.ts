/** Ends the reading of one document; caught where the document is read, never seen outside `parse/`. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly start: number;
  readonly end: number;
  readonly kubectl: string | undefined;
  readonly help: string | undefined;

  constructor(
    start: number,
    end: number,
    message: string,
    words: { readonly kubectl?: string; readonly help?: string } = {},
  ) {
    super(message);
    this.start = start;
    this.end = end;
    this.kubectl = words.kubectl;
    this.help = words.help;
  }
}
