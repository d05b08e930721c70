import type { MapNode } from '../model/node.ts';
import type { Container } from '../model/workload.ts';
import type { EnvironmentBuilder } from './environment-builder.ts';
import type { Pod } from './pod.ts';

/** One env entry on its way into the environment. */
export interface EnvEntry {
  readonly name: string;
  readonly node: MapNode;
  /** Path of the entry in the object. */
  readonly path: string;
  readonly container: Container;
  readonly pod: Pod;
  readonly builder: EnvironmentBuilder;
}
