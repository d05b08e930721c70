export { t as runShard } from "./engine-report4.js";
