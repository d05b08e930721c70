export { t as openComparison } from "./engine-io.js";
