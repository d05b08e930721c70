/** What the user must fix first (a bad flag, no such path). Caught at the edges: one line, exit 2. Never for problems in manifests. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}
