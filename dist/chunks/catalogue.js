export { t as catalogue } from "./engine-kubernetes.js";
