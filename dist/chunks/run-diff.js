export { t as runDiff } from "./engine-report9.js";
