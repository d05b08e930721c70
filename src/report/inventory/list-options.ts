/** How a list of builds, references or sources is written. */
export interface ListOptions {
  readonly version: string;
  readonly color: boolean;
}
