export { r as addClusters } from "./config.js";
