export { n as readConfig } from "./config.js";
