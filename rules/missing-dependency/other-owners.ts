import type { Evidence } from '../../src/model/evidence.ts';
import { once } from '../../src/model/memo.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Reason } from '../../src/model/reason.ts';

const OWNER = /(?:github|raw\.githubusercontent)\.com[/:]([\w.-]+)\//i;

/**
 * Whether a remote base belongs to someone from whom neither this repository nor any source of Flux comes. What such a project publishes for everyone
 * holds no object that the objects of Flux here depend on. Unknown owners are nobody else.
 */
export function openOtherOwners({
  manifests,
  tree,
}: Pick<Evidence, 'manifests' | 'tree'>): (reason: Reason) => boolean {
  const own = once(() => {
    const urls = manifests.flatMap(({ manifest: { kind, node } }) =>
      kind === 'GitRepository' || kind === 'OCIRepository'
        ? (scalarAt(node, 'spec', 'url')?.text ?? [])
        : [],
    );
    return new Set([...urls, ...(tree?.remotes ?? [])].flatMap((url) => ownerOf(url) ?? []));
  });
  return ({ code, parts }) => {
    if (code !== 'remote-base' || own().size === 0) return false;
    const owners = parts.flatMap((part) =>
      typeof part === 'string' ? [] : (ownerOf(part.text) ?? []),
    );
    return owners.length > 0 && owners.every((owner) => !own().has(owner));
  };
}

function ownerOf(url: string): string | undefined {
  return OWNER.exec(url)?.[1]?.toLowerCase();
}
