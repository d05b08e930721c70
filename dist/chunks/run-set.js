export { t as runSet } from "./engine-rollout2.js";
