import { one, struct, TEXT, type StructType } from '../../kustomize/load/go-struct.ts';
import { SELECTOR } from '../../kustomize/load/kustomization-struct.ts';

/** An entry of `patches`, and of `images`, in the spec of a Flux Kustomization (fluxcd/pkg/apis/kustomize). */
export const FLUX_PATCH: StructType = struct(['patch', TEXT], ['target', one(SELECTOR), 'pointer']);
export const FLUX_IMAGE: StructType = struct(['name newName newTag digest', TEXT]);
