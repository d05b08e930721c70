export { t as catalogue } from "./engine-kubernetes2.js";
