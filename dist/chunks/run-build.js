export { t as runBuild } from "./engine-kustomize.js";
