export { a as openRounds } from "./engine-rollout.js";
