export { r as watchCheck } from "./engine-report.js";
