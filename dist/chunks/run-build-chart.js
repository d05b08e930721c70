export { r as runBuildChart } from "./engine-kustomize.js";
