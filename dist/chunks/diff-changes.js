export { n as diffChanges } from "./engine-rollout2.js";
