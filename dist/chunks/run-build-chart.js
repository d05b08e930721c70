export { r as runBuildChart } from "./engine-kustomize2.js";
