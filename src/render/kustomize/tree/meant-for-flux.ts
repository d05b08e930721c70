import { message } from '../../../model/message.ts';
import { scalarAt, type YamlNode } from '../../../model/node.ts';
import type { RefusalWords } from './build-refusal.ts';

/** Whether a file with the name of a kustomization holds a Kustomization of Flux. */
export function isOfFlux(root: YamlNode | undefined): boolean {
  return FLUX.test(scalarAt(root, 'apiVersion')?.text ?? '');
}

const FLUX = /^kustomize\.toolkit\.fluxcd\.io\//;

export const MEANT_FOR_FLUX: RefusalWords = {
  message: message`This file has the name of a kustomization, but holds a Kustomization of Flux, which kustomize cannot build`,
  help: message`Rename the file.`,
};
