export { i as addClusters } from "./config.js";
