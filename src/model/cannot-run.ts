/** An error that the user must fix first (a bad flag, no such path). Caught at the edges: exit 2. Never for problems in manifests. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
  /** Each is printed on a line of its own, even if it holds line breaks. */
  readonly lines: readonly string[];
  readonly help: string | undefined;

  constructor(message: string | readonly string[], help?: string) {
    const lines = typeof message === 'string' ? [message] : message;
    super(lines.join('\n'));
    this.lines = lines;
    this.help = help;
  }
}
