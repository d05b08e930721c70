export { t as fixProblems } from "./engine-rollout.js";
