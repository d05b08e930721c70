import { f as openCharts, t as chartFinder } from "./engine-releases.js";
import { a as openFlux, i as entryRenderer, n as makeEntries, o as openArgo, r as fluxInstanceSync, t as ownCharts } from "./engine-argo.js";
export { chartFinder, entryRenderer, fluxInstanceSync, makeEntries, openArgo, openCharts, openFlux, ownCharts };
