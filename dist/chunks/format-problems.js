export { i as formatProblems } from "./engine-report.js";
