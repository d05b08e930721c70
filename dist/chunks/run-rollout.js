export { t as runRollout } from "./engine-rollout.js";
