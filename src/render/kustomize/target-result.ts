export interface TargetResult {
  readonly todo: true;
}
