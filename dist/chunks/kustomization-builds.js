export { n as kustomizationBuilds } from "./engine-cli2.js";
