/** All that a repository without objects of Flux or Argo CD and without charts never runs: the part `deployers`. */
export { openArgo } from './argo/argo-context.ts';
export { entryRenderer } from './entry-points/render-entry.ts';
export { makeEntries } from './entry-points/make-entries.ts';
export { openFlux } from './flux/flux-context.ts';
export { fluxInstanceSync } from './flux/flux-instance.ts';
export { openCharts } from './releases/chart-library.ts';
export { chartFinder } from './releases/inflated-charts.ts';
export { ownCharts } from './releases/own-charts.ts';
