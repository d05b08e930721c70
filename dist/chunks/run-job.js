export { n as runJob } from "./engine-report.js";
