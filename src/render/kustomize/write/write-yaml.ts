import type { YamlNode } from '../../../model/node.ts';

/** Objects as `kustomize build` prints them: documents joined by `---`, keys sorted, every scalar as its resolved value. */
export function writeYaml(objects: readonly YamlNode[]): string {
  throw new Error(`not yet: ${objects.length}`);
}
