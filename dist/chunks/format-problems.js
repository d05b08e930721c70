export { t as formatProblems } from "./engine-report.js";
