export { s as runSet } from "./engine-rollout2.js";
