import { scalarAt, type ScalarNode, type YamlNode } from '../node.ts';

interface FluxMark {
  /** `kustomize.toolkit.fluxcd.io/prune: disabled` */
  readonly written: string;
  readonly at: ScalarNode;
}

/** What an object says to Flux in a label or an annotation, in any case (fluxcd/pkg: AnyInMetadata in ssa/utils/metadata.go). */
export function fluxMark(object: YamlNode, field: string, value: string): FluxMark | undefined {
  const name = `kustomize.toolkit.fluxcd.io/${field}`;
  for (const where of ['labels', 'annotations']) {
    const at = scalarAt(object, 'metadata', where, name);
    if (at?.text.toLowerCase() === value.toLowerCase()) return { written: `${name}: ${value}`, at };
  }
  return undefined;
}
