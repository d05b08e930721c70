export { t as runDiff } from "./engine-report8.js";
