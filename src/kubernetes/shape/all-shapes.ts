import { ARGO_SHAPES } from './argo-shapes.ts';
import { CONTROLLER_SHAPES } from './controller-shapes.ts';
import { CUSTOM_SHAPES } from './custom-shapes.ts';
import { NETWORK_SHAPES } from './network-shapes.ts';
import { OBJECT_SHAPES } from './object-shapes.ts';
import type { StructShape } from './shape.ts';
import { VOLUME_SHAPES } from './volume-shapes.ts';

/** The structs that are known, by name. */
export const SHAPES: ReadonlyMap<string, StructShape> = new Map(
  [
    ...OBJECT_SHAPES,
    ...VOLUME_SHAPES,
    ...CONTROLLER_SHAPES,
    ...CUSTOM_SHAPES,
    ...ARGO_SHAPES,
    ...NETWORK_SHAPES,
  ].map((shape) => [shape.name, shape]),
);
