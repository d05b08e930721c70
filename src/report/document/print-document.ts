import type { Document } from './document.ts';
import { printHtml } from './html/print-html.ts';
import { printMarkdown } from './markdown/print-markdown.ts';
import type { PrintOptions } from './print-options.ts';
import { printText } from './text/print-text.ts';

/** The formats that people read: every view can be printed in each. */
export type DocumentFormat = 'text' | 'markdown' | 'html';

/** What prints a page, in pieces. */
export const PRINTERS: Readonly<
  Record<DocumentFormat, (document: Document, options: PrintOptions) => Iterable<string>>
> = { text: printText, markdown: printMarkdown, html: printHtml };

/** A page in one format, as one text that ends with a newline. */
export function printDocument(
  format: DocumentFormat,
  document: Document,
  options: PrintOptions,
): string {
  return [...PRINTERS[format](document, options)].join('');
}
