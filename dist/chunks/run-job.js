export { n as runJob } from "./engine-cli.js";
