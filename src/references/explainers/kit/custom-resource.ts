import { isBuiltIn } from '../../../model/kinds/kinds.ts';
import { namespaceIn, type Build, type Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { manifestName } from '../../../model/names/message-names.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Registry } from '../../producers/registry.ts';
import type { NamedProducer } from './name-prefixes.ts';

/** Whether an object's controller may make sources that no table of producers knows. */
export function mayProduce(manifest: Manifest, registry: Registry): boolean {
  return !isBuiltIn(manifest) && !registry.isComplete(manifest) && manifest.group !== '';
}

/** A custom resource as the producer of names that begin with its own, in its own build and namespace. */
export function controllerOf(manifest: Manifest, build: Build): NamedProducer[] {
  const { name } = manifest;
  if (name === undefined) return [];
  const namespace = namespaceIn(manifest, build);
  const reason = controllerReason(manifest);
  return [{ name, namespace, build: build.id, reason, own: true }];
}

/** The reason why a source may exist if the controller of an object may make it. */
export function controllerReason(manifest: Manifest): Reason {
  return message`the controller of ${manifestName(manifest)} may create it`;
}
