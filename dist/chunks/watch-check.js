export { n as watchCheck } from "./engine-changes3.js";
