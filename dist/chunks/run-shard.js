export { t as runShard } from "./engine-cli.js";
