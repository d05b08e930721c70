export { n as jobCount, r as renderInJobs } from "./engine-report7.js";
