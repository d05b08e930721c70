/** The line of the configuration that declares a release of a chart, to paste and complete. */
export function entryPointOf(chart: string): string {
  return `entryPoints: [{chart: ${scalar(chart)}, values: [values-prod.yaml], namespace: NAMESPACE}]`;
}

function scalar(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
