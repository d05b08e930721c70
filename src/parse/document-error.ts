import type { YamlNode } from '../model/node.ts';

interface Words {
  readonly kubectl?: string;
  readonly help?: string;
}

/** Ends the reading of one document; caught by the reader of the document, never seen outside `parse/`. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly start: number;
  readonly end: number;
  readonly words: Words;
  /** The offsets are those of the file already, not of the document's text. */
  readonly inFile: boolean;

  constructor(start: number, end: number, message: string, words: Words = {}, inFile = false) {
    super(message);
    this.start = start;
    this.end = end;
    this.words = words;
    this.inFile = inFile;
  }

  static atNode({ start, end }: YamlNode, message: string, words: Words): DocumentError {
    return new DocumentError(start, end, message, words, true);
  }
}
