export { i as runRollout } from "./engine-rollout.js";
