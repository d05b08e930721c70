export { n as kustomizationBuilds } from "./engine-kustomize.js";
