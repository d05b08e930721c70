export { t as fixProblems } from "./engine-rollout2.js";
