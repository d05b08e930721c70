export { t as runShard } from "./engine-rollout.js";
