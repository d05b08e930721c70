export { a as jobCount, o as renderInJobs } from "./engine-rollout2.js";
