import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { builtInSchema } from '../../kustomize/merge/built-in-schema.ts';
import { idKey, idText } from '../../kustomize/object/resource-id.ts';
import { currentId, resourceOf } from '../../kustomize/object/resource.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';

/**
 * Why objects cannot stand side by side once variables have changed some of their names. Flux compares each with the others as they are at
 * that moment: those before it changed, those behind it not yet.
 */
export function findCollision(
  before: readonly Manifest[],
  after: readonly Manifest[],
): BuildRefusal | undefined {
  const counts = new Map<string, number>();
  const count = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const object of before) count(keyOf(object), 1);
  for (const [index, object] of after.entries()) {
    const old = before[index];
    if (old === undefined || old === object) continue;
    count(keyOf(old), -1);
    const key = keyOf(object);
    count(key, 1);
    if ((counts.get(key) ?? 0) > 1) return collision(object, after, counts.get(key) ?? 0);
  }
  return undefined;
}

function keyOf({ node }: Manifest): string {
  return idKey(currentId(resourceOf(node, builtInSchema())));
}

function collision(object: Manifest, all: readonly Manifest[], found: number): BuildRefusal {
  const { node, kind, name } = object;
  const other = all.find((each) => each !== object && keyOf(each) === keyOf(object));
  return refused(node, `in Replace: id matched ${found} resources`, {
    message: message`With its variables filled in, this is a second ${kind} \`${name ?? ''}\``,
    ...(other !== undefined && { related: [{ at: other.node, message: message`the other one` }] }),
  });
}

/** What an object must have to be decoded. */
export function findNameless(objects: readonly Manifest[]): BuildRefusal | undefined {
  const object = objects.find(
    ({ name, kind, apiVersion }) => name === undefined || kind === '' || apiVersion === '',
  );
  if (object === undefined) return undefined;
  const id = idText(currentId(resourceOf(object.node, builtInSchema())));
  return refused(object.node, `failed to decode Kubernetes apiVersion, kind and name from: ${id}`, {
    message: message`This object lacks \`apiVersion\`, \`kind\` or \`metadata.name\``,
  });
}
