export { t as runBuild } from "./engine-kustomize2.js";
