export { t as jobCount, n as renderInJobs } from "./engine-cli.js";
