import type { InflatedChart } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import type { MapNode } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import type { Text } from './decode.ts';

/** Finds the charts that kustomizations inflate; what renders them is not known in this room. */
export type FindChart = (wanted: WantedChart) => FoundChart | undefined;

export interface WantedChart {
  /** Where kustomize looks; undefined when nothing is there and Helm would pull the chart. */
  readonly folder: string | undefined;
  readonly name: string;
  readonly version: string | undefined;
  readonly repository: string | undefined;
}

export interface FoundChart {
  /** Its folder or archive; undefined for a chart that is not here: its values may say what it makes. */
  readonly path: string | undefined;
  /** Its values.yaml. */
  readonly values: SourceFile | undefined;
  /** What `helm template` gives for it; refused in Helm's words. */
  readonly inflate: (request: InflateRequest) => BuildResult<Inflated>;
}

/** How kustomize calls `helm template`. */
export interface InflateRequest {
  readonly releaseName: Text;
  readonly nameTemplate: Text;
  readonly namespace: string;
  readonly values: readonly GivenValues[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string;
  readonly includeCrds: boolean;
  readonly skipHooks: boolean;
  readonly skipTests: boolean;
  /** The entry of the kustomization. */
  readonly at: Span;
}

/** Values for Helm: a file, or what kustomize has made of a file and of values in the kustomization, in its own dialect. */
export type GivenValues =
  | { readonly kind: 'file'; readonly file: SourceFile }
  | { readonly kind: 'merged'; readonly node: MapNode };

export interface Inflated {
  /** The documents that Helm prints, in its order. */
  readonly sources: readonly SourceFile[];
  /** Why objects may be missing, as clauses. */
  readonly partial: readonly Reason[];
  /** The chart is not here: they are what its values let expect. */
  readonly previewed?: true;
  /** The chart is not here, and nothing says what it makes: its values, as far as they may name something. */
  readonly unread?: MapNode;
}

/** Why nothing of a chart is in a build. */
export function notRendered(name: string): Reason {
  return { ...message`envfrom does not render the Helm chart \`${name}\``, code: 'chart' };
}

/** Charts that a build has asked for, by what distinguishes them. */
export type InflatedCharts = Map<string, InflatedChart>;
