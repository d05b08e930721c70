export { n as jobCount, r as renderInJobs } from "./engine-rollout.js";
