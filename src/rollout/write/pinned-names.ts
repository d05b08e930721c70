import { addTo } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { YamlNode } from '../../model/node.ts';
import { splitCopyName } from './copy-name.ts';

/** Names that may be those of copies, with the objects that contain them, other than as the object's own name. */
type CopyNameUsers = ReadonlyMap<string, ReadonlySet<Manifest>>;

const MAX_NAME = 253;

/** Where names of copies are used: any text of an object may be one. Linear in the size of the objects. */
export function copyNameUsers(objects: readonly Manifest[]): CopyNameUsers {
  const users = new Map<string, Set<Manifest>>();
  const look = (node: YamlNode, object: Manifest): void => {
    if (node.kind === 'map') for (const { value } of node.entries) look(value, object);
    else if (node.kind === 'sequence') for (const item of node.items) look(item, object);
    else if (node.text.length <= MAX_NAME && splitCopyName(node.text) !== undefined) {
      addTo(users, node.text, object);
    }
  };
  for (const object of objects) {
    for (const { name, value } of object.node.entries) {
      if (name !== 'metadata') look(value, object);
    }
  }
  return users;
}

/** The names that something else than the linked workloads uses: such copies stay. */
export function pinnedNames(
  users: CopyNameUsers,
  isLinked: (object: Manifest) => boolean,
): ReadonlySet<string> {
  const pinned = [...users].filter(([, objects]) => [...objects].some((each) => !isLinked(each)));
  return new Set(pinned.map(([name]) => name));
}
