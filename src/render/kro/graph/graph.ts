import type { Manifest } from '../../../model/manifest.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { CelNode } from '../cel/cel-syntax.ts';
import type { Shape } from '../schema/shape.ts';

/** An expression where it is written. */
export interface Expression {
  readonly text: string;
  readonly at: ScalarNode;
  /** Undefined if it is not understood here, or wrong. */
  readonly node: CelNode | undefined;
}

/** A tree with expressions in some of its texts. */
export interface Template {
  readonly root: MapNode;
  readonly texts: ReadonlyMap<ScalarNode, FilledText>;
  /** The nodes below which there is such a text; all others stay as they are. */
  readonly open: ReadonlySet<YamlNode>;
}

/** A text with expressions. */
export interface FilledText {
  /** The keys and `[0]` that lead to it. */
  readonly path: readonly string[];
  readonly parts: readonly (string | Expression)[];
  /** One expression is all of it, so that it keeps the type of its value. */
  readonly isWhole: boolean;
}

/** A ResourceGraphDefinition that kro accepts, as far as that can be told. */
export interface Graph {
  readonly manifest: Manifest;
  /** Those of its instances. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
  readonly shape: Shape;
  /** In the order in which kro applies them. */
  readonly resources: readonly GraphResource[];
}

/** A resource of a graph. */
export interface GraphResource {
  readonly id: string;
  readonly node: MapNode;
  /** What is applied, or for an external one what is read. */
  readonly template: Template;
  readonly isExternal: boolean;
  readonly includeWhen: readonly Expression[];
  readonly readyWhen: readonly Expression[];
  readonly forEach: readonly Dimension[];
  /** The ids of the resources that it waits for. */
  readonly dependencies: readonly string[];
}

/** A list for each item of which there is an object. */
export interface Dimension {
  readonly name: string;
  readonly expression: Expression;
}
