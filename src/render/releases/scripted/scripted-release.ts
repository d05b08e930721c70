import type { ChartNeed } from '../../../model/manifest.ts';
import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { SetExpression } from '../../helm/values/set-expression.ts';

/** A release that a program other than Flux and Argo CD installs, by a command or a list that names all of it literally. */
export interface ScriptedRelease {
  readonly name: string;
  /** Absent: the one that is current when it is installed. */
  readonly namespace: string | undefined;
  /** A folder of the repository, or a chart from elsewhere. */
  readonly chart: string | ChartNeed;
  /** In their order. */
  readonly values: readonly ScriptedValues[];
  /** The command, or the item of the list. */
  readonly at: Span;
}

export type ScriptedValues =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'node'; readonly node: YamlNode }
  /** `unknown`: only a run knows the value. */
  | { readonly kind: 'set'; readonly set: SetExpression; readonly unknown: boolean };
