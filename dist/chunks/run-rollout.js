export { n as runRollout } from "./engine-rollout.js";
