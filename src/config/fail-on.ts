import { CannotRun } from '../model/cannot-run.ts';
import { positionOf, type SourceFile } from '../model/span.ts';
import type { Violation } from './violation.ts';

/**
 * Throws CannotRun with every mistake of a file, each once and at its line and column, and the page that describes the file; does nothing
 * if there is no mistake.
 */
export function failOn(violations: readonly Violation[], file: SourceFile, help: string): void {
  if (violations.length === 0) return;
  const lines = violations.map(({ at, message }) => {
    const { line, column } = positionOf(at);
    return `${file.path}:${line}:${column}: ${message}`;
  });
  throw new CannotRun([...new Set(lines)], help);
}
