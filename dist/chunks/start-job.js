export { t as startJob } from "./engine-cli.js";
