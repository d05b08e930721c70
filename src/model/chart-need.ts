/** The chart that a release asks for, wherever it lies. */
export interface ChartNeed {
  /** As its Chart.yaml names it. */
  readonly name: string;
  /** A version, a range, or a tag; undefined for the newest. */
  readonly version: string | undefined;
  /** URL of the chart repository, or of the chart itself for `oci://…`; undefined when nothing here says. */
  readonly repository: string | undefined;
}

/** A chart of elsewhere that a build was made of. */
export interface ChartUse extends ChartNeed {
  /** The folder or archive that was taken; undefined where its values were all there was. */
  readonly found: string | undefined;
}
