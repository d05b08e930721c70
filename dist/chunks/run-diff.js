export { t as runDiff } from "./engine-report4.js";
