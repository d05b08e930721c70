export { t as runShard } from "./engine-cli3.js";
