export { t as readConfig } from "./config.js";
