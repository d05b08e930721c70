import type { FetchModule, FoundModule } from '../deployers/go-module.ts';

/** The newest patch release of a minor version that the proxy has, with a certain file. `module`: `k8s.io/api@v0`. */
export function newestOf(
  module: string,
  minor: number,
  file: string,
  fetch: FetchModule,
): FoundModule | undefined {
  for (let patch = 9; patch >= 0; patch--) {
    const found = fetch(`${module}.${minor}.${patch}`);
    if (found?.read(file) !== undefined) return found;
  }
  return undefined;
}
