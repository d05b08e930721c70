export { t as readFleet } from "./config.js";
