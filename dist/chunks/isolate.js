export { c as isolate } from "./engine-report.js";
