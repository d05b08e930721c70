export { t as startJob } from "./engine-report.js";
