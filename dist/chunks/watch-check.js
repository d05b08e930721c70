export { i as watchCheck } from "./engine-rollout.js";
