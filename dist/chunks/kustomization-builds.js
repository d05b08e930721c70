export { n as kustomizationBuilds } from "./engine-kustomize2.js";
