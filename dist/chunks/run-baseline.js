export { r as runBaseline } from "./engine-rollout.js";
